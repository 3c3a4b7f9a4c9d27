import type { Feature } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { contentOf } from '../../../language/words.ts';
import { bareName } from '../cards.ts';
import { sameThing } from '../desk.ts';
import { evenParts } from '../topic.ts';

/** What stands under one heading of a page. */
export type Part = { heading: string | null; page: number; features: Feature[] };

/** More are two parts. */
export const mostCards = 10;
/** Fewer make no section of their own. */
const fewestCards = 3;

/** Features by the part of the page that they stand in, in the site's order: sections of one part or of small neighbours, so many at most. */
export function groupsOf(features: readonly Feature[], most: number): Part[][] {
  const keyOf = ({ page, heading, role }: Feature) => `${page} ${heading} ${role === 'step'}`;
  const parts = [...Map.groupBy(features, keyOf).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ heading, page }): Part => ({ heading, page, features: alike })),
  );
  return joinSmallest(withoutTwins(withoutSideSteps(parts)).flatMap(cutLong), most);
}

/** Where a part has steps of its own, those that stand beside cards under one heading are a picture of what the cards say. */
function withoutSideSteps(parts: readonly Part[]): Part[] {
  const isBeside = (part: Part) =>
    isSteps(part) &&
    parts.some((other) => !isSteps(other) && other.page === part.page && other.heading === part.heading);
  return parts.some((part) => isSteps(part) && !isBeside(part)) ? parts.filter((part) => !isBeside(part)) : [...parts];
}

const sameShare = 0.6;
const orderShare = 0.5;

/** Of two parts that name mostly the same things, from two pages say, the one that has more of them, or says more. */
function withoutTwins(parts: readonly Part[]): Part[] {
  const read = parts.map((part) => ({
    part,
    words: countWords(part.features.flatMap(({ sentences }) => sentences).join(' ')),
    names: part.features.map(({ name }) => contentOf(bareName(name))),
  }));
  type Read = (typeof read)[number];
  const saysMore = (one: Read, other: Read) =>
    one.names.length > other.names.length || (one.names.length === other.names.length && one.words > other.words);
  // Of two orders one is told, be they alike in half.
  const isTwin = ({ part, names }: Read, other: Read) =>
    names.filter((name) => other.names.some((one) => sameThing(name, one))).length >=
    names.length * (isSteps(part) && isSteps(other.part) ? orderShare : sameShare);
  return read
    .filter((one) => !read.some((other) => saysMore(other, one) && isTwin(one, other)))
    .map(({ part }) => part);
}

/** The first of them leads to the heading. */
const cutLong = ({ features, page, heading }: Part): Part[][] =>
  evenParts(features, mostCards).map((part, at) => [{ heading: at === 0 ? heading : null, page, features: part }]);

/** An order to follow; one alone is none. */
export const isSteps = ({ features }: Part) => features[0]?.role === 'step' && features.length > 1;

const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { features }) => sum + features.length, 0);

/** Neighbours on one page that are no steps come together, the smallest first, until there are few enough. */
function joinSmallest(groups: readonly Part[][], most: number): Part[][] {
  const pairs = groups.slice(1).flatMap((group, at) => {
    const before = groups[at] ?? [];
    if (before[0]?.page !== group[0]?.page || [...before, ...group].some(isSteps)) return [];
    const size = sizeOf(before) + sizeOf(group);
    return size <= mostCards ? [{ at, size, isTiny: Math.min(sizeOf(before), sizeOf(group)) < fewestCards }] : [];
  });
  const candidates = groups.length > most ? pairs : pairs.filter(({ isTiny }) => isTiny);
  const [best] = candidates.sort((a, b) => a.size - b.size || a.at - b.at);
  if (!best) return [...groups];
  const joined = groups.slice(best.at, best.at + 2).flat();
  return joinSmallest([...groups.slice(0, best.at), joined, ...groups.slice(best.at + 2)], most);
}
