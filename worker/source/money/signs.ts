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
export function readSign(text: string, home: Home): Sign | null {
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

/** The tokens' text where they could be a sign. */
function pieces(tokens: readonly Token[], from: number, to: number): string | null {
  const taken = tokens.slice(from, to);
  const isSign = taken.every(({ kind }) => kind === 'word' || kind === 'mark');
  return isSign ? taken.map(({ text }) => text).join('') : null;
}

/** The sign that ends before the number at `number`. */
export function signBefore(tokens: readonly Token[], number: number, home: Home): (Sign & { from: number }) | null {
  const end = isSpace(tokens[number - 1]) ? number - 1 : number;
  for (let from = Math.max(0, end - mostPieces); from < end; from += 1) {
    const text = pieces(tokens, from, end);
    if (text === null) continue;
    const sign = readSign(text, home) ?? (/\p{L}\.$/u.test(text) ? readSign(text.slice(0, -1), home) : null);
    if (!sign) continue;
    const before = tokens[from - 1];
    const cuts = before?.kind === 'word' || before?.kind === 'number' || codeMarks.has(before?.text ?? '');
    // After an apostrophe or a hyphen letters are the end of a word.
    const endsWord = /^\p{L}/u.test(text) && /^['’-]$/.test(before?.text ?? '') && tokens[from - 2]?.kind === 'word';
    return cuts || endsWord ? null : (readApart(tokens, from, sign, home) ?? { ...sign, from });
  }
  return null;
}

/** 'AU $29', 'NZD $29': which dollars stands before the sign. */
function readApart(tokens: readonly Token[], from: number, sign: Sign, home: Home): (Sign & { from: number }) | null {
  const word = tokens[from - 2];
  if (!isSpace(tokens[from - 1]) || word?.kind !== 'word' || word.text.length < 2 || sign.among.length < 2) return null;
  const whole = readSign(`${word.text}${tokens[from]?.text}`, home) ?? readSign(word.text, home);
  return whole?.currency && sign.among.includes(whole.currency) ? { ...whole, from: from - 2 } : null;
}

/** The sign that begins behind a number, space aside. */
export function signAfter(tokens: readonly Token[], end: number, home: Home): (Sign & { next: number }) | null {
  const at = isSpace(tokens[end]) ? end + 1 : end;
  for (let next = Math.min(tokens.length, at + mostPieces); next > at; next -= 1) {
    const text = pieces(tokens, at, next);
    const sign = text === null ? null : readSign(text, home);
    if (!sign) continue;
    const isOthers =
      tokens[next]?.kind === 'number' || tokens[next]?.kind === 'word' || standsBefore(tokens, next, at > end);
    return isOthers ? null : { ...sign, next };
  }
  const named = readName(tokens, at, home);
  return named && named.next > end ? named : null;
}

/** 'dollars', 'Swiss francs', 'cents'. */
export function readName(tokens: readonly Token[], at: number, home: Home): (Sign & { next: number }) | null {
  const named = matchPhrase(names, tokens, at);
  if (!named) return null;
  const { codes, inCents } = named.meaning;
  const among = codes.replace(/^~/, '').split(' ').filter(Boolean);
  const isHome = home !== null && (among.length === 0 || among.includes(home));
  const currency = isHome ? home : among.length === 1 ? (among[0] ?? null) : null;
  return { currency, among, isWeak: codes.startsWith('~'), inCents, next: named.next };
}

/** In '5 € 9' the sign is the second number's, unless that one has a sign behind it too. */
function standsBefore(tokens: readonly Token[], next: number, isApart: boolean): boolean {
  if (!isApart || !isSpace(tokens[next]) || tokens[next + 1]?.kind !== 'number') return false;
  const at = isSpace(tokens[next + 2]) ? next + 3 : next + 2;
  return readSign(tokens[at]?.text ?? '', null) === null;
}
