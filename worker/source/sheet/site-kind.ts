import { countTextWords } from '../page/fold-text.ts';
import type { Source, SourcePage } from '../types.ts';

const isYear = /^\d{4}$/;
const isMonth = /^\d{2}$/;
const docsSegment = /^(?:docs?|documentation|guides?|reference|manual|api|tutorials?|handbook|wiki|help|kb|learn)$/i;
const docsHost = /^(?:docs?|help|support|wiki|learn|developers?)\.|\.readthedocs\.io$/;
const articleSegment = /^(?:blog|posts?|articles?|news|stories|magazine|journal)$/i;

/** '/blog/a-title', '/2026/04/a-title' */
export function isArticleUrl(url: URL): boolean {
  const segments = url.pathname.split('/');
  return segments.some((segment, at) => {
    const [next = '', last] = segments.slice(at + 1, at + 3);
    return (
      (articleSegment.test(segment) && next !== '') ||
      (isYear.test(segment) && isMonth.test(next) && last !== undefined)
    );
  });
}

function isDocsUrl(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean).slice(0, 2);
  return !isArticleUrl(url) && (docsHost.test(url.hostname) || segments.some((segment) => docsSegment.test(segment)));
}

const longParagraphWords = 40;

/** Long running paragraphs without cards: something to read, not a page that sells. */
function readsLikeArticle(page: SourcePage): boolean {
  const paragraphs = page.blocks.filter((block) => block.kind === 'paragraph');
  const long = paragraphs.filter((block) => countTextWords(block.text) >= longParagraphWords);
  return long.length >= 6 && long.length > paragraphs.length / 2 && !page.blocks.some(({ kind }) => kind === 'records');
}

/** What kind of site the pages are of: one that presents a product, an article, a documentation. */
export function findSiteKind(page: SourcePage | undefined): Source['kind'] {
  if (!page) return 'product';
  const url = new URL(page.url);
  const isHome = url.pathname === '/' && url.search === '';
  if (isArticleUrl(url)) return 'article';
  if (page.meta.kind === 'docs' || (isDocsUrl(url) && page.meta.kind === null)) return 'docs';
  // Site kits call every page but the home page an article.
  if (page.meta.kind === 'article' && !isHome) return 'article';
  return page.meta.kind !== 'product' && !isHome && readsLikeArticle(page) ? 'article' : 'product';
}
