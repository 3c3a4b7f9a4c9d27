import useSWR from 'swr';
import type { Product } from '../../worker/contract/product.ts';
import { send } from '../lib/api.ts';

export const productKey = (articleId: string) => `/api/articles/${articleId}/product`;

/** The product that an article is about, and what its owner can do with the sheet. */
export function useProduct(articleId: string) {
  const swr = useSWR<Product>(productKey(articleId), { revalidateOnMount: true });
  return {
    ...swr,
    /** Sends a change of the sheet; the answer is the sheet as it is then. */
    change: async (path: string, body: object) => {
      const product = await send<Product>('POST', `${productKey(articleId)}/${path}`, body);
      await swr.mutate(product, { revalidate: false });
      return product;
    },
  };
}

export type ChangeProduct = ReturnType<typeof useProduct>['change'];
