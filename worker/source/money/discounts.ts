import { isDash } from './amounts.ts';
import { skipRebate } from './rebates.ts';
import { isSpace, tokenize } from './tokens.ts';

const longestDiscount = 80;

/** A short text that tells of a rebate, and of no price: '25 % off', 'Save $24', 'two months free'. */
export function isDiscount(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > longestDiscount) return false;
  const tokens = tokenize(trimmed);
  // A dash within the text parts words: only at its beginning is it a minus.
  return tokens.some((token, at) => !isSpace(token) && (at === 0 || !isDash(token)) && skipRebate(tokens, at) !== null);
}
