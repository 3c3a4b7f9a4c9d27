import { isDash } from './amounts.ts';
import { readPeriod } from './periods.ts';
import { matchPhrase, phrasesOf } from './phrases.ts';
import { sumFrom } from './sums.ts';
import { skipSpace, type Token } from './tokens.ts';
import { discountAfter, discountBefore, free, notMoney } from './words.ts';

const before = phrasesOf(discountBefore);
const upTo = phrasesOf('up to|over|bis zu|extra');
const after = phrasesOf(discountAfter);
const others = phrasesOf(notMoney);
const freePhrases = phrasesOf(free);

/** '20 %' or a sum of money. */
function skipShare(tokens: readonly Token[], at: number): number | null {
  const sign = skipSpace(tokens, at + 1);
  if (tokens[at]?.kind === 'number' && tokens[sign]?.text === '%') return sign + 1;
  return sumFrom(tokens, at)?.next ?? null;
}

/** The place behind a rebate that begins at `at`: '25 % off', 'Save up to $20', '-20 %', 'two months free'. */
export function skipRebate(tokens: readonly Token[], at: number): number | null {
  const period = readPeriod(tokens, at);
  const isFree = period?.isCounted ? matchPhrase(freePhrases, tokens, skipSpace(tokens, period.next)) : null;
  if (isFree) return isFree.next;
  const lead = isDash(tokens[at]) ? at + 1 : matchPhrase(before, tokens, at)?.next;
  const first = lead === undefined ? at : skipSpace(tokens, lead);
  const limit = matchPhrase(upTo, tokens, first);
  const share = skipShare(tokens, limit ? skipSpace(tokens, limit.next) : first);
  if (share === null) return null;
  const behind = skipSpace(tokens, share);
  if (matchPhrase(others, tokens, behind)) return null;
  const off = matchPhrase(after, tokens, behind);
  return off?.next ?? (lead === undefined ? null : share);
}
