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
  one.page === other.page &&
  !one.isOfSystem &&
  other.words >= muchFuller * one.words &&
  one.said.intersection(other.said).size >= shareOfSummary * one.said.size;

/** What stands under one heading of a page is one group, and an order another. */
export const groupKey = ({ page, heading, role }: Feature) => `${page} ${heading} ${role === 'step'}`;

/**
 * Without groups that are told elsewhere at greater length, each with its own: an order half of whose steps another has, things most
 * of whose names stand in another group.
 */
export function withoutTwinGroups(features: readonly Feature[]): Feature[] {
  const groups = new Map<string, Group>(
    [...Map.groupBy(features, groupKey)].map(([key, of]) => [
      key,
      {
        page: of[0]?.page ?? 0,
        isOrder: of[0]?.role === 'step',
        isOfSystem: readSystems(of[0]?.heading ?? '').found.length > 0,
        names: of.map(({ name }) => contentOf(withoutNumber(name))),
        said: contentOf(of.flatMap(({ name, sentences }) => [name, ...sentences]).join(' ')),
        words: of.reduce((sum, { sentences }) => sum + countTextWords(sentences.join(' ')), 0),
      },
    ]),
  );
  const isTwin = (one: Group, other: Group) => {
    if (one.isOrder !== other.isOrder || one.words >= other.words) return false;
    const shared = one.names.filter((name) => other.names.some((same) => areOneThing(name, same))).length;
    return one.isOrder
      ? (shared * 2 >= one.names.length && one.names.length > 1) || isSummary(one, other)
      : shared >= fewestCards && shared * 3 >= one.names.length * 2;
  };
  const all = [...groups.values()];
  return features.filter((feature) => {
    const own = groups.get(groupKey(feature));
    return !own || !all.some((other) => isTwin(own, other));
  });
}
