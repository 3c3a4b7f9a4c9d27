import type { Price } from '../../contract/product-sheet.ts';
import { findPrices, readPrice, withoutPrices } from '../money/index.ts';
import { partAtPrice } from './name-and-price.ts';
import type { PlanRecord } from './types.ts';

type Rows = readonly (readonly string[])[];
type Cell = readonly [label: string, value: string];

const mostPlans = 6;
const headRows = 4;
/** What the first column of a list of plans is called, where it is called anything. */
const planColumn = /^(?:plans?|tiers?|editions?|packages?|subscriptions?|options?|licen[cs]es?|)$/i;
/** What a row of prices is called. */
const priceLabel =
  /^(?:prices?|pricing|costs?|fees?|monthly|yearly|annual(?:ly)?|per (?:month|year|seat|user)|billed .{1,20})\b.{0,20}$/i;
/** What comes on top of a plan has a price of its own. */
const beyondPlan = /\b(?:additional|extra|further|overages?|beyond)\b/i;
const noValue = /^(?:[–—−x✕✖✗✘×❌-]|no|none|n\/a)?$/i;
const longestPrice = 60;
const yes = /^(?:✓|✔|✅|☑|yes|included)$/i;

/** What a cell says of a plan: a tick stands for its label, a cross for nothing. */
function include([label, value]: Cell): string[] {
  if (noValue.test(value)) return [];
  if (label === '') return yes.test(value) ? [] : [value];
  // What is a sentence or two by itself needs no head of a column.
  return [yes.test(value) ? label : isTelling(value) ? value : `${label}: ${value}`];
}

const isTelling = (value: string) => /[.!]$/.test(value) && value.split(' ').length > 4;

/** 'Monthly', 'Price per year': how often what stands beside it is paid. */
const byPeriod =
  /^(?:prices?,? |pricing,? |cost,? |billed |paid )?(?:monthly|yearly|annual(?:ly)?|per (?:month|year)|a (?:month|year)|by the (?:month|year))(?: prices?| billing)?$/i;

/** The price in a cell, paid as often as its row says where it does not say so itself. */
function priceIn(cell: Cell | undefined): Price | null {
  const [label = '', value = ''] = cell ?? [];
  const price = readPrice(value);
  const period = !byPeriod.test(label) ? null : /month/i.test(label) ? 'month' : 'year';
  return price?.kind === 'amount' && price.period === null ? { ...price, period } : price;
}

/** 'Annual equivalent' lists prices by the year where they say so themselves. */
const startsWithPeriod = /^(?:monthly|yearly|annual(?:ly)?|per (?:month|year))\b/i;

function isByPeriod(cell: Cell): boolean {
  const price = startsWithPeriod.test(cell[0]) ? priceIn(cell) : null;
  return byPeriod.test(cell[0]) || (price !== null && (price.period !== null || !price.amount));
}

const isPrice = (cell = '') => pricesIn(['', cell]).length > 0;

/** All prices of a cell that holds nothing else: '$2 / mo $20 / yr'. */
function pricesIn(cell: Cell | undefined): Price[] {
  const price = priceIn(cell);
  const value = cell?.[1] ?? '';
  if (value.length >= longestPrice) return [];
  if (price !== null) return [price];
  const found = findPrices(value);
  return /[\p{L}\p{N}]/u.test(withoutPrices(value, found).replace(/\bor\b/g, '')) ? [] : found.map((one) => one.price);
}

/** `at`: which of the cells is the price, for all plans alike: another sum of money is for something else. */
function plan(
  name: string,
  cells: readonly Cell[],
  quote: string,
  at = cells.findIndex((cell) => pricesIn(cell).length > 0),
): PlanRecord[] {
  if (name === '') return [];
  // 'Free' names a plan and its price.
  const [price = freeBy(name), ...beside] = pricesIn(cells[at]);
  // Prices by the year stand in a row of their own.
  const read = cells.map((cell, row) => (price !== null && (row === at || isByPeriod(cell)) ? priceIn(cell) : null));
  const otherPrices = [...beside, ...read.flatMap((other, row) => (row !== at && other?.amount ? [other] : []))];
  const includes = cells.filter((_, row) => read[row] === null && (row !== at || price === null)).flatMap(include);
  const isUnread = price === null && /\d/.test(cells[at]?.[1] ?? '');
  return [
    {
      ...{ name, price, otherPrices, description: null, includes, badges: [], quote },
      ...(isUnread && { priceUnread: true as const }),
    },
  ];
}

function freeBy(name: string): Price | null {
  const price = readPrice(name);
  return price?.kind === 'free' ? price : null;
}

