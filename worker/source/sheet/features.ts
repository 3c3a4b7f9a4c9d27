import type { Availability, Feature, Plan } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { isCodeName } from '../records/code-name.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import { figureText } from '../records/kinds/figures.ts';
import type { TopicRecord } from '../records/types.ts';
import { availabilityOf, isStateLine, nameAndState } from './availability.ts';
import { areIntegrations } from './integrations.ts';
import { isAbout, paragraphsOf, type Section } from './sections.ts';
import { isPitch } from './sentences.ts';

/** Parts of a page in which nothing is said of what the product does. */
const elsewhere: readonly HeadingTopic[] = [
  ...(['pricing', 'questions', 'voices', 'customers', 'team', 'company', 'posts', 'comparison', 'problem'] as const),
  ...(['legal', 'call', 'install', 'jobs', 'trouble'] as const),
];

const maxNameWords = 12;

function toFeature(record: TopicRecord, section: Section, heading: string | null, role: Feature['role']): Feature {
  const { name, state } = nameAndState(record.title);
  const sentences = record.lines.flatMap(splitSentences);
  const states = sentences.filter(isStateLine);
  const availability = availabilityOf([...record.badges, ...states]) ?? state ?? comingIn(section);
  const whole = sentences.filter((sentence) => !states.includes(sentence) && !isPitch(sentence));
  const isWhole = whole.some((sentence) => countTextWords(sentence) > 3);
  // Beside sentences, a word or two are labels.
  const told = whole.filter((sentence) => !isWhole || countTextWords(sentence) > 2 || /[.!]$/.test(sentence));
  return {
    name,
    sentences: [...told, ...record.items],
    heading,
    role,
    availability,
    page: section.page,
    quote: record.quote,
  };
}

/** What only asked its reader for something says nothing. */
const isTold = ({ sentences }: Feature) => sentences.length > 0;

/** What the sheet says already. */
type Known = { productName: string; planNames: ReadonlySet<string> };

const comingIn = (section: Section): Availability | null => (isAbout(section, 'coming') ? 'coming' : null);

function ofRecords(section: Section, { productName, planNames }: Known): Feature[] {
  return section.blocks.flatMap((block) => {
    if (block.kind !== 'records' || (block.of !== 'features' && block.of !== 'steps')) return [];
    const topics = new Set(block.topics);
    if (elsewhere.some((topic) => topics.has(topic)) || areIntegrations(block)) return [];
    // Where one card is the product itself, the others are what it is compared with.
    if (block.records.some(({ title }) => textKey(title) === textKey(productName))) return [];
    // Cards that are labelled with the plans tell what is in them.
    const isOfPlan = ({ title, badges }: TopicRecord) =>
      [title, ...badges].some((text) => planNames.has(textKey(text)));
    if (planNames.size > 1 && block.records.every(isOfPlan)) return [];
    const role = block.of === 'steps' ? 'step' : topics.has('uses') ? 'use' : 'feature';
    const told = block.records.filter(({ title }) => !title.endsWith('?') && !isCall(title) && !isCodeName(title));
    return told.map((record) => toFeature(record, section, block.heading, role)).filter(isTold);
  });
}

/** '1. Weigh' */
const numbered = /^\d{1,2}[.)]\s/;

/** A card may stand for a part of its own: 'Our mission', 'Get in touch', '1.4.0'. */
function isCall(title: string): boolean {
  const topics = topicsOf(title);
  return (
    topics.has('call') ||
    topics.has('legal') ||
    topics.has('company') ||
    (figureText.test(title) && !numbered.test(title))
  );
}

const listsFeatures = /\b(?:features?|capabilities|highlights|benefits|what (?:it does|you get|it can do))\b/i;
const minItemWords = 2;
const maxItemWords = 30;

/** Items of a list that its heading calls features: each is told as it stands. */
function ofLists(section: Section): Feature[] {
  const { heading, page } = section;
  if (heading === null || !listsFeatures.test(heading)) return [];
  const items = section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const told = items.filter((item) => countTextWords(item) >= minItemWords && countTextWords(item) <= maxItemWords);
  return told.map((name) => ({
    name,
    sentences: [],
    heading,
    role: 'feature',
    availability: comingIn(section),
    page,
    quote: name,
  }));
}

/** A heading that sets one thing against another in two sentences, or tells its reader a story, names no thing. */
const isClaim =
  /^not\b|^(?:you['’](?:re|ve)|you are|you have|imagine|picture this|ask yourself)\b|(?:\bnot|n['’]t)\b.{0,60}[.!]\s\S/i;

/** A heading with running text of its own names one thing; a heading over records or further headings names a part of the page. */
function ofSection(section: Section): Feature[] {
  const { heading } = section;
  const paragraphs = paragraphsOf(section).filter((text) => countTextWords(text) > 3);
  if (heading === null || section.level < 2 || section.hasChildren || paragraphs.length === 0) return [];
  // The first heading of a page introduces it, the last one takes its leave, and one with buttons wants something.
  if (section.isFirst || section.isLast || section.acts) return [];
  if (section.blocks.some(({ kind }) => kind === 'records' || kind === 'other' || kind === 'table')) return [];
  if (isAbout(section, ...elsewhere, 'steps', 'integrations', 'sample') || heading.endsWith('?') || isCall(heading))
    return [];
  if (isClaim.test(heading)) return [];
  if (countTextWords(heading) > maxNameWords || countTextWords(paragraphs.join(' ')) < 6) return [];
  const record = {
    title: heading,
    lines: paragraphs,
    items: [],
    badges: [],
    quote: [heading, ...paragraphs].join('\n'),
  };
  return [toFeature(record, section, section.parent?.heading ?? null, 'feature')];
}

/** What the product does, thing by thing; a name that comes twice is told once, by its first place. */
export function findFeatures(sections: readonly Section[], productName: string, plans: readonly Plan[]): Feature[] {
  const known = { productName, planNames: new Set(plans.map(({ name }) => textKey(name))) };
  const features = new Map<string, Feature>();
  for (const section of sections) {
    const alone = isAbout(section, ...elsewhere) ? [] : [...ofSection(section), ...ofLists(section)];
    for (const feature of [...ofRecords(section, known), ...alone]) {
      const key = textKey(feature.name);
      if (!features.has(key)) features.set(key, feature);
    }
  }
  return [...features.values()];
}
