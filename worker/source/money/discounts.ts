import { isDash } from './amounts.ts';
import { findPrices } from './find-prices.ts';
import { readPeriod } from './periods.ts';
import { matchBefore, matchPhrase, phrasesOf } from './phrases.ts';
import { isSpace, skipSpace, type Token, tokenize } from './tokens.ts';
import { discountAfter, discountBefore, free, notMoney } from './words.ts';

const longestDiscount = 80;
const before = phrasesOf(`${discountBefore}|save up to|save over|up to`);
const after = phrasesOf(discountAfter);
const others = phrasesOf(notMoney);
const freePhrases = phrasesOf(free);

/** '25 % off', 'Save 20%', '-20 %'. */
function isPercentOff(tokens: readonly Token[], at: number): boolean {
  const sign = skipSpace(tokens, at + 1);
  if (tokens[sign]?.text !== '%') return false;
  const behind = skipSpace(tokens, sign + 1);
  if (matchPhrase(others, tokens, behind)) return false;
  const isMinus = isDash(tokens[at - 1]) && tokens[at - 2] === undefined;
  return isMinus || matchPhrase(after, tokens, behind) !== null || matchBefore(before, tokens, at) !== null;
}

/** 'two months free'. */
function isTimeFree(tokens: readonly Token[], at: number): boolean {
  const period = readPeriod(tokens, at);
  return Boolean(period?.isCounted && matchPhrase(freePhrases, tokens, skipSpace(tokens, period.next)));
}

/** A short text that tells of a rebate, and of no price: '25 % off', 'Save $24', 'two months free'. */
export function isDiscount(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > longestDiscount) return false;
  const tokens = tokenize(trimmed);
  if (tokens.some((token, at) => !isSpace(token) && (isPercentOff(tokens, at) || isTimeFree(tokens, at)))) return true;
  return findPrices(trimmed).some(({ role }) => role === 'discount');
}
