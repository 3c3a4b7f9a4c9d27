import type { Price } from '../../../contract/product-sheet.ts';
import { remembered } from '../../../remembered.ts';
import { findPrices, isDiscount, readPrice, readPriceLines } from '../../money/index.ts';
import type { Line } from '../../page/content.ts';
import { isAwaitedPrice } from '../../page/line-text.ts';
import { countWords } from '../count-words.ts';
import { partAtPrice } from '../name-and-price.ts';
import type { PageRecord } from '../page-record.ts';
import { isMoney } from '../plan-alternatives.ts';
import { areSided } from './comparison.ts';
import { type Evidence, markedAs, most, share } from './evidence.ts';

const marks = new Set('pricing price prices plan plans tier tiers package packages subscription'.split(' '));

/** Whether the part of the page, or its makers' name for the group, is about prices. */
export const isPriced = ({ group, topics }: Evidence) => topics.has('pricing') || markedAs(group, marks);

/** `from` (included) and `to` (excluded) are the lines that it stands in, `rest` what the last of them goes on to say. */
type FoundPrice = { name: string | null; price: Price; from: number; to: number; rest?: string | undefined };

/** A longer line says more than a price. */
const maxPriceLine = 80;

const freeOpening = /^(free(?: forever)?)\s?[.,;–—-]\s/i;
/** In no line of the record. */
const nowhere = { from: -1, to: -1 };

/** The price of a record, where it is surest: in a line of its own; at the end of its title; in words; on a button. */
export const priceOf = remembered(
  (record: PageRecord): FoundPrice | null =>
    priceLine(record) ??
    openingPrice(record) ??
    partedTitle(record) ??
    wordedPrice(record) ??
    askedPrice(record) ??
    listedPrice(record),
);

/** The first of its lines, outside lists, that is a price and nothing else. */
function priceLine({ title: name, lines }: PageRecord): FoundPrice | null {
  const texts = lines.map(({ text }) => text);
  for (const [from, text] of texts.entries()) {
    // 'Save 20% yearly' above a price is a badge, no part of it.
    if (text.length > maxPriceLine || (isDiscount(text) && findPrices(text).length === 0)) continue;
    const found = readPriceLines(texts.slice(from, from + 6));
    // '~$6 a month' is somebody's estimate.
    if (!found || /^[~≈]/.test(found.price.text)) continue;
    const to = from + found.used;
    return { name, price: paidAs(found.price, texts.slice(to)), from, to, rest: found.rest };
  }
  return null;
}

/** With which a line begins that goes on to say more. */
function openingPrice({ title: name, lines }: PageRecord): FoundPrice | null {
  if (name === null) return null;
  // '$0 · MIT, forever', where the line is called the price.
  for (const [at, { text, marks: called }] of lines.entries()) {
    const [told = '', ...more] = called.includes('price') ? text.split(' · ') : [];
    const price = more.length > 0 ? readPrice(told) : null;
    if (price) return { name, price, from: at, to: at + 1, rest: more.join(' · ') };
  }
  const texts = lines.map(({ text }) => text);
  // 'Team: $9 per month. Good for ten people.', 'Solo – Free. For one pan.'
  const price = openedByPrice(texts) ?? readPrice(freeOpening.exec(texts[0] ?? '')?.[1] ?? '');
  return price && { name, price, from: 0, to: 0 };
}

function partedTitle({ title }: PageRecord): FoundPrice | null {
  const parted = partAtPrice(title ?? '');
  return parted && { ...parted, ...nowhere };
}

function wordedPrice({ title: name, lines }: PageRecord): FoundPrice | null {
  const from = lines.findIndex(isWordedPrice);
  const line = lines[from];
  return line ? { name, price: onRequest(line.text), from, to: from + 1 } : null;
}

/** What a button says that it costs: 'Buy for $12'. */
function askedPrice({ title: name, actions }: PageRecord): FoundPrice | null {
  const asked = actions.map((text) => readPrice(text.replace(/^(?:buy|get it|start|go) (?:for|at) /i, '')));
  const price = asked.find((found) => found !== null && found.kind !== 'on request');
  return name !== null && price ? { name, price, ...nowhere } : null;
}

/** With which the one item of its list begins that names a sum: '$19 — once, for three pans'. */
function listedPrice({ title: name, items }: PageRecord): FoundPrice | null {
  const [only, ...more] = items.filter(isMoney);
  const price = only === undefined || more.length > 0 ? null : openedByPrice([only]);
  return name !== null && price ? { name, price, ...nowhere } : null;
}

const priceSlot = /(?:^|[._-])(?:price|amount|cost)$/i;
const longestWorded = 4;

/** 'Flat + usage', 'Contact' where the other plans have their sums: what its makers call the price is one. */
const isWordedPrice = (line: Line) =>
  line.level === 0 &&
  !line.isItem &&
  priceSlot.test(line.slot) &&
  /\p{L}{3}/u.test(line.text) &&
  !/\d/.test(line.text) &&
  !awaitsPrice(line) &&
  !unnamed.test(line.text) &&
  !state.test(line.text) &&
  countWords(line.text) <= longestWorded;

/** A line that says of the whole plan when it can be had; 'SSO (coming soon)' says so of one thing in it. */
export const state =
  /^(?:coming|launching|available (?:soon|in|from|q\d)|sold out|no longer|not yet|closed|discontinued)\b/i;

export const onRequest = (text: string): Price => ({
  ...{ text, kind: 'on request', amount: null, upTo: null, currency: null },
  ...{ isFrom: false, period: null, periods: 1, billed: null, unit: null },
});

