import { authorAddress, type OwnerWord } from '../../contract/product.ts';
import type { ProductSheet } from '../../contract/product-sheet.ts';
import { noMeta } from '../../source/page/no-meta.ts';
import type { Source, SourcePage } from '../../source/types.ts';
import { correctSheet } from '../../source/words/correct-source.ts';
import { statedLines } from '../../source/words/set-field.ts';
import type { ArticleBlock } from '../../writing/article/section.ts';
import { type Material, prepareMaterial } from '../../writing/facts/material.ts';
import { createDesk } from '../../writing/product/desk.ts';
import { reckonPlans } from '../../writing/product/reckon.ts';
import { composeGlance } from '../../writing/product/sections/glance.ts';
import { composePlans } from '../../writing/product/sections/plans.ts';
import { startingPrice } from '../../writing/product/starting-price.ts';
import type { Brief } from '../../writing/types.ts';

/** A statement that a sheet alone makes: a sentence, or a row by its cells. */
export type Made = { cells: string[]; facts: number[]; reckoning: string | null; isRow: boolean };
/** A sheet as an article may have been written from it: with what it makes, by what each statement is about. */
export type ToldSheet = { sheet: ProductSheet; material: Material; made: Map<string, Made> };

/** What the writer of articles makes of a sheet by itself, the owner's words in it. */
export function tellSheet(site: ProductSheet, words: readonly OwnerWord[]): ToldSheet {
  const sheet = correctSheet(site, words, site.pages.length);
  const source: Source = { pages: pagesOf(site, words), language: 'en', kind: 'product', sheet, passages: [] };
  const material = prepareMaterial(brief, source);
  const desk = createDesk(material);
  const blocks = [...composeGlance(desk), ...(composePlans(desk)?.blocks ?? [])];
  const sentences = [...startingPrice(desk), ...reckonPlans(desk)];
  const made = new Map<string, Made>();
  for (const { text, facts, reckoning = null } of sentences)
    made.set(aboutOf(text), { cells: [text], facts, reckoning, isRow: false });
  for (const [at, table] of blocks.filter((block) => block.kind === 'table').entries())
    for (const row of rowsOf(table)) made.set(`${at > 0 ? 'plans' : 'glance'} ${row.cells[0]}`, row);
  return { sheet, material, made };
}

const rowsOf = ({ rows }: Extract<ArticleBlock, { kind: 'table' }>): Made[] =>
  rows.flatMap(({ cells, facts }) => (facts.length > 0 ? [{ cells, facts, reckoning: null, isRow: true }] : []));

/** A reckoned sentence up to its first amount: 'Ten seats come to'; what costs least is one whatever it is. */
const aboutOf = (text: string) =>
  /lowest price|the price is|costs nothing|free plan/i.test(text) ? 'lowest' : (text.split(/[$€£¥\d]/, 1)[0] ?? '');

const brief: Brief = {
  ...{ sourceType: 'url', url: null, idea: null, keywords: [], length: 'medium', angle: 'informational' },
  ...{ researchDepth: 'basic', customInstructions: null },
};

/** Pages that say just what the sheet has of them, and the author's. */
function pagesOf(sheet: ProductSheet, words: readonly OwnerWord[]): SourcePage[] {
  const lines = sheet.pages.map(() => [] as string[]);
  const add = (page: number, ...texts: Array<string | null | undefined>) =>
    lines[page]?.push(...texts.flatMap((text) => text ?? []));
  for (const said of [sheet.kind, sheet.description, sheet.audience]) if (said) add(said.page, said.text, said.quote);
  for (const { page, quote, name, price, otherPrices, description, includes, group } of sheet.plans)
    add(page, quote, name, price?.text, ...otherPrices.map(({ text }) => text), description, ...includes, group);
  for (const { page, quote, name, heading, sentences } of sheet.features) add(page, quote, name, heading, ...sentences);
  for (const { page, name } of sheet.integrations) add(page, name);
  for (const { page, question, answer } of sheet.questions) add(page, question, answer.join(' '), ...answer);
  for (const { page, claim, quote } of sheet.figures) add(page, claim, quote);
  for (const { page, text } of [...sheet.quotes, ...sheet.company, ...sheet.notices]) add(page, text);
  for (const { page, text, quote } of sheet.limits) add(page, quote, text);
  for (const { page, value, quote } of sheet.access) add(page, quote, value);
  const site = sheet.pages.map((page, at) => pageOf(page, [sheet.name, ...(lines[at] ?? [])]));
  const author = { url: authorAddress, title: 'Stated by the author', fetchedAt: 0 };
  return words.length > 0 ? [...site, pageOf(author, words.flatMap(statedLines))] : site;
}

const pageOf = (page: Pick<SourcePage, 'url' | 'title' | 'fetchedAt'>, lines: readonly string[]): SourcePage => ({
  ...{
    ...page,
    description: null,
    language: 'en',
    hash: '',
    text: lines.join('\n'),
    blocks: [],
    links: [],
    meta: noMeta,
  },
});
