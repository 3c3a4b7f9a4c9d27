import type { Feature, Plan } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { hasFiniteVerb, opensWithImperative, opensWithVerb } from '../../language/verbs.ts';
import { findPrices } from '../money/index.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { isCodeName } from '../records/code-name.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import { numberOfTitle, withoutNumber } from '../records/kinds/features.ts';
import type { TopicRecord } from '../records/types.ts';
import type { Block } from '../types.ts';
import { readSystems } from './access/systems.ts';
import { availabilityOf, isStateLine, nameAndMarker, saysBeingMade } from './availability.ts';
import { areIntegrations } from './integrations.ts';
import { isNameOf, namesPage } from './name.ts';
import { plansOfMarker } from './plan-markers.ts';
import { isPlans } from './plans.ts';
import { listsFeatures, ofSection, ownList, usualInRow } from './section-feature.ts';
import { isAbout, paragraphsOf, type Section, sentencesIn } from './sections.ts';
import { comingIn, isCall, isElsewhere, toFeature } from './to-feature.ts';
import { withoutTwinGroups } from './twin-groups.ts';

/** What only asked its reader for something says nothing. */
const isTold = ({ sentences, role }: Feature) =>
  (sentences.length > 0 || role === 'step') && !ofMakers.test(sentences[0] ?? '');

/** What its makers are out for is nothing that it does. */
const ofMakers = /^our (?:mission|vision|goal|story|values?)\b/i;

/** What the sheet says already. */
type Known = {
  productName: string;
  planNames: readonly string[];
  planKeys: ReadonlySet<string>;
  /** Systems that it will run on some day. */
  awaited: ReadonlySet<string>;
};

function ofRecords(section: Section, { productName, planNames, planKeys, awaited }: Known): Feature[] {
  const firstSteps = section.blocks.find((block) => block.kind === 'records' && block.of === 'steps');
  return section.blocks.flatMap((block) => {
    if (block.kind !== 'records' || (block.of !== 'features' && block.of !== 'steps')) return [];
    const topics = new Set(block.topics);
    // 'Get started in three steps' tells how it works, a list by system what it needs there.
    const isOfStart = topics.has('steps') || (block.of === 'steps' && ofSteps.test(block.heading ?? ''));
    const mayInstall = isOfStart || areBySystem(block.records);
    const held = topics.difference(
      new Set([...(mayInstall ? ['install' as const] : []), ...(isApartFromPrices(block) ? ['pricing' as const] : [])]),
    );
    if (isElsewhere({ topics: held }) || isAbout(section, 'problem') || areIntegrations(block)) return [];
    // Where most are called as pages are, they lead there.
    if (block.records.filter(({ title }) => namesPage(title)).length * 2 > block.records.length) return [];
    // Where most call to see something, behind a button, they lead there too.
    const leadsOn = ({ lines: [first = ''], badges }: TopicRecord) => badges.length > 0 && callsToSee.test(first);
    if (block.records.filter(leadsOn).length * 2 > block.records.length) return [];
    // Where most end with what the product does instead, they begin with how it is without it.
    const isSetAgainst = ({ lines }: TopicRecord) =>
      lines.some((line, at) => at > 0 && line.startsWith(`${productName}: `));
    if (block.records.filter(isSetAgainst).length * 2 > block.records.length) return [];
    // Where one card is the product itself, the others are what it is compared with.
    if (block.records.some(({ title }) => isNameOf(productName, title))) return [];
    // Pictures of the product with a few words below each, as beside the main heading of a page.
    const mayBeSample = topics.has('sample') || section.level === 1;
    if (
      mayBeSample &&
      !block.records.some(({ lines, items }) => items.length > 0 || lines.some((line) => /[.!]$/.test(line)))
    )
      return [];
    // The order that its part tells in steps, drawn beside them.
    if (firstSteps && block.of === 'features' && block.records.every(({ lines: [first = ''] }) => isNumber.test(first)))
      return [];
    if (isSetRightBelow(section, block, productName)) return [];
    // Milestones tell how far it is, those still to come among them.
    if (block.records.every(({ title }) => /^(?:milestone|phase|sprint|release)\b/i.test(title))) return [];
    // Cards that are labelled with the plans tell what is in them.
    const isOfPlan = ({ title, badges }: TopicRecord) => [title, ...badges].some((text) => planKeys.has(textKey(text)));
    if (planKeys.size > 1 && block.records.every(isOfPlan)) return [];
    // One part of a page has one order; what stands beside it is none.
    const isBeside = block.of === 'steps' && block !== firstSteps;
    const isOrder =
      block.of === 'steps' &&
      !isBeside &&
      (block.isOrder || isOfSteps(topics, block.heading, block.records) || actsInMost(block.records));
    const role = isOrder ? 'step' : topics.has('uses') ? 'use' : 'feature';
    const heading = isBeside ? null : block.heading;
    const isAwaited = ({ title }: TopicRecord) => readSystems(title).found.some(({ system }) => awaited.has(system));
    // What one needs is told whole: without what is still to come, a system would seem to be the only one.
    const isList = topics.has('requirements');
    const records = block.records.filter(
      (record) =>
        !record.title.endsWith('?') &&
        (isList || !isAwaited(record)) &&
        !isCall(record.title) &&
        !isCodeName(record.title) &&
        !tellsPrice(record),
    );
    // An order with one missing is another order; one that is still being designed is none.
    if (role === 'step' && (records.length < block.records.length || saysBeingMade(sentencesIn(section)[0] ?? '')))
      return [];
    const areBadged = records.length > 1 && records.every(hasBadge);
    return records
      .map((record) => (areBadged ? { ...record, lines: record.lines.slice(1) } : record))
      .map((record) =>
        isList && isAwaited(record) ? { ...record, labels: [...(record.labels ?? []), 'coming soon'] } : record,
      )
      .map((record) => ({ record, feature: toFeature(record, section, heading, role, planNames) }))
      .filter(({ record, feature }) => isTold(feature) || record.lines.length + record.items.length === 0)
      .map(({ feature }) => feature);
  });
}