const behindName = /^[\s:(–—|·-]{1,4}/;

/** 'Works $12 a month' at the head of a column is a name and the first row. */
function withPriceRow(table: Rows): Rows {
  // Where the first column is a plan as well, no label stands before a row.
  const isBare = [partAtPrice, partAtFree].some((part) => part(table[0]?.[0] ?? '') !== null);
  const rows = isBare ? table.map((cells) => ['', ...cells]) : table;
  const [header = [], ...body] = rows;
  const heads = header.map((cell) => partAtPrice(cell) ?? partAtFree(cell));
  if (heads.filter(Boolean).length < 2) return table;
  const prices = header.map((cell, at) => cell.slice(heads[at]?.name.length ?? cell.length).replace(behindName, ''));
  return [header.map((cell, at) => heads[at]?.name ?? cell), ['', ...prices.slice(1)], ...body];
}

/** Beside heads with prices, 'Solo Free' is one, and 'Fleet For ten boats and more' has its name first. */
function partAtFree(cell: string): { name: string } | null {
  const [, name] = /^(.{2,30}?)\s(?:[Ff]ree|[Cc]ustom|[Cc]ontact us|For \p{Ll}.{1,60})$/u.exec(cell) ?? [];
  return name === undefined ? null : { name: name.replace(/[\s:–—|·-]{1,4}$/, '') };
}

/** Where each column is a plan, the labels that say what a row is about are missing. */
function withLabels(rows: Rows): Rows {
  const [header = [], ...body] = rows;
  const isPrices = (cells: readonly string[]) => cells.length > 1 && cells.every(isPrice);
  const isBare = body.slice(0, headRows).some(isPrices) && !header.some(isPrice);
  return isBare ? rows.map((cells) => ['', ...cells]) : rows;
}

/** Prices by size and date, say: every row has some, and the first column is called after what they go by. */
const isGrid = ([corner = '']: readonly string[], body: Rows) =>
  corner !== '' &&
  (!planColumn.test(corner) || (body.length > 2 && !body.some(([label = '']) => byPeriod.test(label)))) &&
  body.filter((cells) => cells.slice(1).some(isPrice)).length >= body.length * 0.75;

const isPriceList = (rows: Rows) =>
  rows.length > 1 &&
  rows.length <= mostPlans &&
  rows.every(([name = '', price, ...more]) => more.length === 0 && !isPrice(name) && isPrice(price));

const quoteOf = (table: Rows) =>
  table
    .map((cells) => cells.filter(Boolean).join(' | '))
    .join('\n')
    .slice(0, 1200);

/**
 * The plans of a table that lists prices by plan, whichever way it lies; empty for any other table. `isPriced`: the part of the
 * page is about prices, so that a list of names and prices needs no head.
 */
export function readPlanTable(table: Rows, isPriced: boolean): PlanRecord[] {
  const quote = quoteOf(table);
  if (isPriced && isPriceList(table))
    return table.flatMap(([name = '', price = '']) => plan(name, [['', price]], quote));
  const rows = withLabels(withPriceRow(table));
  const [header = [], ...body] = rows;
  const isPriceRow = (cells: readonly string[]) =>
    (priceLabel.test(cells[0] ?? '') || cells[0] === '') && cells.slice(1).filter(isPrice).length > 1;
  // 'Plan, Monthly, Yearly' at its head: each row is a plan.
  const isByRow = planColumn.test(header[0] ?? '') && header.slice(1).some((label) => byPeriod.test(label));
  const priceRow = isByRow ? -1 : body.slice(0, headRows).findIndex(isPriceRow);
  if (priceRow >= 0) {
    if (header.length - 1 > mostPlans || header.some((name) => /[$€£]|price|cost/i.test(name)) || isGrid(header, body))
      return [];
    return header.slice(1).flatMap((name, column) =>
      plan(
        name,
        body.map((cells) => [cells[0] ?? '', cells[column + 1] ?? ''] as const),
        quote,
        priceRow,
      ),
    );
  }
  if (!areTold(priceColumns(header, body)) || body.length > mostPlans || !planColumn.test(header[0] ?? '')) return [];
  return body.flatMap((cells) =>
    plan(
      cells[0] ?? '',
      header.slice(1).map((label, column) => [label, cells[column + 1] ?? ''] as const),
      quote,
    ),
  );
}

/** The cells with prices of each column that has some, with what heads it. */
const priceColumns = (header: readonly string[], body: Rows): Cell[][] =>
  header
    .map((label, column): Cell[] =>
      column === 0
        ? []
        : body.map((cells) => [label, cells[column] ?? ''] as const).filter(([, cell]) => isPrice(cell)),
    )
    .filter(({ length }) => length > 1);

/** One column of prices, or some that differ in how often they are paid. */
const areTold = (columns: readonly Cell[][]) =>
  columns.length === 1
    ? columns.every((cells) => cells.every(([label]) => !beyondPlan.test(label)))
    : columns.length > 1 && columns.every((cells) => cells.every(isByPeriod));

const fewestMarked = 3;

/** The plans of a table that sets what is free beside what is not, with ticks and without prices: 'Free' names a price and a plan. */
export function readTiers(table: Rows): PlanRecord[] {
  const [header = [], ...body] = table;
  const names = header.slice(1).map((cell) => partAtPrice(cell)?.name ?? cell);
  const isFree = (name: string) => readPrice(name)?.kind === 'free';
  const isMarked = ([, ...values]: readonly string[]) =>
    values.every((value, at) => yes.test(value) || noValue.test(value) || isName(value, names[at]));
  const isTiers =
    names.length <= mostPlans &&
    names.filter(isFree).length === 1 &&
    names.every((name) => name !== '' && (isFree(name) || !isPrice(name))) &&
    body.filter(isMarked).length >= Math.max(fewestMarked, body.length / 2);
  return !isTiers || names.length < 2
    ? []
    : names.flatMap((name, at): PlanRecord[] => {
        const cells = body.map((row) => [row[0] ?? '', isName(row[at + 1], name) ? '✓' : (row[at + 1] ?? '')] as const);
        const includes = cells.flatMap(include);
        return [
          {
            name,
            price: readPrice(name),
            otherPrices: [],
            description: null,
            includes,
            badges: [],
            quote: quoteOf(table),
          },
        ];
      });
}

const isName = (value = '', name = '') => value.toLowerCase() === name.toLowerCase();
