import { expect, inject, vi } from 'vitest';
import type { Article } from '../../worker/contract/articles.ts';
import { callApi, type Person } from './people.ts';

/** A draft about the product's site, once it is written; `mark` makes an address of its own for it. */
export async function writeArticle(writer: Person, mark: string): Promise<Article> {
  const started = await callApi('POST', '/generate/url', { url: `${inject('productUrl')}?${mark}` }, writer);
  const { articleId } = (await started.json()) as { articleId: string };
  const read = async () => {
    const article = (await (await callApi('GET', `/articles/${articleId}`, undefined, writer)).json()) as Article;
    expect(article.status).toBe('draft');
    return article;
  };
  return vi.waitFor(read, { timeout: 60_000, interval: 200 });
}
