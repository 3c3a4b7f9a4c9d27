import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { PublicArticle, PublicArticleList, PublicPage, PublishedList } from '../../worker/contract/articles.ts';
import type { SitemapPart } from '../../worker/contract/feeds.ts';
import { renderMarkdown } from '../../worker/contract/markdown/html.ts';
import { imagePathsOf } from '../../worker/contract/markdown/images.ts';
import type { ReaderNotes } from '../../worker/contract/reader-notes.ts';
import worker from '../entry-edge.tsx';

/** An article as the API gives it, to be varied by a test. */
export function sampleArticle(changes: Partial<PublicArticle> = {}): PublicArticle {
  return {
    id: 'a1',
    userId: 'u1',
    title: 'Ledgerly review',
    excerpt: 'Invoices without tears.',
    slug: 'ledgerly-review',
    sourceUrl: 'https://ledgerly.example/',
    sourceType: 'url',
    keywords: ['invoicing software'],
    categories: ['small-business'],
    metaDescription: 'What Ledgerly does and what it costs.',
    seoScore: 91,
    wordCount: 1200,
    status: 'published',
    generationProgress: 100,
    version: 1,
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-03T10:00:00.000Z',
    publishedAt: '2026-03-02T10:00:00.000Z',
    content: 'Ledgerly is [invoicing software](https://ledgerly.example).\n\n## What it costs\n\nNine dollars.',
    ...changes,
  };
}

/** A fake of the API over the given published articles, which notes what it was asked. */
export function fakeApi(articles: PublicArticle[]) {
  const requests: Request[] = [];
  const withoutContent = articles.map(({ content: _, ...summary }) => summary);
  async function fetch(request: Request): Promise<Response> {
    requests.push(request);
    const url = new URL(request.url);
    const page = Number(url.searchParams.get('page') ?? 1);
    const limit = Number(url.searchParams.get('limit') ?? 12);
    const [category, author] = [url.searchParams.get('category'), url.searchParams.get('author')];
    const listed = withoutContent.filter(
      ({ categories, userId }) => (!category || categories.includes(category)) && (!author || userId === author),
    );
    const shown = listed.slice((page - 1) * limit, page * limit);
    const listedCategories = [...new Set(shown.flatMap(({ categories }) => categories))];
    const pagination = { page, limit, total: listed.length, hasMore: page * limit < listed.length };
    if (url.pathname === '/api/articles/published') {
      const stats = { totalArticles: articles.length, avgSeoScore: 91 };
      const list: PublishedList = { articles: shown, pagination, stats, listedCategories };
      return Response.json(author && shown.length > 0 ? { ...list, author: { name: 'Dana Moss' } } : list);
    }
    if (url.pathname === '/api/sitemap') {
      // Two articles a part, so that a few make an index.
      const part = Number(url.searchParams.get('part'));
      const entries = articles.slice((part - 1) * 2, part * 2).map(({ slug, updatedAt }) => ({ slug, updatedAt }));
      return Response.json({ parts: Math.max(1, Math.ceil(articles.length / 2)), entries } satisfies SitemapPart);
    }
    if (url.pathname === '/api/articles/search') {
      return Response.json({ articles: shown, pagination, listedCategories } satisfies PublicArticleList);
    }
    const named = articles.find(({ slug }) => url.pathname === `/api/articles/slug/${slug}`);
    if (named) return Response.json(named);
    const at = articles.findIndex(({ slug }) => url.pathname === `/api/pages/${slug}`);
    const found = articles[at];
    if (found) {
      const { content, ...article } = found;
      const html = renderMarkdown(content, imagePathsOf(article.id, content));
      const author = { name: 'Dana Moss' };
      const related = articles.filter((other) => other !== found).slice(0, 3);
      const [previous = null, next = null] = [articles[at - 1], articles[at + 1]];
      return Response.json({
        article,
        html,
        author,
        modifiedAt: article.updatedAt,
        notes: sampleNotes(article),
        listedCategories: article.categories,
        related,
        previous,
        next,
      } satisfies PublicPage);
    }
    return Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 });
  }
  return { fetch, requests };
}

/** Of an article that rests on one page. */
export const sampleNotes = ({ createdAt }: { createdAt: string }): ReaderNotes => ({
  sources: { pages: [{ title: 'Ledgerly', url: 'https://ledgerly.example/', fetchedAt: createdAt }], isStated: false },
  made: { by: 'built-in', at: createdAt, checkedBy: 'Dana Moss', checkedAt: createdAt },
});

export type FakeApi = { fetch(request: Request): Promise<Response> };

type Asked = RequestInit & { api?: FakeApi; siteUrl?: string };

/** Asks the edge worker for a path and waits until it has also written its cache. */
export async function ask(path: string, { api = fakeApi([sampleArticle()]), siteUrl, ...init }: Asked = {}) {
  const context = createExecutionContext();
  const request = new Request(new URL(path, 'https://site.example'), { redirect: 'manual', ...init });
  const response = await worker.fetch(request, { API: api, SITE_URL: siteUrl }, context);
  await waitOnExecutionContext(context);
  return response;
}

let visits = 0;

/** A host that no test has used: pages of one test are not served to another from the cache. */
export function freshHost(): string {
  visits += 1;
  return `https://site-${visits}-${crypto.randomUUID().slice(0, 8)}.example`;
}

/** The JSON in the script element with the given attribute. */
export function jsonIn(html: string, attribute: string): unknown {
  const [, text = 'null'] = new RegExp(`<script ${attribute}[^>]*>([^<]*)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}
