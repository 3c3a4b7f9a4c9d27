import type { Pagination } from '../contract/articles.ts';

export type PageRequest = { page: number; limit: number };

export function paginate({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, hasMore: page * limit < total };
}
