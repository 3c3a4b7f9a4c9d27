import type { Plan } from './found.ts';
import { isPeriod, readPriceLine, splitNamedPrice } from './prices.ts';
import { pairedCell, readPlanTable } from './tables.ts';

const priceLabel = /^(?:price|cost|monthly|yearly|annual(?:ly)?|per month|per year|fee|rate)\b/i;
const descriptionLabel = /^(?:best for|for whom|for|description|ideal for|who it['’]s for)\b/i;
/** A table with such a column lists goods, an order or an invoice. */
const goodsLabel = /^(?:quantity|qty|amount|items?|units?|stock)$/i;
const maxNameLength = 40;

function readPlan(
  header: string,
  cells: ReadonlyArray<readonly [label: string, value: string]>,
  page: number,
): Plan | null {
  const named = splitNamedPrice(header);
  const priceCell =
    cells.find(([label, value]) => priceLabel.test(label) && readPriceLine(value)) ??
    cells.find(([, value]) => readPriceLine(value) !== null);
  const line = named?.line ?? (priceCell && readPriceLine(priceCell[1]));
  const name = named?.name ?? header;
  if (!line || name === '' || name.length > maxNameLength) return null;
  // 'Price per month' in the label says what the cell leaves out.
  const labelled = priceCell
    ? /\(?\b(per .{2,30}|monthly|yearly|annually)\)?$/i.exec(priceCell[0])?.[1]?.replace(/\)$/, '')
    : undefined;
  const rest = cells.filter((cell) => cell !== priceCell && !isPeriod(cell[1]));
  const description = rest.find(([label]) => descriptionLabel.test(label))?.[1] ?? null;
  const features = rest.filter(([, value]) => value !== description).map(pairedCell);
  return { name, price: line.price, period: line.period ?? labelled ?? null, description, features, page };
}

/** The plans of a table that compares them; empty for any other table. */
export function readTablePlans(rows: readonly (readonly string[])[], page: number): Plan[] {
  const table = readPlanTable(rows);
  if (!table || rows[0]?.some((cell) => goodsLabel.test(cell.trim()))) return [];
  return table.plans.flatMap((header, plan) => readPlan(header, table.cellsOf(plan), page) ?? []);
}
