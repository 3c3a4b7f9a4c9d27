import type { Price } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { foldText } from '../../language/words.ts';
import * as money from '../../source/money/index.ts';
import { billed, charges, compares, forEach, periods, perUnit, startsAt } from './data/money-words.ts';
import { findQuantities, type Quantity } from './figures.ts';

/** What a sentence says of money that its facts do not say. */
export function findWrongMoney(told: string, facts: readonly string[]): { wrong: string[]; rest: string } {
  const sentence = told
    .replace(/\bonce (?:an?|per|each|every) (year|month)\b/g, '$1ly')
    .replace(/\b(?:by the month|month(?:-|\s)(?:by|to)(?:-|\s)month)\b/g, 'monthly');
  const claims = money.findPrices(sentence);
  const around = money.withoutPrices(sentence, claims);
  const known = pricesOf(facts);
  const basis = facts.join('\n');
  const counts = findQuantities(around);
  const sums = claims.map(({ price }) => reckon(price, known, counts, sentence));
  const rest = sums.reduce((left, sum) => (sum?.counted ? without(sum.counted.text, left) : left), around);
  const isSaid = (price: Price) =>
    endsOf(price).every((end) => known.some((fact) => says(fact, end, sentence, basis))) ||
    (price.kind === 'free' && money.mentionsFree(basis));
  const wrong = claims.flatMap(({ price }, at) => (sums[at] || isSaid(price) ? [] : [price.text]));
  const others = [...strangersOf(around, known, basis), ...findWrongTerms(sentence, known, basis)];
  return { wrong: [...wrong, ...others], rest };
}

/** How often and for what is paid, where a sentence says so apart from the amount. */
function findWrongTerms(sentence: string, known: readonly Price[], basis: string): string[] {
  if (known.length === 0) return charges.test(sentence) ? (perUnit.exec(sentence) ?? []) : [];
  if (money.findPrices(sentence).length === 0) return [];
  const [words, rhythm = ''] = billed.exec(sentence) ?? [];
  const isOther = known.some((price) => price.billed !== null && !money.mentionsPeriod(rhythm, price.billed));
  const isStated = (unit: string) => new RegExp(`(?:\\bper|\\beach|\\bevery|/) ?${unit}`, 'i').test(basis);
  const named = known.some((price) => price.unit !== null) ? [] : [...sentence.matchAll(forEach)];
  const units = named.filter(([, unit = '']) => !periods.test(unit) && !isStated(unit));
  return [...(words && isOther ? [words] : []), ...units.map(([unit]) => unit)];
}

/** Several facts' prices may be told as a range: 'from $12 to $29'. */
export function endsOf(price: Price): Price[] {
  if (price.upTo === null) return [price];
  const ends = [price.amount, price.upTo];
  return ends.map((amount) => ({ ...price, kind: amount === 0 ? 'free' : price.kind, amount, upTo: null }));
}

/** The prices of facts; a plan's price may stand over several of them: its amount, its period. */
function pricesOf(facts: readonly string[]): Price[] {
  const lines = facts.map((fact) => fact.replace(/\s+/g, ' '));
  const joined = lines.flatMap((_, at) => money.readPriceLines(lines.slice(at, at + 3)) ?? []);
  const found = [...lines.flatMap((line) => money.findPrices(line)), ...joined.filter(({ used }) => used > 1)];
  return found.map(({ price }) => price);
}

/**
 * Whether a fact's price carries one of a sentence, or an end of it. What the fact leaves open another of the sentence's facts may say. A
 * sentence that tells how often is paid also tells for how many, where it is not all: '$8 a month' is not '$8 per user and month'.
 */
function says(fact: Price, claim: Price, sentence: string, basis: string): boolean {
  if (fact.kind !== claim.kind || (claim.amount !== fact.amount && claim.amount !== fact.upTo)) return false;
  if (fact.currency !== null && claim.currency !== null && fact.currency !== claim.currency) return false;
  if (fact.billed !== null && claim.billed !== null && fact.billed !== claim.billed) return false;
  // 'from $8' is no price of $8.
  if (fact.isFrom && !claim.isFrom && !startsAt.test(sentence)) return false;
  return saysPeriod(fact, claim, basis) && saysUnit(fact, claim, sentence, basis);
}

