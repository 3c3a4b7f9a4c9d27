import { inSentence, joinList } from '../../../language/grammar.ts';
import { contentOf, foldText } from '../../../language/words.ts';
import { remembered } from '../../../remembered.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { pathTopics } from '../../../source/records/page-topics.ts';
import * as site from '../../../source/sheet/site-tables.ts';
import { areOneThing, sharesOf } from '../../../source/sheet/twin-groups.ts';
import { paragraph, paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Topic } from '../arrange.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, leadTo, namedBy } from '../headings.ts';
import { isTellable, mayBeNamed, quoted } from '../read-sentence.ts';
import { underHeading } from './passages.ts';

type SiteRow = { label: string; values: string[]; facts: number[] };

/** The rows that have a name and as many cells as the head, and stand among the facts. */
const rowsOf = (desk: Desk, { head, body, page, quotes }: site.SiteTable): SiteRow[] =>
  body.flatMap((cells, at) => {
    const [label = '', ...values] = cells;
    if (cells.length !== head.length || label === '') return [];
    const facts = desk.factsOf(quotes?.[at] ?? cells.filter(Boolean).join(' | '), page);
    return facts.length > 0 ? [{ label: label.replace(site.ornament, ''), values, facts }] : [];
  });

/** The table that sets the plans of the sheet side by side: read once, for every card asks. */
const ownMatrix = remembered((desk: Desk) => {
  const names = desk.material.source.sheet.plans.map(({ name }) => name);
  const table = site.matrixOf(desk.material.source, names);
  return { table, columns: table?.head.slice(1) ?? [], rows: table ? rowsOf(desk, table) : [] };
});

/** The plans that have what a row of that table is called, where others have not; none where it has no such row. */
export function plansWith(desk: Desk, name: string): { plans: string[]; facts: number[] } {
  const own = contentOf(name);
  const { columns, rows } = ownMatrix(desk);
  // 'Frost alarm' has its rows, and 'Frost alarm — by phone' is one of them.
  const called = (label: string) => [label, label.split(/\s[—–-]\s|: /, 1)[0] ?? ''].map(contentOf);
  const of = rows.filter(({ label }) => own.size > 0 && called(label).some((name) => areOneThing(name, own)));
  const plans = columns.filter((_, at) => of.some(({ values }) => !words.lacking.test(site.inWords(values[at] ?? ''))));
  const facts = of.flatMap((row) => row.facts);
  return of.length > 0 && plans.length < columns.length ? { plans, facts } : { plans: [], facts: [] };
}

/** A list of prices, and in what plans differ, is told whole, up to `mostPrices`. */
const [fewestRows, mostRows, mostShared, mostPrices] = [3, 12, 12, 20];
/** Less cut is no saving. */
const [fewestCut, longestValue, mostListed] = [3, 20, 0.6];

/** So many of a list, and how many more it has; all of them where little would be saved. */
export function cutList<One>(items: readonly One[], most: number, nameOf: (item: One) => string) {
  const left = items.length - most < fewestCut ? 0 : items.length - most;
  const kept = items.slice(0, items.length - left);
  return { kept, text: [...kept.map(nameOf), ...(left > 0 ? [`and ${left} more`] : [])].join('; ') };
}

/** The rows of a table of the site, as they stand. */
function asPrinted(header: string[], told: readonly SiteRow[]): ArticleBlock {
  const rows = told.map(({ label, values, facts }) => ({ cells: [label, ...values.map(site.inWords)], facts }));
  return { kind: 'table', header, rows };
}

/** A cell that says no more than whether it is there. */
const isMark = (value: string) => [words.ticked, words.lacking].some((pattern) => pattern.test(site.inWords(value)));

export type Matrix = { blocks: ArticleBlock[]; tells(item: string): boolean };