/** How often a price is paid may stand behind what it comes to otherwise: '$30', '$2.50 a month', 'billed yearly'. */
function paidAs(price: Price, after: readonly string[]): Price {
  const next = price.period === null ? after.find((text) => readPrice(text) === null) : undefined;
  const read = next === undefined ? null : readPrice(`${price.text} ${next}`);
  const period = read?.period ?? read?.billed ?? null;
  return period === null ? price : { ...price, period };
}

/** The price with its period with which the first line begins, or any short one; the rest of the line says more. */
function openedByPrice(texts: readonly string[]): Price | null {
  for (const [at, text] of texts.entries()) {
    const found = /\d/.test(text) && (at === 0 || text.length <= maxPriceLine) ? findPrices(text)[0] : undefined;
    if (found?.start === 0 && found.price.period !== null) return found.price;
  }
  return null;
}

const fee =
  /^(?:from )?\d{1,2}(?:[.,]\d{1,2})? ?%(?: ?\+ ?[^\s]{1,8})? ?(?:\/ ?)?(?:per|each|of (?:each|every|all)) [\p{L} ]{3,20}(?: ?\+ ?[\p{L} ]{3,20})?$/iu;

/** '5% per booking': a share of what is sold is a price, and no sum. */
export const isFee = (text: string) => text.length <= maxPriceLine && fee.test(text);

/** Where a script would have put the price. */
export const awaitsPrice = ({ text, marks }: Line) => isAwaitedPrice(text, marks);

/** Where a price will be told later. */
export const unnamed = /^(?:price |pricing )?(?:tba|tbd|tbc|to be (?:announced|determined|confirmed))[.!]?$/i;

/** What a button that sells says. */
export const buys = /^(?:buy|order|purchase|subscribe|add to cart|upgrade to|choose)\b/i;

const tier =
  /\b(?:free|trial|starter|start|lite|light|basic|standard|plus|pro|professional|premium|advanced|team|business|company|enterprise|ultimate|unlimited|personal|individual|growth)$/i;
const longestTier = 3;

/** 'Pro', 'Salt Pro': one of a product's plans. */
export const namesTier = (name: string) => tier.test(name);

/** 'Pro' alone. */
export const isTierName = (name: string) => !name.includes(' ') && namesTier(name);

/** 'Basic', 'Pro', 'Team', each over its list: plans, though their prices are pictures, or a script's. */
const areTiers = ({ records }: Evidence) =>
  records.every(({ title, items }) => title !== null && countWords(title) <= longestTier && items.length > 1) &&
  // 'After the trial' speaks of one.
  records.filter(({ title }) => tier.test(title ?? '') && !/\b(?:the|an?|your)\b/i.test(title ?? '')).length >
    records.length / 2;

/** What is free among plans, by a badge ('Free · MIT') or by what is said of it first ('Free and open to all.'). */
export const statedFree = ({ badges, lines: [line] }: PageRecord): Price | null =>
  [...badges.map((text) => text.split(' · ')[0] ?? ''), saidFree.exec(line?.text ?? '')?.[0] ?? '']
    .map((text) => readPrice(text))
    .find((price) => price?.kind === 'free') ?? null;
/** 'Free + Pro' names the plans that have a thing. */
const saidFree =
  /^free\b(?! ?[+/] ?[a-z])(?![- ](?:\d|trial|month|week|day|year|for \d|shipping|delivery|call|consultation|quote))/i;

/** What has no price yet. */
const isToCome = ({ badges }: PageRecord) =>
  badges.some((text) => /^(?:coming|planned|soon|launching|in development)\b/i.test(text));

/** Records with a title each, and a price in most: with a period, or where prices are the topic. */
export function arePlans(evidence: Evidence): boolean {
  const { records } = evidence;
  const prices = records.map((record) => priceOf(record)?.price ?? null);
  const titled = records.filter(({ title }) => title !== null);
  if (titled.length < records.length * most || areSided(evidence)) return false;
  const amounts = prices.filter((price) => price?.kind === 'amount');
  const isNamed = isPriced(evidence);
  if (isNamed && areTiers(evidence)) return true;
  const isFree = (record: PageRecord) => priceOf(record)?.price.kind === 'free' || statedFree(record) !== null;
  const isSum = (record: PageRecord) =>
    priceOf(record) !== null ||
    (isNamed && (isFree(record) || isToCome(record))) ||
    record.lines.some((line) => awaitsPrice(line) || unnamed.test(line.text) || isFee(line.text)) ||
    readPrice(record.title ?? '') !== null;
  if (share(records, isSum) < (isNamed ? 0.4 : most)) return false;
  // Where nothing calls them plans, plans still say what one gets or where to buy: a bill, a sample or others' prices do not.
  const offers = ({ items, actions, lines }: PageRecord) => items.length > 1 || actions.length > 0 || lines.length > 4;
  const isSold = share(records, offers) >= most;
  const isRegular =
    isSold && prices.some((price) => price !== null && (price.period !== null || price.kind !== 'amount'));
  // 'Buy Solo': what a button sells is for sale, however often it is paid.
  const isBought = share(records, ({ actions }) => actions.some((text) => buys.test(text))) >= most;
  // What its makers call a price is one, whatever heads the part.
  const isCalled = share(records, ({ lines }) => lines.some(({ marks: own }) => own.includes('price'))) >= most;
  const areFees = isNamed && records.some(({ lines }) => lines.some(({ text }) => isFee(text)));
  return (
    areFees ||
    (isNamed && isSold && prices.every((price) => price !== null)) ||
    (amounts.length > 0 && (isRegular || isNamed || isBought || isCalled)) ||
    (isNamed && records.some(isFree))
  );
}

/** Prices in half of the records or more: whatever it is, it is for sale. */
export const areMostlyPriced = ({ records }: Evidence) => share(records, (record) => priceOf(record) === null) < 0.5;
