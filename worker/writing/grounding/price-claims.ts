import type { Price } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/fold.ts';
import {
  type CurrencyMention,
  findCurrencies,
  findPrices,
  mentionsFree,
  mentionsPeriod,
  mentionsUnit,
  readPriceLines,
  sameUnit,
} from '../../source/money/index.ts';

/** A plan with each of its prices; a price of which nothing is said is none. */
export type PricedPlan = { name: string; prices: readonly Price[] };
type Claim = { price: Price; start: number; end: number };

/** What a sentence says of money that its facts do not say. */
export function findWrongMoney(told: string, facts: readonly string[]): { wrong: string[]; rest: string } {
  const sentence = told.replace(/\bonce (?:an?|per|each|every) (year|month)\b/g, '$1ly');
  const claims = findPrices(sentence);
  const rest = withoutSpans(sentence, claims);
  const named = findCurrencies(rest);
  const known = pricesOf(facts);
  const basis = facts.join('\n');
  const terms = findWrongTerms(sentence, known, basis);
  if (claims.length === 0 && named.length === 0) return { wrong: terms, rest };
  const isSaid = (price: Price) =>
    endsOf(price).every((end) => known.some((fact) => says(fact, end, sentence, basis))) ||
    known.some((fact) => says(fact, price, sentence, basis)) ||
    (price.kind === 'free' && mentionsFree(basis));
  const wrong = claims.filter(({ price }) => !isSaid(price));
  return { wrong: [...wrong.map(({ price }) => price.text), ...strangersOf(named, known, basis), ...terms], rest };
}

const billed = /\b(?:billed|paid|charged|invoiced) (monthly|yearly|annually|weekly|daily)\b/i;
const forEach = /\b(?:for each|for every|per|each|every) (\p{L}+)/giu;
const charges = /\b(?:charges|costs|bills|priced|charged|billed)\b.{0,60}\bper \p{L}+/iu;

/** How often and for what is paid, where a sentence says so apart from the amount. */
function findWrongTerms(sentence: string, known: readonly Price[], basis: string): string[] {
  if (known.length === 0) return charges.exec(sentence)?.slice(0, 1) ?? [];
  if (findPrices(sentence).length === 0) return [];
  const [words = '', rhythm = ''] = billed.exec(sentence) ?? [];
  const isOther = known.some((price) => price.billed !== null && !mentionsPeriod(rhythm, price.billed));
  const units = [...sentence.matchAll(forEach)].filter(
    ([, unit = '']) =>
      !periods.test(unit) &&
      !new RegExp(`(?:\\bper|\\beach|\\bevery|/) ?${unit}`, 'i').test(basis) &&
      known.every((price) => price.unit === null),
  );
  return [...(rhythm && isOther ? [words] : []), ...units.map(([unit]) => unit)];
}

const periods = /^(?:day|week|month|year|annum|time|other)s?$/i;

/** Several facts' prices may be told as a range: 'from $12 to $29'. */
const endsOf = (price: Price): Price[] =>
  price.upTo === null ? [price] : [price.amount, price.upTo].map((amount) => ({ ...price, amount, upTo: null }));

/** The prices of facts; a plan's price may stand over several of them: its amount, its period. */
function pricesOf(facts: readonly string[]): Price[] {
  const lines = facts.map((fact) => fact.replace(/\s+/g, ' '));
  const joined = lines.map((_, at) => readPriceLines(lines.slice(at, at + 3)));
  return [
    ...lines.flatMap((line) => findPrices(line)).map(({ price }) => price),
    ...joined.flatMap((read) => (read && read.used > 1 ? [read.price] : [])),
  ];
}

/**
 * Whether a fact's price carries what a sentence says. What the fact leaves open another of the sentence's facts may say. A
 * sentence that tells how often is paid also tells for how many, where it is not all: '$8 a month' is not '$8 per user and month'.
 */
function says(fact: Price, claim: Price, sentence: string, basis: string): boolean {
  const isEnd = claim.amount === fact.amount || (claim.upTo === null && claim.amount === fact.upTo);
  if (fact.kind !== claim.kind || !isEnd || (claim.upTo !== null && claim.upTo !== fact.upTo)) return false;
  if (fact.currency !== null && claim.currency !== null && fact.currency !== claim.currency) return false;
  if (fact.billed !== null && claim.billed !== null && fact.billed !== claim.billed) return false;
  // 'from $8' is no price of $8.
  if (fact.isFrom && !claim.isFrom && claim.upTo === null && !startsAt.test(sentence)) return false;
  return saysPeriod(fact, claim, basis) && saysUnit(fact, claim, sentence, basis);
}

const startsAt = /\b(?:from|starts?|starting|begins?|beginning|at least|least|lowest|cheapest|up to|between)\b/i;

function saysPeriod(fact: Price, claim: Price, basis: string): boolean {
  if (claim.period === null) return true;
  if (fact.period === null) return fact.billed === claim.period || mentionsPeriod(basis, claim.period);
  return fact.period === claim.period && fact.periods === claim.periods;
}

