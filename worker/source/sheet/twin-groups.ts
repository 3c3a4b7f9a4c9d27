import type { Feature } from '../../contract/product-sheet.ts';
import { contentOf } from '../../language/words.ts';
import { countTextWords } from '../page/fold-text.ts';
import { withoutNumber } from '../records/kinds/features.ts';
import { readSystems } from './access/systems.ts';

type Group = {
  page: number;
  isOrder: boolean;
  /** An order for one system is none for another. */
  isOfSystem: boolean;
  names: ReadonlyArray<ReadonlySet<string>>;
  said: ReadonlySet<string>;
  /** What is said of each, its name included, without words that stand all over the site. */
  each: ReadonlyArray<ReadonlySet<string>>;
  words: number;
};

/** One name, or two of one thing, by their content words: 'Bank import' and 'Bank & card import'; one word alone is in many names. */
export const areOneThing = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 &&
  (one.symmetricDifference(other).size === 0 ||
    (Math.min(one.size, other.size) > 1 && (one.isSubsetOf(other) || other.isSubsetOf(one))));

const fewestCards = 3;

const muchFuller = 1.5;
const shareOfSummary = 0.45;

/** Half of its words stand in an order of the same page that says much more: it is that, in short. */
const isSummary = (one: Group, other: Group) =>
  one.page === other.page && other.words >= muchFuller * one.words && sharesOf(one.said, other.said) >= shareOfSummary;

const saidOf = ({ name, sentences }: Feature) => contentOf([name, ...sentences].join(' '));
/** How much of what one says stands in the other. */
const sharesOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.intersection(other).size / one.size;

/** What a site speaks of everywhere tells no two of its things to be one. */
function usualWords(features: readonly Feature[]): ReadonlySet<string> {
  const all = features.flatMap((feature) => [...saidOf(feature)]);
  const often = Math.max(fewestUses, features.length * shareOfUsual);
  return new Set([...Map.groupBy(all, (word) => word)].flatMap(([word, uses]) => (uses.length > often ? word : [])));
}
const fewestUses = 3;
const shareOfUsual = 0.25;

const shareOfTeaser = 0.5;
const fewestWords = 3;

/** Things of a group each of which one of another group says in full, where most of it are so: its teasers. */
function teasersOf(one: Group, all: readonly Group[]): ReadonlySet<number> {
  // Items of a list say too little to be told from one another.
  if (one.isOrder || one.words === 0) return new Set();
  const fuller = all.filter((other) => !other.isOrder && other.words >= muchFuller * one.words);
  const found = fuller
    .map(
      ({ each }) =>
        new Set(
          one.each.flatMap((said, at) =>
            said.size >= fewestWords && each.some((other) => sharesOf(said, other) >= shareOfTeaser) ? at : [],
          ),
        ),
    )
    .find(({ size }) => size >= fewestCards && size * 3 >= one.each.length * 2);
  return found ?? new Set();
}

/** What stands under one heading of a page is one group, and an order another. */
export const groupKey = ({ page, heading, role }: Feature) => `${page} ${heading} ${role === 'step'}`;

/**
 * Without groups that are told elsewhere at greater length, each with its own: an order half of whose steps another has, things most
 * of whose names stand in another group; and without those of a group that another group says in full.
 */
export function withoutTwinGroups(features: readonly Feature[]): Feature[] {
  const usual = usualWords(features);
  const groups = new Map<string, Group>(
    [...Map.groupBy(features, groupKey)].map(([key, of]) => [
      key,
      {
        page: of[0]?.page ?? 0,
        isOrder: of[0]?.role === 'step',
        isOfSystem: readSystems(of[0]?.heading ?? '').found.length > 0,
        names: of.map(({ name }) => contentOf(withoutNumber(name))),
        said: contentOf(of.flatMap(({ name, sentences }) => [name, ...sentences]).join(' ')),
        each: of.map((feature) => saidOf(feature).difference(usual)),
        words: of.reduce((sum, { sentences }) => sum + countTextWords(sentences.join(' ')), 0),
      },
    ]),
  );
  const isTwin = (one: Group, other: Group) => {
    if (one.isOrder !== other.isOrder || one.words >= other.words) return false;
    const shared = one.names.filter((name) => other.names.some((same) => areOneThing(name, same))).length;
    return one.isOrder
      ? !one.isOfSystem && ((shared * 2 >= one.names.length && one.names.length > 1) || isSummary(one, other))
      : shared >= fewestCards && shared * 3 >= one.names.length * 2;
  };
  const all = [...groups.values()];
  const told = features.filter((feature) => {
    const own = groups.get(groupKey(feature));
    return !own || !all.some((other) => isTwin(own, other));
  });
  const teasers = new Set(
    [...Map.groupBy(told, groupKey)].flatMap(([key, of]) => {
      const own = groups.get(key);
      const gone = own ? teasersOf(own, all) : new Set();
      return of.filter((_, at) => gone.has(at));
    }),
  );
  return told.filter((feature) => !teasers.has(feature));
}
