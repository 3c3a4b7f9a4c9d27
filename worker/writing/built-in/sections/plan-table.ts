import type { Plan, Source } from '../../../source/types.ts';
import type { ArticleBlock } from '../../section.ts';
import type { Kit } from '../kit.ts';

/** A plan that the page lists more than once (by the month, by the year) counts as one: places in the source's list. */
export type PlanGroup = { name: string; at: number[] };

export function groupPlans({ plans }: Source): PlanGroup[] {
  const groups = new Map<string, number[]>();
  for (const [at, { name }] of plans.entries()) groups.set(name, [...(groups.get(name) ?? []), at]);
  return [...groups].map(([name, at]) => ({ name, at }));
}

const mostContents = 5;

/** Every plan with its price and what it includes. */
export function planTable(kit: Kit, groups: readonly PlanGroup[]): ArticleBlock {
  const { book, source } = kit.material;
  const rows = groups.map(({ name, at }) => {
    const plans = at.flatMap((place) => source.plans[place] ?? []);
    const entries = at.flatMap((place) => book.plans[place] ?? []);
    const contents = plans.flatMap(({ features }, place) => (entries[place]?.features.length ? features : []));
    const description = plans.find(({ description: text }) => text !== null)?.description ?? '';
    return {
      cells: [
        name,
        [...new Set(plans.map(priceOf))].join('; '),
        joinContents(contents.slice(0, mostContents)) || description.replace(/(?<![.!])[.!]+$/, ''),
      ],
      facts: entries.flatMap(({ price, features, description: fact }) => [
        ...price,
        ...features,
        ...(fact === null ? [] : [fact]),
      ]),
    };
  });
  const withContents = rows.some(({ cells }) => cells[2] !== '');
  return {
    kind: 'table',
    header: ['Plan', 'Price', ...(withContents ? ['Includes'] : [])],
    rows: rows.map(({ cells, facts }) => ({
      cells: withContents ? cells.map((cell) => cell || '–') : cells.slice(0, 2),
      facts,
    })),
  };
}

/** As the page writes them; an entry with a comma in it needs a stronger mark around it. */
const joinContents = (contents: readonly string[]) =>
  contents.join(contents.some((text) => text.includes(',')) ? '; ' : ', ');

/** A price as it stands on the page, its period spelled out. */
export function priceOf({ price, period }: Plan): string {
  if (!period) return price;
  const spelled = period
    .trim()
    .replace(/^\/\s*/, 'per ')
    .replace(/\bmo\b\.?/i, 'month')
    .replace(/\byr\b\.?/i, 'year')
    .replace(/(?<!\s)\s*\/\s*/g, ' per ');
  return `${price} ${/^(?:month|year|user|seat|week|day)\b/i.test(spelled) ? `per ${spelled}` : spelled}`;
}
