import type { Product } from '../../worker/contract/product.ts';
import { keyOf, send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { useRead } from '../lib/use-read.ts';

/** What the owner's articles say otherwise than the sheet; asked for anew with each change of the sheet or of an article. */
export function useUpdates(articleId: string, { fields, articles }: Product) {
  const said = fields.map(({ field, value, correction }) => [field, value, correction?.at]);
  const versions = articles.map(({ id, version }) => [id, version]);
  const key = keyOf('/api/articles/:id/product/updates', { params: { id: articleId } });
  return useRead([key, JSON.stringify([said, versions])], { keepPreviousData: true });
}

/** Takes over these changes of an article. */
export async function acceptUpdates(articleId: string, ids: string[]): Promise<void> {
  await send('POST', '/api/articles/:id/product/updates', { params: { id: articleId }, body: { ids } });
  await changed('articles');
}
