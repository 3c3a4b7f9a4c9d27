import { changedPagesHeader, readChangedPages } from '../../worker/contract/changed-pages.ts';
import { cacheKey, forgetPages } from './cache.ts';
import { listSearch } from './known-search.ts';

/** Forgets the pages that the API says it has changed: who takes an article back sees it gone, not in a minute. */
export async function forgetChanged(answer: Response, url: URL): Promise<Response> {
  const told = answer.headers.get(changedPagesHeader);
  if (told === null) return answer;
  const { slugs, authors, categories } = readChangedPages(told);
  const filters = [{}, ...authors.map((author) => ({ author })), ...categories.map((category) => ({ category }))];
  await forgetPages([
    ...['/', '/rss.xml', '/llms.txt', '/sitemap.xml', ...slugs.flatMap((slug) => [`/${slug}`, `/${slug}.md`])].map(
      (path) => cacheKey(new URL(path, url), ''),
    ),
    ...filters.map((filter) => cacheKey(new URL('/articles', url), listSearch({ query: '', page: 1, filter }))),
  ]);
  const response = new Response(answer.body, answer);
  response.headers.delete(changedPagesHeader);
  return response;
}
