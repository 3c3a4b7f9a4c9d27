import { readDigits, skipDashCents } from './amounts.ts';
import { pointCurrencies } from './currencies.ts';
import { matchPhrase, phrases } from './phrases.ts';
import { type Home, type Sign, signAfter, signBefore } from './signs.ts';
import { isSpace, skipSpace, type Token } from './tokens.ts';
import { periodAdverbs, periodNouns, scales } from './words.ts';

export /** A number with its sign: places of tokens, `next` behind it. */
type Figure = {
  from: number;
  next: number;
  digits: string;
  scale: number;
  before: Sign | null;
  after: Sign | null;
  /** Written as only money is: '12.–'. */
  hasDash: boolean;
};

const scaleWords = phrases(Object.entries(scales).map(([factor, list]) => [list, Number(factor)] as const));
/** May stand right behind a number: '$9mo'. */
const gluedPeriods = phrases([
  [periodNouns['1 month'], true],
  [periodNouns['1 year'], true],
  [periodAdverbs['1 month'], true],
]);

function readScale(tokens: readonly Token[], at: number): { factor: number; next: number } {
  const place = skipSpace(tokens, at);
  const found = matchPhrase(scaleWords, tokens, place);
  // Letters alone stand right behind the digits: '$5 m' is no million.
  const isLetters = (tokens[place]?.text.length ?? 0) <= 2 && !/^(?:mn|bn|cr)$/i.test(tokens[place]?.text ?? '');
  if (!found || (place !== at && isLetters)) return { factor: 1, next: at };
  // 'Mio.'
  const isShort = tokens[found.next]?.text === '.' && isSpace(tokens[found.next + 1]);
  return { factor: found.meaning, next: isShort && found.next > place && !isLetters ? found.next + 1 : found.next };
}

/** Behind a sign an ordinary space joins no groups where its home uses none: '$5 100 users'. */
const joinsBehind = (sign: Sign | null) => (space: string) =>
  space !== ' ' || sign === null || !pointCurrencies.has(sign.currency ?? '') || sign.currency === 'ZAR';

export function readFigure(tokens: readonly Token[], at: number, home: Home): Figure | null {
  if (tokens[at]?.kind !== 'number') return null;
  // '$.99'
  const mayBeFraction = tokens[at - 1]?.text === '.' && tokens[at - 2]?.kind === 'mark';
  const full = signBefore(tokens, at, home);
  const isFraction = mayBeFraction && full === null;
  const start = isFraction ? at - 1 : at;
  const before = isFraction ? signBefore(tokens, start, home) : full;
  const digits =
    isFraction && before
      ? { text: `0.${tokens[at]?.text}`, next: at + 1 }
      : readDigits(tokens, at, joinsBehind(before));
  const dash = skipDashCents(tokens, digits.next);
  const scale = readScale(tokens, dash);
  const after = signAfter(tokens, scale.next, home);
  // A second sign must be a code that tells which: '$5 CAD'.
  const tells = before === null || (after !== null && before.among.includes(after.currency ?? ''));
  const next = after && tells ? after.next : scale.next;
  const glued = tokens[next];
  const isCut = glued?.kind === 'word' && !matchPhrase(gluedPeriods, tokens, next);
  if ((isCut && next === scale.next) || /^[%°_\\`}$]$/.test(glued?.text ?? '')) return null;
  return {
    from: before ? before.from : start,
    next,
    digits: digits.text,
    scale: scale.factor,
    before,
    after: tells ? after : null,
    hasDash: dash > digits.next,
  };
}
