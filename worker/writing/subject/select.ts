import type { ArticleAngle } from '../../contract/options.ts';
import { countUses, type Keyphrase, keyphraseDensity } from '../../contract/seo/keyphrase.ts';
import { escapePattern } from '../../escape-pattern.ts';
import type { Material } from '../facts/material.ts';
import { angles, type SectionKind } from './angles.ts';
import { takePoints, tidy } from './arrange.ts';
import { fitsTable } from './kind-table.ts';
import { namesOf, prefixesOf, readUnits, type Unit } from './units.ts';

const mostDefinitions = 3;

/** How much of the article may be sentences that share a long run of words with a source, are passive, or are long. */
export type Shares = {
  copied: number;
  passive: number;
  long: number;
  /** Keyphrase density in percent. */
  density: number;
};

/** From what reads best to what a source of long passive sentences leaves; copies are never more than that. */
export const tiers: readonly [Shares, ...Shares[]] = [
  { copied: 0.28, passive: 0.085, long: 0.2, density: 1.9 },
  { copied: 0.28, passive: 0.085, long: 0.22, density: 2.3 },
  { copied: 0.28, passive: 0.085, long: 0.5, density: 2.3 },
  { copied: 0.28, passive: 0.4, long: 0.8, density: 2.3 },
];

/** Headings and openings name the subject too, so its statements may do so only this often. */
const fewestUses = 4;

/** Chooses what is told and where: at most `words` words, nothing twice, and no more copies and passives than a good text has. */
type Limits = {
  /** Ids of units that must not be told. */
  leftOut: ReadonlySet<number>;
  shares: Shares;
  keyphrase: Keyphrase | null;
};

export function chooseUnits(
  material: Material,
  angle: ArticleAngle,
  words: number,
  { leftOut, shares, keyphrase }: Limits,
): Map<SectionKind, Unit[]> {
  const order = angles[angle].sections.map(({ kind }) => kind);
  const usesIn = (unit: Unit) =>
    keyphrase ? unit.told.reduce((uses, { text }) => uses + usesInText(keyphrase, text), 0) : 0;
  const mostUsesPerWord = keyphrase ? shares.density / keyphraseDensity(keyphrase, 1, 1) : 1;
  const units = readUnits(material);
  const placed = units.filter(({ id }) => !leftOut.has(id)).map((unit) => ({ unit, kind: placeOf(unit, material) }));
  const weigh = ({ unit, kind }: { unit: Unit; kind: SectionKind }) =>
    (kind === 'definition' ? 5 : 0) +
    (unit === units[0] ? 5 : 0) +
    1.5 * (1 - order.indexOf(kind) / order.length) -
    unit.page * 0.07 -
    (unit.copied * 0.5 + unit.passive * 0.4 + unit.long * 0.3) / unit.told.length;
  const ranked = [...placed].sort((a, b) => weigh(b) - weigh(a) || a.unit.id - b.unit.id);
  const sum = { words: 0, sentences: 0, copied: 0, passive: 0, long: 0, uses: 0 };
  const perKind = new Map<SectionKind, number>();
  const taken = new Map<SectionKind, Unit[]>();
  // A table takes such statements out of the prose that the shares are of.
  const sentencesOf = (unit: Unit) =>
    angle === 'comparison' && unit.role === 'kinds' && fitsTable(unit) ? 0 : unit.told.length;
  const fits = (unit: Unit) =>
    sum.words + unit.words <= words &&
    sum.uses + usesIn(unit) <= Math.max(fewestUses, (sum.words + unit.words) * mostUsesPerWord) &&
    (['copied', 'passive', 'long'] as const).every(
      (fault) =>
        unit[fault] === 0 ||
        sum[fault] + unit[fault] <= Math.max(1, (sum.sentences + sentencesOf(unit)) * shares[fault]),
    );
  const take = ({ unit: whole, kind }: { unit: Unit; kind: SectionKind }): boolean => {
    const ofKind = perKind.get(kind) ?? 0;
    const definitions = kind === 'definition' ? (taken.get(kind)?.length ?? 0) : 0;
    if (definitions >= mostDefinitions || (kind !== 'definition' && ofKind > words * 0.3)) return false;
    // What the subject is must be said, however the source says it.
    const isOpening = whole === units[0];
    const unit = prefixesOf(whole).find(fits) ?? (isOpening ? prefixesOf(whole).at(-1) : undefined);
    if (!unit) return false;
    sum.words += unit.words;
    sum.uses += usesIn(unit);
    sum.sentences += sentencesOf(unit);
    for (const fault of ['copied', 'passive', 'long'] as const) sum[fault] += unit[fault];
    perKind.set(kind, ofKind + unit.words);
    taken.set(kind, [...(taken.get(kind) ?? []), unit]);
    return true;
  };
  // What was one passive too many at first may do once more is told.
  let left = ranked;
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    left = left.filter((candidate) => !take(candidate));
  }
  const points = takePoints(taken, angle);
  if (points.length > 2) taken.set('points', points);
  const openings = new Set(units.filter((unit, at, all) => all[at - 1]?.page !== unit.page).map(({ id }) => id));
  return tidy(taken, angle, openings);
}

/** An opening of a further page defines a term; of the first page, the subject. */
function placeOf(unit: Unit, material: Material): SectionKind {
  if (unit.role !== 'definition') return unit.role;
  if (unit.page === 0) return 'definition';
  const name = namesOf(material)[unit.page] ?? '';
  const opens = material.source.passages.findIndex(({ page }) => page === unit.page) === unit.passage;
  return opens && definesName(material, unit.page, name) ? 'questions' : 'other';
}

const counted = new WeakMap<Keyphrase, Map<string, number>>();

/** Statements are weighed again with every draft of the plan, but counted once. */
export function usesInText(keyphrase: Keyphrase, text: string): number {
  const uses = counted.get(keyphrase) ?? new Map<string, number>();
  counted.set(keyphrase, uses);
  const count = uses.get(text) ?? countUses(keyphrase, text);
  uses.set(text, count);
  return count;
}

export function definesName(material: Material, page: number, name: string): boolean {
  const first = material.source.passages.find((passage) => passage.page === page)?.sentences[0] ?? '';
  return new RegExp(`^(?:an?|the)?\\s*${escapePattern(name)}(?:,[^,]*,)? (?:is|are|was|were)\\b`, 'i').test(first);
}