function saysPeriod(fact: Price, claim: Price, basis: string): boolean {
  if (claim.period === null) return true;
  if (fact.period === null) return fact.billed === claim.period || money.mentionsPeriod(basis, claim.period);
  return fact.period === claim.period && fact.periods === claim.periods;
}

function saysUnit(fact: Price, claim: Price, sentence: string, basis: string): boolean {
  if (fact.unit !== null && claim.unit !== null) return money.sameUnit(fact.unit, claim.unit);
  if (claim.unit !== null) return money.mentionsUnit(basis, claim.unit);
  return fact.unit === null || claim.period === null || money.mentionsUnit(sentence, fact.unit);
}

const without = (words: string, text: string) =>
  text.replace(new RegExp(`\\b${escapePattern(words).replace(/\d(?=\d)/g, '$&,?')}\\b`, 'i'), ' ');

/** Currencies that are named without an amount: 'quoted in CHF'. */
function strangersOf(text: string, prices: readonly Price[], basis: string): string[] {
  const stated = money.findCurrencies(basis).flatMap(({ among }) => among.slice(0, 1));
  const known = [...stated, ...prices.flatMap(({ currency }) => currency ?? [])];
  const isKnown = (among: readonly string[]) =>
    among.length === 0 ? known.length > 0 : among.some((code) => known.includes(code));
  const named = money.findCurrencies(text).filter(({ among }) => !isKnown(among));
  return named.map((mention) => mention.text).filter((words) => !foldText(basis).includes(foldText(words)));
}

const inAYear = 12;
/** `counted`: what of the sentence it was reckoned with. */
type Sum = { amount: number; counted?: Quantity };

/** A sum that follows from the facts' prices and a count in the sentence: ten seats, twelve months, the difference of two plans. */
export function reckon(sum: Price, known: readonly Price[], counts: readonly Quantity[], sentence: string) {
  if (sum.kind !== 'amount' || sum.amount === null || sum.unit !== null) return null;
  const told = sum.amount;
  const prices = known.flatMap(({ amount, currency, period, unit, isFrom }) =>
    amount === null || isFrom || (sum.currency !== null && currency !== sum.currency) ? [] : [{ amount, period, unit }],
  );
  const isYear = sum.period === 'year' || (sum.period === null && /\byear/i.test(sentence));
  // Where a year has a price of its own, twelve months are not it.
  const isOpen = isYear && !prices.some(({ period }) => period === 'year');
  const sums = prices.flatMap(({ amount, period, unit }): Sum[] => {
    if (period === 'year' && sum.period === 'month') return [{ amount: Math.round((100 * amount) / inAYear) / 100 }];
    const inYear = period === 'month' && isOpen ? [amount * inAYear] : [];
    if (sum.period !== null && sum.period !== period && inYear.length === 0) return [];
    const counted = counts.filter(({ noun, unit: measure }) =>
      measure === null ? unit !== null : period !== null && noun.startsWith(period),
    );
    const rates = [amount, ...inYear];
    const times = counted.flatMap((count) => rates.map((rate) => ({ amount: rate * count.value, counted: count })));
    return [...inYear.map((rate) => ({ amount: rate })), ...times];
  });
  // A year that is paid at once is set against twelve months.
  const monthly = prices.filter(({ period }) => period === 'month');
  const all = [...prices, ...monthly.map(({ amount }) => ({ amount: amount * inAYear, period: 'year' }))];
  const differences = all.flatMap((one) =>
    all.filter(({ period }) => period === one.period).map((other): Sum => ({ amount: one.amount - other.amount })),
  );
  const found = [...sums, ...(compares.test(sentence) ? differences : [])];
  return found.find(({ amount }) => Math.abs(amount - told) < 0.005) ?? null;
}