/** In what the plans differ, as the site sets them side by side, and what all of them have. `tells`: whether it has said an item. */
export function composeMatrix(desk: Desk, plans: readonly string[]): Matrix {
  const table = site.matrixOf(desk.material.source, plans);
  const told = (table ? rowsOf(desk, table) : []).filter(
    ({ values }) => !values.every((value) => words.ofMoney.test(value)),
  );
  const differing = told.filter(({ values }) => new Set(values.map(site.inWords)).size > 1).slice(0, mostPrices);
  if (!table || differing.length < fewestRows) return { blocks: [], tells: () => false };
  // Ticks behind what the plans' own lists say are those lists once more.
  const listed = contentOf(JSON.stringify(desk.material.source.sheet.plans.map(({ includes }) => includes)));
  const isListed = (label: string) => sharesOf(contentOf(label), listed) >= mostListed;
  const areListed =
    differing.filter(({ label, values }) => values.every(isMark) && isListed(label)).length >=
    mostListed * differing.length;
  const inEach = told.filter(
    // 'On request' in each column is in none of the plans.
    ({ label, values: [first = '', ...others] }) =>
      (words.hasOnly.test(first) || /\d|unlimited/i.test(first)) &&
      others.every((value) => value === first) &&
      !(areListed && isListed(label)),
  );
  const { kept: shared, text: names } = cutList(inEach, mostShared, ({ label, values: [value = ''] }) =>
    words.hasOnly.test(value)
      ? label
      : /^unlimited$/i.test(value)
        ? `unlimited ${inSentence(label)}`
        : `${label} (${value})`,
  );
  const facts = shared.flatMap(({ facts }) => facts);
  const inAll = desk.say('inAll', { names }, facts);
  const lead = paragraph([desk.say('matrix', { page: desk.pageName(table.page) })]);
  const head = [table.head[0] || 'Feature', ...table.head.slice(1)];
  const apart = areListed ? [] : differing;
  const rows = [...apart, ...shared].map(({ label, values }) => contentOf([label, ...values].join(' ')));
  return {
    blocks: [...(areListed ? [] : [lead, asPrinted(head, apart)]), ...paragraphs([shared.length > 1 ? [inAll] : []])],
    tells(item) {
      const own = contentOf(item);
      return own.size > 0 && rows.some((row) => own.intersection(row).size * 3 >= own.size * 2);
    },
  };
}

/**
 * What is sold by the piece, say: tables of prices that are no plans, as they stand under a heading, or on a page, of prices. Beside
 * plans those that tell of each what else is paid.
 */
export function composePriceTables(desk: Desk): ArticleBlock[] {
  const { plans } = desk.material.source.sheet;
  const named = new Set(plans.map(({ name }) => foldText(name)));
  const isOfPlan = ({ label, values: [first = ''] }: SiteRow) =>
    named.has(foldText(label)) && !plans.some(({ quote }) => quote.includes(`${label} | ${first}`));
  return [...site.tablesOf(desk.material.source), ...site.extrasOf(desk.material.source)].flatMap(
    (table): ArticleBlock[] => {
      const { heading, page, quotes, basis = '' } = table;
      const url = desk.material.source.pages[page]?.url ?? desk.material.homeUrl;
      const topics = topicsOf(heading ?? '').union(pathTopics(url));
      const rows = rowsOf(desk, table).filter(({ values }) => values.some((value) => value !== ''));
      const priced = rows.filter(({ values }) => values.some((value) => words.ofMoney.test(value)));
      const isMeant = quotes !== undefined || (plans.length > 0 ? rows.every(isOfPlan) : topics.has('pricing'));
      const isTold =
        isMeant &&
        (heading === null || headingFacts(desk, table).length > 0) &&
        priced.length * 2 > rows.length &&
        // A part of it would read as all.
        rows.length <= mostPrices &&
        rows.every(({ label, values }) => mayBeNamed([label, ...values].join(' '), desk.rivals));
      if (!isTold) return [];
      const { before, after } = underHeading(desk, table, '');
      const said = [...before, ...after];
      const facts = said.length > 0 || basis === '' ? [] : desk.factsOf(basis, page);
      const based = facts.length > 0 ? [{ text: quoted(basis), facts }] : [];
      return [paragraph([...leadTo(desk, { heading, page }), ...said, ...based]), asPrinted(table.head, rows)];
    },
  );
}

