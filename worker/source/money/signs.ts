import { centNames, centSigns, currencyCodes, currencyNames, currencySigns, wordCodes } from './currencies.ts';
import { matchPhrase, phrases } from './phrases.ts';
import { isSpace, type Token } from './tokens.ts';

/** The page's own currency, where it says one: it decides between the currencies that share a sign. */
export type Home = string | null;

/** `isWeak`: the letters have other meanings too, so the amount has to look like money. */
export type Sign = { currency: string | null; among: readonly string[]; isWeak: boolean; inCents: boolean };

function signTable(lines: readonly string[]) {
  return new Map(
    lines.flatMap((line) => {
      const [signs = '', list = ''] = line.split(' = ');
      const entry = { mark: /^[?~]/.exec(list)?.[0], codes: list.replace(/^[?~]/, '').split(' ') };
      return signs.split(' ').map((sign) => [sign, entry] as const);
    }),
  );
}

const signs = signTable(currencySigns);
const cents = signTable([centSigns]);
const names = phrases<{ codes: string; inCents: boolean }>([
  ...Object.entries(currencyNames).map(([list, codes]) => [list, { codes, inCents: false }] as const),
  [centNames, { codes: '', inCents: true }] as const,
]);

/** What a sign or code stands for; null where it is none. */
function readSign(text: string, home: Home): Sign | null {
  if (currencyCodes.has(text))
    return { currency: text, among: [text], isWeak: wordCodes.has(text) && text !== home, inCents: false };
  const inCents = cents.has(text);
  const { mark, codes } = (inCents ? cents : signs).get(text) ?? { mark: '?', codes: [] };
  if (home !== null && codes.includes(home)) return { currency: home, among: codes, isWeak: false, inCents };
  return mark === '?' ? null : { currency: codes[0] ?? null, among: codes, isWeak: mark === '~', inCents };
}

/** Most pieces of one sign: 'B/.'. */
const mostPieces = 3;
/** Right before a sign these make it part of code, of an address or of another word. */
const codeMarks = new Set(['$', '\\', '`', '{', '_', '#', '@', '&', '=', '<']);

const joined = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .reduce((text, token) => (isSpace(token) || token.kind === 'number' ? '' : text) + token.text, '');

/** The sign that ends before the number at `number`. */
export function signBefore(tokens: readonly Token[], number: number, home: Home): (Sign & { from: number }) | null {
  const end = isSpace(tokens[number - 1]) ? number - 1 : number;
  for (let from = Math.max(0, end - mostPieces); from < end; from += 1) {
    if (tokens.slice(from, end).some((token) => token.kind === 'space' || token.kind === 'number')) continue;
    const text = joined(tokens, from, end);
    const sign = readSign(text, home) ?? (/\p{L}\.$/u.test(text) ? readSign(text.slice(0, -1), home) : null);
    if (!sign) continue;
    const before = tokens[from - 1];
    const cuts = before?.kind === 'word' || before?.kind === 'number' || codeMarks.has(before?.text ?? '');
    // After an apostrophe or a hyphen letters are the end of a word.
    const endsWord = /^\p{L}/u.test(text) && /^['’-]$/.test(before?.text ?? '') && tokens[from - 2]?.kind === 'word';
    return cuts || endsWord ? null : { ...sign, from };
  }
  return null;
}

/** The sign that begins behind a number, space aside. */
export function signAfter(tokens: readonly Token[], end: number, home: Home): (Sign & { next: number }) | null {
  const at = isSpace(tokens[end]) ? end + 1 : end;
  for (let next = Math.min(tokens.length, at + mostPieces); next > at; next -= 1) {
    if (tokens.slice(at, next).some((token) => token.kind === 'space' || token.kind === 'number')) continue;
    const sign = readSign(joined(tokens, at, next), home);
    if (!sign) continue;
    const isOthers =
      tokens[next]?.kind === 'number' || tokens[next]?.kind === 'word' || standsBefore(tokens, next, at > end);
    return isOthers ? null : { ...sign, next };
  }
  const named = matchPhrase(names, tokens, at);
  if (!named || named.next === end) return null;
  const isWeak = named.meaning.codes.startsWith('~');
  const among = named.meaning.codes.replace(/^~/, '').split(' ').filter(Boolean);
  const own = home !== null && (among.length === 0 || among.includes(home)) ? home : null;
  const currency = own ?? (among.length === 1 ? (among[0] ?? null) : null);
  return { currency, among, isWeak, inCents: named.meaning.inCents, next: named.next };
}

/** In '5 € 9' the sign is the second number's, unless that one has a sign behind it too. */
function standsBefore(tokens: readonly Token[], next: number, isApart: boolean): boolean {
  if (!isApart || !isSpace(tokens[next]) || tokens[next + 1]?.kind !== 'number') return false;
  const at = isSpace(tokens[next + 2]) ? next + 3 : next + 2;
  return readSign(tokens[at]?.text ?? '', null) === null;
}
