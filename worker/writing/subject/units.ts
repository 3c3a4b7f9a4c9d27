import { wordTargets } from '../../contract/options.ts';
import { countWords } from '../../contract/text.ts';
import { stem } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { SourcePage } from '../../source/types.ts';
import type { Material } from '../facts/material.ts';
import { indexRuns } from '../grounding/copied-runs.ts';
import { nameOf } from './assemble-topic.ts';
import { createCasing } from './casing.ts';
import { leansOn } from './leans-on.ts';
import { type Role, roleOf, roleOfOpening } from './roles.ts';
import { type ToldSentence, tellStatement } from './tell/index.ts';

export type Told = ToldSentence & { fact: number };

/** Statements that stand or fall together: one, and those after it that lean on it ('It …', 'However, …'). */
export type Unit = {
  id: number;
  page: number;
  /** Index of its passage in the material. */
  passage: number;
  heading: string | null;
  role: Role;
  told: Told[];
  words: number;
  copied: number;
  passive: number;
  long: number;
};

const mostPerUnit = 4;

/** Everything that the sources say, told in the article's words. Worked out once per source. */
const known = new WeakMap<Material, Unit[]>();

export function readUnits(material: Material): Unit[] {
  const units = known.get(material) ?? collectUnits(material);
  known.set(material, units);
  return units;
}

function collectUnits(material: Material): Unit[] {
  const { book, source } = material;
  const runs = indexRuns(source.pages.map(({ text }) => text));
  const casing = createCasing(source.pages);
  const perPassage = chooseDepth(material);
  const said = new Set<string>();
  const units: Unit[] = [];
  for (const [index, { sentences }] of book.passages.entries()) {
    const { page = 0, heading = null } = source.passages[index] ?? {};
    const path = heading === null ? [] : headingPath(source.pages[page], heading);
    const subject = new Set(wordsOf(source.pages[page]?.title ?? '').map(stem));
    let last: Unit | null = null;
    let before = '';
    for (const fact of sentences.slice(0, perPassage)) {
      const quote = book.facts[fact]?.quote ?? '';
      const leaning = leansOn(quote, before, subject);
      before = quote;
      const key = wordsOf(quote).join(' ');
      // What leans on a sentence that is not told would hang in the air.
      const isLost: boolean = leaning && (!last || last.told.length >= mostPerUnit);
      const sentencesTold: ToldSentence[] | null = said.has(key) || isLost ? null : tellStatement(quote, runs, casing);
      if (!sentencesTold) {
        last = null;
        continue;
      }
      said.add(key);
      const told: Told[] = sentencesTold.map((sentence) => ({ ...sentence, fact }));
      if (leaning && last) {
        Object.assign(last, measure([...last.told, ...told]));
      } else {
        const role = heading === null ? roleOfOpening(quote) : roleOf(path);
        last = { id: units.length, page, passage: index, heading, role, ...measure(told) };
        units.push(last);
      }
    }
  }
  return units;
}

/** How much more is told than an article has room for, so that there is a choice. */
const choice = 3.5;
const depths = [24, 16, 12, 9, 7, 5, 4, 3, 2];

/** So many sentences of each passage are told, the first ones: what a part of a page begins with matters most, and telling costs time. */
function chooseDepth({ book, brief }: Material): number {
  const room = wordTargets[brief.length].most * choice;
  const wordsAt = (depth: number) =>
    book.passages.reduce(
      (sum, { sentences }) =>
        sum + sentences.slice(0, depth).reduce((words, fact) => words + countWords(book.facts[fact]?.quote ?? ''), 0),
      0,
    );
  return depths.find((depth) => wordsAt(depth) <= room) ?? 1;
}

function measure(told: Told[]): Pick<Unit, 'told' | 'words' | 'copied' | 'passive' | 'long'> {
  return {
    told,
    words: told.reduce((sum, { text }) => sum + countWords(text), 0),
    copied: told.filter(({ isCopied }) => isCopied).length,
    passive: told.filter(({ isPassive }) => isPassive).length,
    long: told.filter(({ isLong }) => isLong).length,
  };
}

export const cutUnit = (unit: Unit, sentences: number): Unit => ({
  ...unit,
  ...measure(unit.told.slice(0, sentences)),
});

const prefixes = new WeakMap<Unit, Unit[]>();

/** The unit, and what is left of it when its last statements are not told: only the first one stands by itself. */
export function prefixesOf(unit: Unit): Unit[] {
  const known = prefixes.get(unit) ?? cutPrefixes(unit);
  prefixes.set(unit, known);
  return known;
}

function cutPrefixes(unit: Unit): Unit[] {
  const facts = [...new Set(unit.told.map(({ fact }) => fact))];
  return facts.map((_, at) => {
    const kept = new Set(facts.slice(0, facts.length - at));
    return { ...unit, ...measure(unit.told.filter(({ fact }) => kept.has(fact))) };
  });
}

/** A heading of a page, and those above it. */
function headingPath(page: SourcePage | undefined, heading: string): string[] {
  const open: Array<{ level: number; text: string }> = [];
  for (const block of page?.blocks ?? []) {
    if (block.kind !== 'heading' || block.level === 1) continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    open.push(block);
    if (block.text === heading) return open.map(({ text }) => text).reverse();
  }
  return [heading];
}

/** What the pages are about, by their number: 'Sourdough', 'Proofing'. */
export const namesOf = ({ source }: Material) => source.pages.map(nameOf);
