import type { Access } from '../../../contract/product-sheet.ts';
import { splitSentences } from '../../../language/sentences.ts';
import type { SourcePage } from '../../types.ts';
import { isAwaited } from './elsewhere.ts';
import { denies } from './of-sentences.ts';
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

/** What the pages name, wherever and in whatever words, but where they say that it is not, or not yet, for that. */
export const namesIn = (pages: readonly SourcePage[]): NamedSystem[] =>
  pages
    .flatMap(({ text, description, labels = [], meta }) => [
      ...text.split('\n').flatMap(splitSentences),
      ...splitSentences(description ?? ''),
      ...labels.flatMap(({ kind, text: label }) => (kind === 'command' ? [] : [label])),
      meta.systems ?? '',
      ...meta.faq.flatMap(({ answer }) => splitSentences(answer)),
    ])
    .filter((text) => !denies.test(text) && !isAwaited(text))
    .flatMap((text) => readSystems(text).found);
