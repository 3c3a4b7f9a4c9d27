import { beforeFigures, months, neverLast, oftenLast, sentenceOpeners } from './data/abbreviations.ts';
import { functionWords } from './data/function-words.ts';

/** Stops in a row with what they close, and the space behind them. */
const stops = /([.!?…。！？][.!?…"'”’)\]»]*)(\s*)/g;

/**
 * Splits running text into sentences, in one linear pass: texts come from anyone's page or editor. The pieces are parts of the text
 * as they stand, in order. (Intl.Segmenter parts 'e.g. Slack', 'Dr. Smith' and 'J. Doe', so it does not do.)
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: run, 1: stop = '', 2: space, index } of text.matchAll(stops)) {
    // In a mark that the sentence before has taken along.
    if (index < start) continue;
    const next = index + run.length;
    const goesOn =
      space === '' ||
      (continues(text, next) && !opensWithName(text, index, next)) ||
      (stop === '.' && goesOnBehind(text, index, next));
    if (goesOn && !/^[。！？]/.test(stop)) continue;
    // 'It rings at high tide. (Pro)': a mark behind a sentence belongs to it.
    const [mark = ''] = /^[([][^()[\].!?]{1,40}[)\]][.!]?(?=\s|$)/.exec(text.slice(next, next + 50)) ?? [];
    const end = next + mark.length;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}

const longestAbbreviation = 20;

/** A small letter, a dash or the arrow of a menu goes on with the sentence, unless it begins a name that is written small (iPhone, eBay). */
const continues = (text: string, at: number) => /^(?:\p{Ll}(?!\p{Lu})|[\p{Pd}&,;:→›>])/u.test(text.slice(at, at + 2));

/** Many programs are written small: '… and a bill. rivulet is one binary', but not 'max. ten' or 'incl. the pump runs'. */
function opensWithName(text: string, at: number, next: number): boolean {
  const before = /\p{L}{3,20}$/u.exec(text.slice(Math.max(0, at - longestAbbreviation), at))?.[0].toLowerCase() ?? '';
  const [, word = ''] = nameWithVerb.exec(text.slice(next, next + 2 * longestAbbreviation)) ?? [];
  const isShort = [neverLast, oftenLast, beforeFigures].some((list) => list.has(before));
  return word !== '' && !functionWords.has(word) && before !== '' && !isShort;
}
const nameWithVerb = /^(\p{Ll}[\p{L}\p{N}-]{2,30}) (?:is|has|can|will|does|was|\p{Ll}{2,15}s)\b/u;

/** True where the full stop belongs to the word before it: an abbreviation or an initial. */
function goesOnBehind(text: string, at: number, next: number): boolean {
  const word = /[\p{L}\p{N}.&-]{0,20}$/u.exec(text.slice(Math.max(0, at - longestAbbreviation), at))?.[0] ?? '';
  const following = /^["'“‘([«]*([\p{L}\p{N}]*)/u.exec(text.slice(next, next + longestAbbreviation))?.[1] ?? '';
  const isFigure = /^\d/.test(following);
  const opens = functionWords.has(following.toLowerCase()) || sentenceOpeners.has(following.toLowerCase());
  // 'J. Doe', 'the U.S. Congress', but 'So do I.'
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return word !== 'I' && !opens && !isLetterOfSeries(text, next);
  const key = word.toLowerCase();
  if (months.has(word) || beforeFigures.has(key)) return isFigure;
  // '9 a.m. EST': a time zone belongs to the hour.
  return neverLast.has(key) || (oftenLast.has(key) && (isFigure || /^\p{Lu}{2,4}$/u.test(following)));
}

/** 'on plan B. Teams …': the letter is a name of its own, no initial. */
const isLetterOfSeries = (text: string, next: number) =>
  /\b(?:plan|vitamin|option|series|part|class|type|grade) \p{Lu}\.\s+$/iu.test(
    text.slice(Math.max(0, next - 16), next),
  );

/** It ends as sentences do. */
export const isEnded = (text: string) => /[.!?…]["”’)]*$/.test(text);
