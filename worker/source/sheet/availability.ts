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
  (labels.some((label) => /^soon$/i.test(label)) ? 'coming' : null) ??
  stateOf(labels.filter((label) => label.split(' ').length <= maxLabelWords).join(' · '));

const inBrackets = /\s[([]([^()[\]]{3,40})[)\]]$|\s[–—-]\s([^–—-]{3,40})$/;

/** 'Tide alarm (coming soon)': a name and what it says of itself. */
export function nameAndState(title: string): { name: string; state: Availability | null } {
  const found = inBrackets.exec(title.slice(0, 200));
  const state = availabilityOf([found?.[1] ?? found?.[2] ?? '']);
  return state === null ? { name: title, state } : { name: title.slice(0, found?.index), state };
}

const maxStateWords = 5;
const opensAsState = /^(?:coming|launching)\s/i;

/** A short line that says when the thing above it can be had and nothing else. */
export const isStateLine = (line: string) =>
  line.split(' ').length <= maxStateWords &&
  (opensAsState.test(line) || !/[.!?]$/.test(line)) &&
  availabilityOf([line]) !== null;
