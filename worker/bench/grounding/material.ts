import type { Plan } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/words.ts';
import { findPrices, readPriceLines } from '../../source/money/index.ts';
import { noMeta } from '../../source/page/no-meta.ts';
import { emptySheet } from '../../source/sheet/empty-sheet.ts';
import { type Material, prepareMaterial } from '../../writing/facts/material.ts';
import type { Brief, Fact } from '../../writing/types.ts';
import type { Row, RowFact } from './rows.ts';

export type RowMaterial = { material: Material; factsOf(row: Row): number[] };

/** What the writer would have before it about one subject: all facts of its rows, on one page. */
export function materialOf(subject: string, rows: readonly Row[]): RowMaterial {
  const all = rows.flatMap(({ facts }) => facts);
  const facts: Fact[] = [];
  const numbers = new Map<string, number>();
  const add = (kind: string, quote: string) => {
    const key = foldText(quote);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, facts.length);
    return facts.push({ kind, source: 0, quote }) - 1;
  };
  const name = add('name', subject);
  for (const { kind, text } of all) add(kind, text);
  for (const { about } of all) if (about) add('heading', about);
  const text = facts.map(({ quote }) => quote).join('\n');
  const page = {
    ...{ url: 'https://product.example/', title: subject, description: null, language: 'en', fetchedAt: 0 },
    ...{ hash: String(text.length), text, blocks: [], links: [], meta: noMeta },
  };
  const quoted = all.filter(({ kind }) => kind === 'quote');
  const sheet = {
    ...emptySheet([page], subject),
    plans: plansOf(all),
    integrations: named(all, 'integration').map((entry) => ({ name: entry, page: 0, quote: entry })),
    quotes: quoted.map(({ text: quote, speaker }) => ({
      ...{ text: quote, speaker: speaker ?? '', role: null, organisation: null, page: 0, quote },
    })),
  };
  const brief: Brief = {
    ...{ sourceType: 'url', url: page.url, idea: null, keywords: [], length: 'medium' },
    ...{ angle: 'informational', researchDepth: 'basic', customInstructions: null },
  };
  const prepared = prepareMaterial(brief, { kind: 'product', language: 'en', pages: [page], sheet, passages: [] });
  const material = { ...prepared, book: { ...prepared.book, facts, name, context: new Map() } };
  const factsOf = (row: Row) =>
    row.facts.flatMap((fact) => [add(fact.kind, fact.text), ...(fact.about ? [add('heading', fact.about)] : [])]);
  return { material, factsOf: (row) => [...new Set(factsOf(row))] };
}

const named = (facts: readonly RowFact[], kind: string) => [
  ...new Set(facts.filter((fact) => fact.kind === kind).map(({ text }) => text)),
];

/** Plans by the facts of their prices: 'Team $29 per month'. */
function plansOf(facts: readonly RowFact[]): Plan[] {
  const plans = new Map<string, Plan>();
  for (const line of named(facts, 'price')) {
    const start = findPrices(line)[0]?.start ?? line.search(/\b(?:free|contact)\b/i);
    const name = line
      .slice(0, Math.max(0, start))
      .replace(/\b(?:from|at)\s*$/, '')
      .trim();
    if (!/^\p{Lu}\S*(?:\s\p{Lu}\S*){0,2}$/u.test(name)) continue;
    const price = readPriceLines([line.slice(name.length).trim()])?.price ?? null;
    const known = plans.get(name);
    if (known && price) known.otherPrices.push(price);
    if (known) continue;
    const includes = facts.flatMap(({ kind, about, text }) =>
      kind === 'plan' && about?.startsWith(`${name} `) ? [text] : [],
    );
    plans.set(name, {
      ...{ name, price, otherPrices: [], description: null, includes: [...new Set(includes)], group: null },
      ...{ availability: null, page: 0, quote: line },
    });
  }
  return [...plans.values()];
}
