import type { Availability, Plan, Price } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { splitSentences } from '../../language/sentences.ts';
import { findPrices, readPrice, readPriceLines } from '../money/index.ts';
import { textKey } from '../page/fold-text.ts';
import { offerLine } from '../page/offer-line.ts';
import { topicsOf } from '../records/heading-topics.ts';
import { isShell } from '../records/is-shell.ts';
import { partAtPrice } from '../records/name-and-price.ts';
import { blockLines } from '../records/page-text.ts';
import type { PlanRecord } from '../records/types.ts';
import type { Block, SourcePage } from '../types.ts';
import { availabilityOf, isPlanNote, isSeason, isStateLine, nameAndMarker, stateOf } from './availability.ts';
import { inOwnCurrency } from './currency.ts';
import { planKey, plansOfMarker } from './plan-markers.ts';
import { withPriceNotes } from './price-notes.ts';
import { withUnits } from './price-units.ts';
import { isAbout, type Section, sentencesIn } from './sections.ts';
import { markYearly } from './yearly-prices.ts';

const maxNameWords = 6;
/** '$', '24', '/mo', 'billed monthly' */
const mostPriceLines = 4;

function toPlan(record: PlanRecord, { heading, page }: Section): Plan {
  const { badges, notes = [], ...plan } = record;
  const state = plan.description !== null && isStateLine(plan.description) ? plan.description : null;
  const below = [...notes, plan.description ?? ''].flatMap(splitSentences).filter(isPlanNote);
  const isToCome = plan.price === null && plan.quote.split('\n').some(isSeason);
  const { name, marker } = nameAndMarker(plan.name);
  const isMarked = availabilityOf([marker]) !== null;
  const said = availabilityOf([...badges, ...below, ...(state === null ? [] : [state]), ...(isMarked ? [marker] : [])]);
  const availability = isToCome ? 'coming' : said;
  return {
    ...plan,
    ...(isMarked && { name }),
    description: state === null ? plan.description : null,
    availability,
    page,
    group: heading,
  };
}

/** A plan that stands alone: a heading right over a line or some that are a price and nothing else. */
function ofSection(section: Section, year: number, product: string): Plan[] {
  const { blocks, page } = section;
  const [aside = ''] = /\s\([^()]{1,60}\)$/.exec(section.heading ?? '') ?? [];
  const heading = section.heading?.slice(0, section.heading.length - aside.length) ?? null;
  if (heading === null || !isAbout(section, 'pricing') || heading.split(' ').length > maxNameWords) return [];
  // What names the part is no plan's name.
  if (topicsOf(heading).size > 0) return [];
  const end = blocks.findIndex((block) => textOf(block) === null);
  const lines = blocks.slice(0, end < 0 ? undefined : end).flatMap((block) => textOf(block) ?? []);
  const read = readPriceLines(lines.slice(0, mostPriceLines));
  if (read?.price.kind !== 'amount' || readPrice(heading)) return [];
  const [first, rest] = [lines.slice(0, read.used), blocks.slice(read.used)];
  const includes = rest.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const other = otherPrice(textOf(rest[0]) ?? '');
  const description = (other ? rest.slice(1) : rest).map(textOf).find((text) => text !== null) ?? null;
  const plan = {
    // 'Pay once. Weigh forever.' names no plan: there is one price, the product's.
    ...single(/[.!?]/.test(heading) ? product : heading, read.price),
    ...(other && { otherPrices: [other] }),
    description,
    includes,
    page,
    quote: [section.heading, ...first, ...(other ? [textOf(rest[0])] : [])].join('\n'),
  };
  return [
    { ...plan, group: section.parent?.heading ?? null, ...(isOver(aside, year) ? { availability: 'closed' } : {}) },
  ];
}

const textOf = (block: Block | undefined) =>
  block?.kind === 'paragraph' || block?.kind === 'heading' ? block.text : null;

const single = (name: string, price: Price | null) => ({
  ...{ name, price, otherPrices: [], description: null, includes: [], group: null },
  availability: availabilityOf([name]),
});

