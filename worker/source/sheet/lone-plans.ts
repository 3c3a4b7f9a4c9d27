import type { Plan, Price } from '../../contract/product-sheet.ts';
import { findPrices, readPrice, readPriceLines } from '../money/index.ts';
import { topicsOf } from '../records/heading-topics.ts';
import { isTierName, namesTier } from '../records/kinds/plans.ts';
import { partAtPrice } from '../records/name-and-price.ts';
import { blockLines } from '../records/page-text.ts';
import type { Block } from '../types.ts';
import { availabilityOf } from './availability.ts';
import { isAbout, paragraphsOf, type Section } from './sections.ts';

/* Plans that no group of cards holds: under a heading of their own, in lines or in a sentence. */

const maxNameWords = 6;
/** '$', '24', '/mo', 'billed monthly' */
const mostPriceLines = 4;
const longestBadge = 3;

/** A plan that stands alone: a heading right over a line or some that are a price and nothing else. */
export function planOfSection(section: Section, year: number, product: string): Plan[] {
  const { blocks, page } = section;
  const [aside = ''] = /\s\([^()]{1,60}\)$/.exec(section.heading ?? '') ?? [];
  const heading = section.heading?.slice(0, section.heading.length - aside.length) ?? null;
  if (heading === null || !isAbout(section, 'pricing') || heading.split(' ').length > maxNameWords) return [];
  // What names the part is no plan's name.
  if (topicsOf(heading).size > 0) return [];
  const end = blocks.findIndex((block) => textOf(block) === null);
  const lines = blocks.slice(0, end < 0 ? undefined : end).flatMap((block) => textOf(block) ?? []);
  // 'Now open' may stand between the two.
  const isBadged = (lines[0]?.split(' ').length ?? 0) <= longestBadge && readPrice(lines[0] ?? '') === null;
  const [read] = (isBadged ? [0, 1] : [0]).flatMap((from) => {
    const found = readPriceLines(lines.slice(from, from + mostPriceLines));
    return found ? [{ price: found.price, used: from + found.used }] : [];
  });
  if (read?.price.kind !== 'amount' || readPrice(heading)) return [];
  const [first, rest] = [lines.slice(0, read.used), blocks.slice(read.used)];
  const includes = rest.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const other = otherPrice(textOf(rest[0]) ?? '');
  const description = (other ? rest.slice(1) : rest).map(textOf).find((text) => text !== null) ?? null;
  const plan = {
    // 'Pay once. Weigh forever.' names no plan: there is one price, the product's.
    ...single(/[.!?]/.test(heading) ? product : heading, read.price),
    ...(other && { otherPrices: [other] }),
    description,
    includes,
    page,
    quote: [section.heading, ...first, ...(other ? [textOf(rest[0])] : [])].join('\n'),
  };
  return [
    { ...plan, group: section.parent?.heading ?? null, ...(isOver(aside, year) ? { availability: 'closed' } : {}) },
  ];
}

/** 'Enterprise' over a sentence and a button, behind the plans of its page: one more of them, whose price is asked for. */
export function tierBeside({ heading, blocks, page, acts }: Section, group: string | null): Plan[] {
  const [text, ...more] = blocks.map(textOf);
  if (heading === null || !acts || !isTierName(heading) || typeof text !== 'string' || more.length > 1) return [];
  return [{ ...single(heading, null), group, description: text, page, quote: `${heading}\n${text}` }];
}

const textOf = (block: Block | undefined) =>
  block?.kind === 'paragraph' || block?.kind === 'heading' ? block.text : null;

export const single = (name: string, price: Price | null) => ({
  ...{ name, price, otherPrices: [], description: null, includes: [], group: null },
  availability: availabilityOf([name]),
});

/** 'Available until 31 December 2020', read later. */
const isOver = (aside: string, year: number) =>
  /\buntil\b/i.test(aside) && [...aside.matchAll(/\b(?:19|20)\d\d\b/g)].some(([until]) => Number(until) < year);

/** 'Free until fifty pans, then $9': what is paid depends on what is used. */
const isConditional = /\bfree (?:until|under|below|up to|while|for (?:the|your) first)\b/i;

const isBareFree = (line: string) => /^free(?: (?:plan|tier|forever))?[.!]?$/i.test(line);

/** 'Ledgerlark – $20 a month', in a part about prices that has no other of the product. */
export function productAlone(sections: readonly Section[], product: string): Plan[] {
  const priced = sections.filter((section) => isAbout(section, 'pricing'));
  const lines = priced.flatMap(paragraphsOf);
  const heads = priced.flatMap(({ heading }) => heading ?? []);
  // Beside what is free the only sum is that of another plan.
  if (lines.some((line) => isConditional.test(line)) || [...lines, ...heads].some(isBareFree)) return [];
  const [first] = priced
    .flatMap((section) =>
      section.blocks.flatMap(blockLines).map((quote) => ({ quote, page: section.page, said: partAtPrice(quote) })),
    )
    .filter(({ said }) => said?.name === product && said.price.kind === 'amount');
  return first?.said
    ? [{ ...single(product, first.said.price), page: first.page, quote: first.quote }]
    : (printedAlone(priced, product) ?? setSideBySide(priced) ?? saidOnce(priced, product));
}

