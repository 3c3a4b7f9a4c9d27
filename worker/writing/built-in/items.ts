import { countWords } from '../../contract/text.ts';
import type { FactBook } from '../facts/facts.ts';
import type { Material } from '../facts/material.ts';
import { namesAudience } from './sections/headings.ts';
import { groupByTheme } from './themes.ts';

export type SectionKind =
  | 'lead'
  | 'group'
  | 'audience'
  | 'workflow'
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
  /** What a group of features has in common: the page's own heading above them, or a subject. */
  theme: string | null;
  isTheme: boolean;
  /** What is kept first when room is short: 1 is a must. */
  weight: number;
  /** Which part of the source it is, by its place there. */
  part: 'frame' | 'opening' | 'feature' | 'passage' | 'plans' | 'notes' | 'integrations' | 'faq' | 'quote' | 'company';
  at: number;
  /** How many of the part's sentences are used. */
  from: number;
  to: number;
};

const mostPerGroup = 7;
const mostPerTheme = 5;

/** Everything that the source offers, in the order of a product article. */
export function collectItems(material: Material): PlanItem[] {
  const { book } = material;
  const items: PlanItem[] = [item('lead', 'frame', 0, 1)];
  book.opening.forEach((fact, at) => {
    // A line without an end names the product and says nothing of it.
    const isSentence = /[.!?]$/.test(book.facts[fact]?.quote ?? '');
    if (isSentence) items.push(item('lead', 'opening', at, at < 2 ? 1 : 0.95 - at * 0.02));
  });
  const features = collectFeatures(material);
  items.push(...features);
  items.push(...collectPassages(material));
  if (book.integrations.length > 0) {
    // The tools that a product works with stand with its last features, or with what it is.
    const last = features.findLast(({ section }) => section === 'group');
    const base = item(last ? 'group' : 'lead', 'integrations', 0, 0.98);
    items.push(last ? { ...base, group: last.group, theme: last.theme, isTheme: last.isTheme } : base);
  }
  if (book.plans.length > 0) items.push(item('pricing', 'plans', 0, 0.99));
  book.pricing.forEach((_, at) => {
    items.push(item('pricing', 'notes', at, 0.88 - at * 0.02));
  });
  book.quotes.forEach((fact, at) => {
    if (fact >= 0) items.push(item('voices', 'quote', at, at < 2 ? 0.86 : 0.7 - at * 0.02));
  });
  book.company.forEach((_, at) => {
    // One sentence makes no section.
    items.push(item(book.company.length === 1 ? 'lead' : 'company', 'company', at, 0.66 - at * 0.03));
  });
  book.questions.forEach((_, at) => {
    items.push(item('faq', 'faq', at, 0.74 - at * 0.03));
  });
  items.push(item('closing', 'frame', 0, 1));
  return items;
}

function collectFeatures({ book, source }: Material): PlanItem[] {
  const headings = new Map(source.sheet.features.map(({ name, heading }) => [name, heading]));
  const features = book.features.map(({ name, sentences }, at) => ({
    at,
    name: book.facts[name]?.quote ?? '',
    sentences: sentences.map((fact) => book.facts[fact]?.quote ?? ''),
  }));
  const groups: Array<{ theme: string | null; isTheme: boolean; members: number[] }> = [];
  const audiences = features.filter(({ name, sentences }) => namesAudience(name) && sentences.length > 0);
  const listed = features.filter((feature) => !audiences.includes(feature));
  for (const theme of new Set(listed.map(({ name }) => headings.get(name) ?? ''))) {
    const members = listed.filter(({ name }) => (headings.get(name) ?? '') === theme);
    if (members.length <= mostPerGroup) groups.push({ theme, isTheme: false, members: members.map(({ at }) => at) });
    else
      groups.push(
        ...groupByTheme(members, mostPerTheme).map((group) => ({
          theme: group.theme,
          isTheme: true,
          members: group.members.flatMap((place) => members[place]?.at ?? []),
        })),
      );
  }
  const wordsOf = (at: number) => countWords(features[at]?.sentences.join(' ') ?? '');
  const inGroups = joinSingles(groups)
    .flatMap((group) => splitLong(group, wordsOf))
    .flatMap(({ theme, isTheme, members }, number) =>
      members.map((at) => ({ at, base: { section: 'group' as const, group: String(number), theme, isTheme } })),
    );
  const inAudience = audiences.map(({ at }) => ({
    at,
    base: { section: 'audience' as const, group: null, theme: null, isTheme: false },
  }));
  return [...inGroups, ...inAudience].flatMap(({ at, base }) => {
    const sentences = book.features[at]?.sentences.length ?? 0;
    const rank = 0.85 - Math.min(0.35, at * 0.015);
    const start = { ...item('group', 'feature', at, rank), ...base };
    return [
      { ...start, to: Math.min(2, sentences) },
      ...(sentences > 2 ? [{ ...start, weight: rank - 0.22, from: 2, to: sentences }] : []),
    ];
  });
}

