import { isAction } from './action.ts';
import { isCalledBadge } from './badges.ts';
import { foldText } from './fold-text.ts';
import { isHidden } from './hidden.ts';
import { isCrossIcon, struckOut } from './ruled-out.ts';
import { isStateLabel } from './state-label.ts';
import { type ElementNode, rawText, type TreeNode } from './tree.ts';

const maxRows = 200;
const maxColumns = 20;
const maxButton = 24;
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
  if (noMark.test(says) || isCrossIcon(classes)) return '';
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
  if (struckOut.has(node.name)) return;
  if (node.name === 'br') parts.push(' ');
  if (node.name === 'sup' && node.textLength < 3) return;
  if (!isTop && node.textLength < 14 && parts.length > 0 && badge.test(rawText(node))) return;
  if (!isTop && parts.length > 0 && isCalledBadge(node)) {
    // How far a thing is stays beside its name, apart from it.
    const label = foldText(rawText(node));
    parts.push(isStateLabel(label) ? ` (${label})` : ` ${label}`);
    return;
  }
  // Small letters below a name are a caption; with figures they may be a price.
  if (node.name === 'small' && isInHead(node) && parts.length > 0 && !/\d/.test(rawText(node))) return;
  // Several words in an element of their own are no part of the word before.
  const isLeaf = node.name === 'span' && node.elements === 0;
  if (!isTop && isLeaf && parts.length > 0 && rawText(node).trim().includes(' ')) parts.push(' ');
  for (const child of node.children) gather(child, parts, false);
  if (/^(?:p|div|li|h[1-6]|ul|span)$/.test(node.name)) parts.push(node.name === 'span' ? '' : ' ');
}

const isInHead = ({ parent }: ElementNode): boolean =>
  parent !== null && (parent.name === 'th' || parent.name === 'thead' || isInHead(parent));

/** A button that stands alone says nothing of what its row is about. */
const isButton = (cell: ElementNode) =>
  cell.textLength > 0 && cell.linkLength === cell.textLength && cell.textLength < maxButton;

export function cellText(cell: ElementNode): string {
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

/** Whether its markup says that the first row heads the others. */
export function hasHead(table: ElementNode): boolean {
  const [first] = rowsOf(table);
  return (
    first?.parent?.name === 'thead' ||
    (first?.children.every((cell) => cell.kind === 'text' || cell.name === 'th') ?? false)
  );
}

function cellsOf(row: ElementNode): string[] {
  const cells: string[] = [];
  for (const child of row.children) {
    if (child.kind === 'text' || (child.name !== 'td' && child.name !== 'th')) continue;
    const text = isActionCell(child) ? '' : cellText(child);
    // What stands over several columns holds for each; over all of them it is a heading.
    const further = child.name === 'td' && cells.length > 0 ? text : '';
    cells.push(text);
    const span = Number(child.attributes.colspan);
    for (let more = 1; more < span && cells.length < maxColumns; more += 1) cells.push(further);
    if (cells.length >= maxColumns) break;
  }
  return cells;
}

/** 'Start with Starter' asks its reader, and tells nothing of its row. */
const isActionCell = ({ children, ownLength }: ElementNode) =>
  ownLength === 0 &&
  children.some(isActionNode) &&
  children.every((child) => child.kind === 'text' || isActionNode(child));
const isActionNode = (node: TreeNode) => node.kind === 'element' && isAction(node);

/** A row of buttons, all of which say the same, below the columns that they choose. */
function isOfButtons(row: ElementNode): boolean {
  const filled = row.children.filter((child): child is ElementNode => child.kind === 'element' && child.textLength > 0);
  return filled.length > 1 && filled.every(isButton) && new Set(filled.map((cell) => rawText(cell).trim())).size === 1;
}

/** Without a head, each cell a name set in bold or as a heading and what is said of it: cards, laid out. */
function holdsCards(table: ElementNode): boolean {
  const cells = [...rowsOf(table)].flatMap(({ children }) =>
    children.filter((child): child is ElementNode => child.kind === 'element' && child.textLength > 0),
  );
  const isCard = ({ name, children, textLength, linkLength }: ElementNode) => {
    const [first] = children.filter((child) => child.kind === 'element');
    return (
      name === 'td' &&
      linkLength === 0 &&
      first?.kind === 'element' &&
      /^(?:strong|b|h[2-6])$/.test(first.name) &&
      textLength > 2 * first.textLength
    );
  };
  return cells.length > 2 && cells.every(isCard);
}

/** The rows of a data table; null for a table that only lays out the page. */
export function readTable(table: ElementNode): string[][] | null {
  const { role } = table.attributes;
  if (role === 'presentation' || role === 'none' || table.tables > 0 || table.headings > 8) return null;
  if (holdsCards(table)) return null;
  const rows: string[][] = [];
  for (const row of rowsOf(table)) {
    const cells = cellsOf(row);
    if (cells.some(Boolean) && !isOfButtons(row)) rows.push(cells);
    if (rows.length >= maxRows) break;
  }
  const isData = rows.length > 1 && rows.filter((cells) => cells.length > 1).length > rows.length / 2;
  return isData && rows.every((cells) => cells.every((cell) => cell.length < 400)) ? rows : null;
}
