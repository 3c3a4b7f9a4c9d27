import type { Source } from '../source/types.ts';
import { foldText } from './fold.ts';
import type { Fact } from './types.ts';

/** The facts of a source, and where each of its parts stands among them (indexes into `facts`). */
export type FactBook = {
  facts: Fact[];
  name: number;
  /** The first page's title: where a page does not say what its product is, its title often does. */
  title: number | null;
  tagline: number | null;
  summary: number[];
  features: Array<{ name: number; details: number[] }>;
  plans: Array<{ price: number[]; description: number | null; features: number[] }>;
  priceNotes: number[];
  integrations: Array<{ name: string; fact: number }>;
  faq: Array<{ question: number; answer: number[] }>;
  quotes: number[];
  company: number[];
  passages: Array<{ heading: number | null; sentences: number[] }>;
};

/** More than any article has room for; a source of book length is read this far. */
const most = { features: 60, details: 12, quotes: 12, passages: 60, sentences: 24, others: 24 } as const;

/** Collects the facts of a source. What does not stand in the kept text of its page is no fact and is left out. */
export function collectFacts(source: Source): FactBook {
  const facts: Fact[] = [];
  const known = new Map<string, number>();
  const texts = source.pages.map((page) => foldText(`${page.title}\n${page.text}`));

  const add = (kind: string, quote: string, page: number): number | null => {
    const text = quote.trim();
    const folded = foldText(text);
    if (!folded || !texts[page]?.includes(folded)) return null;
    const key = `${page}:${folded}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    known.set(key, facts.length);
    return facts.push({ kind, source: page, quote: text }) - 1;
  };
  const addAll = (kind: string, quotes: readonly string[], page: number) =>
    quotes.flatMap((quote) => add(kind, quote, page) ?? []);

  const namePage = Math.max(
    0,
    texts.findIndex((text) => text.includes(foldText(source.name))),
  );
  const name = add('name', source.name, namePage) ?? facts.push({ kind: 'name', source: 0, quote: source.name }) - 1;
  return {
    facts,
    name,
    title: source.pages[0]?.title ? add('title', source.pages[0].title, 0) : null,
    tagline: source.tagline && add('tagline', source.tagline.text, source.tagline.page),
    summary: source.summary.slice(0, most.others).flatMap(({ text, page }) => add('summary', text, page) ?? []),
    features: source.features.slice(0, most.features).flatMap((feature) => {
      const featureName = add('feature', feature.name, feature.page);
      if (featureName === null) return [];
      return { name: featureName, details: addAll('feature', feature.details.slice(0, most.details), feature.page) };
    }),
    plans: source.plans.map((plan) => ({
      price: addPrice(source, plan.page, [plan.name, plan.price, plan.period ?? ''], add),
      description: plan.description ? add('plan', plan.description, plan.page) : null,
      features: addAll('plan', plan.features, plan.page),
    })),
    priceNotes: source.priceNotes.slice(0, most.others).flatMap(({ text, page }) => add('price', text, page) ?? []),
    integrations: source.integrations.flatMap(({ name: integration, page }) => {
      const fact = add('integration', integration, page);
      return fact === null ? [] : { name: integration, fact };
    }),
    faq: source.faq.flatMap((entry) => {
      const question = add('faq', entry.question, entry.page);
      return question === null ? [] : { question, answer: addAll('faq', entry.answer, entry.page) };
    }),
    quotes: source.quotes.slice(0, most.quotes).map((quote) => add('quote', quote.text, quote.page) ?? -1),
    company: source.company.slice(0, most.others).flatMap(({ text, page }) => add('company', text, page) ?? []),
    passages: source.passages.slice(0, most.passages).map((passage) => ({
      heading: passage.heading ? add('heading', passage.heading, passage.page) : null,
      sentences: addAll('passage', passage.sentences.slice(0, most.sentences), passage.page),
    })),
  };
}

/** Longest stretch of a page in which a plan's name, price and period may stand apart and still belong together. */
const priceSpan = 240;

/** A plan's price as one fact where name and price stand close together on the page, else as the facts of its parts. */
function addPrice(
  source: Source,
  page: number,
  [name = '', price = '', period = '']: string[],
  add: (kind: string, quote: string, page: number) => number | null,
): number[] {
  const text = source.pages[page]?.text ?? '';
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const priceAt = text.indexOf(price, at + name.length);
    if (priceAt < 0) break;
    if (priceAt - at > priceSpan) continue;
    const periodAt = period ? text.indexOf(period, priceAt) : priceAt;
    const end =
      periodAt >= 0 && periodAt - at <= priceSpan ? periodAt + (period || price).length : priceAt + price.length;
    const whole = add('price', text.slice(at, end), page);
    if (whole !== null) return [whole];
  }
  return [name, price, period].flatMap((part) => (part ? (add('price', part, page) ?? []) : []));
}
