import type { AdditionBody, CorrectionBody, Product, WithdrawalBody } from '../../worker/contract/product.ts';
import { keyOf, send } from '../lib/api.ts';
import { useRead } from '../lib/use-read.ts';

/** The product that an article is about, and what its owner can do with the sheet. */
export function useProduct(articleId: string) {
  const params = { id: articleId };
  const swr = useRead(keyOf('/api/articles/:id/product', { params }), { revalidateOnMount: true });
  /** The answer to each change is the sheet as it is then. */
  async function changing(work: Promise<Product>): Promise<Product> {
    const product = await work;
    await swr.mutate(product, { revalidate: false });
    return product;
  }
  const change = {
    correct: (body: CorrectionBody) =>
      changing(send('POST', '/api/articles/:id/product/corrections', { params, body })),
    add: (body: AdditionBody) => changing(send('POST', '/api/articles/:id/product/additions', { params, body })),
    withdraw: (body: WithdrawalBody) =>
      changing(send('POST', '/api/articles/:id/product/withdrawals', { params, body })),
    check: () => changing(send('POST', '/api/articles/:id/product/check', { params })),
    acceptFound: (fields: string[]) =>
      changing(send('POST', '/api/articles/:id/product/check/accepted', { params, body: { fields } })),
  };
  return { ...swr, change };
}

export type ChangeProduct = ReturnType<typeof useProduct>['change'];
