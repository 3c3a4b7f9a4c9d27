import type { Feature } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { hasFiniteVerb, opensWithImperative, opensWithVerb } from '../../language/verbs.ts';
import { standsAsWord } from '../../language/words.ts';
import { findPrices } from '../money/index.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { isCodeName } from '../records/code-name.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import { share } from '../records/kinds/evidence.ts';
import { withoutNumber } from '../records/kinds/features.ts';
import { isManual, pathTopics } from '../records/page-topics.ts';
import type { TopicRecord } from '../records/types.ts';
import type { Block } from '../types.ts';
import { readSystems } from './access/systems.ts';
import { saysBeingMade } from './availability.ts';
import { namesPeople } from './data/people.ts';
import { areIntegrations } from './integrations.ts';
import { isNameOf, namesPage } from './name.ts';
import { isAbout, type Section, sentencesIn } from './sections.ts';
import { isCall, isElsewhere, toFeature } from './to-feature.ts';

/** What only asked its reader for something says nothing. */
export const isTold = ({ sentences, role }: Feature) =>
  (sentences.length > 0 || role === 'step') && !ofMakers.test(sentences[0] ?? '');

const menuTopics: ReadonlySet<HeadingTopic> = new Set([
  'pricing',
  'posts',
  'call',
  'questions',
  'legal',
  'jobs',
  'company',
]);

/** What its makers are out for is nothing that it does. */
const ofMakers = /^our (?:mission|vision|goal|story|values?)\b/i;

/** What the sheet says already. */
export type Known = {
  productName: string;
  planNames: readonly string[];
  planKeys: ReadonlySet<string>;
  /** Systems that it will run on some day. */
  awaited: ReadonlySet<string>;
  /** Whether the page that a card leads to is told of as well, another one than its own, and says much more than so many characters. */
  saysMore: (url: string, page: number, least: number) => boolean;
};

