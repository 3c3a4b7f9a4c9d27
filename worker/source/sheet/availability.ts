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

/** The words of a text that say so: 'experimental'. */
export const wordsOfState = (text: string, state: Availability): string | null =>
  patterns
    .find(([name]) => name === state)?.[1]
    .exec(text)?.[0]
    .toLowerCase() ?? null;

/** Words that say so as a label only. */
const comingLabels =
  /^(?:soon|not yet|coming|planned|announced|upcoming|(?:on (?:the |our )?)?roadmap|developing|(?:work )?in progress|wip|under construction)$/i;

/** 'Autumn 2026': in the place of a price or a state it says when there will be one. */
export const isSeason = (label: string) => /^(?:q[1-4]|spring|summer|autumn|fall|winter) 20\d\d$/i.test(label);

/** Beside it a button that asks for access says how one begins. */
export const isNow = (label: string) =>
  /^(?:active|available|live|open) (?:now|today)$|^now (?:available|live|open)$/i.test(label);

/** What labels beside a name say of it, be it before a dash: a longer text beside it is about something else. */
export function availabilityOf(labels: readonly string[]): Availability | null {
  if (labels.some((label) => comingLabels.test(label.split(/ [—–-] /, 1)[0] ?? ''))) return 'coming';
  const state = stateOf(labels.filter((label) => label.split(' ').length <= maxLabelWords).join(' · '));
  return state === 'waitlist' && labels.some(isNow) ? null : state;
}

/** A name that is nothing but such words: 'In development', over what is being made. */
export const isStateName = (name: string): boolean => wordsOfState(name, 'coming') === name.toLowerCase();

const inBrackets = /\s[([]([^()[\]]{3,40})[)\]]$|\s[–—-]\s([^–—-]{3,40})$/;

/** 'Tide alarm (coming soon)': a name and the marker behind it; an empty marker where there is none. */
export function nameAndMarker(title: string): { name: string; marker: string } {
  const found = inBrackets.exec(title.slice(0, 200));
  return { name: title.slice(0, found?.index), marker: found?.[1] ?? found?.[2] ?? '' };
}

const maxNoteWords = 8;
/** How a note below a price says that nobody can pay it yet: 'Checkout opens at launch.' */
const opensNote =
  /^(?:checkout|orders?|sales|sign-ups?|available|coming|launching|not (?:yet )?(?:available|on sale)|opens)\b/i;

/** A sentence below a plan's price that says of the whole plan that it is coming. */
export const isPlanNote = (sentence: string) =>
  sentence.split(' ').length <= maxNoteWords && opensNote.test(sentence) && stateOf(sentence) === 'coming';

/** 'An assistant is being built to …', 'Future versions will …': what is said of it holds one day. */
export const saysBeingMade = (sentence: string) =>
  /\b(?:is|are) (?:still |currently )?being (?:designed|built|developed|prepared)\b|^(?:in )?(?:an? )?(?:future|later|upcoming) (?:version|release|update)s?\b/i.test(
    sentence,
  );

const maxStateWords = 5;
const opensAsState = /^(?:coming|launching)\s/i;

/** A short line that says when the thing above it can be had and nothing else. */
export const isStateLine = (line: string) =>
  (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= maxStateWords &&
  (opensAsState.test(line) || !/[.!?]$/.test(line)) &&
  availabilityOf([line]) !== null;
