import { contentOf, foldText } from '../../language/words.ts';
import { remembered } from '../../remembered.ts';
import { readPrice } from '../money/index.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import { pathTopics } from '../records/page-topics.ts';
import { isMoney } from '../records/plan-alternatives.ts';
import type { PlanRecord } from '../records/types.ts';
import type { Block, Source, SourcePage } from '../types.ts';

/**
 * A table of the site that is no list of plans, with the heading that it stands under. `quotes`: of rows that are none on the page, what
 * it prints for each; `basis`: the line right over them, be it no sentence: 'For one hour a day'.
 */
export type SiteTable = {
  head: string[];
  body: string[][];
  heading: string | null;
  page: number;
  quotes?: string[];
  basis?: string;
};

/** A dash, or what a broken one has become. */
export const none = /^[\p{Pd}−,.;:·?]?$/u;
const cross = /^[✕✗✘×✖❌]\ufe0f?$/u;
/** Before a value it is set for the eye. */
export const ornament = /^(?:[✓✅✔]|\p{Extended_Pictographic})\ufe0f?\s?(?=\S)/u;

/** The tables of all pages that are no lists of plans. */
export const tablesOf = remembered(({ pages }: Source): readonly SiteTable[] =>
  pages.flatMap(({ blocks }, page) => {
    let heading: string | null = null;
    return blocks.flatMap((block): SiteTable[] => {
      if (block.kind === 'heading') heading = block.text;
      if (block.kind !== 'table') return [];
      const [head = [], ...body] = block.rows;
      return [{ head, body, heading, page }];
    });
  }),
);

const extrasHead = ['Item', 'Price', 'In the site’s words'];

/** Cards that a part on extras sets side by side, told as they are printed. */
function extraCards(block: Block, page: number): SiteTable[] {
  if (block.kind !== 'records' || block.of !== 'plans' || !block.topics.includes('extras')) return [];
  // What can't be read as a price is told as it is printed.
  const printed = ({ price, quote }: PlanRecord) => price?.text ?? quote.split('\n').find(isMoney) ?? '';
  const said = (price: string, { description, quote }: PlanRecord) =>
    [description ?? '', ...quote.split('\n').slice(2)].find((text) => text !== price) ?? '';
  const body = block.records.map((one) => [one.name, printed(one), said(printed(one), one)]);
  const quotes = block.records.map(({ quote }) => quote);
  // Without one of them the others would seem to be all.
  const isWhole = body.every(([, price]) => price !== '');
  return isWhole ? [{ head: extrasHead, body, heading: block.heading, page, quotes }] : [];
}

/** Cards that a part on prices sets side by side, each with a sum and none a plan: what a month comes to by an estimate, say. */
function pricedCards(block: Block, page: number, before: Block | undefined): SiteTable[] {
  if (block.kind !== 'records' || block.of !== 'features' || !block.topics.includes('pricing')) return [];
  // What the sums are for stands over them.
  if (block.heading === null) return [];
  const rows = block.records.filter(({ lines: [first = ''] }) => isMoney(first) && first.length <= longestPrice);
  if (rows.length < fewestListed || rows.length < block.records.length) return [];
  const body = rows.map(({ title, lines: [price = '', said = ''] }) => [title, price, said]);
  const basis = before?.kind === 'paragraph' ? { basis: before.text } : {};
  return [{ head: extrasHead, body, heading: block.heading, page, quotes: rows.map(({ quote }) => quote), ...basis }];
}

const [fewestListed, longestPrice] = [3, 24];
/** 'More pans: $5 / month' */
const listed = /^([^:]{2,60}?)(?::| [–—-]) ?(.{2,40})$/u;

/** Lines one below the other of which each names something and its price, and none a plan. */
function extraLines({ text }: SourcePage, page: number, plans: ReadonlySet<string>): SiteTable[] {
  const lines = text.split('\n');
  const rows = lines
    .map((line) => listed.exec(line))
    .map((found) => (found && !/^[~≈]/.test(found[2] ?? '') && readPrice(found[2] ?? '')?.amount ? found : null));
  const runs = rows.reduce<RegExpExecArray[][]>((all, row, at) => {
    if (row && rows[at - 1]) all.at(-1)?.push(row);
    else if (row) all.push([row]);
    return all;
  }, []);
  return runs
    .filter((run) => run.length >= fewestListed && !run.some(([, name = '']) => plans.has(foldText(name))))
    .map((run) => ({
      ...{ head: extrasHead.slice(0, 2), heading: null, page },
      ...{ body: run.map(([, name = '', price = '']) => [name, price]), quotes: run.map(([line]) => line) },
    }));
}

