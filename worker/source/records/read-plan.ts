import type { Price } from '../../contract/product-sheet.ts';
import { isDiscount, readPrice } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { praise } from './card-titles.ts';
import { countWords } from './count-words.ts';
import {
  awaitsPrice,
  buys,
  isFee,
  isTierName,
  namesTier,
  onRequest,
  priceOf,
  state,
  statedFree,
} from './kinds/plans.ts';
import type { PageRecord } from './page-record.ts';
import { adds, billedBy, contradicts, isMoney, isSame, readAlternatives } from './plan-alternatives.ts';
import type { PlanRecord } from './types.ts';

/** Where the cards beside it say for whom a plan is, and how much of what it holds, as their makers call the place. */
type PlanSlots = { describing: ReadonlySet<string>; measuring: ReadonlySet<string>; areLabelled: boolean };
const noSlots: PlanSlots = { describing: new Set(), measuring: new Set(), areLabelled: false };

const slotsOf = (records: readonly PageRecord[], isMeant: (text: string, at: number) => boolean): ReadonlySet<string> =>
  new Set(
    records.flatMap(({ lines }, at) =>
      lines.flatMap(({ text, slot }) => (isMeant(text, at) && !slot.endsWith('.') ? [slot] : [])),
    ),
  );

/** The plans of a group of cards, each with its lines as the page's text has them. */
export function readPlans(records: readonly PageRecord[], quotes: readonly string[]): PlanRecord[] {
  const alone = records.map((record) => readPlan(record, '', noSlots));
  const slots = {
    describing: slotsOf(records, (text, at) => alone[at]?.description === text),
    measuring: slotsOf(records, (text, at) => alone[at]?.includes.includes(text) ?? false).union(measuredIn(records)),
    // What one of them alone is called is praise.
    areLabelled: records.every(({ labels }) => labels.length > 0),
  };
  const plans = records.flatMap((record, at) => readPlan(record, quotes[at] ?? '', slots) ?? []);
  // 'Due today', 'Then': what one plan comes to, line by line.
  return plans.some(({ name }) => ofBill.test(name)) ? [] : plans;
}

/** Where each of the cards says in a line of its own how much it holds: 'Includes 50 pans and 10 bells a month.' */
function measuredIn(records: readonly PageRecord[]): ReadonlySet<string> {
  const slots = records.map(({ lines }) => {
    const measures = lines.filter(({ text, slot, level }) => level === 0 && !slot.endsWith('.') && isAmount(text));
    return new Set(measures.map(({ slot }) => slot));
  });
  return records.length > 1 ? slots.reduce((all, some) => all.intersection(some)) : new Set();
}
const isAmount = (text: string) =>
  /\d/.test(text) && !isMoney(text) && !isDiscount(text) && !counted.test(text) && countWords(text) <= longestShare;

