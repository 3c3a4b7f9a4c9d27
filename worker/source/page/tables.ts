import { foldText } from './fold-text.ts';
import { crossIcon, isHidden } from './skip-element.ts';
import { type ElementNode, rawText, type TreeNode } from './tree.ts';

const maxRows = 200;
const maxColumns = 20;
const yesMark = /(?:^|[^a-z])(?:check|checkmark|tick|yes|included|true|success|available)(?:[^a-z]|$)/i;
const noMark = /(?:^|[^a-z])(?:cross|xmark|x|close|times|no|not|false|minus|dash|unavailable)(?:[^a-z]|$)/i;

/** A drawn mark has no text; its class or label tells what it is. */
function markOf(element: ElementNode): string {
  const {
    class: classes = '',
    'aria-label': label = '',
    alt = '',
    title = '',
    'data-icon': icon = '',
  } = element.attributes;
  const says = `${label} ${alt} ${title} ${icon}`.slice(0, 300);
  if (noMark.test(says) || crossIcon.test(classes.slice(0, 400))) return '';
  return yesMark.test(`${says} ${classes.slice(0, 400)}`) ? '✓' : '';
}

const badge = /^\s*(?:(?:most )?popular|recommended|best value|new|beta)\s*$/i;

function gather(node: TreeNode, parts: string[], isTop: boolean): void {
  if (node.kind === 'text') {
    const before = parts.at(-1) ?? '';
    if (/[\p{L}\d]$/u.test(before) && /^[\p{Lu}]/u.test(node.text)) parts.push(' ');
    parts.push(node.text);
    return;
  }
  if (!isTop && node.name !== 'svg' && isHidden(node)) return;
  if (node.name === 'svg' || node.name === 'img' || (node.name === 'i' && node.textLength === 0)) {
    parts.push(` ${markOf(node)} `);
    return;
  }
  if (node.name === 'br') parts.push(' ');
  if (node.name === 'sup' && node.textLength < 3) return;
  if (!isTop && node.textLength < 14 && parts.length > 0 && badge.test(rawText(node))) return;
  for (const child of node.children) gather(child, parts, false);
  if (/^(?:p|div|li|h[1-6]|ul|span)$/.test(node.name)) parts.push(node.name === 'span' ? '' : ' ');
}

function cellText(cell: ElementNode): string {
  const parts: string[] = [];
  gather(cell, parts, true);
  const text = foldText(parts.join(''));
  // Words for screen readers: 'Included in Starter', 'Not included in Starter'.
  const spoken = text === '' ? rawText(cell).slice(0, 80) : '';
  if (yesMark.test(spoken) && !noMark.test(spoken)) return '✓';
  return /^(?:✔|✅|☑|yes|included)$/i.test(text) ? '✓' : text;
}

function* rowsOf(element: ElementNode): Generator<ElementNode> {
  for (const child of element.children) {
    if (child.kind === 'text') continue;
    if (child.name === 'tr') yield child;
    else if (child.name === 'thead' || child.name === 'tbody' || child.name === 'tfoot') yield* rowsOf(child);
  }
}

function cellsOf(row: ElementNode): string[] {
  const cells: string[] = [];
  for (const child of row.children) {
    if (child.kind === 'text' || (child.name !== 'td' && child.name !== 'th')) continue;
    cells.push(cellText(child));
    const span = Number(child.attributes.colspan);
    for (let more = 1; more < span && cells.length < maxColumns; more += 1) cells.push('');
    if (cells.length >= maxColumns) break;
  }
  return cells;
}

/** The rows of a data table; null for a table that only lays out the page. */
export function readTable(table: ElementNode): string[][] | null {
  const { role } = table.attributes;
  if (role === 'presentation' || role === 'none' || table.tables > 0 || table.headings > 8) return null;
  const rows: string[][] = [];
  for (const row of rowsOf(table)) {
    const cells = cellsOf(row);
    if (cells.some(Boolean)) rows.push(cells);
    if (rows.length >= maxRows) break;
  }
  const isData = rows.length > 1 && rows.filter((cells) => cells.length > 1).length > rows.length / 2;
  return isData && rows.every((cells) => cells.every((cell) => cell.length < 400)) ? rows : null;
}

const price = /[$€£¥₹]\s?\d|\d\s?(?:€|kr\b|USD|EUR|GBP)|^(?:free|custom|contact (?:us|sales))$/i;

const noValue = /^(?:[–—−x✕✖✗✘×-]|no|none|n\/a)?$/i;

export type PlanTable = { plans: string[]; cellsOf: (plan: number) => Array<readonly [label: string, value: string]> };

/** A table that compares plans, whichever way it lies; null for any other. */
export function readPlanTable(rows: readonly (readonly string[])[]): PlanTable | null {
  const [header = [], ...body] = rows;
  const isPrice = (cell: string | undefined) => cell !== undefined && cell.length < 60 && price.test(cell);
  const pairs = (cells: Array<readonly [string, string]>) =>
    cells.filter(([label, value]) => label && !noValue.test(value));
  if (rows.slice(0, 4).some((cells) => cells.slice(1).filter(isPrice).length > 1)) {
    const cellsOf = (plan: number) => pairs(body.map((cells) => [cells[0] ?? '', cells[plan + 1] ?? '']));
    return { plans: header.slice(1), cellsOf };
  }
  const priceColumn = header.findIndex(
    (_, column) => column > 0 && body.filter((cells) => isPrice(cells[column])).length > 1,
  );
  if (priceColumn < 0) return null;
  const cellsOf = (plan: number) => pairs(header.slice(1).map((label, at) => [label, body[plan]?.[at + 1] ?? '']));
  return { plans: body.map((cells) => cells[0] ?? ''), cellsOf };
}

/** A cell of a plan as a feature of it: a tick stands for its label. */
export const pairedCell = ([label, value]: readonly [string, string]) => (value === '✓' ? label : `${label}: ${value}`);

/** A table as lines of text. One of plans reads plan by plan as well ('Team: Price: $29; Projects: 20'): so it says what belongs to which. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const plain = rows.map((cells) => cells.filter(Boolean).join(' | '));
  const table = readPlanTable(rows);
  if (!table) return plain;
  const lines = table.plans.map((name, plan) =>
    name ? `${name}: ${table.cellsOf(plan).map(pairedCell).join('; ')}` : '',
  );
  return [...plain, ...lines.filter(Boolean)];
}
