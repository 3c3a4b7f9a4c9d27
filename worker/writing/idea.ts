import type { Brief } from './types.ts';

const urlPattern = /\bhttps?:\/\/[^\s<>"'`()[\]]+/gi;

/** Addresses that an idea names, in its order, without the punctuation after them. */
export function urlsOfIdea(idea: string): string[] {
  const urls = (idea.match(urlPattern) ?? []).map((url) => url.replace(/[.,;:!?]+$/, ''));
  return [...new Set(urls.filter((url) => URL.canParse(url)))];
}

/** What an idea is about, without its addresses and without the words that ask for an article. */
export function subjectOf({ idea, keywords }: Brief): string {
  const first = (idea ?? '')
    .replace(urlPattern, ' ')
    .split(/[.!?\n;]/, 1)[0]
    ?.replace(
      /^\s*(?:please\s+)?(?:write|create|make|draft|prepare)\s+(?:me\s+)?(?:an?\s+)?(?:\w+\s+)?(?:article|post|blog post|guide|piece|text)?\s*(?:about|on|of|for|that explains|explaining)?\s+/i,
      '',
    )
    .replace(/^\s*(?:an?\s+)?(?:article|post|guide|piece)\s+(?:about|on)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return first || keywords[0] || 'this subject';
}