function readPlan(
  record: PageRecord,
  quote: string,
  { describing, measuring, areLabelled }: PlanSlots,
): PlanRecord | null {
  const found = priceOf(record);
  const called = record.lines.find(isPlanName)?.text;
  if (record.title === null) return null;
  // 'Free' names a plan and its price.
  const named = found ?? { name: record.title, price: readPrice(record.title) ?? statedFree(record), from: -1, to: -1 };
  const fee =
    named.price === null
      ? record.lines.find((line) => line.level === 0 && !line.isItem && isFee(line.text))
      : undefined;
  const { name, from, to } = named;
  const measured = found?.rest !== undefined && isMeasure(found.rest) ? [found.rest] : [];
  const printed = fee ? onRequest(fee.text) : named.price ? forWhat(named.price, record, from) : askedFor(record);
  const [only = '', ...praised] = (called ?? ownName(record, name ?? record.title, quote)).split(' · ');
  // 'Works · Most popular'
  const planName = [only, ...praised.filter((part) => !popular.test(part))].join(' · ');
  const tierOver = namesTier(planName)
    ? []
    : record.badges.filter((text) => isTierName(text) && readPrice(text) === null).slice(0, 1);
  const rest = withCharges(
    record.lines.filter(
      (line, at) =>
        (at < from || at >= to) &&
        line !== fee &&
        ![called, named.price?.text].includes(line.text) &&
        !isNumberOf(line.text, planName) &&
        !awaitsPrice(line),
    ),
  );
  const told = rest.map((line) => ({ line, ...readAlternatives(line.text, printed?.unit ?? null) }));
  const further = told.flatMap(({ prices }) => prices);
  // 'Billed annually' may stand below the sum, with the sum once more.
  const billingBy = (other: Price) => printed && billedBy(other, printed);
  const billed = further.map(billingBy).find((term) => term !== null) ?? null;
  const price = printed && paidAsNamed(billed ? { ...printed, billed } : printed, planName);
  const others = further.filter((other) => billingBy(other) === null && !(price && isSame(other, price)));
  // Two sums for the same: one is crossed out, or a sample, and the page does not say which.
  const isClear = !others.some((other) => price !== null && contradicts(other, price));
  // Several amounts for the same are those of several things, and a sentence names none of them.
  if (others.some((one, at) => others.slice(0, at).some((other) => contradicts(one, other)))) return null;
  if (/[.!?]$/.test(planName) && countWords(planName) > longestPlanName) return null;
  // What is there and can't be told is not missing.
  const priceUnread =
    (price === null || !isClear) && record.lines.some((line) => awaitsPrice(line) || isMoney(line.text));
  const plain = told.flatMap(({ line, more }) =>
    more === '' || isDiscount(line.text) ? [] : [{ ...line, text: more }],
  );
  const isListed = ({ slot }: Line) => plain.filter((other) => other.slot === slot).length >= fewestListed;
  const described =
    plain.find((line) => describes(line.text) && !isListed(line)) ??
    plain.find((line) => describing.has(line.slot) && !isTerm(line.text) && !isListed(line));
  const description = described?.text ?? null;
  const beside = plain.filter(({ text }) => text !== description);
  const more = beside.map(({ text }) => text);
  // '1–5 crews' stands beside the price, not in the list: without it the price is another's.
  const trials = [...record.badges, ...record.actions].flatMap((text) => trial.exec(text)?.[1] ?? []);
  // What is set above the name of each, where it is not the name itself, tells which of them it is.
  const includes = withValues([
    ...record.labels.filter((label) => areLabelled && label !== planName && !praise.test(label)),
    ...measured,
    ...record.badges.filter((text) => inherits.test(text)),
    ...beside.flatMap(({ text, slot }) =>
      record.items.length === 0 ||
      isMeasure(text) ||
      isCharge(text) ||
      inherits.test(text) ||
      (measuring.has(slot) && /\d/.test(text))
        ? [text]
        : [],
    ),
    ...record.items.filter((text) => !isPlaceholder.test(text) && !(isMoney(text) && isDiscount(text))),
    ...trials,
  ]);
  // What another line says that it has is not missing; 'No bells' behind a cross would be denied twice.
  const excluded = [...new Set(record.absent)].filter(
    (text) => !includes.includes(text) && readPrice(text) === null && !denied.test(text),
  );
  return {
    // 'Solo.' and '▮ SOLO' are set so for the eye; 'Up to 9 pans' says of which plan it is by what is set above it.
    ...{
      name: [...tierOver, planName].join(' · ').replace(/^\p{S}{1,3} |[.:]$/gu, ''),
      price: isClear ? price : null,
      description,
    },
    ...(priceUnread && { priceUnread }),
    otherPrices: isClear ? others.filter(({ kind }) => kind === 'amount') : [],
    ...{
      // '/ forever · 1 works' goes on from the price; '- Need more?' behind an item asks its reader.
      includes: [...new Set(includes.map((text) => text.replace(asksBehind, '')))].filter(
        (text) => !/^\/ |\?$/.test(text) && !callsToTry.test(text) && !(price?.kind === 'free' && saysFree.test(text)),
      ),
      badges: [...record.badges, ...record.actions, ...more.filter((text) => state.test(text))],
      ...(record.items.length > 0 && more.length > 0 && { notes: more }),
      ...(record.items.length > 0 && excluded.length > 0 && { excludes: excluded }),
      quote,
    },
  };
}

