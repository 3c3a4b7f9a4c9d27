import type { Availability } from '../../contract/product-sheet.ts';
import { availabilityPhrases } from './data/availability.ts';
import { phraseSearch } from './phrase-search.ts';

const searches = Object.entries(availabilityPhrases).map(
  ([state, phrases]) => [state as Availability, phraseSearch(phrases)] as const,
);

const maxLabelWords = 8;

/** What a sentence says of when something can be had; null where it says nothing. */
export function stateOf(sentence: string): Availability | null {
  return searches.find(([, search]) => search(sentence).length > 0)?.[0] ?? null;
}

/** What labels beside a name say of it: a longer text beside it is about something else. */
export const availabilityOf = (labels: readonly string[]): Availability | null =>
  stateOf(labels.filter((label) => label.split(' ').length <= maxLabelWords).join(' · '));
