import { foldText } from './fold-text.ts';
import { isHidden } from './hidden.ts';
import { cellText } from './tables.ts';
import { type ElementNode, rawText } from './tree.ts';

const fewestRows = 3;
const [fewestCells, mostCells] = [3, 7];
const longestLabel = 60;
const longestValue = 40;
/** What stands over the labels. */
const corner =
  /^(?:features?|functions?|plans?|compare|comparison|included|what(?: you get|’s included|'s included)?)$/i;
const mark = /^(?:✓|[✗✕✘×✖❌—–-]?\ufe0f?)$/u;

const childrenOf = (element: ElementNode) =>
  element.children.filter((child): child is ElementNode => child.kind === 'element' && !isHidden(child));

/** A label and values beside it, each in an element of its own and none longer than a cell is. */
function cellsOf(row: ElementNode): ElementNode[] | null {
  const [label, ...values] = childrenOf(row);
  const isRow =
    row.ownLength === 0 &&
    row.headings + row.tables === 0 &&
    label !== undefined &&
    values.length + 1 >= fewestCells &&
    values.length < mostCells &&
    label.textLength > 0 &&
    label.textLength <= longestLabel &&
    values.every(({ textLength }) => textLength <= longestValue);
  return isRow ? [label, ...values] : null;
}

/** The names that stand over the columns, in the part before the rows; null where there are not as many. */
function headBefore({ previous }: ElementNode, columns: number): string[] | null {
  const headings = previous?.headings === columns ? headingsIn(previous) : [];
  return headings.length === columns ? ['', ...headings] : null;
}

const headingsIn = (element: ElementNode): string[] =>
  childrenOf(element).flatMap((child) =>
    /^h[1-6]$/.test(child.name) ? [foldText(rawText(child))] : headingsIn(child),
  );

/**
 * The rows of a comparison that is set with boxes in the place of a table, its head first: each has a label and as many values, and
 * in most of them there are ticks and crosses. Null for whatever else boxes hold.
 */
export function readGrid(element: ElementNode): string[][] | null {
  if (element.ownLength > 0 || element.headings + element.tables > 0) return null;
  const rows = childrenOf(element).filter(({ textLength }) => textLength > 0);
  if (rows.length < fewestRows) return null;
  const cells = rows.flatMap((row) => {
    const found = cellsOf(row);
    return found ? [found] : [];
  });
  const [first = []] = cells;
  if (cells.length < rows.length || cells.some(({ length }) => length !== first.length)) return null;
  const texts = cells.map((row) => row.map(cellText));
  const isMarked = ([, ...values]: readonly string[]) =>
    values.some((value) => value === '✓') && values.every((value) => mark.test(value));
  if (texts.filter(isMarked).length * 2 < texts.length) return null;
  const [head = []] = texts;
  if (corner.test(head[0] ?? '') && !isMarked(head)) return texts;
  const named = headBefore(element, first.length - 1);
  return named && [named, ...texts];
}