const callsToSee =
  /^(?:see|review|learn|explore|read|discover|find out|compare|check|browse) (?:how|why|what|which|where|about)\b/i;

const ofMoney = /\b(?:costs?|pric(?:e|es|ing)|fees?|bill(?:ed|ing|s)?|pay(?:ing|ments?|s)?|plans?)\b/i;

/** On a page of prices, several things under a heading of their own that speaks of no money. */
const isApartFromPrices = ({ heading, records }: { heading: string | null; records: readonly TopicRecord[] }) =>
  heading !== null &&
  records.length > 2 &&
  topicsOf(heading).size === 0 &&
  ![heading, ...records.map(({ title }) => title)].some((text) => ofMoney.test(text));

const sum = /[$€£¥₹]\s?\d|\d\s?[€£]|\bfree\b/i;

/** 'Zone pricing' with no sum below it, on a page that is not about prices, is a thing that the product does. */
function apartFromPrices(section: Section): Section {
  const { heading, parent, blocks, topics } = section;
  const isOwnWord = topicsOf(heading).has('pricing') && parent !== null && !parent.topics.has('pricing');
  return !isOwnWord || blocks.some(isPlans) || sum.test(JSON.stringify(blocks))
    ? section
    : { ...section, topics: topics.difference(new Set<HeadingTopic>(['pricing'])) };
}

/** Under a sentence of others cards that name nobody, and below them what the product makes of it: how things are without it. */
function isSetRightBelow({ heading, blocks }: Section, block: Block, productName: string): boolean {
  const [next] = blocks.slice(blocks.indexOf(block) + 1);
  const isOfOthers =
    heading !== null && hasFiniteVerb(heading) && !opensWithImperative(heading) && !heading.includes(productName);
  return (
    isOfOthers &&
    !JSON.stringify(block).includes(productName) &&
    next?.kind === 'paragraph' &&
    splitSentences(next.text).some((text, at) => at > 0 && text.startsWith(`${productName} `))
  );
}

/** What each system needs, or how it is got there. */
const areBySystem = (records: readonly TopicRecord[]) =>
  records.filter(({ title }) => readSystems(title).found.length > 0).length >= records.length / 2;

const isNumber = /^(?:\d{1,2}[.)]?|[①-⑳])$/;

const longestBadge = 4;
const isEnded = (text: string) => /[.!?]$/.test(text);
/** 'Live forecast' over whole sentences; where each card has such a line, it is a badge. */
const hasBadge = ({ lines: [first = '', next = ''] }: TopicRecord) =>
  !isEnded(first) && isEnded(next) && countTextWords(first) <= longestBadge && countTextWords(next) > longestBadge;

const ofSteps =
  /^in (?:two|three|four|five|six|\d) |\b(?:how|steps?|start(?:ed)?|set ?up|setup|install(?:ation|ing)?|workflow|process)\b/i;

