import { dashboardPageSize, maxPageSize, publicPageSize } from '../../worker/contract/limits.ts';

/* The paths of the API under which articles are cached. The edge writes the same keys into its pages. */

export const landingKey = `/api/articles/published?page=1&limit=${dashboardPageSize}`;
/** Whose articles a public list shows, or of which category; all where neither is set. */
export type ListFilter = { category?: string; author?: string };
export const publishedKey = (page: number, filter: ListFilter = {}) =>
  `/api/articles/published?${new URLSearchParams({ page: String(page), limit: String(publicPageSize), ...filter })}`;
export const searchKey = (query: string, page: number) =>
  `/api/articles/search?q=${encodeURIComponent(query)}&page=${page}&limit=${publicPageSize}`;
export const pageKey = (slug: string) => `/api/pages/${slug}`;
export const slugKey = (slug: string) => `/api/articles/slug/${slug}`;
export const idKey = (id: string) => `/api/articles/${id}`;
export const versionsKey = (id: string) => `/api/articles/${id}/versions`;
export const versionKey = (id: string, version: number) => `/api/articles/${id}/versions/${version}`;
export const userKey = (userId: string, page: number) =>
  `/api/articles/user/${userId}?page=${page}&limit=${dashboardPageSize}`;
export const queueKey = (userId: string, page: number) =>
  `/api/articles/user/${userId}?page=${page}&limit=${maxPageSize}`;
export const statsKey = (userId: string) => `/api/articles/stats/${userId}`;
