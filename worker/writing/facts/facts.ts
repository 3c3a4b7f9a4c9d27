import type { Plan } from '../../contract/product-sheet.ts';
import { countWords } from '../../contract/text.ts';
import { splitSentences } from '../../language/sentences.ts';
import { foldText } from '../../language/words.ts';
import { topicsOf } from '../../source/records/heading-topics.ts';
import { blockLines } from '../../source/records/page-text.ts';
import { isElsewhere } from '../../source/sheet/access/elsewhere.ts';
import { heroLines, topSentences } from '../../source/sheet/hero-lines.ts';
import { findRelease } from '../../source/sheet/release.ts';
import { extrasOf } from '../../source/sheet/site-tables.ts';
import type { Passage, Source } from '../../source/types.ts';
import { authorPage } from '../../source/words/fields.ts';
import type { Fact } from '../types.ts';

/** The facts of a source, and where those of its parts stand that are asked for by themselves (indexes into `facts`). */
export type FactBook = ReturnType<typeof collectFacts>;

/** More than any article has room for; a source of book length is read this far. */
export const mostPassages = 60;
const most = { features: 60, details: 12, quotes: 12, sentences: 24, others: 24, rows: 30 };

/** What an entry of how the product is got is called among the facts. */
export const accessFacts = { system: 'runs on', licence: 'licence', command: 'install command', way: 'way to get it' };

