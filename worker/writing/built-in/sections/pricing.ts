import type { Plan } from '../../../source/types.ts';
import type { ArticleBlock, Sentence } from '../../section.ts';
import { joinList } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import { pricingHeadings, pricingKeyHeadings } from '../phrases/headings.ts';
import { pricingIntros, singlePlanIntros, tableIntros } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { readStatement } from '../rewrite/statement.ts';
import { tellFact } from '../tell.ts';
import { writeHeading } from './headings.ts';
import { frame, keyphraseRemark, packParagraphs, paragraph } from './paragraphs.ts';

/** What the product costs: every plan in a table, what sets them apart, and what else the source says about money. */
export function composePricing(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book, source } = kit.material;
  const notes = planned.items.filter(({ part }) => part === 'notes').flatMap(({ at }) => book.priceNotes[at] ?? []);
  const withPlans = planned.items.some(({ part }) => part === 'plans');
  const heading = writeHeading(
    kit,
    planned,
    { name: 'pricingHeadings', bank: pricingHeadings },
    { name: 'pricingKeyHeadings', bank: pricingKeyHeadings },
  );
  const blocks: ArticleBlock[] = [];
  if (withPlans) {
    const names = source.plans.map(({ name }) => name);
    const facts = book.plans.flatMap(({ price }) => price);
    const intro =
      names.length === 1
        ? say(kit, 'singlePlan', singlePlanIntros, { plans: names[0] ?? '' })
        : say(kit, 'pricing', pricingIntros, { plans: joinList(names) });
    const opening = [...frame(kit, intro, facts)];
    if (names.length > 1) opening.push(...frame(kit, say(kit, 'table', tableIntros)));
    blocks.push(paragraph(opening), planTable(kit));
    const units = source.plans.map((plan, at) => tellPlan(kit, plan, at));
    blocks.push(...packParagraphs(units));
  }
  const told: Sentence[] = [];
  for (const fact of notes) told.push(...tellFact(kit, fact, { first: told.length === 0 }));
  blocks.push(...packParagraphs([told, keyphraseRemark(kit, planned.keyInText)]));
  return blocks.length > 0 ? [heading, ...blocks] : [];
}

function planTable(kit: Kit): ArticleBlock {
  const { book, source } = kit.material;
  const contents = source.plans.map((plan, at) =>
    book.plans[at]?.features.length
      ? plan.features.slice(0, 4).join(', ')
      : (plan.description ?? '').replace(/[.!]+$/, ''),
  );
  const withContents = contents.some((text) => text !== '');
  return {
    kind: 'table',
    header: ['Plan', 'Price', ...(withContents ? ['What the page lists'] : [])],
    rows: source.plans.map((plan, at) => ({
      cells: [plan.name, priceOf(plan), ...(withContents ? [contents[at] || '–'] : [])],
      facts: [
        ...(book.plans[at]?.price ?? []),
        ...(book.plans[at]?.features ?? []),
        ...(book.plans[at]?.description != null ? [book.plans[at].description] : []),
      ],
    })),
  };
}

/** A price as it stands on the page, its period spelled out. */
function priceOf({ price, period }: Plan): string {
  if (!period) return price;
  const spelled = period
    .trim()
    .replace(/^\/\s*/, 'per ')
    .replace(/\bmo\b\.?/i, 'month')
    .replace(/\byr\b\.?/i, 'year')
    .replace(/\s*\/\s*/g, ' per ');
  return `${price} ${/^(?:month|year|user|seat|week|day)\b/i.test(spelled) ? `per ${spelled}` : spelled}`;
}

function tellPlan(kit: Kit, plan: Plan, at: number): Sentence[] {
  const entry = kit.material.book.plans[at];
  if (!entry) return [];
  const sentences: Sentence[] = [];
  const name = planName(plan.name);
  const kind = /^free$|^[$€£]?0$/i.test(plan.price) ? 'free' : /\d/.test(plan.price) ? 'priced' : 'open';
  if (kind === 'priced')
    sentences.push(...frame(kit, say(kit, 'pricedPlan', pricedPlans, { name, price: priceOf(plan) }), entry.price));
  else if (kind === 'free') sentences.push(...frame(kit, say(kit, 'freePlan', freePlans, { name }), entry.price));
  else sentences.push(...frame(kit, say(kit, 'openPlan', openPlans, { name, price: plan.price }), entry.price));
  const described = plan.description && entry.description !== null ? describePlan(kit, plan.description) : null;
  if (described && entry.description !== null) sentences.push(...frame(kit, described, [entry.description]));
  const contents = entry.features.length === plan.features.length ? readContents(kit, plan.features) : [];
  if (contents.length >= 2)
    sentences.push(
      ...frame(kit, say(kit, 'planContents', planContents, { name, l: joinList(contents) }), [
        ...entry.price,
        ...entry.features,
      ]),
    );
  return sentences;
}

const planName = (name: string) => (/\bplan\b/i.test(name) ? name.replace(/\bplan\b/i, 'plan') : name);

function describePlan(kit: Kit, description: string): string | null {
  const text = description.replace(/[.!]+$/, '').replace(/\s+/g, ' ');
  const purpose = /^for ([^,;:]+)$/i.exec(text)?.[1];
  if (purpose && !/\b(?:you|your|we|our)\b/i.test(purpose))
    return say(kit, 'planPurpose', planPurposes, { for: purpose });
  const statement = readStatement(description, kit.wording);
  if (!statement || statement.leans) return null;
  if (statement.form === 'clause') return statement.text;
  if (statement.form === 'action') return `it lets ${kit.wording.users} ${statement.text}`;
  if (statement.form === 'thing') return say(kit, 'planThing', planThings, { T: statement.text });
  return `it ${statement.form === 'state' ? 'is ' : ''}${statement.text}`;
}

function readContents(kit: Kit, features: readonly string[]): string[] {
  return features
    .filter((text) => text.length <= 44 && !/[.:!?]|\b(?:you|your|we|our|everything in|all in|plus)\b/i.test(text))
    .slice(0, 5)
    .map((text) => {
      const first = /^\S+/.exec(text)?.[0] ?? '';
      return kit.wording.proper.has(first) || /\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)
        ? text
        : text.charAt(0).toLowerCase() + text.slice(1);
    });
}

const pricedPlans = [
  '{name} costs {price}',
  'for {name}, the price is {price}',
  '{name} is listed at {price}',
  '{price} is the price of {name}',
  'those who choose {name} pay {price}',
  'the price of {name} is {price}',
  'with {name}, the bill comes to {price}',
  '{name} comes at {price}',
] as const;
const freePlans = [
  '{name} is free',
  '{name} costs nothing',
  'nothing is charged for {name}',
  'for {name}, no price is asked: it is free',
] as const;
const openPlans = [
  'for {name}, the page gives no figure but says “{price}”',
  '{name} has no fixed price, as the page says “{price}”',
  'where {name} is concerned, the price list says “{price}”',
  'the entry for {name} reads “{price}” instead of a figure',
] as const;
const planPurposes = [
  'it is meant for {for}',
  'it is aimed at {for}',
  'the page recommends it for {for}',
  'its intended buyers are {for}',
  'this one is for {for}',
] as const;
const planThings = [
  'it stands for {T}',
  'the page sums it up as {T}',
  'what it offers is {T}',
  'in the words of the page, it is about {T}',
] as const;
const planContents = [
  'it includes {l}',
  'that covers {l}',
  'in return, buyers get {l}',
  'what it includes: {l}',
  'the price includes {l}',
  'part of it are {l}',
  'for that, the page lists {l}',
  'with it come {l}',
] as const;