/** More than this under one heading is too long a way without another. */
const mostWordsPerGroup = 250;

/** A group too long for one section in parts of about the same size; only the first keeps the group's own heading. */
function splitLong<Group extends { theme: string | null; isTheme: boolean; members: number[] }>(
  group: Group,
  wordsOf: (at: number) => number,
): Group[] {
  const total = group.members.reduce((sum, at) => sum + wordsOf(at), 0);
  const count = Math.ceil(total / mostWordsPerGroup);
  if (count < 2) return [group];
  const parts: Group[] = [];
  let words = 0;
  for (const at of group.members) {
    const part = Math.min(count - 1, Math.floor((words * count) / total));
    const last = parts[part];
    if (last) last.members.push(at);
    else parts[part] = { ...group, theme: part === 0 ? group.theme : null, members: [at] };
    words += wordsOf(at);
  }
  return parts.filter(Boolean);
}

/** A feature alone under its heading makes no section: it joins the group before it. */
function joinSingles<Group extends { members: number[] }>(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && (group.members.length === 1 || last.members.length === 1) && last.members.length < mostPerGroup) {
      const host = last.members.length >= group.members.length ? last : group;
      joined[joined.length - 1] = { ...host, members: [...last.members, ...group.members] };
    } else joined.push(group);
  }
  return joined;
}

function collectPassages({ book, source }: Material): PlanItem[] {
  let group = 0;
  return book.passages.flatMap(({ heading, sentences }, at) => {
    if (source.passages[at]?.topic !== null) return [];
    const name = heading === null ? '' : (book.facts[heading]?.quote ?? '');
    // Under no heading of its own a passage goes on with the one before it.
    if (at > 0 && (heading !== null || sentences.length > 3)) group++;
    const rank = 0.6 - Math.min(0.35, at * 0.02);
    const start = namesAudience(name)
      ? item('audience', 'passage', at, rank)
      : { ...item('workflow', 'passage', at, rank), group: String(group) };
    return [
      { ...start, to: Math.min(3, sentences.length) },
      ...(sentences.length > 3 ? [{ ...start, weight: rank - 0.15, from: 3, to: sentences.length }] : []),
    ];
  });
}

const item = (section: SectionKind, part: PlanItem['part'], at: number, weight: number): PlanItem => ({
  section,
  group: null,
  theme: null,
  isTheme: false,
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
      return book.features[at]?.sentences.slice(from, to) ?? [];
    case 'passage':
      return book.passages[at]?.sentences.slice(from, to) ?? [];
    case 'faq':
      return book.questions[at]?.answer ?? [];
    case 'opening':
      return book.opening.slice(at, at + 1);
    case 'notes':
      return book.pricing.slice(at, at + 1);
    case 'quote':
      return book.quotes.slice(at, at + 1).filter((fact) => fact >= 0);
    case 'company':
      return book.company.slice(at, at + 1);
    case 'plans':
      return book.plans.flatMap(({ price, includes }) => [...price, ...includes]);
    case 'integrations':
      return book.integrations.map(({ fact }) => fact);
    case 'frame':
      return [];
  }
}
