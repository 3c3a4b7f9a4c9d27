import { functionWords } from '../../language/data/function-words.ts';
import {
  irregularParticiples,
  notParticiples,
  transitionPairs,
  transitionWords,
} from '../../language/data/style-words.ts';
import { countSyllables } from '../../language/syllables.ts';
import type { ArticleDocument } from './document.ts';

const oneWordTransitions = new Set(transitionWords.filter((entry) => !entry.includes(' ')));
/** Entries of several words by their first one: few words of a text open any of them. */
const longTransitions = new Map<string, string[][]>();
for (const entry of transitionWords) {
  const [first = '', ...others] = entry.split(' ');
  if (others.length > 0) longTransitions.set(first, [...(longTransitions.get(first) ?? []), others]);
}

export function hasTransition(words: string[]): boolean {
  if (words.some((word) => oneWordTransitions.has(word))) return true;
  const stands = (others: readonly string[], at: number) =>
    others.every((other, place) => words[at + 1 + place] === other);
  if (words.some((word, at) => longTransitions.get(word)?.some((others) => stands(others, at)))) return true;
  return transitionPairs.some(([first, second]) => {
    const at = words.indexOf(first.split(' ')[0] ?? '');
    if (at < 0) return false;
    const run = ` ${words.join(' ')} `;
    const start = run.indexOf(` ${first} `);
    return start >= 0 && run.indexOf(` ${second} `, start + first.length + 1) > 0;
  });
}

const formsOfBe = new Set([
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'being',
  'am',
  'gets',
  'get',
  'got',
  "it's",
  "they're",
  "isn't",
  "aren't",
]);

/** Passive: a form of 'to be', at most two adverbs, then a participle that a noun does not follow as its adjective. */
export function isPassive(words: string[]): boolean {
  for (let at = 0; at < words.length - 1; at++) {
    if (!formsOfBe.has(words[at] ?? '')) continue;
    let next = at + 1;
    while (
      next < words.length &&
      next - at <= 2 &&
      /(?:ly|not|never|always|also|already|still|automatically)$/.test(words[next] ?? '')
    )
      next++;
    const word = words[next] ?? '';
    if (notParticiples.has(word)) continue;
    if ((word.length > 4 && word.endsWith('ed')) || irregularParticiples.has(word)) return true;
  }
  return false;
}

export function fleschReadingEase(document: ArticleDocument): number {
  const words = document.sentences.flatMap((sentence) => sentence.words);
  if (words.length === 0) return 100;
  const syllables = countSyllables(words);
  const ease = 206.835 - 1.015 * (words.length / document.sentences.length) - 84.6 * (syllables / words.length);
  return Math.round(Math.min(100, Math.max(0, ease)));
}

const beforeFirstWord = new Set(
  'the a an this that these those one two three four five six seven eight nine ten'.split(' '),
);

/** The longest run of sentences that begin with the same word; an article counts together with the word after it. */
export function longestSameStart(document: ArticleDocument): { word: string; run: number; first: string } {
  let best = { word: '', run: 0, first: '' };
  let current = best;
  for (const { text, words } of document.sentences) {
    const first = words[0];
    if (first === undefined) continue;
    const word = beforeFirstWord.has(first) && words[1] ? `${first} ${words[1]}` : first;
    current = word === current.word ? { ...current, run: current.run + 1 } : { word, run: 1, first: text };
    if (current.run > best.run) best = current;
  }
  return best;
}

/** The lists above are English: other languages are not measured with them. */
export function looksEnglish(document: ArticleDocument): boolean {
  const words = document.sentences.flatMap((sentence) => sentence.words);
  if (words.length < 40) return true;
  return words.filter((word) => functionWords.has(word)).length / words.length > 0.22;
}
