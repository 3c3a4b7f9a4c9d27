import { findPrices, readPrice } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { countWords } from './count-words.ts';
import { badgeWords, isBrief, isMarked, maxBadgeWords } from './line-kinds.ts';

const longestName = 3;
const longestSum = 40;

const calls = /^(?:buy|get|choose|select|order|unlock|upgrade to|subscribe to|go|start) (?:the )?/i;
/** What every button says: 'Get started', 'Buy now'. */
const ofAnyPlan = /^(?:started|access|now|today|here|it|in|an?|your|my|this|free|trial|demo|quote|plan|licen[cs]e)\b/i;
const goesOn = /(?: plan)?(?:\s(?:on|for|at|with|via|now|today)\b|\s?[—–→(]| -|$)/i;

/** 'Pro' of 'Buy Pro on …', '100 credits' of 'Get 100 credits — $10': what a button sells is the plan. */
function soldBy({ isAction, text }: Line): string[] {
  const [call = ''] = isAction && text.length < longestSum ? (calls.exec(text) ?? []) : [];
  const sold = call === '' ? '' : text.slice(call.length);
  const name = sold.slice(0, sold.search(goesOn));
  const isName = /^[\p{Lu}\d][\p{L}\p{N} +.-]*$/u.test(name) && !ofAnyPlan.test(name);
  return isName && countWords(name) <= longestName ? [name] : [];
}

const byTime = /^(?:one[- ]time|once|lifetime|forever|monthly|yearly|annual(?:ly)?|today|now|only|per|an?|each)\b/i;

/** Where the line of a card that begins with its price stands; -1: none does. */
const sumAt = (lines: readonly Line[]) =>
  lines.findIndex(
    ({ text, isItem, isAction }) =>
      !isItem &&
      !isAction &&
      text.length < longestSum &&
      (readPrice(text) !== null || findPrices(text)[0]?.start === 0),
  );

type Named = { name: string; lines: readonly Line[] };

/** A card by its button, by 'Free', or by what stands beside the sum, which is the price then. */
function namedBeside(lines: readonly Line[]): Named[] {
  const at = sumAt(lines);
  const text = lines[at]?.text ?? '';
  const [sold] = lines.flatMap(soldBy);
  if (text !== '' && sold !== undefined) return [{ name: sold, lines }];
  if (/^free$/i.test(text)) return [{ name: text, lines }];
  const [sum] = findPrices(text);
  const beside = text.slice(sum?.end).trim();
  const isName = /^\p{L}[\p{L}\p{N} -]+$/u.test(beside) && countWords(beside) <= longestName && !byTime.test(beside);
  if (!sum || !isName || readPrice(text) !== null) return [];
  return [{ name: beside, lines: lines.with(at, { ...(lines[at] as Line), text: sum.price.text }) }];
}

/** What cards of prices are called whose names stand nowhere over the sums; null unless each of them is called something else. */
export function namesBesideSums(all: ReadonlyArray<readonly Line[]>): readonly Named[] | null {
  const over = all.map((lines) =>
    lines.slice(0, Math.max(0, sumAt(lines))).filter((line) => isBrief(line) && countWords(line.text) <= maxBadgeWords),
  );
  // 'Most popular' over one of them is no name, a badge over each of them may be.
  const areNamed = over.every(({ length }) => length > 0) || over.flat().some((line) => !isMarked(line, badgeWords));
  if (all.length < 2 || areNamed) return null;
  const named = all.flatMap(namedBeside);
  const names = new Set(named.map(({ name }) => name.toLowerCase()));
  return names.size === all.length && named.length === all.length ? named : null;
}
