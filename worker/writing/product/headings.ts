import { pastsAndParticiples } from '../../language/data/finite-forms.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { capitalise } from '../../language/grammar.ts';
import { contentOf } from '../../language/words.ts';
import { readSystems } from '../../source/sheet/access/systems.ts';
import type { Sentence } from '../article/section.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { shapeOf } from './read-sentence.ts';

/** A heading of the article in characters; those of the site in words. */
const [longest, longestQuoted, shortestTelling] = [60, 12, 3];

/** What a part of the article holds, by the site's own heading or the small line above it; null where neither says it. */
export function nameFeatures(desk: Desk, { heading, page }: Place, texts: readonly string[]): string | null {
  const label = desk.labelOver(heading, page);
  return desk.headed([
    heading !== null && isPlain(heading, desk.product) && !opensPage(desk, heading, page) ? heading : null,
    label !== null &&
    (isNaming(label, texts) || words.forWhom.test(label) || isPlain(label, desk.product)) &&
    label !== label.toUpperCase()
      ? capitalise(label)
      : null,
  ]);
}

/** What a site sets over a part in a few words that speak to nobody and point to nothing. */
const isPlain = (heading: string, product: string) =>
  isQuotable(heading, product) &&
  !isTurned(heading) &&
  shapeOf(heading) === 'fragment' &&
  !/[.!?:,]/.test(heading) &&
  !/\b(?:you|your|it|its|they|their|them|this|that|these|those|one|without|never|beyond)\b/i.test(heading) &&
  !words.praise.test(heading) &&
  !words.makers.test(heading);

export function nameSteps(desk: Desk, { heading, page }: Place, names: readonly string[]) {
  const works = `How ${desk.product} works`;
  // What a page of one plan, or one trade, says of its steps need not hold for the rest.
  const topic = desk.pageTopic(page);
  const isOfStart = words.ofStart.test(heading ?? '');
  const { found, rest } = readSystems(heading ?? '');
  const [only, ...others] = found;
  const isOfSystem = others.length === 0 && (isOfStart || !/\p{L}{3}/u.test(rest));
  const ofSystem = only && isOfSystem ? `${desk.product} on ${only.text}` : null;
  const isOfUse = !isOfStart && (heading === null || words.ofUse.test(heading));
  const named = namedBy(desk, heading, names);
  // What else that page has stands beside them.
  if (topic !== null && named === null && ofSystem === null && !isOfStart) return topic;
  return desk.headed([
    ofSystem !== null && ofSystem.length <= longest ? ofSystem : null,
    named,
    isOfStart ? `Getting started with ${desk.product}` : `${isOfUse ? works : desk.product}, step by step`,
  ]);
}

/** The heading where it is a noun phrase of the article's kind, and shares a word with what stands below it. */
export const namedBy = ({ product }: Pick<Desk, 'product'>, heading: string | null, texts: readonly string[]) =>
  heading !== product && isNaming(heading, texts) ? heading : null;

function isNaming(heading: string | null, texts: readonly string[]): heading is string {
  if (heading === null) return false;
  const own = contentOf(heading);
  return (
    shapeOf(heading) === 'fragment' &&
    !/[.!?:]$|(?<!\bvs)[.!?] /.test(heading) &&
    !/\b(?:your?|we|our|us|my)\b/i.test(heading) &&
    heading.length <= longest &&
    texts.some((text) => !contentOf(text).isDisjointFrom(own)) &&
    !words.ofAnySite.test(heading)
  );
}

/** 'Built for anglers', 'Bringing nets to every harbour', 'Landings, simplified', 'Nets, not hooks': a turn of phrase says how it is, and not what. */
const isTurned = (heading: string) =>
  opensWithParticiple(heading) ||
  /^\p{L}{2,12}ing(?: [^ ]+){4}/u.test(heading) ||
  /^[^,]+, (?:not .+|[\p{L}-]+\.?)$/u.test(heading);

/** 'Built for …', but not 'Extended support'. */
export function opensWithParticiple(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  return (/\p{L}{2}ed$/u.test(first) || pastsAndParticiples.has(first)) && functionWords.has(second);
}

/** A heading of the site that can lead to what stands under it, in quotation marks: a slogan or a question may. */
const isQuotable = (heading: string, product: string) =>
  heading.replace(/ \([^()]*\)$/, '').toLowerCase() !== product.toLowerCase() &&
  /^[\p{L}\p{N}].*[\p{L}\p{N}.:?!)]$/u.test(heading) &&
  heading.split(' ').length <= longestQuoted &&
  !/[“”"→|·]/.test(heading) &&
  // 'Everything that a keeper needs' says of what.
  !(words.ofAnySite.test(heading) && heading.split(' ').length <= shortestTelling) &&
  !words.ofPage.test(heading);

/** The facts that a heading is which can lead to what stands under it; none: it can't. What opens a page stands over all of it. */
export const headingFacts = (desk: Desk, { heading, page }: Place): number[] =>
  heading !== null && isQuotable(heading, desk.product) && !opensPage(desk, heading, page)
    ? desk.factsOf(heading, page)
    : [];

const opensPage = ({ material }: Desk, heading: string, page: number) =>
  material.source.passages.some((one) => one.topic === 'opening' && one.page === page && one.heading === heading);

type Place = { heading: string | null; page: number };
/** Where words of the site stand; `isFurther`: behind others of the same page, `isLed`: behind those that open it, `isTable`: in one. */
export type PlaceInArticle = Place & { isFurther?: boolean; isLed?: boolean; isTable?: boolean };

/** Quotations, things, some of the things that the heading counts, an order. */
export type LeadKind = 'group' | 'things' | 'some' | 'steps';

/**
 * Says before words of the site where they stand: under which heading, where that can be quoted, for without it they may be about
 * anything.
 */
export function leadTo(desk: Desk, place: PlaceInArticle, kind: LeadKind = 'group'): Sentence[] {
  const over = place.heading ?? '';
  const quotable = headingFacts(desk, place);
  const facts = quotable.length > 0 && desk.leadOnce(over, place.page) ? quotable : [];
  // Behind words of its page nothing needs to say again whose they are, nor whose more things are, but over a table.
  const isLed = place.isLed ? kind !== 'steps' : place.isFurther && kind === 'things' && !place.isTable;
  if (isLed && facts.length === 0) return [];
  const name = desk.pageName(place.page);
  const page = !place.isFurther ? desk.pageLink(place.page) : name === 'site' ? name : 'same page';
  const said = desk.say(facts.length > 0 ? `${kind}Under` : kind, { page, heading: unstopped(over) }, facts);
  return [{ ...said, text: capitalise(said.text) }];
}

/** As it is quoted within a sentence. */
export const unstopped = (heading: string) => heading.replace(/^\d{1,2}[.)] (?=\p{L})|[.:!]$/gu, '');
