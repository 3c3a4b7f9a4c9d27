import type { Availability, Plan } from '../../contract/product-sheet.ts';
import type { Source } from '../../source/types.ts';
import { sitePages } from '../../source/words/fields.ts';
import { hashText } from '../article/seed.ts';
import type { Brief } from '../types.ts';
import { collectFacts, type FactBook } from './facts.ts';

/** A plan that can't be had, and the facts that tell of it as such. */
export type UnavailablePlan = { plan: Plan; facts: FactBook['plans'][number] };

/** What both writers work from: the source, its facts, and what is asked. */
export type Material = {
  brief: Brief;
  source: Source;
  book: FactBook;
  /** The address that the article sends its readers to. */
  homeUrl: string;
  seed: number;
  /** Not yet, and not any more. */
  announced: UnavailablePlan[];
  closed: UnavailablePlan[];
};

const isThere = ({ availability }: { availability: Availability | null }) =>
  availability !== 'coming' && availability !== 'closed';
/** What has to be asked or waited for is not for sale. */
const isOnSale = (plan: Plan) => isThere(plan) && plan.availability !== 'waitlist';

export function prepareMaterial(brief: Brief, read: Source): Material {
  const { features, plans } = read.sheet;
  // What cannot be had today is no part of what the product does; how to tell of it is for a writer that can.
  const sheet = { ...read.sheet, features: features.filter(isThere), plans: plans.filter(isOnSale) };
  const source = { ...read, sheet };
  const homeUrl = source.pages[0]?.url ?? brief.url ?? '';
  const book = collectFacts(source);
  const unavailable = (states: ReadonlyArray<Availability | null>, kind: string): UnavailablePlan[] =>
    plans
      .filter(({ availability }) => states.includes(availability))
      .map((plan) => {
        const add = (quote: string) => book.facts.push({ kind, source: plan.page, quote }) - 1;
        const price = [plan.name, ...(plan.price ? [plan.price.text] : [])].map(add);
        const includes = plan.includes.map(add);
        for (const fact of includes) book.context.set(fact, price);
        return { plan, facts: { price, note: null, description: null, includes } };
      });
  const hashes = sitePages(source).map(({ hash }) => hash);
  return {
    ...{ brief, source, book, homeUrl },
    announced: unavailable(['coming', 'waitlist'], 'announced'),
    closed: unavailable(['closed'], 'no longer available'),
    seed: hashText(`${hashes.join(' ')} ${homeUrl}`),
  };
}

/** What the pages open with: the product's description, then what stands under their main headings. */
export function openingOf({ sheet, passages }: Source): string[] {
  const under = passages.filter(({ topic }) => topic === 'opening').flatMap(({ sentences }) => sentences);
  return [...(sheet.description ? [sheet.description.text] : []), ...under];
}
