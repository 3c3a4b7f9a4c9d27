import transliterate from '@sindresorhus/transliterate';
import { slugMaxLength } from './limits.ts';

/** First path segments that the app itself answers, and names that crawlers and browsers ask for: no article may take one. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'api',
  'articles',
  'assets',
  'samples',
  'seo-keywords',
  'system-instructions',
  'categories',
  'terms',
  'privacy',
  'edit',
  'sheet',
  'google-sign-in',
  'login',
  'logout',
  'account',
  'admin',
  'image',
  'images',
  'social',
  'og',
  'rss',
  'sitemap',
  'robots',
  'llms',
  'favicon',
  'manifest',
  'cdn-cgi',
  '404',
]);

/**
 * Latin letters lose their marks ('für' is 'fur' in an address), other alphabets are spelled out in Latin letters. Marks go first:
 * which of the languages that write 'ö' a title is in is not known.
 */
function foldToAscii(text: string): string {
  const latin = text.normalize('NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return transliterate(latin.normalize('NFC').replace(/['’]/g, '')).toLowerCase();
}

/**
 * Slug of a title: lower case, ASCII, words joined by hyphens, at most 80 characters, cut at a word's end, never one of the
 * app's own paths. A title of which no letter can be spelled so becomes 'article'.
 */
export function slugify(title: string): string {
  const words = foldToAscii(title).match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > slugMaxLength) break;
    slug = longer;
  }
  slug ||= (words[0] ?? 'article').slice(0, slugMaxLength);
  return reservedSlugs.has(slug) ? `${slug}-article` : slug;
}

/** The nth candidate for a slug that is taken: `slug`, `slug-2`, `slug-3` …, never over the limit. */
export function slugCandidate(slug: string, n: number): string {
  if (n === 1) return slug;
  const suffix = `-${n}`;
  return slug.slice(0, slugMaxLength - suffix.length).replace(/(?<!-)-+$/, '') + suffix;
}
