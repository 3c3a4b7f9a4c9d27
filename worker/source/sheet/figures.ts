import type { Figure } from '../../contract/product-sheet.ts';
import { findPrices, isDiscount } from '../money/index.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { figureText } from '../records/classify.ts';
import type { FigureRecord } from '../records/types.ts';
import { isPitch, splitSentences } from '../sentences.ts';
import type { Block } from '../types.ts';
import { isAbout, paragraphsOf, type Section } from './sections.ts';

/** A number that counts or measures: not a version, a year, an address, a date or a number inside a name. */
const figureInText =
  /(?<![\p{L}\p{N}.,:/#@-])[~≈<>]?\d{1,3}(?:[.,\u00a0\u202f]?\d{3})*(?:\.\d{1,3})?(?:\s?[%×x+kKM]|\s?\p{L}{1,4}\/s)?\+?(?![\p{L}\p{N}:/-]|\.\d)/gu;
const year = /^(?:19|20)\d\d$/;
const ordinal = /^(?:v|version|step|chapter|figure|no\.?)$/i;
const maxWords = 40;
const minWords = 3;

/** The figure that a sentence states; null where its numbers tell nothing by themselves. */
function figureOf(sentence: string): string | null {
  if (findPrices(sentence).length > 0 || isDiscount(sentence)) return null;
  for (const { 0: figure, index } of sentence.matchAll(figureInText)) {
    const before = sentence.slice(0, index).trim().split(' ').at(-1) ?? '';
    if (!year.test(figure) && !/^\d$/.test(figure) && !ordinal.test(before)) return figure;
  }
  return null;
}

/** Claims with a figure: those that stand in boxes of their own, and sentences of the running text that state one. */
export function findFigures(sections: readonly Section[]): Figure[] {
  const found = new Map<string, Figure>();
  const add = (figure: Figure) => {
    const key = textKey(figure.claim);
    if (!found.has(key)) found.set(key, figure);
  };
  for (const section of sections) {
    if (isAbout(section, 'voices', 'comparison', 'problem', 'pricing', 'posts', 'legal', 'team', 'sample', 'customers'))
      continue;
    for (const block of section.blocks)
      if (block.kind === 'records') for (const record of figuresIn(block)) add({ ...record, page: section.page });
    for (const text of proseOf(section)) {
      const figure = figureOf(text);
      if (figure) add({ claim: text, figure, page: section.page, quote: text });
    }
  }
  return [...found.values()];
}

/** Figures of a group: its records are figures, or cards with a figure as their title. */
function figuresIn(block: Extract<Block, { kind: 'records' }>): FigureRecord[] {
  if (block.of === 'figures') return block.records;
  if (block.of !== 'features') return [];
  return block.records.flatMap(({ title, lines, quote }) =>
    figureText.test(title) && lines[0] ? [{ figure: title, claim: `${title} ${lines[0]}`, quote }] : [],
  );
}

function proseOf(section: Section): string[] {
  const told = section.blocks.flatMap((block) =>
    block.kind === 'records' && (block.of === 'features' || block.of === 'steps')
      ? block.records.flatMap(({ lines }) => lines)
      : [],
  );
  return [...paragraphsOf(section), ...told].flatMap(splitSentences).filter((sentence) => {
    const words = countTextWords(sentence);
    return words >= minWords && words <= maxWords && !isPitch(sentence);
  });
}
