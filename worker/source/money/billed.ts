import { type ReadPart, readAdverb, readPer, type Tail } from './parts.ts';
import { matchPhrase, phrasesOf } from './phrases.ts';
import { skipRebate } from './rebates.ts';
import { sumFrom } from './sums.ts';
import { skipSpace, type Token } from './tokens.ts';
import * as words from './words.ts';

const billed = phrasesOf(words.billed);
const billedLead = phrasesOf(words.billedLead);
const terms = phrasesOf(`${words.billed}|${words.billedTerms}`);

/** The sum that is billed at once stands beside: 'billed at $96 a year'. */
function skipSum(tokens: readonly Token[], at: number): number {
  const open = skipSpace(tokens, at);
  const lead = skipSpace(
    tokens,
    matchPhrase(billedLead, tokens, open)?.next ?? (tokens[open]?.text === '(' ? open + 1 : at),
  );
  return sumFrom(tokens, lead)?.next ?? at;
}

/** Every 12 months is every year; for other numbers of periods a price has no word. */
function billedBy({ period, periods = 1 }: Tail): Tail {
  if (period === undefined || period === null) return {};
  if (period === 'month' && periods === 12) return { billed: 'year' };
  return periods === 1 ? { billed: period } : {};
}

/** 'billed yearly', 'when paid every 6 months', 'annual billing', 'billed as $96 a year'. */
export const readBilled: ReadPart = (tokens, at, scope) => {
  const led = matchPhrase(billedLead, tokens, at);
  const place = led ? skipSpace(tokens, led.next) : at;
  const first = matchPhrase(billed, tokens, place);
  if (first) {
    const behind = skipSpace(tokens, skipSum(tokens, first.next));
    const often = readAdverb(tokens, behind, scope) ?? readPer(tokens, behind, scope);
    if (!often?.says.period) return null;
    const next = skipSum(tokens, often.next);
    const again = next > often.next ? readPer(tokens, skipSpace(tokens, next), scope) : null;
    return { says: billedBy(often.says), next: again?.says.period ? again.next : next };
  }
  const often = readAdverb(tokens, place, scope);
  const second = often && matchPhrase(led ? terms : billed, tokens, skipSpace(tokens, often.next));
  return often?.says.period && second ? { says: billedBy(often.says), next: second.next } : null;
};

/** '(save 20 %)'; in 'save $10 with annual billing' the last words are of the rebate, not of the price before it. */
export const readRebate: ReadPart = (tokens, at, scope) => {
  const rebate = scope.isWhole ? skipRebate(tokens, at) : null;
  if (rebate === null) return null;
  const condition = skipSpace(tokens, rebate);
  const isLed = matchPhrase(billedLead, tokens, condition) !== null;
  return { says: {}, next: (isLed && readBilled(tokens, condition, scope)?.next) || rebate };
};
