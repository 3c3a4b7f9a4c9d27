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

/** Folds to ASCII where Unicode has a decomposition; letters without one are spelled out. */
function foldToAscii(text: string): string {
  const spelled: Record<string, string> = {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    þ: 'th',
    ð: 'd',
    ı: 'i',
  };
  return text
    .toLowerCase()
    .replace(/[ßæœøđłþðı]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '');
}

/**
 * Slug of a title: lower case, ASCII, words joined by hyphens, at most 80 characters, cut at a word's end, never one of the
 * app's own paths. A title without any ASCII letter or digit becomes 'article'.
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
