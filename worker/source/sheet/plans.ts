import type { Availability, Plan, Price } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { capitalise } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { standsAsWord } from '../../language/words.ts';
import { textKey } from '../page/fold-text.ts';
import { offerLine } from '../page/offer-line.ts';
import { isShell } from '../records/is-shell.ts';
import type { PlanRecord } from '../records/types.ts';
import type { Block, SourcePage } from '../types.ts';
import { availabilityOf, isNow, isPlanNote, isSeason, isStateLine, nameAndMarker, stateOf } from './availability.ts';
import { pricedElsewhere, withContradictions } from './contradicted-prices.ts';
import { inOwnCurrency } from './currency.ts';
import { planOfSection, productAlone, single, tierBeside } from './lone-plans.ts';
import { isOutdated } from './outdated.ts';
import { planKey, plansOfMarker } from './plan-markers.ts';
import { withPriceNotes } from './price-notes.ts';
import { withUnits } from './price-units.ts';
import { pricedByButtons } from './priced-button.ts';
import { type Section, sentencesIn } from './sections.ts';
import { markYearly } from './yearly-prices.ts';

function toPlan(record: PlanRecord, { heading, page }: Section): Plan {
  const { badges, notes = [], ...plan } = record;
  const state = plan.description !== null && isStateLine(plan.description) ? plan.description : null;
  const below = [...notes, plan.description ?? ''].flatMap(splitSentences).filter(isPlanNote);
  const lines = plan.quote.split('\n');
  const isToCome = plan.price === null && lines.some(isSeason);
  const { name, marker } = nameAndMarker(plan.name);
  const isMarked = availabilityOf([marker]) !== null;
  const labels = [
    ...badges,
    ...below,
    ...lines.filter(isNow),
    ...(state === null ? [] : [state]),
    ...(isMarked ? [marker] : []),
  ];
  const said = availabilityOf(labels);
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

const ofOffer = /\b(?:promo(?:tion\w*)?|offer|deal|discount\w*|introductory|early[- ]bird|launch)\b/i;

/** 'Promo rate until July 31' on a day behind that: what it costs now its card does not say. */
function withoutPastOffer(plan: Plan, readAt: number): Plan {
  const isPast = (line: string) => ofOffer.test(line) && isOutdated(line, readAt);
  if (plan.price?.kind !== 'amount' || !plan.quote.split('\n').some(isPast)) return plan;
  const description = isPast(plan.description ?? '') ? null : plan.description;
  return { ...plan, description, price: null, otherPrices: [], priceUnread: true };
}

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
    const known = perPage.get(section.page) ?? [];
    const plans = [
      ...records.map((record) => withoutPastOffer(toPlan(record, section), pages[0]?.fetchedAt ?? 0)),
      ...planOfSection(section, new Date(pages[0]?.fetchedAt ?? 0).getUTCFullYear(), name),
      ...(known.length > 1 ? tierBeside(section, known[0]?.group ?? null) : []),
    ];
    perPage.set(section.page, [...known, ...plans]);
  }
  const found = new Map<string, Plan>();
  const isPricing = (page: number) => /\/(?:pricing|plans?|prices?)\b/i.test(pages[page]?.url ?? '');
  // The page that is there for prices is kept up to date.
  const weightOf = ([page, plans]: [number, Plan[]]) =>
    (isPricing(page) && plans.some(isPriced) ? 1000 : 0) + weight(plans);
  for (const [page, plans] of perPage) if (plans.some(({ name }) => isGift(name))) perPage.set(page, []);
  for (const [, plans] of [...perPage].sort((a, b) => weightOf(b) - weightOf(a)))
    for (const plan of plans) {
      const key = keyIn(plan, name);
      const known = found.get(key);
      found.set(key, known ? completedBy(plan, known) : plan);
    }
  const each = withoutTwinGroups(
    [...found.values()].filter(
      (plan, _, all) => !all.some((other) => isOtherName(plan, other)) && !isJoint(plan.name, all),
    ),
  );
  const plans = each.length > 0 ? inOwnCurrency(inGroups(each), pages, sections) : productAlone(sections, name);
  const named = plans.length > 0 ? plans : offered(pages);
  const told = withStates(named.length > 0 ? named : pricedByButtons(pages, name), sections);
  const priced = withPriceNotes(markYearly(withUnits(told.map(asWrittenOn(pages)), pages), pages), pages);
  // The page that is there for prices may have another one, under no name.
  const [only, ...more] = priced.filter(({ price }) => price?.amount);
  const unnamed = pages.map((_, page) => page).filter((page) => isPricing(page) && !perPage.get(page)?.length);
  const other = only && more.length === 0 ? pricedElsewhere(only, pages, unnamed) : [];
  return withContradictions(priced, [...[...perPage.values()].flat(), ...other], pages);
}

