import type { Plan } from '../../../contract/product-sheet.ts';
import { joinList, unshouted } from '../../../language/grammar.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { foldText } from '../../../language/words.ts';
import { wordsOfState } from '../../../source/sheet/availability.ts';
import { areCharges, isAdded, isBeside, ofCustomers } from '../../../source/sheet/compare-plans.ts';
import { pricesOf } from '../../../source/sheet/plan-prices.ts';
import { priceText } from '../../../source/sheet/price-text.ts';
import { ornament } from '../../../source/sheet/site-tables.ts';
import { paragraph, paragraphs } from '../../article/blocks.ts';
import { type ArticleBlock, type Sentence, textOf } from '../../article/section.ts';
import type { FactBook } from '../../facts/facts.ts';
import type { UnavailablePlan } from '../../facts/material.ts';
import type { Topic } from '../arrange.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { unstopped } from '../headings.ts';
import { isTellable, mayBeQuoted, quoted, straight } from '../read-sentence.ts';
import { reckonPlans } from '../reckon.ts';
import { limits, untilFirst } from '../runs.ts';
import { composePriceNotices, termsOn } from './notes.ts';
import { composePassages } from './passages.ts';
import { readQuestions, underQuestion } from './questions.ts';
import { composeMatrix, composePriceTables, cutList, type Matrix } from './tables.ts';

const [mostAnswers, mostOfPrices, longestHeading, mostContents] = [8, 200, 60, 14];

/** Every plan with its price, what follows from the prices, and what the site says and answers around them. */
export function composePlans(desk: Desk): Topic | null {
  const { sheet } = desk.material.source;
  const available = sheet.plans.flatMap((plan, at): Entry[] => {
    const facts = desk.material.book.plans[at];
    return facts ? [{ plan, facts, at }] : [];
  });
  const entries = [...available, ...desk.material.announced.map(asAnnounced)].sort((a, b) => a.at - b.at);
  // What the table has is told, by a row or by all of them.
  const names = entries.map(({ plan }) => plan.name.replace(/ \([^()]*\)$/, ''));
  const matrix = composeMatrix(desk, names);
  const rows = entries.map((entry) =>
    [entry.plan.name, priced(entry), described(entry, desk.rivals), contained(entry, desk)].join(' '),
  );
  for (const text of [...rows, rows.join(' ')]) desk.remember(text);
  const answers = readQuestions(desk, 'prices', mostAnswers, [...rows, ...matrix.blocks.map(textOf)].join('\n'));
  // Beside plans it argues for them; where there are none it is all that is said of prices.
  const said = entries.length > 0 ? [] : composePassages(desk, mostOfPrices, '', true).flatMap(({ blocks }) => blocks);
  const notices = composePriceNotices(desk);
  const more = [...composePriceTables(desk), ...termsOn(desk), ...said, ...answers.flatMap(underQuestion)];
  const page = sheet.plans[0]?.page ?? answers[0]?.page ?? -1;
  if (entries.length === 0) {
    const heading = more.some((block) => words.namesCost.test(textOf(block)))
      ? `What ${desk.product} costs`
      : `Paying for ${desk.product}`;
    return more.length > 0 ? { kind: 'plans', page, heading, blocks: more } : null;
  }
  // 'Support' and 'Installation' come on top of the plan beside them.
  const areBought = areCharges(sheet.plans) || names.some((name) => ofCustomers.test(name));
  const plans = entries.map(({ plan }) => plan);
  const tables = [...Map.groupBy(entries, ({ plan }) => plan.group)].flatMap(([group, of]) => [
    ...underGroup(desk, group, of[0]?.plan.page ?? page),
    tableOf(desk, areBought || isBeside(group, plans) ? 'Item' : 'Plan', of, matrix.tells),
  ]);
  const reckoned = reckonPlans(desk);
  const below = paragraphs([[...contradictionsOf(desk), ...reckoned, ...footnotesOf(desk)]]);
  const blocks = [...notices, ...tables, ...matrix.blocks, ...below, ...more];
  return { kind: 'plans', page, heading: headingOf(desk, areBought ? [] : names), blocks };
}

/** Hosted and self-hosted plans, say, are told apart as the site does. */
function underGroup(desk: Desk, group: string | null, page: number): ArticleBlock[] {
  const facts = group === null ? [] : desk.factsOf(group, page);
  if (facts.length === 0) return [];
  return [paragraph([desk.say('pricesUnder', { heading: unstopped(group ?? '') }, facts)])];
}

function headingOf({ product }: Desk, names: readonly string[]): string {
  const plain = `${product} pricing`;
  // Some of several would read as all of them.
  const options = names.length === 0 || names.includes(product) ? [plain] : [`${plain}: ${joinList(names)}`, plain];
  return options.find((text) => text.length <= longestHeading) ?? `What ${product} costs`;
}

/** `at`: its place among the plans. */
type Entry = { plan: Plan; facts: FactBook['plans'][number]; at: number; isAnnounced?: boolean };

/** What its card says of a plan, without words of the makers. */
function described({ plan, facts }: Entry, rivals: readonly string[]): string {
  const { description, priceNote = '\n' } = plan;
  // What a mark leads to is told below.
  if (description === null || facts.description === null || description.endsWith(priceNote)) return '';
  const all = splitSentences(description);
  const told = untilFirst(all, (text) => !isTellable(text, rivals));
  // What its makers say of it alone is quoted.
  const sentences = told.length > 0 ? told : untilFirst(all, (text) => !mayBeQuoted(text, rivals));
  if (all.slice(sentences.length).some(limits)) return '';
  const said = sentences.join(' ');
  return told.length > 0 || said === '' ? unstopped(said) : quoted(said);
}

