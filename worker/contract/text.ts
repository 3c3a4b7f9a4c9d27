import { wordsPerMinute } from './limits.ts';

/** Dates, word counts and reading time: one module for both sides, so that no figure differs between list, page and editor. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Relative time as spec section 9 has it; past a week the date in the reader's locale (or the one given). */
export function relativeTime(iso: string, now: number, locale?: string): string {
  const then = Date.parse(iso);
  const age = now - then;
  if (age < minute) return 'Just now';
  if (age < hour) return plural(Math.floor(age / minute), 'minute');
  if (age < day) return plural(Math.floor(age / hour), 'hour');
  if (age < 7 * day) return plural(Math.floor(age / day), 'day');
  return new Date(then).toLocaleDateString(locale);
}

/**
 * 'Jul 4, 2026', in UTC: the same on every machine, so that hydration has nothing to correct. Not by `toLocaleDateString`: what that
 * loads on its first use would delay the first press on a phone by 150 ms.
 */
export function plainDate(iso: string): string {
  // 'Sat, 04 Jul 2026 00:00:00 GMT', by the language's own standard.
  const [, day, month, year] = new Date(iso).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

/** Words of a text in any script: a run of letters, digits, and what joins them inside a word. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,\-/&%]*/gu)?.length ?? 0;
}

/** Whole minutes, rounded up, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / wordsPerMinute));
}

/** Category slugs are shown by splitting on hyphens and capitalising each word. */
export function titleCaseSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The site of a page: 'oneboard.example'. */
export const siteOfPage = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);
