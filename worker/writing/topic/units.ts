import { stem } from '../../contract/seo/keyphrase.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import { countWords } from '../../contract/text.ts';
import type { SourcePage } from '../../source/types.ts';
import { indexRuns } from '../copied-runs.ts';
import type { Material } from '../material.ts';
import { nameOf } from './assemble-topic.ts';
import { createCasing } from './casing.ts';
import { type Role, roleOf, roleOfOpening } from './roles.ts';
import { type Telling, tellStatement } from './tell/index.ts';

export type Told = { text: string; fact: number };

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

const leans =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|his|her|such|both|another|others?|the (?:latter|former|same|other|first|second|third|two|practice|method|process|word|term|name|result|change|former)|however|but|and|or|so|then|also|thus|therefore|as a result|for example|in addition|moreover|instead|otherwise|similarly|likewise|further|in contrast|by contrast|later|elsewhere|here|there|one of (?:these|them)|some of (?:these|them)|most of (?:these|them)|all of (?:these|them)|in this|at this|for this|from this|by this|of these|among them|because of this|after (?:this|that)|until then|since then)\b/i;

const early =
  /^(?:\S+ ){0,4}(?:it|its|them|themselves|they|their|he|she|his|her|him|this|these|then|therefore|such|later)\b/i;

/** True where a statement cannot be understood without the one before it: a pronoun too early, or 'the' thing that was just named. */
function leansOn(quote: string, before: string, subject: ReadonlySet<string>): boolean {
  if (leans.test(quote) || early.test(quote.replace(/^[^,]{0,40}\bthat (?:they|it)\b/, ''))) return true;
  const told = new Set(wordsOf(before).map(stem));
  const nouns = [
    ...quote
      .split(' ')
      .slice(0, 7)
      .join(' ')
      .matchAll(/\b[Tt]he (\p{Ll}{3,})/gu),
  ].map(([, noun = '']) => noun);
  // A surname alone: the full name stands in the sentence before.
  const [name = ''] = /^\p{Lu}\p{Ll}+(?= \p{Ll})/u.exec(quote) ?? [];
  const isSurname = name !== '' && new RegExp(`\\p{Lu}\\S+ (?:\\p{Ll}+ )?${name}\\b`, 'u').test(before);
  return isSurname || nouns.some((noun) => told.has(stem(noun)) && !subject.has(stem(noun)));
}

const mostPerUnit = 4;

/** Everything that the sources say, told in the article's words. Worked out once per source. */
const known = new WeakMap<Material, Unit[]>();

export function readUnits(material: Material): Unit[] {
  const units = known.get(material) ?? collectUnits(material);
  known.set(material, units);
  return units;
}

function collectUnits({ book, source }: Material): Unit[] {
  const runs = indexRuns(source.pages.map(({ text }) => text));
  const casing = createCasing(source.pages);
  const said = new Set<string>();
  const units: Unit[] = [];
  for (const [index, passage] of book.passages.entries()) {
    const page = source.passages[index]?.page ?? 0;
    const heading = source.passages[index]?.heading ?? null;
    const path = heading === null ? [] : headingPath(source.pages[page], heading);
    const subject = new Set(wordsOf(source.pages[page]?.title ?? '').map(stem));
    let last: Unit | null = null;
    let before = '';
    for (const fact of passage.sentences) {
      const quote = book.facts[fact]?.quote ?? '';
      const leaning = leansOn(quote, before, subject);
      before = quote;
      const key = wordsOf(quote).join(' ');
      const telling: Telling | null = said.has(key) ? null : tellStatement(quote, runs, casing);
      // What leans on a sentence that is not told would hang in the air.
      if (!telling || (leaning && (!last || last.told.length >= mostPerUnit))) {
        last = null;
        continue;
      }
      said.add(key);
      if (leaning && last) {
        addTelling(last, telling, fact);
        continue;
      }
      const role = heading === null ? roleOfOpening(quote) : roleOf(path);
      last = {
        id: units.length,
        page,
        passage: index,
        heading,
        role,
        told: [],
        words: 0,
        copied: 0,
        passive: 0,
        long: 0,
      };
      addTelling(last, telling, fact);
      units.push(last);
    }
  }
  return units;
}

function addTelling(unit: Unit, telling: Telling, fact: number): void {
  unit.told.push(...telling.sentences.map((text) => ({ text, fact })));
  unit.words += telling.sentences.reduce((sum, text) => sum + countWords(text), 0);
  unit.copied += telling.copied;
  unit.passive += telling.passive;
  unit.long += telling.long;
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