/** 'Skiff' and 'Barge', headings over lists and the heads of a table among the prices: plans, though no sum is told. */
function setSideBySide(priced: readonly Section[]): Plan[] | null {
  const heads = priced.flatMap(({ blocks, page }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [{ page, names: (block.rows[0] ?? []).slice(1) }] : [])),
  );
  const plans = priced.flatMap(({ heading, blocks, page }): Plan[] => {
    const includes = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const isNamed = heads.some((head) => head.page === page && head.names.includes(heading ?? ''));
    if (heading === null || !isNamed || includes.length === 0) return [];
    const description = blocks.map(textOf).find((text) => text !== null) ?? null;
    const quote = [heading, ...(description === null ? [] : [description])].join('\n');
    return [{ ...single(heading, null), description, includes, page, quote }];
  });
  return plans.length > 1 && heads.some(({ names }) => names.length === plans.length) ? plans : null;
}

const orElse = /^or\s/i;
/** 'or $24/mo billed annually' below a price. */
const otherPrice = (line: string) => (orElse.test(line) ? readPrice(line) : null);

/** '$299', '/month', 'or $249/mo billed annually': where one price alone stands in lines of its own, it is the product's. */
function printedAlone(priced: readonly Section[], product: string): Plan[] | null {
  const printed = priced
    .filter((section) => !isAbout(section, 'extras'))
    .flatMap(({ blocks, page }) => {
      const lines = blocks.flatMap(blockLines);
      return lines.flatMap((line, at) => {
        const read =
          /\d/.test(line) && !orElse.test(line) ? readPriceLines(lines.slice(at, at + mostPriceLines)) : null;
        return read?.price.kind === 'amount'
          ? [
              {
                price: read.price,
                page,
                over: lines[at - 1],
                items: itemsIn(blocks),
                lines: lines.slice(at, at + read.used + 1),
              },
            ]
          : [];
      });
    });
  const [first, ...more] = printed;
  if (!first || more.length > 0 || first.price.period === null || first.price.unit !== null) return null;
  const next = first.lines.at(-1) ?? '';
  const other = otherPrice(next);
  const quote = (other ? first.lines : first.lines.slice(0, -1)).join('\n');
  const { over, items, page, price } = first;
  const isCalled = over !== undefined && (planNamed.test(over) || isTierOf(over, product));
  const named = { ...single(isCalled ? over : product, price), includes: items };
  return [{ ...named, ...(other && { otherPrices: [other] }), page, quote: isCalled ? `${over}\n${quote}` : quote }];
}

/** 'Brinewell Pro' */
const isTierOf = (name: string, product: string) => name.startsWith(`${product} `) && namesTier(name);

/** 'Basic Plan', right over its price. */
const planNamed = /^(?:\p{Lu}\p{L}{1,14} ){1,3}(?:plan|tier|edition|package|membership)$/iu;
/** The items of the only list beside it. */
function itemsIn(blocks: readonly Block[]): string[] {
  const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []));
  return lists.length === 1 ? (lists[0] ?? []) : [];
}

/** Somebody else's price, or what it is compared with. */
export const ofOther =
  /\b(?:others?|most|competitors?|alternatives?|average|typical(?:ly)?|instead|elsewhere|saves?|saved|worth|value|compared (?:with|to)|versus|vs)\b/i;

/** 'After the trial it is $2 a month': the only sum that the parts about prices name is the product's price. */
function saidOnce(priced: readonly Section[], product: string): Plan[] {
  const said = priced
    .flatMap(({ heading, blocks, page }) =>
      [...(heading === null ? [] : [heading]), ...blocks.flatMap(blockLines)].map((quote) => ({ quote, page })),
    )
    .filter(({ quote }) => /\d/.test(quote))
    .flatMap(({ quote, page }) => findPrices(quote).map(({ price, role }) => ({ price, role, quote, page })))
    .filter(({ price }) => price.amount);
  const [first, ...more] = said;
  const isOne = more.every(
    ({ price: { amount, period, unit } }) =>
      amount === first?.price.amount &&
      (period ?? first?.price.period) === first?.price.period &&
      (unit ?? first?.price.unit) === first?.price.unit,
  );
  const isOwn = first?.role === 'price' && first.price.period !== null;
  return first && isOne && isOwn && !said.some(({ quote }) => ofOther.test(quote))
    ? [{ ...single(product, first.price), page: first.page, quote: first.quote }]
    : [];
}