/** Called so by its heading; or by the small line above it, where its names are no nouns: 'Auto cleanup' is no step. */
function isOfSteps(topics: ReadonlySet<string>, heading: string | null, records: readonly TopicRecord[]): boolean {
  const own = topicsOf(heading);
  // 'Local server' and 'Docker' are two ways to install it, be they counted.
  const isCalled = own.has('steps') || (!own.has('install') && ofSteps.test(heading ?? ''));
  const isLabelled = topics.has('steps') || topics.has('install');
  const acts = ({ title }: TopicRecord) => opensWithVerb(withoutNumber(title));
  return isCalled || (isLabelled && records.filter(acts).length * 2 > records.length);
}

/** Commands are an order to follow, one after the other; properties with numbers are none. */
const actsInMost = (records: readonly TopicRecord[]) =>
  new Set(records.map(({ title }) => title.split(' ', 1)[0]?.toLowerCase())).size === records.length &&
  records.filter(({ title, lines }) => [title, lines[0] ?? ''].some(opensWithImperative)).length * 2 >= records.length;

/** 'Simple pricing: from $12 a month' is said of the product as a whole. */
const tellsPrice = ({ title, lines }: TopicRecord) =>
  topicsOf(title).has('pricing') && lines.some((line) => findPrices(line).length > 0);

/** 'Its features include:' */
const leadsToFeatures = (block: Block | undefined) =>
  block?.kind === 'paragraph' && block.text.endsWith(':') && listsFeatures.test(block.text);

const minItemWords = 2;
const maxItemWords = 60;

const longestLead = 12;

/** Several lists of one part, each below the line that leads to it: 'It reads:', 'It writes:'. One alone is what its heading names. */
function ofLedLists(section: Section, planNames: readonly string[]): Feature[] {
  const led = section.blocks.flatMap((block, at): TopicRecord[] => {
    const before = section.blocks[at - 1];
    const isLed =
      block.kind === 'list' &&
      before?.kind === 'paragraph' &&
      before.text.endsWith(':') &&
      splitSentences(before.text).length === 1 &&
      countTextWords(before.text) <= longestLead;
    if (!isLed) return [];
    const title = before.text.slice(0, -1);
    return [{ title, lines: [], items: block.items, badges: [], quote: [title, ...block.items].join('\n') }];
  });
  return led.length < 2 ? [] : led.map((record) => toFeature(record, section, section.heading, 'feature', planNames));
}

/** Items of a list that its heading calls features, or names: each is told as it stands. */
function ofLists(section: Section, planNames: readonly string[]): Feature[] {
  const { heading, page, blocks } = section;
  const isHeaded = heading !== null && listsFeatures.test(heading);
  const called = blocks.flatMap((block, at) =>
    block.kind === 'list' && (isHeaded || leadsToFeatures(blocks[at - 1])) ? block.items : [],
  );
  const items = called.length > 0 ? called : ownList(section);
  // An item that goes on in small letters where others begin with a capital is a part of the one before.
  const isCapital = items.filter((item) => /^\p{Lu}/u.test(item)).length > items.length / 2;
  const told = items.filter((item) => {
    const words = countTextWords(item);
    return words >= minItemWords && words <= maxItemWords && !(isCapital && /^\p{Ll}+\s/u.test(item));
  });
  const lead = leadTo(section, items);
  return told.map((text) => {
    const { name, marker } = nameAndMarker(text);
    const plans = plansOfMarker(marker, planNames);
    const state = isStateLine(marker) ? availabilityOf([marker]) : null;
    return {
      name: plans.length > 0 || state !== null ? name : text,
      sentences: [],
      heading: lead ?? heading,
      role: 'feature',
      availability: state ?? comingIn(section),
      plans,
      page,
      quote: text,
    };
  });
}

/** What stands right before a list and does not end leads to it: 'It is made for', 'It comes with:'; null where nothing does. */
function leadTo({ blocks }: Section, items: readonly string[]): string | null {
  const at = blocks.findIndex((block) => block.kind === 'list' && block.items.length === items.length);
  const before = blocks[at - 1];
  const isLead =
    before?.kind === 'paragraph' &&
    (before.text.endsWith(':') || /\b(?:for|to|with|by|of|in|on|from|as|includes?|including)$/i.test(before.text)) &&
    splitSentences(before.text).length === 1 &&
    countTextWords(before.text) <= longestLead;
  return isLead ? before.text.replace(/:$/, '') : null;
}

const fewestNumbered = 3;

