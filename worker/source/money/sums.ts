import { isDash, readAmount } from './amounts.ts';
import { withoutCents } from './currencies.ts';
import { type Figure, readFigure } from './figures.ts';
import { matchPhrase, phrasesOf } from './phrases.ts';
import type { Home, Sign } from './signs.ts';
import { skipSpace, type Token } from './tokens.ts';
import { rangeWords } from './words.ts';

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

const rangePhrases = phrasesOf(rangeWords);

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
  // '$1–5k' are thousands, '$500–1k' begins below.
  const isShared = second && first.scale === 1 && Number.parseFloat(first.digits) < Number.parseFloat(second.digits);
  const scale = isShared ? second.scale : first.scale;
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

/** Signs stand before the number: it is at most so many pieces away. */
const mostSignPieces = 4;

/** The sum of money that begins at `at`, with its sign or its number. */
export function sumFrom(tokens: readonly Token[], at: number): Sum | null {
  for (let number = at; number < at + mostSignPieces; number += 1) {
    if (tokens[number]?.kind !== 'number') continue;
    const sum = readSum(tokens, number, null);
    return sum?.from === at ? sum : null;
  }
  return null;
}
