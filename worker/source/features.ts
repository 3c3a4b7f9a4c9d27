import { countTextWords, textKey } from './fold-text.ts';
import type { Feature } from './found.ts';
import { claim, claimAll, type Ledger } from './ledger.ts';
import { itemsOf, paragraphsOf, type Section } from './outline.ts';
import { isSentence, sentencesOf, splitSentences } from './sentences.ts';
import type { Topic } from './topics.ts';

const maxNameWords = 10;
const maxDetails = 10;
const noFeature: ReadonlySet<Topic | null> = new Set<Topic>([
  ...(['faq', 'quotes', 'pricing', 'company', 'customers', 'elsewhere', 'call', 'steps', 'integrations'] as const),
]);
const partName =
  /^(?:features?|overview|product|benefits|highlights|introduction|about|more|why us|solutions?|capabilities|code|examples?|more examples|contribut\w+|download(?: & install)?|install(?:ation)?|methods|configuration|options|notes?|faq|news|updates|key features|all features|main features)$/i;

const cleanName = (text: string) =>
  text
    .replace(/^(?:\d{1,2}[.)]|0\d)\s+/, '')
    .replace(/[.:]$/, '')
    .trim();

const isName = (text: string) =>
  countTextWords(text) <= maxNameWords &&
  text.length < 80 &&
  !text.endsWith('?') &&
  !partName.test(text) &&
  /\p{L}/u.test(text);

/** 'Reminders: we chase late payers for you.' is a named feature in one line. */
function splitItem(item: string): { name: string; text: string } | null {
  const parts = /^([^:–—]{2,50}?)(?::\s+|\s+[–—-]\s+)(.+)$/u.exec(item.slice(0, 600));
  const [, name = '', text = ''] = parts ?? [];
  return name && countTextWords(name) <= 6 && /^\p{Lu}/u.test(name) && countTextWords(text) > 2 ? { name, text } : null;
}

/** The explanation behind a colon may begin small, and need not have a verb: its name says what it is about. */
const explains = (text: string, language: string | null) =>
  /[.!]$/.test(text) || isSentence(text, language) || countTextWords(text) > 4;

/** 'Watch any page. It checks …': where every item begins so, its first words are a name. */
function splitLedItem(item: string): { name: string; text: string } | null {
  const [, name = '', text = ''] = /^([^.!?]{3,50})[.!]\s+(\S.{10,600})$/u.exec(item) ?? [];
  return name && countTextWords(name) <= 6 ? { name, text } : null;
}

function splitItems(items: readonly string[]): Array<{ name: string; text: string } | null> {
  const led = items.map(splitLedItem);
  return items.length > 2 && led.every(Boolean) ? led : items.map(splitItem);
}

function itemFeatures(section: Section, ledger: Ledger, language: string | null): Feature[] {
  const split = splitItems(itemsOf(section));
  if (split.filter(Boolean).length < 2) return [];
  return split.flatMap((item) => {
    const details = item && explains(item.text, language) ? claimAll(ledger, splitSentences(item.text)) : [];
    if (item) claim(ledger, `${item.name} ${item.text}`);
    return item && details.length > 0 ? [{ name: cleanName(item.name), details, page: section.page }] : [];
  });
}

/** Sentences directly under a heading, in list items too. */
export function sectionSentences(section: Section, language: string | null): string[] {
  return [...paragraphsOf(section), ...itemsOf(section)].flatMap((text) => sentencesOf(text, language));
}

/** Named capabilities: cards, explained sections, and lists of the form 'Name: text'. `sections` hold nothing that is used up. */
export function findFeatures(sections: readonly Section[], ledger: Ledger, language: string | null): Feature[] {
  const features = new Map<string, Feature>();
  const parents = new Set(sections.map((section) => section.parent));
  const add = (feature: Feature) => {
    // A name that is a sentence must not come back as one.
    claim(ledger, feature.name);
    const key = textKey(feature.name);
    const known = features.get(key);
    if (known && known.page === feature.page) known.details.push(...feature.details);
    else if (!known) features.set(key, feature);
  };
  for (const section of sections) {
    if (noFeature.has(section.topic)) continue;
    for (const feature of itemFeatures(section, ledger, language)) add(feature);
    const isNamed = section.heading !== null && section.level > 1 && isName(section.heading);
    // The sentences of a heading over cards introduce them; they explain nothing by themselves.
    if (!isNamed || section.heading === null || section.isTail || parents.has(section)) continue;
    const details = claimAll(ledger, sectionSentences(section, language)).slice(0, maxDetails);
    if (details.length > 0) add({ name: cleanName(section.heading), details, page: section.page });
  }
  return [...features.values()];
}
