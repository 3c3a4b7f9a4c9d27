import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { keyOf, send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';
import { useRead } from '../lib/use-read.ts';

/** All keywords by one read, so that what is current, what is used and their numbers are of the same moment. */
export function useKeywords() {
  const { data, error, mutate } = useRead(keyOf('/api/seo-keywords'));
  const list = (used: boolean) => ({ data: data?.filter((keyword) => keyword.used === used), error, mutate });
  return { all: data, unused: list(false), used: list(true), total: data?.length ?? 0 };
}

export type KeywordsList = ReturnType<typeof useKeywords>['used'];

/** Does the work, then brings what shows keywords up to date. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answer = await work;
  await changed('keywords');
  return answer;
}

export const addKeyword = (keyword: string) => changing(send('POST', '/api/seo-keywords', { body: { keyword } }));
export const addKeywords = (keywords: string[]) =>
  changing(send('POST', '/api/seo-keywords/bulk', { body: { keywords } }));
export const deleteKeywords = (ids: string[]) =>
  changing(
    ids.length === 1
      ? send('DELETE', '/api/seo-keywords/:id', { params: { id: ids[0] ?? '' } })
      : send('POST', '/api/seo-keywords/delete', { body: { keywordIds: ids } }),
  );
/** Brings keywords back that were deleted, as they were. */
export const restoreKeywords = (keywords: SeoKeyword[]) =>
  changing(send('POST', '/api/seo-keywords/restore', { body: { keywords } }));
export const markUnused = (id: string) =>
  changing(send('PATCH', '/api/seo-keywords/:id/mark-unused', { params: { id } }));
export const generateKeywords = (topic: string) =>
  changing(send('POST', '/api/seo-keywords/generate', { body: { topic } }));
export const generateArticles = (keywordIds: string[], customInstructions: string) =>
  send('POST', '/api/seo-keywords/generate-articles', { body: { keywordIds, customInstructions } });
