import type { FactBook } from '../facts.ts';
import type { Material } from '../material.ts';
import { groupByTheme } from './themes.ts';

export type SectionKind =
  | 'lead'
  | 'overview'
  | 'group'
  | 'workflow'
  | 'integrations'
  | 'pricing'
  | 'voices'
  | 'company'
  | 'faq'
  | 'closing';

/** A piece of the source that an article may use: the smallest thing that is kept or left out as a whole. */
export type PlanItem = {
  section: SectionKind;
  /** Tells sections of one kind apart. */
  group: string | null;
  theme: string | null;
  /** What is kept first when room is short: 1 is a must. */
  weight: number;
  /** Which part of the source it is, by its place there. */
  part: 'frame' | 'summary' | 'feature' | 'passage' | 'plans' | 'notes' | 'integrations' | 'faq' | 'quote' | 'company';
  at: number;
  /** How many of the part's sentences are used. */
  from: number;
  to: number;
};

const mostPerGroup = 5;
const mostPerPassageSection = 10;
const mostPerArticleSection = 5;

/** Everything that the source offers, in the order of a product article. */
export function collectItems({ source, book }: Material): PlanItem[] {
  const items: PlanItem[] = [item('lead', 'frame', 0, 1)];
  // A few sentences are the lead; only a longer description fills a section of its own.
  const inLead = book.summary.length <= 5 ? 4 : 3;
  book.summary.forEach((_, at) => {
    items.push(item(at < inLead ? 'lead' : 'overview', 'summary', at, at < 2 ? 1 : 0.9 - at * 0.03));
  });

  const features = book.features.map(({ name, details }) => ({
    name: book.facts[name]?.quote ?? '',
    details: details.map((at) => book.facts[at]?.quote ?? ''),
  }));
  groupByTheme(features, mostPerGroup).forEach((group, number) => {
    group.members.forEach((at) => {
      const details = book.features[at]?.details.length ?? 0;
      const rank = 0.85 - Math.min(0.35, at * 0.015);
      const base = { ...item('group', 'feature', at, rank), group: String(number), theme: group.theme };
      items.push({ ...base, to: Math.min(2, details) });
      if (details > 2) items.push({ ...base, weight: rank - 0.22, from: 2, to: details });
    });
  });

  let chunk = 0;
  let chunkSentences = 0;
  book.passages.forEach(({ sentences }, at) => {
    if (
      chunkSentences > 0 &&
      chunkSentences + sentences.length > (source.kind === 'article' ? mostPerArticleSection : mostPerPassageSection)
    ) {
      chunk++;
      chunkSentences = 0;
    }
    chunkSentences += sentences.length;
    const rank = 0.6 - Math.min(0.35, at * 0.02);
    const base = { ...item('workflow', 'passage', at, rank), group: String(chunk) };
    items.push({ ...base, to: Math.min(3, sentences.length) });
    if (sentences.length > 3) items.push({ ...base, weight: rank - 0.15, from: 3, to: sentences.length });
  });

  if (book.integrations.length > 0) items.push(item('integrations', 'integrations', 0, 0.98));
  if (book.plans.length > 0) items.push(item('pricing', 'plans', 0, 0.99));
  book.priceNotes.forEach((_, at) => {
    items.push(item('pricing', 'notes', at, 0.88 - at * 0.02));
  });
  book.quotes.forEach((fact, at) => {
    if (fact >= 0) items.push(item('voices', 'quote', at, at < 2 ? 0.86 : 0.7 - at * 0.02));
  });
  book.company.forEach((_, at) => {
    items.push(item('company', 'company', at, 0.66 - at * 0.03));
  });
  source.faq.slice(0, book.faq.length).forEach((_, at) => {
    items.push(item('faq', 'faq', at, 0.74 - at * 0.03));
  });
  items.push(item('closing', 'frame', 0, 1));
  return items;
}

const item = (section: SectionKind, part: PlanItem['part'], at: number, weight: number): PlanItem => ({
  section,
  group: null,
  theme: null,
  weight,
  part,
  at,
  from: 0,
  to: Number.MAX_SAFE_INTEGER,
});

/** The facts that an item tells. */
export function factsOfItem(book: FactBook, { part, at, from, to }: PlanItem): number[] {
  switch (part) {
    case 'feature':
      return book.features[at]?.details.slice(from, to) ?? [];
    case 'passage':
      return book.passages[at]?.sentences.slice(from, to) ?? [];
    case 'faq':
      return book.faq[at]?.answer ?? [];
    case 'summary':
      return book.summary.slice(at, at + 1);
    case 'notes':
      return book.priceNotes.slice(at, at + 1);
    case 'quote':
      return book.quotes.slice(at, at + 1).filter((fact) => fact >= 0);
    case 'company':
      return book.company.slice(at, at + 1);
    case 'plans':
      return book.plans.flatMap(({ price, features }) => [...price, ...features]);
    case 'integrations':
      return book.integrations.map(({ fact }) => fact);
    case 'frame':
      return [];
  }
}
