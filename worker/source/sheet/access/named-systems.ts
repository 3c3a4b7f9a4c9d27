import type { Access } from '../../../contract/product-sheet.ts';
import { topicsOf } from '../../records/heading-topics.ts';
import type { Block, SourcePage } from '../../types.ts';
import { stateOf } from '../availability.ts';
import type { Section } from '../sections.ts';
import { isNotOfSystems } from './elsewhere.ts';
import { denies, type Said } from './of-sentences.ts';
import { isOperatingSystem, type NamedSystem, readSystems } from './systems.ts';

/** What runs on an iPhone is told with the iPad or without. */
const familyOf = ({ system }: NamedSystem) => (system === 'iPadOS' ? 'iOS' : system);

const goesOn = /\balso\b/i;

/**
 * The systems that the product is given for, or none: where its pages name others besides, in whatever words, those that are
 * understood are a part of the list, and a part reads as the whole. Browsers do not count where systems are told.
 */
export function wholeLists(given: readonly Access[], named: readonly NamedSystem[]): Access[] {
  // 'It also runs on …' goes on with a list that stands elsewhere.
  if (given.every(({ quote }) => goesOn.test(quote))) return [];
  const told = new Set(given.flatMap(({ value }) => readSystems(value).found.map(familyOf)));
  const areTold = (some: readonly NamedSystem[]) => some.every((one) => one.isHost || told.has(familyOf(one)));
  const areSystemsTold = areTold(named.filter(isOperatingSystem));
  // An extension beside an app is half of it; an app that opens pages in a browser is whole.
  const areAllTold = areTold(named);
  return given.filter(({ value }) =>
    readSystems(value).found.every((one) => one.isHost || (one.isBrowser ? areAllTold : areSystemsTold)),
  );
}

/** What the pages name where they speak of the product, whatever they say of it but that it is not, or not yet, for that. */
export function namesIn(
  said: readonly Said[],
  sections: readonly Section[],
  pages: readonly SourcePage[],
): NamedSystem[] {
  const sentences = said.flatMap(({ text, isOfSystems }) => (isOfSystems ? [text] : []));
  const names = sections
    .filter(({ topics }) => !isNotOfSystems(topics))
    .flatMap(({ heading, blocks }) => [heading ?? '', ...blocks.flatMap(namesOf)]);
  const labels = pages.flatMap(({ labels = [] }) =>
    labels.flatMap(({ kind, text, heading }) =>
      kind === 'command' || isNotOfSystems(topicsOf(heading)) ? [] : [text],
    ),
  );
  const structured = pages.flatMap(({ meta }) => meta.systems ?? []);
  return [...sentences, ...names, ...labels, ...structured]
    .filter((text) => !text.endsWith('?') && !denies.test(text) && stateOf(text) === null)
    .flatMap((text) => readSystems(text).found);
}

/** What a block says besides sentences: its cells, and what its entries are called. */
function namesOf(block: Block): string[] {
  if (block.kind === 'table') return block.rows.flat();
  if (block.kind !== 'records' || isNotOfSystems(block.topics)) return [];
  if (block.of === 'names') return block.names;
  if (block.of === 'plans') return block.records.flatMap(({ includes }) => includes);
  return block.of === 'features' || block.of === 'steps' ? block.records.map(({ title }) => title) : [];
}
