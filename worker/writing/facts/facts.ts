import type { Access, Plan } from '../../contract/product-sheet.ts';
import { foldText } from '../../language/fold.ts';
import { splitSentences } from '../../language/sentences.ts';
import type { Passage, Source } from '../../source/types.ts';
import { authorPage } from '../../source/words/fields.ts';
import type { Fact } from '../types.ts';

/** The facts of a source, and where each of its parts stands among them (indexes into `facts`). */
export type FactBook = {
  facts: Fact[];
  name: number;
  /** The first page's title: where a page does not say what its product is, its title often does. */
  title: number | null;
  kind: number | null;
  audience: number | null;
  notices: number[];
  /** One for each limit of the sheet that stands on its page: with the words that it leans on, where it does. */
  limits: number[];
  /** The description, then what the pages open with. */
  opening: number[];
  /** `plans`: where the page ties it to plans, what says so: 'Cloud sync (Pro)'. */
  features: Array<{ name: number; sentences: number[]; plans: number[] }>;
  /** `block`: the plan's name with all that its page prints below it, in one. */
  plans: Array<{ price: number[]; description: number | null; includes: number[]; block: number | null }>;
  /** Sentences about prices that are no plan: trials, discounts, what is free. */
  pricing: number[];
  integrations: Array<{ name: string; fact: number }>;
  questions: Array<{ question: number; answer: number[] }>;
  quotes: number[];
  figures: number[];
  company: number[];
  /** How it is got: what of that stands on its page. */
  access: Array<Access & { fact: number }>;
  /** One for each passage of the source. */
  passages: Array<{ heading: number | null; sentences: number[] }>;
};

/** More than any article has room for; a source of book length is read this far. */
export const mostPassages = 60;
const most = { features: 60, details: 12, quotes: 12, passages: mostPassages, sentences: 24, others: 24 } as const;

/** What an entry of how the product is got is called among the facts. */
const accessFacts = {
  system: 'runs on',
  licence: 'licence',
  command: 'install command',
  way: 'way to get it',
} as const;

/** Collects the facts of a source. What does not stand in the kept text of its page is no fact and is left out. */
export function collectFacts({ pages, sheet, passages }: Source): FactBook {
  const facts: Fact[] = [];
  const known = new Map<string, number>();
  const texts = pages.map((page) => foldText(`${page.title}\n${page.text}`));

  const author = authorPage(pages);
  const add = (kind: string, quote: string, told: number): number | null => {
    const text = quote.trim();
    const folded = foldText(text);
    // What its page does not have its author may have said.
    const page = [told, author].find((at) => texts[at]?.includes(folded));
    if (!folded || page === undefined) return null;
    const key = `${page}:${folded}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    known.set(key, facts.length);
    return facts.push({ kind, source: page, quote: text }) - 1;
  };
  const addAll = (kind: string, quotes: readonly string[], page: number) =>
    quotes.flatMap((quote) => add(kind, quote, page) ?? []);
  const about = (kind: string, topic: Passage['topic']) =>
    passages
      .filter((passage) => topic !== null && passage.topic === topic)
      .flatMap(({ sentences, page }) => addAll(kind, sentences, page))
      .slice(0, most.others);
  /** A plan's prices with the plan's name: one stretch of the page where they stand together, else each for itself. */
  const addPrices = ({ name, price, otherPrices, quote, page }: Plan) => {
    const folded = foldText(quote);
    const apart = [...(price ? [price] : []), ...otherPrices].filter(({ text }) => !folded.includes(foldText(text)));
    const stretch = price && apart.includes(price) ? name : quote;
    return addAll('price', [stretch, ...apart.map(({ text }) => text)], page);
  };

  const namePage = Math.max(
    0,
    texts.findIndex((text) => text.includes(foldText(sheet.name))),
  );
  const { kind, audience, description } = sheet;
  return {
    name: add('name', sheet.name, namePage) ?? facts.push({ kind: 'name', source: 0, quote: sheet.name }) - 1,
    title: pages[0]?.title ? add('title', pages[0].title, 0) : null,
    kind: kind && add('kind', kind.text, kind.page),
    audience: audience && add('audience', audience.text, audience.page),
    notices: sheet.notices.flatMap(({ text, page }) => add('notice', text, page) ?? []),
    // Before what the same sentences say elsewhere: what a fact is called decides how it is told.
    limits: sheet.limits.flatMap(({ quote, page }) => add('limit', quote, page) ?? []),
    opening: [
      ...(description ? addAll('summary', [description.text], description.page) : []),
      ...addAll('summary', splitSentences(pages[0]?.description ?? ''), 0),
      ...about('summary', 'opening'),
    ],
    features: sheet.features.slice(0, most.features).flatMap((feature) => {
      const name = add('feature', feature.name, feature.page);
      if (name === null) return [];
      if (feature.heading !== null) add('heading', feature.heading, feature.page);
      const sentences = addAll('feature', feature.sentences.slice(0, most.details), feature.page);
      const isTied = feature.plans.length > 0;
      return { name, sentences, plans: isTied ? addAll('feature', [feature.quote], feature.page) : [] };
    }),
    plans: sheet.plans.map((plan) => {
      if (plan.group !== null) add('heading', plan.group, plan.page);
      return {
        price: addPrices(plan),
        description: plan.description ? add('plan', plan.description, plan.page) : null,
        includes: addAll('plan', plan.includes, plan.page),
        block: add('plan', plan.quote, plan.page),
      };
    }),
    pricing: about('price', 'pricing'),
    integrations: sheet.integrations.flatMap(({ name, page }) => {
      const fact = add('integration', name, page);
      return fact === null ? [] : { name, fact };
    }),
    questions: sheet.questions.flatMap((entry) => {
      const question = add('question', entry.question, entry.page);
      return question === null
        ? []
        : { question, answer: addAll('question', entry.answer.flatMap(splitSentences), entry.page) };
    }),
    quotes: sheet.quotes.slice(0, most.quotes).map(({ text, page }) => add('quote', text, page) ?? -1),
    figures: sheet.figures
      .slice(0, most.others)
      .flatMap(({ claim, quote, page }) => add('figure', claim, page) ?? add('figure', quote, page) ?? []),
    company: [
      ...sheet.company.slice(0, most.others).flatMap(({ text, page }) => add('company', text, page) ?? []),
      ...about('company', 'company'),
    ],
    access: sheet.access.flatMap((entry) => {
      const fact = add(accessFacts[entry.kind], entry.quote, entry.page);
      return fact === null ? [] : { ...entry, fact };
    }),
    passages: passages.slice(0, most.passages).map((passage) => ({
      heading: passage.heading ? add('heading', passage.heading, passage.page) : null,
      sentences: addAll('passage', passage.sentences.slice(0, most.sentences), passage.page),
    })),
    facts,
  };
}
