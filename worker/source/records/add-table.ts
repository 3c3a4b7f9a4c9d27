import type { Box, Line, Table } from '../page/content.ts';
import { addGroup } from './add-group.ts';
import type { Group } from './find-groups.ts';
import { sides } from './kinds/comparison.ts';
import { readPlanTable, readTiers } from './plan-table.ts';
import { placeOf, type Walk } from './walk.ts';

/** Adds a table to what was read: as plans, as a group of named things, or as it stands. */
export function addTable(walk: Walk, table: Table): void {
  if (addPlanRows(walk, table.rows)) return;
  const tiers = readTiers(table.rows);
  // In what they differ is told by the table as it stands.
  if (tiers.length > 0) walk.blocks.push({ kind: 'records', ...placeOf(walk), of: 'plans', records: tiers, text: [] });
  const ofMoney = placeOf(walk).topics.some((topic) => topic === 'pricing' || topic === 'comparison');
  const areOthers = ofMoney && ofOthers.test(table.rows[0]?.[0] ?? '');
  if (isGlossary(table.rows) && !areOthers) addGroup(walk, groupOfRows(withoutHead(table)));
  else walk.blocks.push({ kind: 'table', rows: table.rows });
}

/** What the first column of a table is called that sets a price beside those of others. */
const ofOthers = /^(?:apps?|tools?|products?|services?|software|providers?|competitors?|alternatives?|vendors?)$/i;

/** Adds the plans of rows that list prices by plan; false where they are no such rows. */
export function addPlanRows(walk: Walk, rows: Table['rows']): boolean {
  const place = placeOf(walk);
  const isCompared = place.topics.includes('comparison') || rows[0]?.some((cell) => sides.test(cell));
  const records = isCompared ? [] : readPlanTable(rows, place.topics.includes('pricing'));
  const text = rows.map((cells) => [cells.filter(Boolean).join(' | ')]);
  if (records.length > 1) walk.blocks.push({ kind: 'records', ...place, of: 'plans', records, text });
  return records.length > 1;
}

/** 'Question | Answer' says what the columns hold, and so does what alone has no figure. */
function withoutHead({ rows, hasHead }: Table): Table['rows'] {
  const [head = [], ...body] = rows;
  const hasFigure = (cells: readonly string[]) => cells.some((cell) => /\d/.test(cell));
  const isHead =
    hasHead || head.every((cell) => cell.split(' ').length < 3) || (body.every(hasFigure) && !hasFigure(head));
  return isHead ? body : rows;
}

/** Two columns, a name and what is said of it; what is said of plans is no part of the product. */
const isGlossary = (rows: Table['rows']) =>
  !/^(?:plan|tier|edition)s?$/i.test(rows[0]?.[0] ?? '') &&
  rows.every(({ length }) => length === 2) &&
  rows.filter(
    ([name = '', text = '']) => (name.split(' ').length < 8 || name.endsWith('?')) && text.split(' ').length > 3,
  ).length >=
    rows.length * 0.6;

function groupOfRows(rows: Table['rows']): Group {
  const line = (text: string, isBold: boolean): Line => ({
    ...{ kind: 'line', text, slot: isBold ? 'th.' : 'td.', marks: [], lead: 0, isBold },
    // A question may be as long as it likes.
    level: isBold && text.endsWith('?') ? 6 : 0,
    ...{ isItem: false, isLinked: false, leadsAway: false, isAction: false, isQuoted: false },
  });
  const members = rows.map(
    ([name = '', text = '']): Box => ({
      ...{ kind: 'box', name: 'tr', slot: 'tr.', marks: [], children: [line(name, true), line(text, false)] },
    }),
  );
  return { kind: 'group', box: { kind: 'box', name: 'table', slot: '', marks: [], children: members }, members };
}
