import type { Plan } from '../../../contract/product-sheet.ts';
import { siteOfPage } from '../../../contract/text.ts';
import { capitalise, joinList } from '../../../language/grammar.ts';
import { countWord } from '../../../language/numbers.ts';
import { foldText } from '../../../language/words.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { isCalledFree, isPaid, ofPeriod } from '../../../source/sheet/compare-plans.ts';
import { hasMoreUnder } from '../../../source/sheet/integrations.ts';
import { isVague, kindInFull, kindInShort } from '../../../source/sheet/kind-in-words.ts';
import { pricesOf } from '../../../source/sheet/plan-prices.ts';
import { priceInText } from '../../../source/sheet/price-text.ts';
import { statedInShort } from '../../../source/sheet/stated-in-short.ts';
import { termsInShort } from '../../../source/sheet/terms-in-short.ts';
import { sitePages } from '../../../source/words/fields.ts';
import { type ArticleBlock, type Sentence, textOf } from '../../article/section.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { unstopped } from '../headings.ts';
import { priceFacts, startingPrice, startsAt, statedPrices } from '../starting-price.ts';
import { accessRows, type Row } from './access.ts';

/** The line below them says when they were read. */
const [fewestRows, mostNames] = [2, 10];

/** Whether a table says what it costs. */
export const tellsPrice = (blocks: readonly ArticleBlock[]) =>
  blocks.some((block) => block.kind === 'table' && block.rows.some(({ cells }) => cells[0] === 'Price'));

/** What is free, what costs least, or what each plan costs where they cannot be compared: 'free plan; from $9 a month (Crew)'. */
function priceInShort(desk: Desk): Sentence {
  const { plans } = desk.material.source.sheet;
  const { free, lowest } = startsAt(desk);
  const stated = lowest ? [] : statedPrices(desk);
  const areSeveral = plans.filter(({ name, price }) => price?.kind === 'amount' && !ofPeriod.test(name)).length > 1;
  // A free plan alone is half of what it costs where others are paid.
  const isHalf = free && !lowest && stated.length === 0 && plans.some(isPaid);
  const prices = [
    ...(free && !isHalf
      ? [isCalledFree(free) ? 'free plan' : free.name === desk.product ? 'free' : `free (${free.name})`]
      : []),
    ...(lowest ? [`${areSeveral ? 'from ' : ''}${lowest.cost}${ofPlans(desk, lowest.of)}`] : []),
    ...stated.map((plan) => `${pricesOf(plan).map(priceInText).join(' or ')} (${plan.name})`),
  ];
  return {
    text: prices.join('; '),
    facts: priceFacts(desk, [...(free ? [free] : []), ...(lowest?.of ?? []), ...stated]),
  };
}

/** The same in sentences. */
export function pricesSaid(desk: Desk): Sentence[] {
  const starting = startingPrice(desk);
  const { text, facts } = priceInShort(desk);
  const isWhole = (text.match(/\d[\d.,]*/g) ?? []).every((figure) => starting.some((one) => one.text.includes(figure)));
  return text === '' || isWhole ? starting : [desk.say('costs', { prices: text }, facts)];
}