/** The named things of the cards and steps of a part. */
export function ofRecords(section: Section, { productName, planNames, planKeys, awaited, saysMore }: Known): Feature[] {
  const firstSteps = section.blocks.find((block) => block.kind === 'records' && block.of === 'steps');
  return section.blocks.flatMap((block) => {
    if (block.kind !== 'records' || (block.of !== 'features' && block.of !== 'steps')) return [];
    const topics = new Set(block.topics);
    // 'Get started in three steps' tells how it works, a list by system what it needs there.
    const isOfStart = topics.has('steps') || (block.of === 'steps' && ofSteps.test(block.heading ?? ''));
    const isCounted = block.of === 'steps' && block.isOrder === true;
    const mayInstall = isOfStart || isCounted || areBySystem(block.records);
    const held = topics.difference(
      new Set([
        ...(mayInstall ? ['install' as const] : []),
        ...(isApartFromPrices(block) ? ['pricing' as const] : []),
        ...(isApartFromMakers(block) ? ['company' as const] : []),
      ]),
    );
    if (isElsewhere({ topics: held }) || isAbout(section, 'problem') || areIntegrations(block)) return [];
    const ownLength = JSON.stringify(block.text ?? []).length;
    // 'Documentation with every detail' over cards that lead there.
    const isOfManual = namesManual.test(block.heading ?? '');
    const teasers = block.leadsTo?.filter(
      (url) => saysMore(url, section.page, ownLength) || (isOfManual && isManual(url)),
    );
    if (teasers && teasers.length * 3 >= block.records.length * 2) return [];
    // 'See the prices', 'Read the stories', 'Write to us': where half lead to what every site has, they are a menu.
    const toAnySite = new Set(block.leadsTo?.filter((url) => !menuTopics.isDisjointFrom(pathTopics(url))));
    if (toAnySite.size > 1 && toAnySite.size * 2 >= block.records.length) return [];
    // Where most are called as pages are, they lead there.
    if (share(block.records, ({ title }) => namesPage(title)) > 0.5) return [];
    // Where most call to see something, behind a button, they lead there too.
    const leadsOn = ({ lines: [first = ''], badges }: TopicRecord) => badges.length > 0 && callsToSee.test(first);
    if (share(block.records, leadsOn) > 0.5) return [];
    // Where most end with what the product does instead, they begin with how it is without it.
    const isSetAgainst = ({ lines }: TopicRecord) =>
      lines.some((line, at) => at > 0 && line.startsWith(`${productName}: `));
    if (share(block.records, isSetAgainst) > 0.5) return [];
    // Where one card is the product itself, the others are what it is compared with, unless they speak of it.
    const others = block.records.filter(({ title }) => !isNameOf(productName, title));
    const speakOfIt = others.some(({ lines }) => lines.some((line) => standsAsWord(productName, line)));
    if (others.length < block.records.length && !speakOfIt) return [];
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
    // Cards that are labelled with a plan each tell what is in it; of several with one label each is a thing of that plan.
    const ofPlans = block.records.flatMap(
      ({ title, badges }) => [title, ...badges].map(textKey).find((key) => planKeys.has(key)) ?? [],
    );
    if (planKeys.size > 1 && new Set(ofPlans).size === block.records.length) return [];
    // One part of a page has one order; what stands beside it is none, nor are reasons, be they counted.
    const isBeside = block.of === 'steps' && (block !== firstSteps || /^why\b/i.test(block.heading ?? ''));
    const isOrder =
      block.of === 'steps' &&
      !isBeside &&
      (block.isOrder || isOfSteps(topics, block.heading, block.records) || actsInMost(block.records));
    const areUses = topics.has('uses') || block.records.every(({ title }) => namesPeople(title));
    const role = isOrder ? 'step' : areUses ? 'use' : 'feature';
    const heading = isBeside ? null : block.heading;
    const isAwaited = ({ title }: TopicRecord) => readSystems(title).found.some(({ system }) => awaited.has(system));
    // What one needs is told whole: without what is still to come, a system would seem to be the only one.
    const isList = topics.has('requirements');
    const records = block.records.filter(
      (record) =>
        !record.title.endsWith('?') &&
        (isList || !isAwaited(record)) &&
        (isOrder || !isCall(record.title)) &&
        (isOrder || !isCodeName(record.title)) &&
        // 'Pain' beside 'Promise' is how things are without it.
        !topicsOf(record.title).has('problem') &&
        // To subscribe may be the first step of several, with what it costs.
        (isOrder || !tellsPrice(record)),
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

const namesManual = /\b(?:docs|documentation|manual|guides?|tutorials?)\b/i;

const callsToSee =
  /^(?:see|review|learn|explore|read|discover|find out|compare|check|browse) (?:how|why|what|which|where|about)\b/i;

const ofMoney =
  /\b(?:costs?|pric(?:e|es|ing)|fees?|bill(?:ed|ing|s)?|pay(?:ing|ments?|s)?|plans?|charg(?:es?|ed|ing)|invoices?|refunds?)\b/i;

/** On a page of prices, several things under a heading of their own that speaks of no money. */
const isApartFromPrices = ({ heading, records }: { heading: string | null; records: readonly TopicRecord[] }) =>
  heading !== null &&
  records.length > 2 &&
  topicsOf(heading).size === 0 &&
  ![heading, ...records.map(({ title }) => title)].some((text) => ofMoney.test(text)) &&
  share(records, ({ lines }) => lines.some((text) => ofMoney.test(text))) <= 0.5;

/** On a page about the makers, things under a heading of their own in which nobody speaks of themselves, or of values. */
const isApartFromMakers = ({ heading, records }: { heading: string | null; records: readonly TopicRecord[] }) =>
  heading !== null &&
  [heading, ...records.map(({ title }) => title)].every((text) => topicsOf(text).size === 0 && !speaks.test(text)) &&
  share(records, ({ lines }) => lines.some((line) => speaks.test(line))) < 0.25 &&
  share(records, ({ lines, title }) => lines.join(' ').length > 0 && !namesPeople(title)) === 1;
const speaks = /\b(?:we|our|us|we['’](?:re|ve|ll))\b/i;

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
const isStopped = (text: string) => /[.!?]$/.test(text);
/** 'Live forecast' over whole sentences; where each card has such a line, it is a badge. */
const hasBadge = ({ lines: [first = '', next = ''] }: TopicRecord) =>
  !isStopped(first) && isStopped(next) && countTextWords(first) <= longestBadge && countTextWords(next) > longestBadge;

const ofSteps =
  /^in (?:two|three|four|five|six|\d) |\b(?:how|steps?|start(?:ed)?|set ?up|setup|install(?:ation|ing)?|workflow|process)\b/i;

/** Called so by its heading; or by the small line above it, where its names are no nouns: 'Auto cleanup' is no step. */
function isOfSteps(topics: ReadonlySet<string>, heading: string | null, records: readonly TopicRecord[]): boolean {
  const own = topicsOf(heading);
  // 'Local server' and 'Docker' are two ways to install it, be they counted.
  const isCalled = own.has('steps') || (!own.has('install') && ofSteps.test(heading ?? ''));
  const isLabelled = topics.has('steps') || topics.has('install');
  const acts = ({ title }: TopicRecord) => opensWithVerb(withoutNumber(title));
  return isCalled || (isLabelled && share(records, acts) > 0.5);
}

/** Commands are an order to follow, one after the other; properties with numbers are none. */
const actsInMost = (records: readonly TopicRecord[]) =>
  new Set(records.map(({ title }) => title.split(' ', 1)[0]?.toLowerCase())).size === records.length &&
  share(records, ({ title, lines }) => [title, lines[0] ?? ''].some(opensWithImperative)) >= 0.5;

/** 'Simple pricing: from $12 a month' is said of the product as a whole. */
const tellsPrice = ({ title, lines }: TopicRecord) =>
  topicsOf(title).has('pricing') && lines.some((line) => findPrices(line).length > 0);