/** What is in a plan; what its makers ask or promise there in sentences of their own is none of it. */
function contained(entry: Entry, desk: Desk, isTold: (item: string) => boolean = () => false): string {
  const { plan, facts } = entry;
  // What it has of another plan stands in the row of that.
  const [, base = ''] = plan.includes.map((item) => words.allOf.exec(item)).find((found) => found !== null) ?? [];
  const below = desk.material.source.sheet.plans.find(({ name }) => base !== '' && base.startsWith(name));
  // What stands there twice, or is said of the plan beside it, is told once.
  const said = foldText(described(entry, desk.rivals));
  const isNews = (item: string, at: number) =>
    !said.includes(foldText(item)) &&
    [...(below?.includes ?? []), ...plan.includes.slice(0, at)].every((other) => foldText(other) !== foldText(item));
  const items = plan.includes.filter(
    (item, at) => isNews(item, at) && !isSaidByMakers(item) && /\p{L}/u.test(item) && !isTold(item),
  );
  return facts.includes.length > 0 ? listed(items) : '';
}
const lacking = ({ plan: { excludes = [] }, facts }: Entry) => (facts.excludes.length > 0 ? listed(excludes) : '');

const isSaidByMakers = (item: string) => /[.!?](?: |$)/.test(item) && words.makers.test(straight(item));

const priced = ({ plan }: Entry) =>
  [...pricesOf(plan).map(priceText), ...(isAdded(plan.priceNote) ? [`“${plan.priceNote}”`] : [])].join('; ');
/** `isTold`: what a table below says of the plans by itself. */
function tableOf(desk: Desk, label: string, entries: readonly Entry[], isTold: Matrix['tells']): ArticleBlock {
  // Pages that sell have prices: where none was found, they are pictures, or a script's.
  const unpriced = ({ isAnnounced }: Entry) => (isAnnounced ? 'not named yet' : 'not given here');
  const left = (entry: Entry) => contained(entry, desk, isTold);
  // Beside the table below, what is left of one list would read as all of it.
  const isListed = entries.every((entry) => contained(entry, desk) === '' || left(entry) !== '');
  const isCut = entries.some((entry) => contained(entry, desk) !== left(entry));
  const columns = [
    { label, cell: ({ plan }: Entry) => plan.name },
    { label: 'Price', cell: (entry: Entry) => priced(entry) || unpriced(entry) },
    { label: 'In the site’s words', cell: (entry: Entry) => described(entry, desk.rivals) },
    { label: isCut ? 'Also listed' : 'Listed', cell: (entry: Entry) => (isListed ? left(entry) : '') },
    { label: 'Not included', cell: lacking },
  ].filter(({ cell }) => entries.some((entry) => cell(entry) !== ''));
  const rows = entries.map((entry) => {
    const { price, includes, excludes, description, note } = entry.facts;
    const added = isAdded(entry.plan.priceNote) ? (note ?? []) : [];
    const facts = [price, includes, excludes, description ?? [], added].flat();
    return { cells: columns.map(({ cell }) => cell(entry) || '–'), facts };
  });
  return { kind: 'table', header: columns.map(({ label }) => label), rows };
}

/** The first of a plan's list, and how many more it has. */
function listed(items: readonly string[]): string {
  const told = (item: string) =>
    unshouted(item.replace(ornament, ''))
      // A label at the end of an item is set apart.
      .replace(/(?<=[\p{L}\p{N})]) ([Cc]oming soon|Beta|Soon|Planned|Preview|Alpha)$/u, ' ($1)')
      .replace(/\.$/, '');
  // 'All of Basic, plus:' leads to the next.
  return cutList(items, mostContents, told).text.replaceAll(':; ', ': ');
}

const stateOf = ({ availability, quote }: Plan) =>
  availability === 'waitlist' ? (wordsOfState(quote, availability) ?? 'access on request') : 'announced';

/** Not to be had yet, and told as such, where its page has it. */
const asAnnounced = ({ plan, facts, before }: UnavailablePlan): Entry => ({
  plan: { ...plan, name: `${plan.name} (${stateOf(plan)})` },
  ...{ facts, at: before - 0.5, isAnnounced: true },
});

/** Where two places of the site name two prices for one plan, both are told. */
const contradictionsOf = (desk: Desk): Sentence[] =>
  desk.material.source.sheet.plans.flatMap(({ name, contradiction }, at) => {
    if (contradiction === undefined) return [];
    const { page, quote, price } = contradiction;
    const facts = [...(desk.material.book.plans[at]?.price ?? []), ...desk.factsOf(quote, page)];
    return [desk.say('contradicted', { name, price: priceText(price), page: desk.pageName(page) }, facts)];
  });

/** What the marks at prices lead to, each once, with the plans that it is for. */
function footnotesOf({ material: { book, source }, say }: Desk): Sentence[] {
  const noted = source.sheet.plans.flatMap(({ name, priceNote = '', includes }, at) => {
    const fact = book.plans[at]?.note ?? null;
    // What its list has is told in the table.
    const isListed = includes.some((item) => foldText(item) === foldText(priceNote));
    // A term of them all is told with the others.
    const isTerm = source.sheet.terms.some(({ text }) => text.includes(priceNote));
    return fact === null || isListed || isTerm || isAdded(priceNote) ? [] : [{ name, priceNote, fact }];
  });
  return [...Map.groupBy(noted, ({ priceNote }) => priceNote)].map(([note, of]) => {
    const names = joinList(of.map(({ name }) => name));
    const facts = of.map(({ fact }) => fact);
    return say('footnote', { names, note: quoted(note).slice(1, -1) }, facts);
  });
}