function saysUnit(fact: Price, claim: Price, sentence: string, basis: string): boolean {
  if (fact.unit !== null && claim.unit !== null) return sameUnit(fact.unit, claim.unit);
  if (claim.unit !== null) return mentionsUnit(basis, claim.unit);
  return fact.unit === null || claim.period === null || mentionsUnit(sentence, fact.unit);
}

const withoutSpans = (text: string, spans: readonly Claim[]) =>
  [...spans].reverse().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Currencies that are named without an amount: 'quoted in CHF'. */
function strangersOf(named: readonly CurrencyMention[], prices: readonly Price[], basis: string): string[] {
  const known = new Set([
    ...prices.flatMap(({ currency }) => currency ?? []),
    ...findCurrencies(basis).flatMap(({ among }) => among.slice(0, 1)),
  ]);
  const isKnown = (among: readonly string[]) =>
    among.length === 0 ? known.size > 0 : among.some((code) => known.has(code));
  const folded = foldText(basis);
  return named
    .filter(({ text: word, among }) => !isKnown(among) && !folded.includes(foldText(word)))
    .map(({ text: word }) => word);
}

const clauseEnds = /[,;:—]\s|\s(?:and|but|while|whereas)\s/g;

/** A price that is said of one plan must be that plan's: true facts joined wrongly are invented too. */
export function findSwappedPrices(sentence: string, plans: readonly PricedPlan[]): string[] {
  const claims = findPrices(sentence).filter(({ price }) => isAnyPlans(price, plans));
  if (claims.length === 0) return [];
  const names = mentionsOf(sentence, plans);
  return claims.flatMap((claim, at) => {
    const owner = ownerOf(claim, at, claims, names, sentence);
    const isOwn =
      owner === null ||
      plans.some(({ name, prices }) => name === owner && prices.some((price) => fits(price, claim.price)));
    return isOwn ? [] : [`${claim.price.text} for ${owner}`];
  });
}

/** A period that the sentence leaves out may be any of the plan's. */
const fits = (own: Price, told: Price) =>
  own.kind === told.kind &&
  (own.amount === told.amount || own.upTo === told.amount) &&
  (own.currency === null || told.currency === null || own.currency === told.currency) &&
  (own.period === null || told.period === null || own.period === told.period);

/** By its amount alone: with another period it is somebody's price told wrongly. */
const isAnyPlans = (told: Price, plans: readonly PricedPlan[]) =>
  plans.some(({ prices }) => prices.some((own) => own.amount === told.amount && own.kind === told.kind));

type Mention = { name: string; at: number };

/** Where the sentence names plans; of names inside one another the longest. */
function mentionsOf(sentence: string, plans: readonly PricedPlan[]): Mention[] {
  const names = [...new Set(plans.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  const found: Mention[] = [];
  const lower = sentence.toLowerCase();
  for (const name of names) {
    const isOfPlan = (at: number) =>
      sentence.startsWith(name, at) || /^\s(?:plan|tier|edition)\b/.test(lower.slice(at + name.length));
    const key = name.toLowerCase();
    for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + 1)) {
      if (!isOfPlan(at)) continue;
      const cutsWord =
        /[\p{L}\p{N}]$/u.test(sentence.slice(0, at)) || /^[\p{L}\p{N}]/u.test(sentence.slice(at + name.length));
      const isInside = found.some((other) => at >= other.at && at < other.at + other.name.length);
      if (!cutsWord && !isInside) found.push({ name, at });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/**
 * The plan that a price is said of: in a row of as many plans as prices the one in the same place; else the nearest of the same
 * clause, the last one named before, or the first one after.
 */
function ownerOf(
  claim: Claim,
  place: number,
  claims: readonly Claim[],
  names: readonly Mention[],
  sentence: string,
): string | null {
  const first = claims[0]?.start ?? 0;
  if (names.length === claims.length && names.every(({ at }) => at < first)) return names[place]?.name ?? null;
  const ends = [...sentence.matchAll(clauseEnds)].map(({ index }) => index);
  const from = ends.findLast((end) => end < claim.start) ?? 0;
  const to = ends.find((end) => end >= claim.end) ?? sentence.length;
  // 'from $12 a month on Solo to $29 on Team'
  const following = names.find(
    ({ at }) =>
      at > claim.end && /^\s(?:a |per )?\w*\s?(?:on|for|with|in|under) (?:the )?$/.test(sentence.slice(claim.end, at)),
  );
  if (following) return following.name;
  const inClause = names.filter(({ at }) => at >= from && at < to);
  const distance = ({ at }: Mention) => Math.abs(at - claim.start);
  const nearest = [...inClause].sort((a, b) => distance(a) - distance(b))[0];
  return (nearest ?? names.findLast(({ at }) => at < claim.start) ?? names[0])?.name ?? null;
}
