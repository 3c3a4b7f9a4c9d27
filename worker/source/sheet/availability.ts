import type { Availability } from '../../contract/product-sheet.ts';

/** Labels and phrases that say that something cannot be had today; common usage of product sites. */
const phrases: Readonly<Record<Availability, RegExp>> = {
  closing:
    /\b(?:shutting down|will (?:shut down|close|be discontinued|be retired)|closing on|sunset(?:ting)?|winding down)\b/i,
  closed:
    /\b(?:discontinued|no longer (?:maintained|available|supported|developed)|has (?:shut|closed) down|sold out|retired|end of life|unmaintained)\b/i,
  coming:
    /\b(?:coming (?:soon|in|next|later|this|early|late)|not (?:yet )?(?:released|available) yet|launching (?:soon|in|this)|planned|in development|developing support|working on (?:it|support|an?)|on the roadmap|opens at launch|will (?:support|add|be available))\b/i,
  waitlist: /\b(?:wait(?:ing )?list|request (?:early )?access|invite[- ]only|early access)\b/i,
  beta: /\b(?:(?:public|private|open|closed) beta|(?:in|now in) (?:alpha|beta)|beta|alpha|technical preview)\b/i,
};

const maxLabelWords = 8;

/** What labels beside a name say of when it can be had; null where they say nothing. */
export function availabilityOf(labels: readonly string[]): Availability | null {
  const short = labels.filter((label) => label.split(' ').length <= maxLabelWords).join(' · ');
  const found = (Object.keys(phrases) as Availability[]).find((state) => phrases[state].test(short));
  return found ?? null;
}

const inBrackets = /\s?[([]([^()[\]]{3,40})[)\]]$|\s[–—-]\s([^–—-]{3,40})$/;

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

/** What a whole sentence says of it. */
export function stateOf(sentence: string): Availability | null {
  return (Object.keys(phrases) as Availability[]).find((state) => phrases[state].test(sentence)) ?? null;
}
