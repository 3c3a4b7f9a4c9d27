import type { ArticleBlock } from '../article/section.ts';
import type { Group } from './choose.ts';
import type { Role } from './data/roles.ts';
import type { Quotation } from './quotations.ts';

type Table = Extract<ArticleBlock, { kind: 'table' }>;

/** Sentences of one part of a page as rows, and those of the group's quotations that are not among them. */
export type QuotationTable = { role: Role; table: Table; of: Quotation; rest: Quotation[] };

const fewestRows = 3;
const mostRows = 7;

type Kind = { label: string; labelOf(sentence: string): string | null };

const tables: Partial<Record<Role, Kind>> = {
  history: { label: 'Year', labelOf: yearOf },
  kinds: { label: 'Kind', labelOf: kindOf },
};

/** A table where a part of a page has three sentences or more that each tell of one year, or of one kind. */
export function tableOf({ role, quotations, others }: Group): QuotationTable | null {
  const kind = role === null ? undefined : tables[role];
  if (role === null || !kind) return null;
  const all = [...quotations, ...others].sort((a, b) => a.from - b.from);
  for (const of of quotations) {
    const rows = all.flatMap((quotation) =>
      quotation.passage !== of.passage
        ? []
        : quotation.sentences.flatMap((sentence, at) => {
            const label = quotation.stands[at] ? kind.labelOf(sentence) : null;
            return label === null
              ? []
              : [{ cells: [label, `“${sentence}”`], facts: quotation.facts.slice(at, at + 1) }];
          }),
    );
    const labels = new Set(rows.map(({ cells: [label] }) => label));
    if (labels.size < fewestRows || labels.size < rows.length) continue;
    if (role === 'history') rows.sort((a, b) => Number(a.cells[0]) - Number(b.cells[0]));
    const table: Table = {
      kind: 'table',
      header: [kind.label, 'In the words of the page'],
      rows: rows.slice(0, mostRows),
    };
    return { role, table, of, rest: quotations.filter(({ passage }) => passage !== of.passage) };
  }
  return null;
}

/** The year of a sentence that names just one. */
function yearOf(sentence: string): string | null {
  const years = [...new Set(sentence.match(/\b(?:1[0-9]|20)\d\d\b(?! ?(?:BC|%))/g))];
  return years.length === 1 ? (years[0] ?? null) : null;
}

/** 'Top-bar hive' of 'A top-bar hive is …': what a sentence names with an article, up to its first verb. */
function kindOf(sentence: string): string | null {
  const [, name = ''] = /^(?:The|An?) ((?:[\p{L}\p{N}’'-]+ ){1,4})(?:is|has|was)\b/u.exec(sentence) ?? [];
  return name ? name.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null;
}
