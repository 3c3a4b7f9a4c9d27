import type { ArticleBlock } from '../article/section.ts';
import type { Group } from './choose.ts';
import type { Quotation, Quoted } from './quotations.ts';

type Table = Extract<ArticleBlock, { kind: 'table' }>;
type Row = Table['rows'][number];

/** Sentences of one part of a page as rows, and those of the group's quotations that are not among them. */
export type QuotationTable = { table: Table; of: Quotation; rest: Quotation[] };

const fewestRows = 3;
const mostRows = 7;

/** A sentence in a table, behind what it tells of. */
export const rowOf = (label: string, { text, facts }: Quoted, ...more: string[]): Row => ({
  cells: [label, `“${text}”`, ...more],
  facts,
});

/** A table of years where a part of a page has three sentences or more that each tell of one. */
export function timelineOf({ role, quotations, others }: Group): QuotationTable | null {
  if (role !== 'history') return null;
  const sentences = [...quotations, ...others]
    .sort((a, b) => a.from - b.from)
    .flatMap((quotation) => quotation.sentences.map((sentence) => ({ passage: quotation.passage, sentence })));
  for (const of of quotations) {
    const rows = sentences.flatMap(({ passage, sentence }) => {
      const year = passage === of.passage && sentence.stands ? yearOf(sentence.text) : null;
      return year === null ? [] : [rowOf(year, sentence)];
    });
    const years = new Set(rows.map(({ cells: [year] }) => year));
    if (years.size < fewestRows || years.size < rows.length) continue;
    rows.sort((a, b) => Number(a.cells[0]) - Number(b.cells[0]));
    const header = ['Year', 'In the words of the page'];
    const rest = quotations.filter(({ passage }) => passage !== of.passage);
    return { table: { kind: 'table', header, rows: rows.slice(0, mostRows) }, of, rest };
  }
  return null;
}

/** The year of a sentence that names just one. */
function yearOf(sentence: string): string | null {
  const years = new Set(sentence.match(/\b(?:1[0-9]|20)\d\d\b(?! ?(?:BC|%))/g));
  return years.size === 1 ? [...years].join() : null;
}
