import type { Price } from '../../contract/product-sheet.ts';
import { isDash } from './amounts.ts';
import { matchBefore, matchPhrase, phrasesOf } from './phrases.ts';
import { type PriceAt, priceAt } from './read-price.ts';
import type { Home } from './signs.ts';
import { isSpace, skipSpace, type Token, tokenize } from './tokens.ts';
import { discountAfter, discountBefore } from './words.ts';

/** `role`: 'sum' is money, but no price ('$2M raised', '$10k saved'); 'discount' is what somebody does not pay ('$20 off'). */
export type FoundPrice = { start: number; end: number; price: Price; role: 'price' | 'sum' | 'discount' };

const before = phrasesOf(discountBefore);
const after = phrasesOf(discountAfter);

function roleOf(tokens: readonly Token[], { price, sum, from, next }: PriceAt): FoundPrice['role'] {
  const sign = tokens[from - 1];
  const isMinus = isDash(sign) && (from < 2 || isSpace(tokens[from - 2]) || tokens[from - 2]?.text === '(');
  const isOff = [sum.next, next].some((end) => matchPhrase(after, tokens, skipSpace(tokens, end)) !== null);
  if (isMinus || isOff || matchBefore(before, tokens, from) !== null) return 'discount';
  return sum.scale > 1 && price.period === null && price.unit === null ? 'sum' : 'price';
}

/**
 * Every sum of money in a running text, in order, each with what it is paid for as far as the text goes on to say so. Thousands
 * and millions in short ('$2M') are a price only with a period or a unit.
 */
export function findPrices(text: string, home: Home = null): FoundPrice[] {
  const tokens = tokenize(text);
  const found: FoundPrice[] = [];
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || at < end) continue;
    const match = priceAt(tokens, at, { isWhole: false }, home);
    if (!match) continue;
    end = match.next;
    const [first, last] = [tokens[match.from], tokens[match.next - 1]];
    if (!first || !last) continue;
    const price = { text: text.slice(first.from, last.to), ...match.price };
    found.push({ start: first.from, end: last.to, price, role: roleOf(tokens, match) });
  }
  return found;
}

/** A text with a gap for each of the prices that were found in it. */
export const withoutPrices = (text: string, found: readonly FoundPrice[]): string =>
  found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