/** Collects the facts of a source. What does not stand in the kept text of its page is no fact and is left out. */
export function collectFacts(source: Source) {
  const { pages, sheet, passages } = source;
  const facts: Fact[] = [];
  const known = new Map<string, number>();
  const texts = pages.map((page) => foldText(`${page.title}\n${page.text}`));

  const author = authorPage(pages);
  const add = (kind: string, quote: string | null | undefined, told: number): number | null => {
    const text = (quote ?? '').trim();
    const folded = foldText(text);
    // What its page does not have its author may have said.
    const page = [told, author].find((at) => texts[at]?.includes(folded));
    if (!folded || page === undefined) return null;
    const key = `${page}:${folded}`;
    const fact = known.get(key) ?? facts.push({ kind, source: page, quote: text }) - 1;
    known.set(key, fact);
    return fact;
  };
  const addAll = (kind: string, quotes: ReadonlyArray<string | null>, page: number) =>
    quotes.flatMap((quote) => add(kind, quote, page) ?? []);
  const addEach = (kind: string, said: ReadonlyArray<{ text: string; page: number } | null>) => {
    for (const one of said) if (one) add(kind, one.text, one.page);
  };
  const addAbout = (kind: string, topic: Passage['topic']) => {
    for (const passage of passages) if (passage.topic === topic) addAll(kind, passage.sentences, passage.page);
  };
  /** A plan's prices with the plan's name: one stretch of the page where they stand together, else each for itself. */
  const addPrices = ({ name, price, otherPrices, quote, page }: Plan) => {
    const folded = foldText(quote);
    const apart = [...(price ? [price] : []), ...otherPrices].filter(({ text }) => !folded.includes(foldText(text)));
    const stretch = !price || apart.includes(price) ? name : quote;
    return addAll(price ? 'price' : 'plan', [stretch, ...apart.map(({ text }) => text)], page);
  };

  const context = new Map<number, readonly number[]>();
  const lean = (of: readonly number[], heads: readonly number[]) => {
    for (const fact of of) {
      const all = new Set([...(context.get(fact) ?? []), ...heads].filter((head) => head !== fact));
      if (all.size > 0) context.set(fact, [...all]);
    }
  };
  /** The rows of a page's tables that are no list of plans, and the items of its lists, each with what stands over it. */
  const addRows = (blocks: Source['pages'][number]['blocks'], page: number) => {
    let heading: string | null = null;
    for (const block of blocks) {
      if (block.kind === 'heading') heading = block.text;
      const topics = topicsOf(heading);
      // A table that compares is told as it stands, and only where it names nobody.
      const isOwn = !isElsewhere(topics) || (block.kind === 'table' && topics.has('comparison'));
      if (!isOwn) continue;
      if (block.kind === 'list')
        lean(addAll('list item', block.items.filter(isTelling), page), addAll('heading', [heading], page));
      if (block.kind !== 'table' || block.rows.length > most.rows) continue;
      const [head = null, ...lines] = blockLines(block);
      lean(addAll('table row', lines, page), addAll('heading', [heading, head], page));
    }
  };

  const namePage = texts.findIndex((text) => text.includes(foldText(sheet.name)));
  const name = add('name', sheet.name, namePage) ?? facts.push({ kind: 'name', source: 0, quote: sheet.name }) - 1;
  add('title', pages[0]?.title, 0);
  addEach('kind', [sheet.kind]);
  addEach('audience', [sheet.audience]);
  addEach('notice', sheet.notices);
  // Before what the same sentences say elsewhere: what a fact is called decides how it is told.
  for (const { quote, page } of sheet.limits) add('limit', quote, page);
  addEach('summary', [sheet.description]);
  for (const [page, { description }] of pages.entries()) {
    // Those of further pages are about these, but where they name the product.
    const told = splitSentences(description ?? '').filter((text) => page === 0 || text.startsWith(`${sheet.name} `));
    addAll('summary', told, page);
  }
  addAll('summary', splitSentences(pages[0]?.meta.description ?? ''), 0);
  addAbout('summary', 'opening');
  addAll('summary', topSentences({ pages, sheet }), 0);
  for (const { line, page } of heroLines({ pages })) add('summary', line, page);
  const features = sheet.features.slice(0, most.features).flatMap((feature) => {
    const named = add('feature', feature.name, feature.page);
    if (named === null) return [];
    const over = addAll('heading', [feature.heading], feature.page);
    const said = addAll('feature', feature.sentences.slice(0, most.details), feature.page);
    const shell = (feature.commands ?? []).flatMap(({ text, lead }) => [lead, text]);
    const sentences = [...said, ...addAll(accessFacts.command, shell, feature.page)];
    // Where the page ties it to plans or says how far it is, this says so: 'Cloud sync (Pro)'.
    const isTied = feature.plans.length > 0 || feature.availability !== null || feature.labels !== undefined;
    const ties = isTied ? addAll('feature', [feature.quote], feature.page) : [];
    return [{ named, sentences, ties: [...ties, ...over] }];
  });
  const plans = sheet.plans.map((plan) => {
    add('heading', plan.group, plan.page);
    const price = addPrices(plan);
    const description = add('plan', plan.description, plan.page);
    if (plan.contradiction) add('price', plan.contradiction.quote, plan.contradiction.page);
    const note = add('price', plan.priceNote, plan.page);
    const listed = addAll('plan', plan.includes, plan.page);
    // What a plan's column holds stands in the table as a whole.
    const includes = listed.length === 0 && plan.includes.length > 0 && plan.quote.includes(' | ') ? price : listed;
    const excludes = addAll('not included', plan.excludes ?? [], plan.page);
    // The plan's name with all that its page prints below it: what is read there in one has a fact that says it.
    add('block', plan.quote, plan.page);
    return { price, note, description, includes, excludes };
  });
  addAbout('price', 'pricing');
  for (const { heading, text, page } of sheet.terms)
    lean(addAll('price', [text], page), addAll('heading', [heading], page));
  const integrations = sheet.integrations.flatMap(({ name, page, heading, quote, sentences = [] }) =>
    addAll('integration', [name], page).map((fact) => {
      lean(addAll('integration', sentences, page), [fact]);
      return { name, fact, heading, quote };
    }),
  );
  const questions = sheet.questions.flatMap(({ question: asked, answer, page }) => {
    const question = add('question', asked, page);
    return question === null ? [] : [{ question, answer: addAll('question', answer.flatMap(splitSentences), page) }];
  });
  const quotes = sheet.quotes.slice(0, most.quotes).map(({ text, page, ...by }) => {
    const quote = add('quote', text, page) ?? -1;
    // Who says it is told with it.
    if (quote >= 0) lean([quote], addAll('speaker', [by.speaker, by.role, by.organisation], page));
    return quote;
  });
  for (const { claim, quote, page } of sheet.figures.slice(0, most.others))
    if (add('figure', claim, page) === null) add('figure', quote, page);
  addEach('company', sheet.company.slice(0, most.others));
  addAbout('company', 'company');
  const access = sheet.access.flatMap((entry) =>
    addAll(accessFacts[entry.kind], [entry.quote], entry.page).map((fact) => ({ ...entry, fact })),
  );
  for (const { lead, page } of sheet.access) add(accessFacts.command, lead, page);
  const release = findRelease(pages);
  if (release) addAll('version', release.quotes, release.page);
  for (const [page, { blocks }] of pages.entries()) addRows(blocks, page);
  for (const { quotes = [], heading, basis = null, page } of extrasOf(source))
    lean(addAll('price', quotes, page), [...addAll('heading', [heading], page), ...addAll('price', [basis], page)]);
  const read = passages.slice(0, mostPassages).map((passage) => ({
    heading: add('heading', passage.heading, passage.page),
    sentences: addAll('passage', passage.sentences.slice(0, most.sentences), passage.page),
  }));

  for (const { heading, sentences } of read) if (heading !== null) lean(sentences, [heading]);
  for (const { named, sentences, ties } of features) lean([...sentences, named], [named, ...ties]);
  // 'No.' is a part of what follows on it.
  for (const { question, answer } of questions)
    lean(answer, [question, ...answer.filter((fact) => isBare(facts[fact]?.quote ?? ''))]);
  // What several plans have belongs to each of them; what has a part of the page to itself belongs to none.
  const parts = new Set(features.map(({ named }) => named));
  for (const { price, description, includes } of plans) {
    // An amount that stands apart from its plan's name is told with it.
    const own = includes.filter((entry) => !parts.has(entry));
    lean([...price, ...own, ...(description === null ? [] : [description])], price);
  }
  return {
    facts,
    /** For a fact those that it cannot be told without: a plan's name and price, a feature's name and plans, the question of an answer. */
    context,
    name,
    plans,
    integrations,
    /** How it is got: what of that stands on its page. */
    access,
    /** One for each quotation of the sheet; -1 where its page does not have it. */
    quotes,
    /** One for each passage of the source. */
    passages: read,
  };
}

/** Fewer words are a label. */
const isTelling = (item: string) => countWords(item) > 3;

/** An answer that says nothing without its question. */
const isBare = (quote: string) => /^(?:yes|no|sure|of course|absolutely)[.!]?$/i.test(quote);