/** The plans of all pages. The page that lists most of them leads; a plan known already is not told again. */
export function findPlans(
  sections: readonly Section[],
  { pages, name }: { pages: readonly SourcePage[]; name: string },
): Plan[] {
  const perPage = new Map<number, Plan[]>();
  // Where a part of the page is called its prices, other groups with prices list something else.
  const isTold = sections.some(({ blocks }) =>
    blocks.some((block) => isPlans(block) && block.topics.includes('pricing')),
  );
  for (const section of sections) {
    const records = section.blocks.flatMap((block) =>
      isPlans(block) &&
      !block.topics.includes('extras') &&
      (!isTold || block.topics.includes('pricing')) &&
      !comparesProducts(block.records, name)
        ? block.records
        : [],
    );
    const plans = [
      ...records.map((record) => toPlan(record, section)),
      ...ofSection(section, new Date(pages[0]?.fetchedAt ?? 0).getUTCFullYear(), name),
    ];
    perPage.set(section.page, [...(perPage.get(section.page) ?? []), ...plans]);
  }
  const found = new Map<string, Plan>();
  const isPricing = (page: number) => /\/(?:pricing|plans?|prices?)\b/i.test(pages[page]?.url ?? '');
  // The page that is there for prices is kept up to date.
  const weightOf = ([page, plans]: [number, Plan[]]) =>
    (isPricing(page) && plans.some(isPriced) ? 1000 : 0) + weight(plans);
  for (const [, plans] of [...perPage].sort((a, b) => weightOf(b) - weightOf(a)))
    for (const plan of plans) if (!found.has(planKey(plan.name))) found.set(planKey(plan.name), plan);
  const each = [...found.values()].filter((plan, _, all) => !all.some((other) => isOtherName(plan, other)));
  const plans = each.length > 0 ? inOwnCurrency(inGroups(each), pages, sections) : saidAlone(sections, name);
  const told = withStates(plans.length > 0 ? plans : offered(pages), sections);
  return withPriceNotes(markYearly(withUnits(told, pages), pages), pages);
}

/** 'Crew Monthly' in one place is 'Crew' in another, at the same price. */
const isOtherName = (plan: Plan, other: Plan) =>
  textKey(plan.name) === textKey(`${other.name} monthly`) &&
  plan.price?.period === 'month' &&
  other.price?.period === 'month' &&
  plan.price.amount === other.price.amount;

/** 'Team and Fleet are being built, and …': what is said of plans by their names, wherever it stands. */
function withStates(plans: readonly Plan[], sections: readonly Section[]): Plan[] {
  if (plans.length === 0) return [];
  const names = plans.map(({ name }) => name);
  const named = names.map(escapePattern).join('|');
  const ofPlans = new RegExp(
    `^(?:the )?((?:(?:${named})(?:, (?:and )?| and | & )?){1,6})(?: (?:plans?|tiers?|editions?))? (?:is|are|will)\\b`,
  );
  const states = new Map<string, Availability>();
  for (const sentence of sections.flatMap(sentencesIn)) {
    const [start = '', subject = ''] = ofPlans.exec(sentence) ?? [];
    // A plan may be called 'Early access'.
    const state = subject === '' ? null : stateOf(sentence.slice(start.length));
    if (state !== null) for (const name of plansOfMarker(subject, names)) states.set(name, state);
  }
  return plans.map((plan) => ({ ...plan, availability: plan.availability ?? states.get(plan.name) ?? null }));
}

/** 'Ledgerlark – $20 a month', in a part about prices that has no other of the product. */
function saidAlone(sections: readonly Section[], product: string): Plan[] {
  const [first] = sections
    .filter((section) => isAbout(section, 'pricing'))
    .flatMap((section) =>
      section.blocks.flatMap(blockLines).map((quote) => ({ quote, page: section.page, said: partAtPrice(quote) })),
    )
    .filter(({ said }) => said?.name === product && said.price.kind === 'amount');
  return first?.said
    ? [{ ...single(product, first.said.price), page: first.page, quote: first.quote }]
    : (printedAlone(sections, product) ?? setSideBySide(sections) ?? saidOnce(sections, product));
}

/** 'Skiff' and 'Barge', headings over lists and the heads of a table among the prices: plans, though no sum is told. */
function setSideBySide(sections: readonly Section[]): Plan[] | null {
  const priced = sections.filter((section) => isAbout(section, 'pricing'));
  const heads = priced.flatMap(({ blocks, page }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [{ page, names: (block.rows[0] ?? []).slice(1) }] : [])),
  );
  const plans = priced.flatMap(({ heading, blocks, page }): Plan[] => {
    const includes = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const isNamed = heads.some((head) => head.page === page && head.names.includes(heading ?? ''));
    if (heading === null || !isNamed || includes.length === 0) return [];
    const description = blocks.map(textOf).find((text) => text !== null) ?? null;
    const quote = [heading, ...(description === null ? [] : [description])].join('\n');
    return [{ ...single(heading, null), description, includes, page, quote }];
  });
  return plans.length > 1 && heads.some(({ names }) => names.length === plans.length) ? plans : null;
}

