import { countWords } from '../../contract/text.ts';
import type { Material } from '../material.ts';
import type { ArticleBlock, Sentence } from '../section.ts';
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

type Group = { units: Unit[]; page: number; heading: string | null };

/** Units as paragraphs, those of one passage together, under headings of their own where there is enough of each. */
export function paragraphsOf(units: readonly Unit[], material: Material, kind: SectionKind): ArticleBlock[] {
  const groups = groupByPassage(units, material, kind);
  const isRich = groups.length > 1 && units.flatMap(({ told }) => told).length >= leastUnderHeading * 2;
  const blocks: ArticleBlock[] = [];
  let sinceHeading = 0;
  for (const [at, group] of groups.entries()) {
    const sentences = group.units.flatMap(({ told }) => told).length;
    const words = group.units.reduce((sum, unit) => sum + unit.words, 0);
    // What another page says stands under its name from the start: kinds of hives are not kinds of beekeeping.
    const turns = group.page > 0 && group.page !== groups[at - 1]?.page && sentences >= 2;
    const isDue = isRich && at > 0 && (sentences >= leastUnderHeading || sinceHeading + words > mostBetweenHeadings);
    if (group.heading !== null && (turns || isDue)) {
      blocks.push({ kind: 'heading', level: 3, text: group.heading });
      sinceHeading = 0;
    }
    sinceHeading += words;
    blocks.push(...toParagraphs(group.units));
  }
  return blocks;
}

/** What a passage is about: its own heading where that says something, else the subject of its page. */
function groupByPassage(units: readonly Unit[], material: Material, kind: SectionKind): Group[] {
  const names = namesOf(material);
  const casing = createCasing(material.source.pages);
  const ofPage = (page: number) => {
    const name = page > 0 ? (names[page] ?? null) : null;
    return name && (headingOfPage(casing.inside(name), kind, material.seed + page) ?? name);
  };
  const groups: Array<Group & { passage: number }> = [];
  const used = new Set<string>();
  for (const unit of units) {
    const last = groups.at(-1);
    if (last?.passage === unit.passage) {
      last.units.push(unit);
      continue;
    }
    const own = unit.heading !== null && roleOf([unit.heading]) === 'other' ? unit.heading : null;
    const label = own ?? narrow(unit.heading) ?? ofPage(unit.page);
    const heading = label !== null && !used.has(label) ? label : null;
    if (heading) used.add(heading);
    groups.push({ passage: unit.passage, page: unit.page, units: [unit], heading });
  }
  return groups;
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
