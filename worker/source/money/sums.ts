import { isDash, readAmount, readDigits, skipDashCents } from './amounts.ts';
import { pointCurrencies, withoutCents } from './currencies.ts';
import { matchPhrase, phrases, phrasesOf } from './phrases.ts';
import { type Home, type Sign, signAfter, signBefore } from './signs.ts';
import { isSpace, skipSpace, type Token } from './tokens.ts';
import { periodAdverbs, periodNouns, rangeWords, scales } from './words.ts';

/** A number with its sign: places of tokens, `next` behind it. */
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

export type Sum = {
  from: number;
  next: number;
  amount: number;
  upTo: number | null;
  currency: string | null;
  /** What the sign may stand for. */
  among: readonly string[];
  scale: number;
  /** By its sign and digits alone this may be something else: 'PHP 8', 'R 5'. */
  isDoubtful: boolean;
};

const scaleWords = phrases(Object.entries(scales).map(([factor, list]) => [list, Number(factor)] as const));
const rangePhrases = phrasesOf(rangeWords);
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

function readFigure(tokens: readonly Token[], at: number, home: Home): Figure | null {
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

/** The place behind the mark of a range; `isTight` where no space stands around it. */
function skipRangeMark(tokens: readonly Token[], at: number): { next: number; isTight: boolean } | null {
  const place = skipSpace(tokens, at);
  const next = isDash(tokens[place]) ? place + 1 : matchPhrase(rangePhrases, tokens, place)?.next;
  if (next === undefined) return null;
  const behind = skipSpace(tokens, next);
  return { next: behind, isTight: place === at && behind === next };
}

function readUpperEnd(tokens: readonly Token[], first: Figure, home: Home): Figure | null {
  const mark = skipRangeMark(tokens, first.next);
  if (!mark) return null;
  // Signs are no numbers: the second number stands behind at most three of their pieces.
  let at = mark.next;
  while (at < mark.next + 4 && tokens[at]?.kind !== 'number') at += 1;
  const second = readFigure(tokens, at, home);
  if (!second || (second.from !== mark.next && at !== mark.next)) return null;
  const firstHasSign = first.before !== null || first.after !== null;
  if (second.before && second.from === mark.next) return firstHasSign ? second : null;
  if (second.after) return first.before ? null : second;
  return first.before && mark.isTight && !isDash(tokens[second.next]) ? { ...second, from: mark.next } : null;
}

const amountOf = ({ digits }: Figure, currency: string | null, scale: number, inCents: boolean) => {
  const amount = readAmount(digits, currency);
  return amount === null ? null : Number(((amount * scale) / (inCents ? 100 : 1)).toPrecision(12));
};

/** Of the currencies of a sign only those with cents print some: '¥0.80' is no yen. */
function tellByCents(currency: string | null, { among }: Sign, digits: string, home: Home): string | null {
  if (currency === null || currency === home || !withoutCents.has(currency)) return currency;
  return /[.,]\d{1,2}$/.test(digits) ? (among.find((other) => !withoutCents.has(other)) ?? currency) : currency;
}

/** The sum of money at the number `at`, or the range that begins there. */
export function readSum(tokens: readonly Token[], at: number, home: Home): Sum | null {
  const first = readFigure(tokens, at, home);
  if (!first) return null;
  const second = readUpperEnd(tokens, first, home);
  const behind = first.after ?? second?.after ?? null;
  const sign = behind ?? first.before;
  if (!sign) return null;
  const currency = tellByCents(sign.currency ?? first.before?.currency ?? null, sign, first.digits, home);
  const scale = second && first.scale === 1 ? second.scale : first.scale;
  const amount = amountOf(first, currency, scale, sign.inCents);
  if (amount === null) return null;
  const upper = second && amountOf(second, currency, second.scale, sign.inCents);
  const isRange = upper !== null && upper > amount;
  // Without its range the first number may have no sign.
  if (!isRange && !first.before && !first.after) return null;
  const looksLikeMoney = first.hasDash || /\d[.,'’\s]\d{3}/.test(first.digits) || /^\d{2,}[.,]\d\d$/.test(first.digits);
  return {
    from: first.from,
    next: isRange && second ? second.next : first.next,
    amount,
    upTo: isRange ? upper : null,
    currency,
    among: sign.among,
    scale,
    isDoubtful: sign.isWeak && first.before?.isWeak !== false && !looksLikeMoney,
  };
}