/** What is bought beside the plans, each with its price and what is said of it. */
export const extrasOf = remembered(({ pages, sheet }: Pick<Source, 'pages' | 'sheet'>): readonly SiteTable[] => {
  const plans = new Set(sheet.plans.map(({ name }) => foldText(name)));
  return pages.flatMap((page, at) => [
    ...page.blocks.flatMap((block, nth, all) => [...extraCards(block, at), ...pricedCards(block, at, all[nth - 1])]),
    ...(sheet.plans.length > 0 && pathTopics(page.url).has('pricing') ? extraLines(page, at, plans) : []),
  ]);
});

/** Marks in words; where nothing stands, nothing is said. */
export const inWords = (value: string) =>
  none.test(value) ? '–' : value === '✓' ? 'Yes' : cross.test(value) ? 'No' : value.replace(ornament, '');

/** The table that sets the plans of these names side by side. */
export function matrixOf(source: Source, plans: readonly string[]): SiteTable | undefined {
  const named = new Set(plans.map(foldText));
  return tablesOf(source).find(
    ({ head: [, ...columns] }) => columns.length > 1 && columns.every((name) => named.has(foldText(name))),
  );
}

const fewestRows = 3;
const mostRows = 12;
const mostColumns = 6;

const telling: ReadonlySet<HeadingTopic> = new Set(['integrations', 'requirements']);
const measured = /\b(?:benchmarks?|performance|(?:the|our|some)? ?numbers|results|measurements?)\b/i;

/** Tables that their headings are about: 'Flavours and engines' over 'Flavour | Engine', 'Supported engines', 'Requirements', 'Benchmarks'; of nothing that is compared or only shown. */
export const tablesByHeading = (source: Source): readonly SiteTable[] =>
  tablesOf(source).filter(
    ({ head, body, heading }) =>
      body.length >= fewestRows &&
      body.length <= mostRows &&
      head.length <= mostColumns &&
      !head.some((name) => name === '' || foldText(name).includes(foldText(source.sheet.name))) &&
      !topicsOf(heading).has('comparison') &&
      !body.some(([first = '']) => foldText(first).includes(foldText(source.sheet.name))) &&
      (!topicsOf(heading).isDisjointFrom(telling) ||
        measured.test(heading ?? '') ||
        !contentOf(head.join(' ')).isDisjointFrom(contentOf(heading ?? ''))),
  );

/** One word with a capital may be a product's name; these, and words in the plural, are ways to do without. */
const plainWays: ReadonlySet<string> = new Set(
  'diy manual manually paper spreadsheet email e-mail before other'.split(' '),
);

/** What stands before a kind of thing, be it written as a name: 'Generic Chatbot'. */
const ofKind = /^(?:generic|typical|traditional|conventional|ordinary|regular|legacy|manual|other) \p{L}/iu;

/** 'Doing it by hand', 'Spreadsheets': a way to do without, and nobody's product. */
export function isNobodys(name: string): boolean {
  if (ofKind.test(name)) return true;
  const [first = '', ...more] = name.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const isPlain = more.length > 0 || /\p{L}s$/u.test(first) || plainWays.has(first.toLowerCase());
  return isPlain && !more.some((word) => /\p{Lu}/u.test(word));
}

/** A table of products one below the other as one of them side by side, each row with what the page prints of the own one. */
export function turned(table: SiteTable, isOwn: (name: string) => boolean): SiteTable {
  const { head, body } = table;
  const own = body.filter(([name = '']) => isOwn(name));
  const names = body.map(([name = '']) => name);
  const isSided = head.some(isOwn) || own.length !== 1 || names.filter((name) => !isOwn(name)).every(isNobodys);
  if (isSided) return table;
  const rows = head.slice(1).map((label, at) => [label, ...body.map((row) => row[at + 1] ?? '')]);
  const printed = own.flat().filter(Boolean).join(' | ');
  return { ...table, head: [head[0] ?? '', ...names], body: rows, quotes: rows.map(() => printed) };
}
