import type { Figure } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { findPrices, isDiscount } from '../money/index.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { figureText, isTitle } from '../records/kinds/figures.ts';
import type { FigureRecord } from '../records/types.ts';
import type { Block } from '../types.ts';
import { isAbout, type Section, sentencesIn } from './sections.ts';
import { isSentence } from './sentences.ts';

const number = /\d{1,12}(?:[.,\u00a0\u202f]\d{3})*(?:\.\d{1,3})?/g;
const unit = /^\s?(?:\p{L}{1,4}\/s|[%×x+kKM])\+?/u;
const maxUnit = 8;
/** Beside one of these a number is part of a name, a date, an address or a version. */
const partBefore = /[\p{L}\p{N}.,:/#@-]$/u;
const partBehind = /^(?:[\p{L}\p{N}:/-]|\.\d)/u;
const about = /[~≈<>]$/;

/** Numbers that count or measure, each with its sign and unit: '~1,200', '99.9%', '10x', '40 MB/s'. */
function* numbersIn(sentence: string): Generator<{ text: string; start: number }> {
  for (const { 0: digits, index } of sentence.matchAll(number)) {
    const before = sentence.slice(Math.max(0, index - 2), index);
    const behind = sentence.slice(index + digits.length, index + digits.length + maxUnit + 2);
    const measure = [unit.exec(behind)?.[0] ?? '', ''].find((end) => !partBehind.test(behind.slice(end.length)));
    if (partBefore.test(before) || measure === undefined) continue;
    const sign = about.test(before) && !partBefore.test(before.slice(0, -1)) ? before.slice(-1) : '';
    yield { text: `${sign}${digits}${measure}`, start: index - sign.length };
  }
}

const year = /^(?:19|20)\d\d$/;
const ordinal = /^(?:v|version|step|chapter|figure|no\.?)$/i;
const maxWord = 40;
const maxWords = 40;
const minWords = 3;

/** The figure that a sentence states; null where its numbers tell nothing by themselves. */
function figureOf(sentence: string): string | null {
  if (!/\d/.test(sentence) || findPrices(sentence).length > 0 || isDiscount(sentence)) return null;
  for (const { text: figure, start } of numbersIn(sentence)) {
    const before =
      sentence
        .slice(Math.max(0, start - maxWord), start)
        .trim()
        .split(' ')
        .at(-1) ?? '';
    if (!year.test(figure) && !/^\d$/.test(figure) && !ordinal.test(before)) return figure;
  }
  return null;
}

const sample = /\b(?:illustrative|for illustration|sample data|mock data)\b/i;

/** Claims with a figure: those that stand in boxes of their own, and sentences of the running text that state one. */
export function findFigures(sections: readonly Section[], language: string | null): Figure[] {
  const found = new Map<string, Figure>();
  const add = (figure: Figure) => {
    // A footnote is about something else, a sample about nothing.
    if (/^\*/.test(figure.claim) || sample.test(figure.claim)) return;
    const key = textKey(figure.claim);
    if (!found.has(key)) found.set(key, figure);
  };
  for (const section of sections) {
    if (isAbout(section, 'voices', 'comparison', 'problem', 'pricing', 'posts', 'legal', 'team', 'sample', 'customers'))
      continue;
    for (const block of section.blocks)
      if (block.kind === 'records') for (const record of figuresIn(block)) add({ ...record, page: section.page });
    for (const text of proseOf(section, language)) {
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
    figureText.test(title) && lines[0] && !isTitle(title, lines[0])
      ? [{ figure: title, claim: `${title} ${lines[0]}`, quote }]
      : [],
  );
}

function proseOf(section: Section, language: string | null): string[] {
  const told = section.blocks.flatMap((block) =>
    block.kind === 'records' && (block.of === 'features' || block.of === 'steps')
      ? block.records.flatMap(({ lines }) => lines)
      : [],
  );
  // A card's fragment with a figure, '12 or later', tells nothing without the card.
  return [...sentencesIn(section), ...told.flatMap(splitSentences)].filter(
    (sentence) => countTextWords(sentence) <= maxWords && isSentence(sentence, language, '', minWords),
  );
}
