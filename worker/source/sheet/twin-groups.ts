import type { Feature } from '../../contract/product-sheet.ts';
import { contentOf } from '../../language/words.ts';
import { countTextWords } from '../page/fold-text.ts';
import { withoutNumber } from '../records/kinds/features.ts';

type Group = { isOrder: boolean; names: ReadonlyArray<ReadonlySet<string>>; words: number };

/** One name, or two of one thing, by their content words: 'Bank import' and 'Bank & card import'; one word alone is in many names. */
export const areOneThing = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 &&
  (one.symmetricDifference(other).size === 0 ||
    (Math.min(one.size, other.size) > 1 && (one.isSubsetOf(other) || other.isSubsetOf(one))));

const fewestCards = 3;

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
        isOrder: of[0]?.role === 'step',
        names: of.map(({ name }) => contentOf(withoutNumber(name))),
        words: of.reduce((sum, { sentences }) => sum + countTextWords(sentences.join(' ')), 0),
      },
    ]),
  );
  const isTwin = (one: Group, other: Group) => {
    if (one.isOrder !== other.isOrder || one.words >= other.words) return false;
    const shared = one.names.filter((name) => other.names.some((same) => areOneThing(name, same))).length;
    return one.isOrder
      ? shared * 2 >= one.names.length && one.names.length > 1
      : shared >= fewestCards && shared * 3 >= one.names.length * 2;
  };
  const all = [...groups.values()];
  return features.filter((feature) => {
    const own = groups.get(groupKey(feature));
    return !own || !all.some((other) => isTwin(own, other));
  });
}
