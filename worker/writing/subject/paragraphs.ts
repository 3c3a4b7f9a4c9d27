import { countWords } from '../../contract/text.ts';
import type { ArticleBlock, Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import type { SectionKind } from './angles.ts';
import { createCasing } from './casing.ts';
import { headingOfPage } from './headings.ts';
import { roleOf } from './roles.ts';
import { namesOf, type Unit } from './units.ts';

const mostSentences = 4;
const mostWords = 85;
const leastUnderHeading = 3;
/** A stretch between two headings may be this long. */
const mostBetweenHeadings = 230;

type Group = { units: Unit[]; page: number; label: string | null; sentences: number; words: number };
type Titled = { heading: string; groups: Group[] };

/**
 * Units as paragraphs, those of one passage together. What has too little for a heading of its own stands first, for under the heading
 * of another passage it would be taken for a part of that.
 */
export function paragraphsOf(units: readonly Unit[], material: Material, kind: SectionKind): ArticleBlock[] {
  const groups = groupByPassage(units);
  const isRich = groups.length > 1 && units.flatMap(({ told }) => told).length >= leastUnderHeading * 2;
  const lead: Group[] = [];
  const titled: Titled[] = [];
  for (const page of new Set(groups.map((group) => group.page))) {
    const ofPage = groups.filter((group) => group.page === page);
    const own = ofPage.filter(({ label, sentences }) => isRich && label !== null && sentences >= leastUnderHeading);
    const rest = ofPage.filter((group) => !own.includes(group));
    const heading = page > 0 ? nameOfPage(material, page, kind) : null;
    // What another page says stands under its name from the start: kinds of hives are not kinds of beekeeping.
    if (heading !== null && rest.reduce((sum, { sentences }) => sum + sentences, 0) >= 2)
      titled.push({ heading, groups: rest });
    else lead.push(...rest);
    titled.push(...own.map((group) => ({ heading: group.label ?? '', groups: [group] })));
  }
  return [
    ...toBlocks(shorten(lead, titled)),
    ...titled.flatMap(({ heading, groups: told }) => [
      { kind: 'heading' as const, level: 3 as const, text: heading },
      ...toBlocks(told),
    ]),
  ];
}

const toBlocks = (groups: readonly Group[]) => groups.flatMap(({ units }) => toParagraphs(units));

/** Too long a stretch gives its last passages headings after all. */
function shorten(lead: readonly Group[], titled: Titled[]): Group[] {
  const left = [...lead];
  while (left.reduce((sum, { words }) => sum + words, 0) > mostBetweenHeadings) {
    const at = left.findLastIndex(({ label, sentences }) => label !== null && sentences >= 2);
    const [group] = at > 0 ? left.splice(at, 1) : [];
    if (!group) break;
    titled.unshift({ heading: group.label ?? '', groups: [group] });
  }
  return left;
}

function nameOfPage(material: Material, page: number, kind: SectionKind): string | null {
  const name = namesOf(material)[page];
  if (!name) return null;
  const inside = createCasing(material.source.pages).inside(name);
  return headingOfPage(inside, kind, material.seed + page) ?? name;
}

/** The passages, with their own headings where these say something. */
function groupByPassage(units: readonly Unit[]): Group[] {
  const groups = new Map<number, Group>();
  for (const unit of units) {
    const own = unit.heading !== null && roleOf([unit.heading]) === 'other' ? unit.heading : null;
    const group = groups.get(unit.passage) ?? {
      ...{ units: [], page: unit.page, label: own ?? narrow(unit.heading), sentences: 0, words: 0 },
    };
    group.units.push(unit);
    group.sentences += unit.told.length;
    group.words += unit.words;
    groups.set(unit.passage, group);
  }
  return [...groups.values()];
}

/** 'Making a starter' says more than 'Process' does. */
const narrow = (heading: string | null) => (heading !== null && heading.split(' ').length > 1 ? heading : null);

function toParagraphs(units: readonly Unit[]): ArticleBlock[] {
  const paragraphs: Sentence[][] = [];
  let words = 0;
  for (const unit of units) {
    const last = paragraphs.at(-1);
    const sentences = unit.told.map(({ text, fact }) => ({ text, facts: [fact] }));
    const fits = last && last.length + sentences.length <= mostSentences && words + unit.words <= mostWords;
    if (fits) last.push(...sentences);
    else paragraphs.push(sentences);
    words = fits ? words + unit.words : unit.words;
  }
  return joinStubs(paragraphs).map((sentences) => ({ kind: 'paragraph', sentences }));
}

/** A sentence alone at the end of a section is no paragraph. */
function joinStubs(paragraphs: Sentence[][]): Sentence[][] {
  const last = paragraphs.at(-1);
  const before = paragraphs.at(-2);
  const isStub = last && before && last.length === 1 && countWords(before.map(({ text }) => text).join(' ')) < 110;
  return isStub ? [...paragraphs.slice(0, -2), [...before, ...last]] : paragraphs;
}