const denied = /\b(?:no|not|never|must|cannot)\b|n[’']t\b/i;

/** '$22' of 'Crew monthly' is paid by the month. */
function paidAsNamed(price: Price, name: string): Price {
  const [term] = /\b(?:monthly|yearly|annual|annually|lifetime)$/i.exec(name) ?? [];
  const period =
    term && price.kind === 'amount' && price.period === null ? readPrice(`${price.text} ${term}`)?.period : null;
  return period ? { ...price, period } : price;
}

/** 'Per pack' over a sum: what it buys one of, or how long. */
function forWhat(price: Price, { badges, lines }: PageRecord, from: number): Price {
  // 'Per seat. For crews.' may stand right below it as well.
  const over = lines.slice(0, Math.max(0, from + 2)).map(({ text }) => text.split('. ', 1)[0] ?? '');
  const term = price.unit === null && [...badges, ...over].find((text) => /^per /i.test(text));
  const read = term ? readPrice(`${price.text} ${term}`) : null;
  return read && (read.unit !== null || price.period === null)
    ? { ...price, unit: read.unit, period: price.period ?? read.period }
    : price;
}

/** 'Custom' in a badge, where the others have their sums. */
const askedFor = ({ badges }: PageRecord): Price | null =>
  badges.map((text) => readPrice(text)).find((price) => price?.kind === 'on request') ?? null;

const longestTag = 3;

/** 'For small crews' says whom a plan is for, 'per month, billed yearly' how it is paid; what is set above it names it. */
const ownName = ({ badges, labels }: PageRecord, title: string, quote: string) => {
  const isNone = /^(?:(?:for|per|every|billed|forever)\s|\/)/i.test(title) || readPrice(title) !== null;
  // What stands below it heads what is in the plan.
  const isOver = (badge: string) => quote.indexOf(badge) <= quote.indexOf(title);
  const isTag = (badge: string) => countWords(badge) <= longestTag && !popular.test(badge) && isOver(badge);
  return (isNone && [...labels, ...badges].find(isTag)) || title;
};

/** What a button or a badge says of a plan: 'Free 14-day trial', 'Start your 14-day trial'. */
const trial = /^(?:(?:start|try|begin) (?:an? |your |my )?)?((?:free )?\d{1,3}[- ]days? (?:free )?trial)$/i;

/** 'Everything in Solo, plus:' over a list is a part of it. */
const inherits = /^(?:everything|all) (?:in|from|of)\b/i;

/** 'Feature list coming soon', in the place of one. */
const isPlaceholder =
  /^(?:more|details|pricing|(?:full )?features?(?: list)?) (?:are |is )?(?:coming soon|to come|soon|tba|tbd)[.!]?$/i;

/** Beside 'free' it says the same. */
const saysFree = /^(?:always free|(?:free )?forever(?: free)?|free)[.!]?$/i;

const asksBehind = /(?: [–—-]|[.;]) [^–—.;?]{1,40}\?$/;

const longestPlanName = 4;

const ofBill = /^(?:due (?:today|now|later)|today|now|then|after(?:wards)?|sub-?total|total|balance)$/i;

/** '01 · Crew' over the name */
const isNumberOf = (text: string, name: string) =>
  /^\p{Lu}?\d{1,2} ?[·.:/–—-] /u.test(text) && text.toLowerCase().endsWith(name.toLowerCase());

const popular = /\b(?:popular|common|recommended|best|value|new|beta)\b/i;

const longestValue = 4;

/** 'Planned' behind an item is said of it. */
const isMark = (text: string) => /^(?:planned|soon|coming soon|beta|preview|alpha)$/i.test(text);

/** 'Seats:' and '200' on a line of its own are one, 'Sync' and 'Planned' as well. */
function withValues(lines: readonly string[]): readonly string[] {
  const isValue = (at: number) =>
    (lines[at - 1]?.endsWith(':') ?? false) && !lines[at]?.endsWith(':') && countWords(lines[at] ?? '') <= longestValue;
  const marked = lines.flatMap((text, at) =>
    at > 0 && isMark(text) ? [] : [isMark(lines[at + 1] ?? '') ? `${text} (${lines[at + 1]?.toLowerCase()})` : text],
  );
  if (marked.length < lines.length) return withValues(marked);
  return paired(joinedWhere(lines, isValue));
}

/** Each line with the next one where that is a part of it. */
const joinedWhere = (lines: readonly string[], isPart: (at: number) => boolean): string[] =>
  lines.flatMap((text, at) => (isPart(at) ? [] : [isPart(at + 1) ? `${text} ${lines[at + 1]}` : text]));

/** What stands at the end of a row: 'Raw pans | $2–$6', 'Routine checks | included'. */
const endsRow =
  /^(?:included|quoted|extra|optional|on request|volume discounts?|billed \p{L}{1,15}|(?:from |beta |up to )?[$€£¥₹]\s?\d[\d,.–-]{0,9}(?:[$€£¥₹]?\d[\d,.]{0,9})?)$/iu;

/** Rows of a card of which each has its value behind its name: several, or the one is an item of its own. */
function paired(lines: readonly string[]): readonly string[] {
  const isEnd = (at: number) => endsRow.test(lines[at] ?? '') && at > 0 && !endsRow.test(lines[at - 1] ?? '');
  return lines.filter((_, at) => isEnd(at)).length < 2 ? lines : joinedWhere(lines, isEnd);
}

/** Whom it is for, or what it is, in a few words or more. */
const describes = (text: string) =>
  text.split(' ').length > 2 &&
  !text.endsWith(':') &&
  !adds(text) &&
  !/^[$€£¥₹]\s?\d/.test(text) &&
  !isTerm(text) &&
  !counted.test(text) &&
  !/: ?[$€£¥₹]\s?\d/.test(text);

/** 'No credit card required': how it is bought, and not for whom. */
const isTerm = (text: string) =>
  /\b(?:credit card|checkout)\b|^(?:cancel|billed)\b/i.test(text) || callsToTry.test(text);
const callsToTry =
  /^(?:start|try)(?: \S+){0,3}$|^(?:see|view|compare|explore) (?:the )?(?:full|all|more|complete|entire)\b/i;

const [longestMeasure, longestShare] = [6, 12];

/** How much a price buys, or what share is kept beside it. */
const isMeasure = (text: string) =>
  /\d|\bunlimited\b/i.test(text) &&
  !isMoney(text) &&
  !buys.test(text) &&
  !counted.test(text) &&
  countWords(text) <= (/\bfees?\b/i.test(text) && /\d ?%/.test(text) ? longestShare : longestMeasure);

/** 'Tier 02 · Most common': which of the plans it is. */
const counted = /^(?:tier|plan|option|level|no\.?|step)\s?#?\d{1,2}(?:$|\s?[·•|–—-])/i;

/** What more of it costs: 'Includes 2 pans, $9 for each additional one'. */
const isCharge = (text: string) =>
  isMoney(text) && !adds(text) && /\b(?:additional|extra|each|further|beyond|overage|after that)\b/i.test(text);

/** What more than the plan has costs, with the label before it: 'Overage', '$4 / pan'. */
const withCharges = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    if (before && namesCharge.test(before.text) && isMoney(line.text)) return [];
    return [
      next && namesCharge.test(line.text) && isMoney(next.text)
        ? { ...line, text: `${line.text}: ${next.text}` }
        : line,
    ];
  });
const namesCharge =
  /^(?:overages?|(?:additional|extra|further|more) \p{L}{2,20}|beyond that|over the limit|after that)(?: (?:cost|rate|price|fee)s?)?:?$/iu;

/** So many lines of one form are a list, whatever marks it up. */
const fewestListed = 3;

/** Where a card's heading is its claim, its makers may call another line the plan: 'tier', 'plan-name'. */
const planSlot = /^[a-z]+\.(?:pricing-)?(?:tier|plan|package|edition)(?:[-_]{1,2}(?:name|title|label))?$/i;

const isPlanName = ({ level, slot, text }: Line) =>
  level === 0 &&
  planSlot.test(slot) &&
  countWords(text) < 5 &&
  // '3 seats' is how much of it, but '1099 Starter' where its makers call it the name.
  (!/\d/.test(text) || (/name|title/i.test(slot) && !isMoney(text)));
