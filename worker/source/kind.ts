import { countTextWords } from './fold-text.ts';
import { isArticleUrl, isDocsUrl } from './topics.ts';
import type { Source, SourcePage } from './types.ts';

const longParagraphWords = 40;

/** Long running paragraphs without cards: something to read, not a page that sells. */
function readsLikeArticle(page: SourcePage): boolean {
  const paragraphs = page.blocks.filter((block) => block.kind === 'paragraph');
  const long = paragraphs.filter((block) => countTextWords(block.text) >= longParagraphWords);
  return long.length >= 6 && long.length > paragraphs.length / 2;
}

export function findKind(page: SourcePage | undefined): Source['kind'] {
  if (!page) return 'product';
  const url = new URL(page.url);
  const isHome = url.pathname === '/' && url.search === '';
  if (isArticleUrl(url)) return 'article';
  if (page.meta.kind === 'docs' || (isDocsUrl(url) && page.meta.kind === null)) return 'docs';
  // Site kits call every page but the home page an article.
  if (page.meta.kind === 'article' && !isHome) return 'article';
  return page.meta.kind !== 'product' && !isHome && readsLikeArticle(page) ? 'article' : 'product';
}
