import { hasTransition } from '../../contract/seo/readability.ts';
import { isPlural } from '../../language/grammar.ts';
import { baseOfThird, baseVerbs } from '../../language/verbs.ts';
import { wordsOf } from '../../language/words.ts';
import type { Sentence } from '../article/section.ts';
import { countWordsIn, finishSentence, type Kit } from './kit.ts';
import { hasMainVerb, isFiniteVerb, tokenize } from './rewrite/finite.ts';
import { lowerFirst } from './rewrite/statement.ts';

const mostWords = 20;
const mostWordsOfHalf = 15;
/** The same where an article would else read like a list. */
const mostWordsAtNeed = 24;
const enoughTiedAtNeed = 0.42;

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
  for (const plain of told) {
    const sentence = tieWithin(kit, plain);
    const before = tied.at(-1);
    if (before && canTie(kit, before.text, sentence.text)) {
      const text = `${before.text.slice(0, -1)}, while ${lowerFirst(sentence.text, kit.wording)}`;
      tied[tied.length - 1] = replace(kit, [before, sentence], told, text);
      kit.flow.sinceTie = 0;
      kit.flow.tied += 1;
    } else {
      tied.push(sentence);
      kit.flow.sinceTie += 1;
      kit.flow.tied += hasTransition(wordsOf(sentence.text)) ? 1 : 0;
    }
  }
  return tied;
}

/** Where this share of the sentences has a tie already, the article reads smoothly enough without more of them. */
const enoughTied = 0.36;
const isSmooth = ({ flow, sparing }: Kit) => flow.tied > (sparing.tieMore ? enoughTiedAtNeed : enoughTied) * flow.told;

/** A tie within one sentence that has none, where its grammar leaves no doubt. */
function tieWithin(kit: Kit, sentence: Sentence): Sentence {
  if (isSmooth(kit) || hasTransition(wordsOf(sentence.text)) || kit.flow.sinceTie < fewestBetween(kit)) return sentence;
  const text = addBoth(partList(sentence.text));
  if (text !== sentence.text) kit.flow.sinceTie = 0;
  return text === sentence.text ? sentence : { ...sentence, text };
}

/** 'For walls and floors' as 'for both walls and floors'. */
const addBoth = (text: string) =>
  text.replace(
    /(?<=^[^,]+ )(for|with|by|on|from) (\p{Ll}{3,}s) and (\p{Ll}{3,}s)(?=[.,])/u,
    (whole, preposition: string, one: string, other: string) =>
      isPlural(one) && isPlural(other) ? `${preposition} both ${one} and ${other}` : whole,
  );

/** 'Includes updates, backups and help' as 'includes updates and backups as well as help': lists of things, never of doings. */
function partList(text: string): string {
  const match =
    /^([^,]+? (?:include|cover|support|show|mark|store|accept|contain|need|list|offer|keep|measure|print|send|handle|track|record|serve)s? |[^,]+? works? (?:for|with) )([^,]{3,30}), ([^,]{3,30}) and ([^,]{3,60})\.$/u.exec(
      text,
    );
  const [, start = '', one = '', two = '', three = ''] = match ?? [];
  const parts = [one, two, three];
  const unclear = parts.some(
    (part) =>
      / (?:and|or) /.test(part) ||
      baseOfThird(part.split(' ')[0] ?? '') !== undefined ||
      baseVerbs.has(part.split(' ')[0] ?? ''),
  );
  if (!match || unclear || / (?:of|for|with|in|from|by|on|that|who|which) /.test(` ${one} ${two} `)) return text;
  return `${start}${one} and ${two} as well as ${three}.`;
}

/** Sentences between two ties: fewer where the article reads like a list so far. */
const fewestBetween = ({ flow, sparing }: Kit) => (sparing.tieMore || flow.tied < 0.3 * flow.told ? 1 : 2);

function canTie(kit: Kit, one: string, other: string): boolean {
  if (kit.flow.sinceTie < fewestBetween(kit) || isSmooth(kit)) return false;
  const most = kit.sparing.tieMore ? mostWordsAtNeed : mostWords;
  const words = wordsOf(one);
  const others = wordsOf(other);
  if (words.length > mostWordsOfHalf || others.length > mostWordsOfHalf || words.length + others.length >= most)
    return false;
  if (hasTransition(words) || hasTransition(others)) return false;
  return isPlainClause(one) && isPlainClause(other) && startsWithNoun(kit, other) && words[0] !== others[0];
}

/** One clause in the present: of what happened, or might, 'while' would say that it happened at the same time. */
function isPlainClause(text: string): boolean {
  const tokens = tokenize(text);
  return (
    /^[^,;:?!“”()*]+\.$/u.test(text) &&
    !/\b(?:was|were|had|did|will|would|if|whether|as|than)\b/i.test(text) &&
    (hasMainVerb(tokens) || isFiniteVerb(tokens, 1) || isFiniteVerb(tokens, 2))
  );
}

const startsWithNoun = ({ wording }: Kit, text: string) =>
  text.startsWith(`${wording.product} `) ||
  (/^(?:the|an?|each|every|all|most|\p{Lu}\p{Ll}+s) /iu.test(text) &&
    !/^(?:the (?:other|same|first|second|former|latter)|this|always|perhaps)\b/i.test(text));

/** The one sentence that two became; the article's memory of how its sentences begin follows. */
function replace(kit: Kit, parts: readonly Sentence[], told: readonly Sentence[], text: string): Sentence {
  const whole = finishSentence(kit, text, [...new Set(parts.flatMap(({ facts }) => facts))]);
  if (!whole) return parts[0] ?? told[0] ?? { text, facts: [] };
  kit.starts.splice(-1 - parts.length, parts.length);
  return whole;
}
