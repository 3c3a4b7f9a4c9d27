import useSWR from 'swr';
import type { Article } from '../../worker/contract/articles.ts';
import type { Product, ProductUpdates } from '../../worker/contract/product.ts';
import { send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { productKey } from './use-product.ts';

/** What the owner's articles say otherwise than the sheet; asked for anew with each change of the sheet or of an article. */
export function useUpdates(articleId: string, { fields, articles }: Product) {
  const said = fields.map(({ field, value, correction }) => [field, value, correction?.at]);
  const versions = articles.map(({ id, version }) => [id, version]);
  const path = `${productKey(articleId)}/updates`;
  return useSWR<ProductUpdates>([path, JSON.stringify([said, versions])], { keepPreviousData: true });
}

/** Takes over these changes of an article. */
export async function acceptUpdates(articleId: string, ids: readonly string[]): Promise<void> {
  await send<Article>('POST', `${productKey(articleId)}/updates`, { ids });
  await changed('articles');
}
