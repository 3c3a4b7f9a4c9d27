import { foldText } from './fold-text.ts';
import { primarySubtag } from './language.ts';
import { descendants, type ElementNode, rawText } from './tree.ts';

export type PageHead = {
  title: string;
  description: string | null;
  /** What it says of itself to those who share it, in other words. */
  ogDescription: string | null;
  siteName: string | null;
  language: string | null;
  keywords: string[];
  /** og:type and the generator's name, lower case. */
  ogType: string;
  generator: string;
};

const maxTitle = 300;
const mostKeywords = 20;

/** What a page says of itself in its head; where tags are given twice, the first counts. */
export function readHead(root: ElementNode): PageHead {
  const metas = new Map<string, string>();
  let title = '';
  let lang: string | undefined;
  for (const element of descendants(root)) {
    const { name, attributes } = element;
    if (name === 'html') lang ??= attributes.lang ?? attributes['xml:lang'];
    else if (name === 'title' && title === '') title = foldText(rawText(element)).slice(0, maxTitle);
    else if (name === 'meta') {
      const key = (attributes.property ?? attributes.name ?? attributes['http-equiv'] ?? '').toLowerCase();
      const content = foldText(attributes.content ?? '').slice(0, 1000);
      if (content && !metas.has(key)) metas.set(key, content);
    }
  }
  const ogDescription = metas.get('og:description') ?? metas.get('twitter:description') ?? null;
  const description = metas.get('description') ?? ogDescription;
  return {
    title: title || (metas.get('og:title') ?? ''),
    description,
    ogDescription: ogDescription === description ? null : ogDescription,
    siteName:
      metas.get('og:site_name') ?? metas.get('application-name') ?? metas.get('apple-mobile-web-app-title') ?? null,
    language:
      primarySubtag(lang) ?? primarySubtag(metas.get('content-language')) ?? primarySubtag(metas.get('og:locale')),
    keywords: (metas.get('keywords') ?? '')
      .split(',', mostKeywords)
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    ogType: metas.get('og:type')?.toLowerCase() ?? '',
    generator: metas.get('generator')?.toLowerCase() ?? '',
  };
}