/** 'At a glance': what the sheet states, and when it was read. */
export function composeGlance(desk: Desk): ArticleBlock[] {
  const { material } = desk;
  const { kind, audience } = material.source.sheet;
  const rows: Array<{ cells: string[]; facts: number[] }> = [];
  const add = (label: string, text: string, facts: number[]) => {
    if (text !== '' && facts.length > 0) rows.push({ cells: [label, text], facts });
  };
  // 'All-in-one platform' says nothing.
  if (kind && !isVague(kind)) add('Kind', capitalise(kindInShort(kind)), desk.factsOf(kind.text, kind.page));
  const whom = audience?.text.replace(/^for /i, '') ?? '';
  // 'Planner for growers' has said it.
  const isNamed = kind && kindInFull(kind).toLowerCase().includes(whom.toLowerCase());
  if (audience && !isNamed) add('For', capitalise(whom), desk.factsOf(audience.text, audience.page));
  const price = priceInShort(desk);
  add('Price', price.text, price.facts);
  for (const { label, text, facts } of termRows(desk)) add(label, text, facts);
  // What a site names elsewhere beside its product it may work with, or not any more, or not yet.
  const lists = Map.groupBy(material.book.integrations, ({ fact, heading, quote }) => {
    if (heading && !desk.isAuthors([fact])) return `“${unstopped(heading)}”`;
    return desk.isAuthors([fact]) ? 'Integrations' : words.worksWith.test(quote) ? 'Works with' : null;
  });
  const [longest] = [...lists]
    .filter(([label, of]) => label && !/^“(?:or|and)\b/i.test(label) && (of.length > 2 || label === 'Integrations'))
    .sort(([, one], [, other]) => other.length - one.length);
  const [label = '', listed = []] = longest ?? [];
  // How many more there are nobody has counted: a page may name some that are not told.
  const isPart =
    listed.length > mostNames ||
    listed.some(({ quote }) => /\b(?:and|or) (?:more|others)\b/i.test(quote)) ||
    hasMoreUnder(listed[0]?.heading ?? null, listed.length, material.source.pages);
  const names = [...listed.slice(0, mostNames).map(({ name }) => name), ...(isPart ? ['and more'] : [])];
  const facts = listed.map(({ fact }) => fact);
  const isOfOthers = topicsOf(listed[0]?.heading ?? null).has('integrations');
  add(isOfOthers ? 'Works with' : (label ?? ''), names.join(', '), facts);
  for (const { label, text, facts } of accessRows(desk)) add(label, text, facts);
  const { day, pages, host } = readingOf(desk);
  // Fewer are said in the sentences above.
  if (rows.length < fewestRows) return [];
  // Terms that stand here are told.
  for (const [label = '', text = ''] of rows.map(({ cells }) => cells))
    if (words.ofPaying.test(label)) for (const told of [`${label} ${text}`, ...inQuotes(text)]) desk.remember(told);
  const header = ['At a glance', desk.isAuthors(rows.flatMap(({ facts }) => facts)) ? 'In short' : 'From the site'];
  return [{ kind: 'table', header, rows: [...rows, { cells: [readOn, `${day}, ${pages} of ${host}`], facts: [] }] }];
}

/** '“Cancel anytime”, “No contract”' are two. */
const inQuotes = (text: string) => text.split('”, “').map((part) => part.replace(/[“”]/g, ''));

/** Without what it is, where the opening says so, and enough is left. */
export function withoutTold(glance: readonly ArticleBlock[], opening: readonly ArticleBlock[]): ArticleBlock[] {
  const said = foldText(opening.map(textOf).join(' '));
  return glance.map((block) => {
    if (block.kind !== 'table' || block.rows.length <= fewestRows + 1) return block;
    const isNew = ([label, text = '']: readonly string[]) => label !== 'Kind' || !said.includes(foldText(text));
    return { ...block, rows: block.rows.filter(({ cells }) => isNew(cells)) };
  });
}

/** The row of the glance that says when the site was read. */
const readOn = 'As of';
export const saysWhenRead = (block: ArticleBlock) =>
  block.kind === 'table' && block.rows.some(({ cells }) => cells[0] === readOn);

/** What is free, and the terms of what is paid, in the site's words. */
function termRows({ material, rivals }: Desk): Row[] {
  const { plans } = material.source.sheet;
  const own = (kinds: RegExp) =>
    material.book.facts.map(({ kind, quote }) =>
      kinds.test(kind) || rivals.some((name) => quote.includes(name)) ? '' : quote,
    );
  // What a plan lists holds for that plan.
  const price = statedInShort(own(/^(?:quote|plan|block|price|waiting list|announced)$/), plans.length > 0);
  const all = [...plans, ...material.announced.map(({ plan }) => plan)];
  return [price, ...termsInShort(own(/^quote$/), all)].map(({ label, found }) => ({
    label,
    text: found.map((one) => ('isFilled' in one ? one.text : `“${one.text}”`)).join(', '),
    facts: found.map(({ at }) => at),
  }));
}

/** Whose price it is; nothing where the product has one alone. */
function ofPlans({ product }: Desk, plans: readonly Plan[]): string {
  const names = plans.map(({ name }) => name).filter((name) => name !== product);
  const text = joinList(names);
  return text === '' ? '' : text.includes('(') ? `, ${text}` : ` (${text})`;
}

/** When the pages were read, how many, and whose. */
export function readingOf({ material }: Desk): { day: string; pages: string; host: string } {
  const pages = sitePages(material.source);
  const day = new Date(pages[0]?.fetchedAt ?? 0).toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
  const host = siteOfPage(pages[0]?.url ?? material.homeUrl);
  return { day, pages: pages.length === 1 ? 'one page' : `${countWord(pages.length)} pages`, host };
}
