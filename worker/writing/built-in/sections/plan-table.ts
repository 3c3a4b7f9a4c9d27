import type { Plan, Price } from '../../../contract/product-sheet.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Kit } from '../kit.ts';

const mostContents = 5;

/** Every plan with its price and what it includes. */
export function planTable(kit: Kit): ArticleBlock {
  const { book, source } = kit.material;
  const rows = source.sheet.plans.map((plan, at) => {
    const entry = book.plans[at];
    const contents = entry?.includes.length ? plan.includes : [];
    return {
      cells: [
        plan.name,
        pricesOf(plan),
        joinContents(contents.slice(0, mostContents)) || (plan.description ?? '').replace(/(?<![.!])[.!]+$/, ''),
      ],
      facts: [
        ...(entry?.price ?? []),
        ...(entry?.includes ?? []),
        ...(entry?.description == null ? [] : [entry.description]),
      ],
    };
  });
  const withContents = rows.some(({ cells }) => cells[2] !== '');
  return {
    kind: 'table',
    header: ['Plan', 'Price', ...(withContents ? ['Includes'] : [])],
    rows: rows.map(({ cells, facts }) => ({
      cells: cells.slice(0, withContents ? 3 : 2).map((cell) => cell || '–'),
      facts,
    })),
  };
}

/** As the page writes them; an entry with a comma in it needs a stronger mark around it. */
const joinContents = (contents: readonly string[]) =>
  contents.join(contents.some((text) => text.includes(',')) ? '; ' : ', ');

const pricesOf = ({ price, otherPrices }: Plan) => [...(price ? [price] : []), ...otherPrices].map(priceOf).join('; ');

/** A price as it stands on the page, its period spelled out. */
export const priceOf = ({ text }: Price): string =>
  text
    .replace(/(?<!\s)\s*\/\s*/g, ' per ')
    .replace(/\s+/g, ' ')
    .replace(/\bmo\b\.?/i, 'month')
    .replace(/\byr\b\.?/i, 'year')
    .replace(/(?<=[\d€£]) (?=(?:month|year|user|seat|week|day)\b)/i, ' per ');