/** Parts of a page whose headings are counted commands, '1. Weigh it', '2. Sell it', are an order, each told by how it begins. */
function numberedOrders(sections: readonly Section[]): ReadonlyMap<Section, Feature> {
  const rows = Map.groupBy(sections, ({ page, level, parent }) => `${page}/${level}/${parent?.heading ?? ''}`);
  const orders = [...rows.values()]
    .map((row) => row.filter(({ heading }) => !Number.isNaN(numberOfTitle(heading ?? ''))))
    .filter((row) => row.length >= fewestNumbered)
    .filter((row) => row.every(({ heading }, at) => numberOfTitle(heading ?? '') === at + 1))
    // 'Using a microphone' is one of several ways.
    .filter(
      (row) => row.filter(({ heading }) => opensWithImperative(withoutNumber(heading ?? ''))).length * 2 > row.length,
    );
  return new Map(
    orders.flat().map((section) => {
      const { heading, page, parent } = section;
      const [first = ''] = paragraphsOf(section);
      const sentences = first.endsWith(':') ? [] : splitSentences(first);
      const name = heading ?? '';
      const rest = {
        role: 'step' as const,
        availability: null,
        plans: [],
        page,
        quote: [name, ...sentences].join('\n'),
      };
      return [section, { name, sentences, heading: parent?.heading ?? null, ...rest }];
    }),
  );
}

const longestStep = 45;

/**
 * An order told in sentences: the items of the one list under a heading on how it works or is installed, most of which say what to do,
 * or of a numbered one on a page about that, or under the name of a system.
 */
function ofOrder(section: Section): Feature[] {
  const { heading, page, blocks, topics } = section;
  const [list, ...more] = blocks.filter(({ kind }) => kind === 'list');
  if (list?.kind !== 'list' || more.length > 0) return [];
  const { items, isOrdered } = list;
  const about = isOrdered ? topics : topicsOf(heading);
  const isOfSystem = isOrdered && readSystems(heading ?? '').found.length > 0;
  const isOrder =
    (about.has('steps') || about.has('install') || isOfSystem) &&
    (isOrdered || items.filter(opensWithImperative).length * 2 >= items.length) &&
    items.every((item) => !item.endsWith(':') && countTextWords(item) > 1 && countTextWords(item) <= longestStep) &&
    !saysBeingMade(sentencesIn(section)[0] ?? '');
  const rest = { sentences: [], heading, role: 'step' as const, availability: null, plans: [], page };
  return isOrder ? items.map((text) => ({ ...rest, name: text, quote: text })) : [];
}

const muchFuller = 1.5;
const countWordsOf = ({ sentences }: Feature) => countTextWords(sentences.join(' '));
const isFuller = (one: Feature, other: Feature) => countWordsOf(one) >= muchFuller * countWordsOf(other);

/** What the product does, thing by thing; a name that comes twice is told once, where most is said of it. */
export function findFeatures(
  sections: readonly Section[],
  { name: productName, plans, awaited }: { name: string; plans: readonly Plan[]; awaited: ReadonlySet<string> },
): Feature[] {
  const planNames = plans.map(({ name }) => name);
  const sheet = { productName, planNames, planKeys: new Set(planNames.map(textKey)), awaited };
  const usual = usualInRow(sections);
  const numbered = numberedOrders(sections);
  const all = sections.flatMap((whole) => {
    const step = numbered.get(whole);
    if (step) return [step];
    const section = apartFromPrices(whole);
    const order = ofOrder(section);
    const isSet = order.length > 0 || isElsewhere(section);
    const alone = isSet ? [] : ofSection(section, usual(section), planNames, productName).filter(isTold);
    if (alone.length === 0 && !isSet) alone.push(...ofLedLists(section, planNames));
    if (alone.length === 0 && !isSet) alone.push(...ofLists(section, planNames));
    return [...order, ...alone, ...ofRecords(section, sheet)];
  });
  const features: Feature[] = [];
  const known = new Map<string, Feature>();
  for (const feature of withoutTwinGroups(all)) {
    const key = textKey(feature.name);
    // Steps are told whole, be one of them told elsewhere as well.
    const own = feature.role === 'step' ? `${textKey(feature.heading ?? '')} ${key}` : key;
    const first = known.get(own);
    if (first && ([first, feature].some(({ role }) => role === 'step') || !isFuller(feature, first))) continue;
    if (first) features.splice(features.indexOf(first), 1);
    features.push(feature);
    known.set(own, feature);
    if (!known.has(key)) known.set(key, feature);
  }
  return features;
}
