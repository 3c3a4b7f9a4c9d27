import type { Availability } from '../../contract/product-sheet.ts';
import { availabilityPhrases } from './data/availability.ts';
import { phrasePattern } from './phrases.ts';

const patterns = Object.entries(availabilityPhrases).map(
  ([state, phrases]) => [state as Availability, phrasePattern(phrases)] as const,
);

const maxLabelWords = 8;

/** What a sentence says of when something can be had; null where it says nothing. */
export function stateOf(sentence: string): Availability | null {
  return patterns.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;
}

/** What labels beside a name say of it: a longer text beside it is about something else. */
export const availabilityOf = (labels: readonly string[]): Availability | null =>
  stateOf(labels.filter((label) => label.split(' ').length <= maxLabelWords).join(' · '));
