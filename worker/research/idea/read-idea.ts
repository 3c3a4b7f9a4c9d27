import { assembleSource } from '../../source/index.ts';
import type { SourcePage } from '../../source/types.ts';

/** What an idea is read from, as the user gave it. */
type Asked = { idea: string | null; keywords: readonly string[] };

const urlPattern = /\bhttps?:\/\/[^\s<>"'`()[\]]+/gi;

/** The addresses that an idea names, in its order, without the punctuation after them. */
export function namedPages({ idea }: Asked): string[] {
  const urls = ((idea ?? '').match(urlPattern) ?? []).map((url) => url.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
  return [...new Set(urls.filter((url) => URL.canParse(url)))];
}

/** True where the pages are those of one site that offers something: then the article is about that product. */
export function isOneProduct(named: readonly SourcePage[]): boolean {
  const hosts = new Set(named.map(({ url }) => new URL(url).host));
  return hosts.size === 1 && assembleSource([...named]).kind !== 'article';
}

const request =
  /^\s*(?:please\s+)?(?:(?:i|we)\s+(?:want|need|would like)\s+)?(?:(?:to\s+)?(?:write|create|make|draft|prepare)\s+)?(?:me\s+)?(?:an?\s+|the\s+)?(?:\p{L}+\s+){0,2}?(?:article|blog\s+post|post|guide|piece|text|tutorial|comparison|review)\s+(?:about|on|of|for|to|that\s+explains|explaining|comparing)\s+/iu;

const mostSubject = 90;

/** What an idea is about, without its addresses and without the words that ask for an article. */
export function subjectOf({ idea, keywords }: Asked): string {
  const text = (idea ?? '').replace(urlPattern, ' ').replace(/\s+/g, ' ').trim();
  const sentence = /^[^.!?;:\n]+/.exec(text)?.[0] ?? '';
  const subject = sentence.replace(request, '').trim();
  if (subject.length >= 3 && subject.length <= mostSubject) return lowerFirst(subject);
  return keywords[0] ?? lowerFirst(subject.slice(0, mostSubject).replace(/(?<!\s)\s+\S*$/, ''));
}

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}* /u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
