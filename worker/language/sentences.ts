import { beforeFigures, months, neverLast, oftenLast, sentenceOpeners } from './data/abbreviations.ts';
import { functionWords } from './data/function-words.ts';

const isStop = (char: string | undefined) => char !== undefined && /[.!?…]/.test(char);
const isCloser = (char: string | undefined) => char !== undefined && /["'”’)\]»]/.test(char);
const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char);

/**
 * Splits running text into sentences, in one linear pass: texts come from anyone's page or editor. The pieces are parts of the text
 * as they stand, in order. (Intl.Segmenter parts 'e.g. Slack', 'Dr. Smith' and 'J. Doe', so it does not do.)
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const isWide = /[。！？]/.test(text[at] ?? '');
    if (!isWide && !isStop(text[at])) continue;
    let end = at + 1;
    while (isStop(text[end]) || isCloser(text[end])) end++;
    let next = end;
    while (isSpace(text[next])) next++;
    const isInWord = next === end && next < text.length;
    const isAbbreviated = text[at] === '.' && end === at + 1 && goesOnBehind(wordBefore(text, at), text, next);
    if (isWide || (!isInWord && !continues(text, next) && !isAbbreviated)) {
      // 'It rings at high tide. (Pro)': a mark behind a sentence belongs to it.
      end = next + (markAt.exec(text.slice(next, next + longestMark))?.[0].length ?? end - next);
      sentences.push(text.slice(start, end).trim());
      start = end;
    }
    // Of the other stops in this run the same holds.
    at = end - 1;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}

const longestMark = 50;
const markAt = /^[([][^()[\].!?]{1,40}[)\]][.!]?(?=\s|$)/;

const longestAbbreviation = 20;

const wordBefore = (text: string, at: number) =>
  /[\p{L}\p{N}.&-]{0,20}$/u.exec(text.slice(Math.max(0, at - longestAbbreviation), at))?.[0] ?? '';

/** A small letter or a dash goes on with the sentence, unless it begins a name that is written small (iPhone, eBay). */
const continues = (text: string, at: number) => /^(?:\p{Ll}(?!\p{Lu})|[\p{Pd}&,;:])/u.test(text.slice(at, at + 2));

/** True where the full stop belongs to the word before it: an abbreviation or an initial. */
function goesOnBehind(word: string, text: string, next: number): boolean {
  if (next >= text.length) return false;
  const following = /^["'“‘([«]*([\p{L}\p{N}]*)/u.exec(text.slice(next, next + longestAbbreviation))?.[1] ?? '';
  const isFigure = /^\d/.test(following);
  // 'J. Doe', 'the U.S. Congress', but 'So do I.'
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word))
    return word !== 'I' && !opensSentence(following) && !isLetterOfSeries(text, next);
  if (months.has(word)) return isFigure;
  const key = word.toLowerCase();
  if (beforeFigures.has(key)) return isFigure;
  // '9 a.m. EST': a time zone belongs to the hour.
  return neverLast.has(key) || (oftenLast.has(key) && (isFigure || /^\p{Lu}{2,4}$/u.test(following)));
}

const opensSentence = (word: string) =>
  functionWords.has(word.toLowerCase()) || sentenceOpeners.has(word.toLowerCase());

/** 'on plan B. Teams …': the letter is a name of its own, no initial. */
const isLetterOfSeries = (text: string, next: number) =>
  /\b(?:plan|vitamin|option|series|part|class|type|grade) \p{Lu}\.\s+$/iu.test(
    text.slice(Math.max(0, next - 16), next),
  );
