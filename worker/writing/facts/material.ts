import type { Availability, Plan, ProductSheet } from '../../contract/product-sheet.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { placesOf } from '../../language/words.ts';
import type { Source } from '../../source/types.ts';
import { sitePages } from '../../source/words/fields.ts';
import { hashText } from '../article/wording.ts';
import type { Brief } from '../types.ts';
import { collectFacts } from './facts.ts';

/** What both writers work from: the source, its facts, and what is asked. */
export type Material = ReturnType<typeof prepareMaterial>;

/** A plan that can't be had, and the facts that tell of it as such. `before`: how many plans that are on sale its page has before it. */
export type UnavailablePlan = Material['announced'][number];

/** What a fact on a plan is called that can't be had. */
const stateKinds = { coming: 'announced', waitlist: 'waiting list', closed: 'no longer available' } as const;
export const isUnavailable = (kind: string) => Object.values<string>(stateKinds).includes(kind);

/** Such a word says of other things as well what they are. */
export const plainNames = /^(?:free|basic|team|teams|personal|business|standard|community)$/i;

const isThere = ({ availability }: { availability: Availability | null }) =>
  availability !== 'coming' && availability !== 'closed';
/** What has to be asked or waited for is not for sale; where that holds of the whole product, it is said of the product. */
const isOnSale = (plan: Plan, { availability }: ProductSheet) =>
  isThere(plan) && (plan.availability !== 'waitlist' || availability === 'waitlist');

/** Whether a text names the product's plan: 'Works with Claude Pro' is about the plan of another, 'Free/Pro' about several. */
const namesOwn = (plan: string, text: string, product: string): boolean =>
  !plainNames.test(plan) &&
  [...placesOf(plan, text)].some((at) => {
    const opening = text.slice(Math.max(0, at - 40), at);
    const before = opening.split(' ').at(-2) ?? '';
    const isOthers = /^\p{Lu}\p{L}+$/u.test(before) && !product.endsWith(before);
    return text[at - 1] !== '/' && (!isOthers || functionWords.has(before.toLowerCase()));
  });

export function prepareMaterial(brief: Brief, read: Source) {
  const { features, plans } = read.sheet;
  const isSold = (plan: Plan) => isOnSale(plan, read.sheet);
  // What cannot be had today is no part of what the product does; how to tell of it is for a writer that can.
  const sheet = {
    ...read.sheet,
    features: features.filter(isThere),
    plans: plans.filter(isSold),
  };
  const source: Source = { ...read, sheet };
  const homeUrl = source.pages[0]?.url ?? brief.url ?? '';
  const book = collectFacts(source);
  const unavailable = (...states: Array<keyof typeof stateKinds>) =>
    plans.flatMap((plan, at) => {
      const state = isSold(plan) ? undefined : states.find((one) => one === plan.availability);
      if (!state) return [];
      const add = (quote: string) => book.facts.push({ kind: stateKinds[state], source: plan.page, quote }) - 1;
      const naming = book.facts.flatMap(({ quote }, fact) => (namesOwn(plan.name, quote, read.sheet.name) ? fact : []));
      const price = [plan.name, ...(plan.price ? [plan.price.text] : [])].map(add);
      // What is said of the plan elsewhere is as far from being had.
      for (const fact of naming) book.context.set(fact, [...(book.context.get(fact) ?? []), ...price]);
      const includes = plan.includes.map(add);
      const description = plan.description === null ? null : add(plan.description);
      for (const fact of [...includes, ...(description === null ? [] : [description])]) book.context.set(fact, price);
      const before = plans.slice(0, at).filter(isSold).length;
      return [{ plan, before, facts: { price, note: null, description, includes, excludes: [] } }];
    });
  const upcoming = features
    .filter(({ availability }) => availability === 'coming')
    .map(({ name, page }) => ({ name, fact: book.facts.push({ kind: 'announced', source: page, quote: name }) - 1 }));
  const hashes = sitePages(source).map(({ hash }) => hash);
  return {
    ...{ brief, source, book },
    /** The address that the article sends its readers to. */
    homeUrl,
    /** Not yet, and not any more. */
    announced: unavailable('coming', 'waitlist'),
    closed: unavailable('closed'),
    /** What the product is to do one day. */
    upcoming,
    seed: hashText(`${hashes.join(' ')} ${homeUrl}`),
  };
}
