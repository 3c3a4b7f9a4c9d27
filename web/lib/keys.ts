import type { Article, ArticleList } from '../../worker/contract/articles.ts';
import { dashboardPageSize, maxPageSize, publicPageSize } from '../../worker/contract/limits.ts';
import { keyOf } from './api.ts';
import type { Key } from './api-types.ts';

/* The addresses of the API under which articles are cached. The edge writes the same keys into its pages. */

export const landingKey = keyOf('/api/articles/published', { query: { page: 1, limit: dashboardPageSize } });
/** Whose articles a public list shows, or of which category; all where neither is set. */
export type ListFilter = { category?: string; author?: string };
export const publishedKey = (page: number, filter: ListFilter = {}) =>
  keyOf('/api/articles/published', { query: { page, limit: publicPageSize, ...filter } });
export const searchKey = (query: string, page: number) =>
  keyOf('/api/articles/search', { query: { q: query, page, limit: publicPageSize } });
export const pageKey = (slug: string) => keyOf('/api/pages/:slug', { params: { slug } });
export const slugKey = (slug: string) => keyOf('/api/articles/slug/:slug', { params: { slug } });
/** Its owner asks, and is answered with all of it. */
export const idKey = (id: string) => keyOf('/api/articles/:id', { params: { id } }) as Key<Article>;
export const versionsKey = (id: string) => keyOf('/api/articles/:id/versions', { params: { id } });
export const versionKey = (id: string, version: number) =>
  keyOf('/api/articles/:id/versions/:version', { params: { id, version } });
/** Asked for by its pages, the list comes in pages. */
const ownKey = (userId: string, page: number, limit: number) =>
  keyOf('/api/articles/user/:userId', { params: { userId }, query: { page, limit } }) as Key<ArticleList>;
export const userKey = (userId: string, page: number) => ownKey(userId, page, dashboardPageSize);
export const queueKey = (userId: string, page: number) => ownKey(userId, page, maxPageSize);
export const statsKey = (userId: string) => keyOf('/api/articles/stats/:userId', { params: { userId } });
