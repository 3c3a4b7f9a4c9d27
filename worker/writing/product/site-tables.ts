import { contentOf, foldText } from '../../language/words.ts';
import { remembered } from '../../source/records/remembered.ts';
import type { Desk } from './desk.ts';

/** A table of the site that is no list of plans, with the heading that it stands under. */
export type SiteTable = { head: string[]; body: string[][]; heading: string | null; page: number };
export type SiteRow = { label: string; values: string[]; facts: number[] };

const none = /^[–—−-]?$/;
const cross = /^[✕✗✘×✖❌]\ufe0f?$/u;
/** Before a value it is set for the eye. */
const ornament = /^(?:[✓✅✔]|\p{Extended_Pictographic})\ufe0f?\s?(?=\S)/u;

export function tablesOf({ material }: Desk): SiteTable[] {
  return material.source.pages.flatMap(({ blocks }, page) => {
    let heading: string | null = null;
    return blocks.flatMap((block): SiteTable[] => {
      if (block.kind === 'heading') heading = block.text;
      if (block.kind !== 'table') return [];
      const [head = [], ...body] = block.rows;
      return [{ head, body, heading, page }];
    });
  });
}

/** The rows that have a name and as many cells as the head, and stand among the facts. */
export const rowsOf = (desk: Desk, { head, body, page }: SiteTable): SiteRow[] =>
  body.flatMap((cells) => {
    const [label = '', ...values] = cells;
    if (cells.length !== head.length || label === '') return [];
    const facts = desk.factsOf(cells.filter(Boolean).join(' | '), page);
    return facts.length > 0 ? [{ label: label.replace(ornament, ''), values, facts }] : [];
  });

/** Marks in words; where nothing stands, nothing is said. */
export const inWords = (value: string) =>
  none.test(value) ? '–' : value === '✓' ? 'yes' : cross.test(value) ? 'no' : value.replace(ornament, '');

/** The table that sets the plans of these names side by side. */
export function matrixOf(desk: Desk, plans: readonly string[]): SiteTable | undefined {
  const named = new Set(plans.map(foldText));
  return tablesOf(desk).find(
    ({ head: [, ...columns] }) => columns.length > 1 && columns.every((name) => named.has(foldText(name))),
  );
}

/** The plans of the sheet set side by side: read once, for every card asks. */
const ownMatrix = remembered((desk: Desk) => {
  const names = desk.material.source.sheet.plans.map(({ name }) => name);
  const table = matrixOf(desk, names);
  return { columns: table?.head.slice(1) ?? [], rows: table ? rowsOf(desk, table) : [] };
});

/** The plans that have what a row of that table is called, where others have not; none where it has no such row. */
export function plansWith(desk: Desk, name: string): { plans: string[]; facts: number[] } {
  const own = contentOf(name);
  const { columns, rows } = ownMatrix(desk);
  const row = rows.find(({ label }) => own.size > 0 && contentOf(label).symmetricDifference(own).size === 0);
  const values = row?.values.map(inWords) ?? [];
  const plans = columns.filter((_, at) => !lacking.test(values[at] ?? ''));
  return row && plans.length < values.length ? { plans, facts: row.facts } : { plans: [], facts: [] };
}

const lacking = /^(?:–|no)?$/;
