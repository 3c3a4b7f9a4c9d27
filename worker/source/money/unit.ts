import { matchPhrase, phrases, phrasesOf } from './phrases.ts';
import { isSpace, skipSpace, type Token } from './tokens.ts';
import { scales, stopWords, unitNouns } from './words.ts';

const known = phrasesOf(unitNouns);
const stops = new Set(stopWords.split('|'));
const scaleWords = phrases(Object.entries(scales).map(([factor, list]) => [list, factor] as const));
const mostWords = 3;

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => (text.trim() === '' ? ' ' : text))
    .join('');

const isWord = (token: Token | undefined) => token?.kind === 'word' && !stops.has(token.text.toLowerCase());

/** '1,000', '10k', '1 million' before what is counted. */
function skipCount(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'number') return at;
  const scale = matchPhrase(scaleWords, tokens, skipSpace(tokens, at + 1));
  return skipSpace(tokens, scale?.next ?? at + 1);
}

/** The place behind a known noun at `at`, with the nouns that follow it and '(s)' or 'of storage'. */
function skipKnown(tokens: readonly Token[], at: number): number | null {
  let next = matchPhrase(known, tokens, at)?.next ?? null;
  if (next === null) return null;
  const more =
    isSpace(tokens[next]) && !tokens[next]?.text.includes('\n') ? matchPhrase(known, tokens, next + 1) : null;
  next = more?.next ?? next;
  if (textOf(tokens, next, next + 3) === '(s)') return next + 3;
  const isOf = tokens[next + 1]?.text === 'of' && isWord(tokens[next + 3]);
  return isOf ? next + 4 : next;
}

/**
 * What one amount pays for: up to three words that end with a known noun or where the phrase ends. In running text a phrase
 * without either is cut to its first word: 'per workspace covers everything'.
 */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  { isWhole, mustBeKnown }: { isWhole: boolean; mustBeKnown: boolean },
): { text: string; next: number } | null {
  const first = skipCount(tokens, at);
  let next = first;
  let firstEnd = first;
  for (let count = 0; count < mostWords; count += 1) {
    const place = count === 0 ? next : next + 1;
    const gap = count === 0 ? '' : (tokens[next]?.text ?? '');
    if (!isWord(tokens[place]) || !/^(?:[ \u00a0]?|[-‐‑])$/.test(gap)) break;
    const end = skipKnown(tokens, place);
    if (end !== null) return { text: textOf(tokens, at, end), next: end };
    next = place + 1;
    if (count === 0) firstEnd = next;
  }
  if (mustBeKnown || next === first) return null;
  const behind = tokens[skipSpace(tokens, next)];
  const ends = behind?.kind !== 'word' || stops.has(behind.text.toLowerCase()) || tokens[next]?.text.includes('\n');
  const end = ends || isWhole ? next : firstEnd;
  return { text: textOf(tokens, at, end), next: end };
}
