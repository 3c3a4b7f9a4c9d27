import { contentOf } from '../../language/content-words.ts';
import { numberOf } from '../../language/numbers.ts';
import type { Fact } from '../types.ts';

const mostFacts = 8;
/** A figure must be told by a fact; a word may be the writer's own. */
const weightOfFigure = 3;

/** The facts that a text which names none rests on: those that have most of its words, until no further one has more of them. */
export function factsBehind(text: string, facts: readonly Fact[], candidates: readonly number[]): number[] {
  const open = wordsIn(text);
  const known = candidates.map((number) => ({ number, words: wordsIn(facts[number]?.quote ?? '') }));
  const chosen: number[] = [];
  while (chosen.length < mostFacts) {
    const [best] = known
      .map(({ number, words }) => ({ number, size: words.size, told: [...words].filter((word) => open.has(word)) }))
      .sort((one, other) => weigh(other.told) - weigh(one.told) || one.size - other.size);
    if (!best || best.told.length === 0) break;
    chosen.push(best.number);
    for (const word of best.told) open.delete(word);
  }
  return chosen;
}

const wordsIn = (text: string) => new Set([...contentOf(text)].map((word) => String(numberOf(word) ?? word)));
const weigh = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (/\d/.test(word) ? weightOfFigure : 1), 0);