/** Tables of what the product works with or knows, as they stand; a part of one would read as all. */
export function composeTables(desk: Desk): Topic[] {
  return site.tablesByHeading(desk.material.source).flatMap((table): Topic[] => {
    // What plans have stands with them.
    if (table === ownMatrix(desk).table) return [];
    const { head, body, heading, page } = table;
    const rows = rowsOf(desk, table);
    const isTold = (value: string) =>
      value.split(' ').length <= longestValue && !words.ofMoney.test(value) && mayBeNamed(value, desk.rivals);
    if (rows.length < body.length || !rows.every(({ label, values }) => isTold(label) && values.every(isTold)))
      return [];
    // Ticks behind names that the article has told say little more.
    const areNew = rows.filter(({ label, values }) => !values.every(isMark) || desk.addsWords(label));
    if (areNew.length * 2 < rows.length) return [];
    const named = [heading, desk.labelOver(heading, page)].map((text) => namedBy(desk, text, head));
    const titled = desk.headed([...named, desk.pageTopic(page)]);
    const lead = leadTo(desk, { heading: titled === heading ? null : heading, page });
    const { before, after } = underHeading(desk, table, body[0]?.filter(Boolean).join(' | ') ?? '');
    const blocks = [paragraph([...lead, ...before]), asPrinted(head, rows), ...paragraphs([after])];
    const kind = topicsOf(heading).has('pricing') ? 'plans' : 'features';
    return [{ kind, page, line: desk.lineAt(heading ?? '', page), heading: titled, blocks }];
  });
}

/**
 * The site's editions side by side, or its product beside ways to do without one; of a table with products of others the column of its
 * own: what it says of those is left out.
 */
export function composeComparisons(desk: Desk): Topic[] {
  const { product, rivals } = desk;
  const isOwn = (name: string) => foldText(name).includes(foldText(product));
  return site.tablesOf(desk.material.source).flatMap((printed): Topic[] => {
    const table = site.turned(printed, isOwn);
    const { head, body, heading, page } = table;
    const columns = head.slice(1);
    const own = columns.filter(isOwn);
    const areEditions = own.length > 1 && own.length === columns.length;
    // They stand side by side, or one below the other.
    const compared = own.length > 0 ? columns : body.map(([name = '']) => name);
    const others = compared.filter((name) => !isOwn(name));
    const areNobodys = compared.length - others.length === 1 && others.length > 0 && others.every(site.isNobodys);
    const isColumn = own.length === 1 && others.length > 0 && !areNobodys;
    // What plans have stands with them.
    if (printed === ownMatrix(desk).table || !(areEditions || areNobodys || isColumn)) return [];
    // A sum beside those of others has its conditions elsewhere.
    const isTold = (value: string) => !words.ofSum.test(value) && isTellable(value, rivals);
    const valuesOf = (values: readonly string[]) =>
      (isColumn ? values.filter((_, at) => isOwn(columns[at] ?? '')) : values).map(site.inWords);
    const rows = rowsOf(desk, table)
      .map(({ values, ...row }) => ({ ...row, values: valuesOf(values) }))
      .filter(({ values }) => isColumn || new Set(values).size > 1);
    const isTick = ({ values }: SiteRow) => values.every((value) => words.ticked.test(value));
    const told = rows
      .filter(({ label, values }) => mayBeNamed(label, rivals) && values.every(isTold))
      // That it has what the article has told of is told.
      .filter((row) => !(isColumn && isTick(row)) || desk.addsWords(row.label))
      .slice(0, mostRows);
    // Without what speaks against it a column says less than its page: only ticks and sums can be spared.
    const isLost = (row: SiteRow) =>
      !told.includes(row) && !isTick(row) && !row.values.some((value) => words.ofSum.test(value));
    // A table of which little is new is told already.
    const fresh = told.filter(({ label, values }) => desk.nameOnce(label, values.join(' ')));
    const isCut = isColumn ? rows.some(isLost) : own.length === 0 && told.length < body.length;
    if (isCut || told.length < fewestRows || fresh.length * 3 < told.length) return [];
    const over = rivals.some((rival) => heading?.includes(rival)) ? null : heading;
    const texts = told.map(({ label, values }) => `${label} ${values.join(' ')}`);
    for (const text of texts) desk.remember(text);
    const named = namedBy(desk, over, [...texts, ...columns]);
    const plain = isColumn ? `${product}, point by point` : `How the site compares ${product}`;
    const titled = desk.headed([named, areEditions ? joinList(own) : null, plain]);
    const place = { heading: named === null ? over : null, page };
    const lead = isColumn ? [desk.say('ownColumn', { page: desk.pageLink(page) })] : leadTo(desk, place);
    const header = [head[0] || 'Point', ...(isColumn ? [product] : columns)];
    const blocks = [paragraph(lead), asPrinted(header, told)];
    return [{ kind: 'features', page, line: desk.lineAt(heading ?? '', page), heading: titled, blocks }];
  });
}
