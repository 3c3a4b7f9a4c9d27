import type { Figure } from '../../contract/product-sheet.ts';
import { findPrices } from '../money/index.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { isPitch, splitSentences } from '../sentences.ts';
import { isAbout, paragraphsOf, type Section } from './sections.ts';

/** A number that counts or measures: not a version, a year, an address, a date or a number inside a name. */
const figureInText =
  /(?<![\p{L}\p{N}.,:/#@-])[~≈<>]?\d{1,3}(?:[.,\u00a0\u202f]?\d{3})*(?:\.\d{1,3})?(?:\s?[%×x+kKM]|\s?\p{L}{1,4}\/s)?\+?(?![\p{L}\p{N}:/-]|\.\d)/u;
const year = /^(?:19|20)\d\d$/;
const ordinal = /^(?:v|version|step|chapter|figure|no\.?)$/i;
const maxWords = 40;
const minWords = 3;

/** The figure that a sentence states; null where its number tells nothing by itself. */
function figureOf(sentence: string): string | null {
  const found = figureInText.exec(sentence);
  if (!found || year.test(found[0])) return null;
  const before = sentence.slice(0, found.index).trim().split(' ').at(-1) ?? '';
  const isSmall = /^\d$/.test(found[0]);
  return ordinal.test(before) || isSmall || findPrices(sentence).length > 0 ? null : found[0];
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
      if (block.kind === 'records' && block.of === 'figures')
        for (const record of block.records) add({ ...record, page: section.page });
    for (const text of proseOf(section)) {
      const figure = figureOf(text);
      if (figure) add({ claim: text, figure, page: section.page, quote: text });
    }
  }
  return [...found.values()];
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
