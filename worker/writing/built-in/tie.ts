import { hasTransition } from '../../contract/seo/readability.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import type { Sentence } from '../section.ts';
import { countWordsIn, finishSentence, type Kit } from './kit.ts';
import { hasMainVerb, isFiniteVerb, tokenize } from './rewrite/finite.ts';
import { lowerFirst } from './rewrite/statement.ts';

const mostWords = 20;
const mostWordsOfHalf = 13;

/** 'No. The app runs on any phone.' in one breath, where that makes no long sentence. */
export function joinVerdict(kit: Kit, told: readonly Sentence[]): Sentence[] {
  const [verdict, answer, ...others] = told;
  if (!verdict || !answer || !/^(?:Yes|No)\.$/.test(verdict.text) || countWordsIn(answer.text) >= mostWords)
    return [...told];
  const text = `${verdict.text.slice(0, -1)}, ${lowerFirst(answer.text, kit.wording)}`;
  return [replace(kit, [verdict, answer], told, text), ...others];
}

/** Two short sentences on one matter, each with a subject of its own, become one: a page in short bursts reads like a list. */
export function tieSentences(kit: Kit, told: readonly Sentence[]): Sentence[] {
  const tied: Sentence[] = [];
  for (const sentence of told) {
    const before = tied.at(-1);
    if (before && canTie(kit, before.text, sentence.text)) {
      const text = `${before.text.slice(0, -1)}, while ${lowerFirst(sentence.text, kit.wording)}`;
      tied[tied.length - 1] = replace(kit, [before, sentence], told, text);
      kit.flow.sinceTie = 0;
    } else {
      tied.push(sentence);
      kit.flow.sinceTie += 1;
    }
  }
  return tied;
}

const fewestBetween = 3;

function canTie(kit: Kit, one: string, other: string): boolean {
  if (kit.flow.sinceTie < fewestBetween) return false;
  const words = wordsOf(one);
  const others = wordsOf(other);
  if (words.length > mostWordsOfHalf || others.length > mostWordsOfHalf || words.length + others.length >= mostWords)
    return false;
  if (hasTransition(words) || hasTransition(others)) return false;
  return isPlainClause(one) && isPlainClause(other) && startsWithNoun(other) && words[0] !== others[0];
}

/** One clause in the present: of what happened, or might, 'while' would say that it happened at the same time. */
function isPlainClause(text: string): boolean {
  const tokens = tokenize(text);
  return (
    /^[^,;:?!“”()*]+\.$/u.test(text) &&
    !/\b(?:was|were|had|did|will|would|if|who|whom|no|not|never|cannot|nothing|nobody|as|that|this|these|those)\b/i.test(
      text,
    ) &&
    (hasMainVerb(tokens) || isFiniteVerb(tokens, 1) || isFiniteVerb(tokens, 2))
  );
}

const startsWithNoun = (text: string) =>
  /^(?:the|an?|each|every|all|most|\p{Lu}\p{Ll}+s) /iu.test(text) &&
  !/^(?:the (?:other|same|first|second|former|latter)|this|always|perhaps)\b/i.test(text);

/** The one sentence that two became; the article's memory of how its sentences begin follows. */
function replace(kit: Kit, parts: readonly Sentence[], told: readonly Sentence[], text: string): Sentence {
  const whole = finishSentence(kit, text, [...new Set(parts.flatMap(({ facts }) => facts))]);
  if (!whole) return parts[0] ?? told[0] ?? { text, facts: [] };
  kit.starts.splice(-1 - parts.length, parts.length);
  return whole;
}
