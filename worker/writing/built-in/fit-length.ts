import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { wordTargets } from '../../contract/options.ts';
import { countWords } from '../../contract/text.ts';
import { renderSections, type Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { composeSections } from './compose.ts';
import { factsOfItem, type PlanItem } from './items.ts';
import type { Outline } from './plan.ts';

// Planning looks at one draft from several sides: each outline is composed once.
const drafts = new WeakMap<Outline, Section[]>();

export function draftOf(material: Material, outline: Outline): Section[] {
  const known = drafts.get(outline) ?? composeSections(material, outline);
  drafts.set(outline, known);
  return known;
}

/** How much more of the source is tried than the article can hold: retelling drops and adds words. */
export const roomForChoice = 2.2;
/** The first of the ranked items, as many as could possibly fit: a source of book length is not composed in full to be cut. */
export function withinRoom<Ranked extends { item: PlanItem }>(
  material: Material,
  ranked: Ranked[],
  room: number,
): Ranked[] {
  let words = 0;
  const end = ranked.findIndex(({ item }) => {
    words += factsOfItem(material.book, item).reduce(
      (sum, fact) => sum + countWords(material.book.facts[fact]?.quote ?? ''),
      0,
    );
    return words > room;
  });
  return end < 0 ? ranked : ranked.slice(0, end);
}

const wordsFor = (material: Material, outline: Outline) =>
  countMarkdownWords(renderSections(draftOf(material, outline)));

/** Words below the aim that are not worth another try. */
const nearEnough = 30;

/** How far below the aim a count that fitted a plan much like this one may come out. */
const stillNear = 150;

/** How many of the ranked items make the longest article that stays within the asked length; `hint` fitted an earlier plan. */
export function fitLength(
  material: Material,
  outlineOf: (count: number) => Outline,
  total: number,
  hint: number | null,
): number {
  const { least, most } = wordTargets[material.brief.length];
  const aim = Math.round(least + (most - least) * 0.75);
  if (hint !== null) {
    const words = wordsFor(material, outlineOf(hint));
    if (words <= aim && (hint === total || words > aim - stillNear)) return hint;
  }
  let fits = 1;
  let fitting = 0;
  let exceeds = total;
  let exceeding = wordsFor(material, outlineOf(total));
  if (exceeding <= aim) return total;
  // Items are of much the same length, so the share of the words tells about the share of the items: few tries are needed.
  while (exceeds - fits > 1 && aim - fitting > nearEnough) {
    const guess = fits + Math.round(((aim - fitting) / (exceeding - fitting)) * (exceeds - fits));
    const middle = Math.min(exceeds - 1, Math.max(fits + 1, guess));
    const words = wordsFor(material, outlineOf(middle));
    if (words <= aim) [fits, fitting] = [middle, words];
    else [exceeds, exceeding] = [middle, words];
  }
  return fits;
}