/** A plan with what another place adds to it: beside the same price another one, by the year say; where it has none, that of a card of its page. */
function completedBy(other: Plan, plan: Plan): Plan {
  const { price, otherPrices, page, includes } = plan;
  if (price === null && !plan.priceUnread && other.price !== null && other.page === page)
    return { ...other, includes: other.includes.length > 0 ? other.includes : includes };
  const isSame = price?.kind === 'amount' && other.price !== null && sameSum(price, other.price);
  return isSame && otherPrices.length === 0 ? { ...plan, otherPrices: other.otherPrices } : plan;
}

/** What one place leaves open may differ in the other, so it is no less than the same. */
const sameSum = (one: Price, other: Price) =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.period === other.period &&
  one.unit === other.unit &&
  one.billed === other.billed;

/** 'BASIC' where the pages write 'Basic' elsewhere. */
function asWrittenOn(pages: readonly SourcePage[]): (plan: Plan) => Plan {
  return (plan) => {
    const written = capitalise(plan.name.toLowerCase());
    const isShouted = /^\p{Lu}{3,}$/u.test(plan.name);
    return isShouted && pages.some(({ text }) => standsAsWord(written, text)) ? { ...plan, name: written } : plan;
  };
}

/** What is given is no price, however it is set beside others. */
const isGift = (name: string) =>
  /^(?:contribut(?:e|ors?)|sponsors?|backers?|donors?|donate|supporters?|patrons?)$/i.test(name);

/** 'Ledgerlark Crew' in one place is 'Crew' in another. */
const keyIn = ({ name }: Plan, product: string) =>
  planKey(name.startsWith(`${product} `) ? name.slice(product.length + 1) : name);

/** 'Works / Lifetime' heads a column about both; 'Works+' is a plan. */
function isJoint(name: string, plans: readonly Plan[]): boolean {
  const others = plans.map((plan) => plan.name).filter((other) => other !== name);
  return !name.endsWith('+') && plansOfMarker(name, others).length > 1;
}

/** 'Crew Monthly' in one place is 'Crew' in another, at the same price. */
const isOtherName = (plan: Plan, other: Plan) =>
  textKey(plan.name) === textKey(`${other.name} monthly`) &&
  plan.price?.period === 'month' &&
  other.price?.period === 'month' &&
  plan.price.amount === other.price.amount;

/** 'Team' at the price of 'Team Works': a table that sets the plans of the cards side by side calls them in short. */
function withoutTwinGroups(plans: readonly Plan[]): Plan[] {
  const isShort = ({ name, price }: Plan) =>
    plans.some(
      (other) => other.name.startsWith(`${name} `) && price?.amount != null && price.amount === other.price?.amount,
    );
  const groups = Map.groupBy(plans, ({ group }) => group);
  return plans.filter(({ group }) => {
    const own = groups.get(group) ?? [];
    return groups.size === 1 || own.filter(isShort).length < Math.max(fewestTwins, own.length / 2);
  });
}

const fewestTwins = 2;

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

const isPriced = ({ price }: Plan) => price !== null;

/** One heading over all plans tells nothing of any, nor does the name of another one, be it set above. */
function inGroups(plans: readonly Plan[]): Plan[] {
  const groups = new Set(plans.map(({ group }) => group));
  const isNone = groups.size === 1 || plans.some(({ name }) => groups.has(name));
  return isNone ? plans.map((plan) => ({ ...plan, group: null })) : [...plans];
}

type PlansBlock = Extract<Block, { kind: 'records'; of: 'plans' }>;

export const isPlans = (block: Block): block is PlansBlock => block.kind === 'records' && block.of === 'plans';

/** A price list in which one entry is the product itself is about others as well, unless each is told in a sentence of its own. */
const comparesProducts = (records: readonly PlanRecord[], name: string) =>
  (records.some((record) => textKey(record.name) === textKey(name)) &&
    records.some(({ description }) => description === null)) ||
  // 'Brinewell Pro' beside what others come to, about.
  (records.some((record) => record.name.startsWith(`${name} `)) &&
    records.some((record) => !record.name.startsWith(name) && record.price?.upTo != null));

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