const orElse = /^or\s/i;
/** 'or $24/mo billed annually' below a price. */
const otherPrice = (line: string) => (orElse.test(line) ? readPrice(line) : null);

/** '$299', '/month', 'or $249/mo billed annually': where one price alone stands in lines of its own, it is the product's. */
function printedAlone(sections: readonly Section[], product: string): Plan[] | null {
  const printed = sections
    .filter((section) => isAbout(section, 'pricing') && !isAbout(section, 'extras'))
    .flatMap(({ blocks, page }) => {
      const lines = blocks.flatMap(blockLines);
      return lines.flatMap((line, at) => {
        const read =
          /\d/.test(line) && !orElse.test(line) ? readPriceLines(lines.slice(at, at + mostPriceLines)) : null;
        return read?.price.kind === 'amount'
          ? [{ price: read.price, page, lines: lines.slice(at, at + read.used + 1) }]
          : [];
      });
    });
  const [first, ...more] = printed;
  if (!first || more.length > 0 || first.price.period === null || first.price.unit !== null) return null;
  const next = first.lines.at(-1) ?? '';
  const other = otherPrice(next);
  const quote = (other ? first.lines : first.lines.slice(0, -1)).join('\n');
  return [{ ...single(product, first.price), ...(other && { otherPrices: [other] }), page: first.page, quote }];
}

/** Somebody else's price, or what it is compared with. */
const ofOther =
  /\b(?:others?|most|competitors?|alternatives?|average|typical(?:ly)?|instead|elsewhere|saves?|saved|worth|value)\b/i;

/** 'After the trial it is $2 a month': the only sum that the parts about prices name is the product's price. */
function saidOnce(sections: readonly Section[], product: string): Plan[] {
  const said = sections
    .filter((section) => isAbout(section, 'pricing'))
    .flatMap(({ blocks, page }) => blocks.flatMap(blockLines).map((quote) => ({ quote, page })))
    .filter(({ quote }) => /\d/.test(quote))
    .flatMap(({ quote, page }) => findPrices(quote).map(({ price, role }) => ({ price, role, quote, page })))
    .filter(({ price }) => price.amount);
  const [first, ...more] = said;
  const isOne = more.every(({ price }) => price.amount === first?.price.amount && price.period === first.price.period);
  const isOwn = first?.role === 'price' && first.price.period !== null && first.price.unit === null;
  return first && isOne && isOwn && !said.some(({ quote }) => ofOther.test(quote))
    ? [{ ...single(product, first.price), page: first.page, quote: first.quote }]
    : [];
}

const isPriced = ({ price }: Plan) => price !== null;

/** One heading over all plans tells nothing of any, nor does the name of another one, be it set above. */
function inGroups(plans: readonly Plan[]): Plan[] {
  const groups = new Set(plans.map(({ group }) => group));
  const isNone = groups.size === 1 || plans.some(({ name }) => groups.has(name));
  return isNone ? plans.map((plan) => ({ ...plan, group: null })) : [...plans];
}

/** 'Available until 31 December 2020', read later. */
const isOver = (aside: string, year: number) =>
  /\buntil\b/i.test(aside) && [...aside.matchAll(/\b(?:19|20)\d\d\b/g)].some(([until]) => Number(until) < year);

type PlansBlock = Extract<Block, { kind: 'records'; of: 'plans' }>;

const isPlans = (block: Block): block is PlansBlock => block.kind === 'records' && block.of === 'plans';

/** A price list in which one entry is the product itself is about others as well, unless each is told in a sentence of its own. */
const comparesProducts = (records: readonly PlanRecord[], name: string) =>
  records.some((record) => textKey(record.name) === textKey(name)) &&
  records.some(({ description }) => description === null);

/** A page that scripts fill says its prices in its structured data alone; what a page shows beats it. */
function offered(pages: readonly SourcePage[]): Plan[] {
  return pages.flatMap((page, at) =>
    isShell(page)
      ? page.meta.offers.flatMap((offer) => {
          const told = offerLine(offer);
          return told ? [{ ...single(told.name, told.price), page: at, quote: told.line }] : [];
        })
      : [],
  );
}

const weight = (plans: readonly Plan[]) => plans.reduce((sum, plan) => sum + 10 + plan.includes.length, 0);
