import type { Feature } from '../../contract/product-sheet.ts';
import { rarityOf } from '../../language/frequency.ts';
import { contentOf } from '../../language/words.ts';
import { countTextWords } from '../page/fold-text.ts';
import { topicsOf } from '../records/heading-topics.ts';
import { withoutNumber } from '../records/kinds/features.ts';
import { readSystems } from './access/systems.ts';

/** What stands under one heading of a page, or an order there. */
type Group = {
  page: number;
  isOrder: boolean;
  /** An order for one system is none for another. */
  isOfSystem: boolean;
  features: readonly Feature[];
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

/** How much of what one says stands in the other; NaN where it says nothing. */
export const sharesOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.intersection(other).size / one.size;

const fewestCards = 3;

const muchFuller = 1.5;
const shareOfSummary = 0.45;

/** Half of its words stand in an order of the same page that says much more: it is that, in short. */
const isSummary = (one: Group, other: Group) =>
  one.page === other.page && other.words >= muchFuller * one.words && sharesOf(one.said, other.said) >= shareOfSummary;

/** What a site speaks of everywhere tells no two of its things to be one. */
function usualWords(said: ReadonlyArray<ReadonlySet<string>>): ReadonlySet<string> {
  const often = Math.max(fewestUses, said.length * shareOfUsual);
  const uses = Map.groupBy(
    said.flatMap((words) => [...words]),
    (word) => word,
  );
  return new Set([...uses].flatMap(([word, all]) => (all.length > often ? word : [])));
}
const fewestUses = 3;
const shareOfUsual = 0.25;

const shareOfRepeat = 0.5;
const fewestShared = 4;

/** Half of what the one that says less says stands in the other. */
const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = one.intersection(other).size;
  return shared >= fewestShared && shared >= shareOfRepeat * Math.min(one.size, other.size);
};

/** Things that one of another group says as well, and more of it; of two as long the later. A few of a group stay: without them it would be another. */
function repeatsOf(one: Group, at: number, all: readonly Group[]): readonly Feature[] {
  if (one.isOrder) return [];
  const found = one.features.filter(({ sentences, heading }, nth) => {
    const said = one.each[nth] ?? new Set();
    // A list is told whole, and what one needs.
    return (
      sentences.length > 0 &&
      !topicsOf(heading).has('requirements') &&
      all.some(
        ({ each, isOrder }, from) =>
          from !== at &&
          !isOrder &&
          each.some(
            (other) => areSame(said, other) && (other.size > said.size || (other.size === said.size && from < at)),
          ),
      )
    );
  });
  return found.length * 2 >= one.features.length ? found : [];
}

/** The same things once more, in fewer words. */
function isTwin(one: Group, other: Group): boolean {
  if (one.isOrder !== other.isOrder || one.words >= other.words) return false;
  const shared = one.names.filter((name) => other.names.some((same) => areOneThing(name, same))).length;
  return one.isOrder
    ? !one.isOfSystem && ((shared * 2 >= one.names.length && one.names.length > 1) || isSummary(one, other))
    : shared >= fewestCards && shared * 3 >= one.names.length * 2;
}

/** Of what a group says so much stands in others: it is an overview of them, or says again what they say. */
const mostToldElsewhere = 2 / 3;
const [plainest, leastWeight] = [100, 0.15];

/** How much a word says, up to 1: the rarer it is, the more. */
const weightOf = (word: string) => (/\d/.test(word) ? 1 : Math.max(leastWeight, rarityOf(word, plainest)));
const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);

/**
 * Groups that say something of their own: of the others the one that says least goes first, of two alike the later, as it may be all
 * that says again what another one says.
 */
function withNews(groups: readonly Group[]): readonly Group[] {
  const uses = Map.groupBy(
    groups.flatMap(({ said }) => [...said]),
    (word) => word,
  );
  const isShared = (word: string) => (uses.get(word)?.length ?? 0) > 1;
  const shareTold = ({ said }: Group) => weigh([...said].filter(isShared)) / weigh([...said]);
  const told = groups
    .filter(mayGo)
    .map((one) => ({ one, share: shareTold(one) }))
    .filter(({ share }) => share >= mostToldElsewhere);
  const [most] = told.reverse().sort((a, b) => b.share - a.share);
  return most ? withNews(groups.filter((one) => one !== most.one)) : groups;
}

/** An order says what comes when, and what one needs is looked for. */
const mayGo = ({ isOrder, words, features: [first] }: Group) =>
  !isOrder && words > 0 && !topicsOf(first?.heading ?? null).has('requirements');

/** What stands under one heading of a page is one group, and an order another. */
export const groupKey = ({ page, heading, role }: Feature) => `${page} ${heading} ${role === 'step'}`;

/**
 * Without groups that are told elsewhere at greater length: an order half of whose steps another has, things most of whose names stand
 * in another group, or most of whose words in several; and without things that another group says as well, and says more of.
 */
export function withoutTwinGroups(features: readonly Feature[]): Feature[] {
  const saidOf = new Map(features.map((one) => [one, contentOf([one.name, ...one.sentences].join(' '))]));
  const usual = usualWords([...saidOf.values()]);
  const groups = [...Map.groupBy(features, groupKey).values()].map((of): Group => {
    const [first] = of;
    const said = of.map((one) => saidOf.get(one) ?? new Set<string>());
    return {
      page: first?.page ?? 0,
      isOrder: first?.role === 'step',
      isOfSystem: readSystems(first?.heading ?? '').found.length > 0,
      features: of,
      names: of.map(({ name }) => contentOf(withoutNumber(name))),
      said: new Set(said.flatMap((words) => [...words])),
      each: said.map((words) => words.difference(usual)),
      words: of.reduce((sum, { sentences }) => sum + countTextWords(sentences.join(' ')), 0),
    };
  });
  const kept = withNews(groups.filter((one) => !groups.some((other) => isTwin(one, other))));
  const repeats = new Set(kept.flatMap((one, at) => repeatsOf(one, at, kept)));
  const told = new Set(kept.flatMap((one) => one.features.filter((feature) => !repeats.has(feature))));
  return features.filter((feature) => told.has(feature));
}
