import type { Price } from '../../contract/product-sheet.ts';
import { withoutFormer } from './former.ts';
import type { Scope, Tail } from './parts.ts';
import { matchBefore, matchPhrase, phrases, phrasesOf } from './phrases.ts';
import type { Home } from './signs.ts';
import { readSum, type Sum } from './sums.ts';
import { readTail } from './tail.ts';
import { isSpace, skipSpace, type Token, tokenize } from './tokens.ts';
import * as words from './words.ts';

/** A longer text is no price. */
const longestPrice = 160;

const from = phrasesOf(words.from);
const fromFillers = phrasesOf(words.fromFillers);
const fillers = phrasesOf(words.fillers);
const inWords = phrases([
  [words.free, 'free'],
  [words.onRequest, 'on request'],
] as const);

/** A price at a number of a text, with its places among the tokens. */
export type PriceAt = { price: Omit<Price, 'text'>; sum: Sum; from: number; next: number };

function toPrice(sum: Sum, tail: Tail, isFrom: boolean): Omit<Price, 'text'> {
  const isFree = sum.amount === 0 && sum.upTo === null;
  const { period = null, periods = 1, billed = null, unit = null } = tail;
  return {
    kind: isFree ? 'free' : 'amount',
    amount: sum.amount,
    upTo: sum.upTo,
    currency: isFree ? null : (tail.currency ?? sum.currency),
    isFrom: isFrom || tail.isFrom === true,
    period: isFree && period === 'once' ? null : period,
    periods,
    billed: billed === period ? null : billed,
    unit,
  };
}

/** The price whose amount begins with the number at `at`. */
export function priceAt(tokens: readonly Token[], at: number, scope: Scope, home: Home): PriceAt | null {
  const sum = readSum(tokens, at, home);
  if (!sum) return null;
  const tail = readTail(tokens, sum.next, { ...scope, isDoubtful: sum.isDoubtful, among: sum.among });
  const isPaid = tail.says.period !== undefined || tail.says.unit !== undefined;
  // '299 TRY' as a whole text.
  const standsAlone = scope.isWhole && sum.from === 0 && tokens[sum.next - 1]?.text === sum.currency;
  if (sum.isDoubtful && !isPaid && !standsAlone) return null;
  const filled = matchBefore(fromFillers, tokens, sum.from);
  const led = matchBefore(from, tokens, sum.from) ?? (filled === null ? null : matchBefore(from, tokens, filled));
  return {
    price: toPrice(sum, tail.says, led !== null && sum.upTo === null),
    sum,
    from: led ?? sum.from,
    next: tail.next,
  };
}

const trailing = new Set('.!*()…¹²³†'.split(''));

function endsAt(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).every((token) => isSpace(token) || trailing.has(token.text));
}

/** What stands before a price: words that change nothing, and how often it is paid ('Monthly: $9'). */
function readLead(tokens: readonly Token[], end: number): Tail | null {
  let says: Tail = {};
  let at = 0;
  while (at < end) {
    const token = tokens[at];
    if (isSpace(token) || /^[:~≈(]$/.test(token?.text ?? '')) {
      at += 1;
      continue;
    }
    // 'For a growing harbour' above a price says whom its plan is for.
    if (token?.text.toLowerCase() === 'for') return null;
    const filler = matchPhrase(fillers, tokens, at);
    const tail = filler ? null : readTail(tokens.slice(0, end), at, { isWhole: true });
    const next = filler?.next ?? tail?.next ?? at;
    if (next === at) return null;
    says = { ...says, ...tail?.says };
    at = next;
  }
  return says;
}

function readWords(tokens: readonly Token[]): Omit<Price, 'text'> | null {
  const found = matchPhrase(inWords, tokens, skipSpace(tokens, 0));
  if (!found) return null;
  const isFree = found.meaning === 'free';
  const tail = isFree ? readTail(tokens, found.next, { isWhole: true }) : { says: {} as Tail, next: found.next };
  if (!endsAt(tokens, tail.next) || (tail.says.periods !== undefined && tail.says.periods > 1)) return null;
  const { period = null, unit = null } = tail.says;
  return {
    kind: found.meaning,
    amount: isFree ? 0 : null,
    upTo: null,
    currency: null,
    isFrom: false,
    period: period === 'once' ? null : period,
    periods: 1,
    billed: null,
    unit,
  };
}

/**
 * A text that is a price and nothing but what belongs to one: 'from $2.50/user/month, billed yearly', 'Free', 'Contact us'.
 * '$2k' is a price here; millions are one only with a period or a unit ('$2M raised' stands in boxes too).
 */
export function readPrice(text: string, home: Home = null): Price | null {
  const trimmed = withoutFormer(text.trim());
  if (trimmed === '' || trimmed.length > longestPrice) return null;
  const tokens = tokenize(trimmed);
  const words = readWords(tokens);
  if (words) return { text: fold(trimmed), ...words };
  const number = tokens.findIndex((token, at) => token.kind === 'number' && readSum(tokens, at, home) !== null);
  const found = number < 0 ? null : priceAt(tokens, number, { isWhole: true }, home);
  if (!found || !endsAt(tokens, found.next)) return null;
  const lead = readLead(tokens, found.from);
  const { price, sum } = found;
  if (!lead || (sum.scale > 1000 && price.period === null && price.unit === null)) return null;
  // '$0 for 14 days' is a trial.
  if (price.kind === 'free' && price.periods > 1) return null;
  if (price.period !== null && lead.period !== undefined && lead.period !== price.period) return null;
  return {
    text: fold(trimmed),
    ...price,
    period: price.period ?? lead.period ?? null,
    periods: price.period === null ? (lead.periods ?? 1) : price.periods,
  };
}

/** A text that is prices and nothing else: '$10/mo or $100/yr'. Empty where it is not. */
export function readPrices(text: string, home: Home = null): Price[] {
  const parts = text.length > 2 * longestPrice ? [] : text.split(/ (?:or|oder|ou|eller) |[;|] /);
  const prices = parts.flatMap((part) => readPrice(part, home) ?? []);
  return prices.length === parts.length ? prices : [];
}

const fold = (text: string) => text.replace(/\s+/g, ' ');
