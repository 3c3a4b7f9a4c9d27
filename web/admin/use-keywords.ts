import useSWR from 'swr';
import type { ArticlesQueued, KeywordGeneration, SeoKeyword } from '../../worker/contract/keywords.ts';
import { send } from '../lib/api.ts';
import { changed } from '../lib/changes.ts';

const key = '/api/seo-keywords';

/** All keywords by one read, so that what is current, what is used and their numbers are of the same moment. */
export function useKeywords() {
  const { data, error, mutate } = useSWR<SeoKeyword[]>(key);
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

export const addKeyword = (keyword: string) => changing(send<SeoKeyword>('POST', key, { keyword }));
export const addKeywords = (keywords: string[]) => changing(send<SeoKeyword[]>('POST', `${key}/bulk`, { keywords }));
export const deleteKeywords = (ids: string[]) =>
  changing(
    ids.length === 1
      ? send<void>('DELETE', `${key}/${ids[0]}`)
      : send<void>('POST', `${key}/delete`, { keywordIds: ids }),
  );
/** Brings keywords back that were deleted, as they were. */
export const restoreKeywords = (keywords: SeoKeyword[]) =>
  changing(send<SeoKeyword[]>('POST', `${key}/restore`, { keywords }));
export const markUnused = (id: string) => changing(send<SeoKeyword>('PATCH', `${key}/${id}/mark-unused`, {}));
export const generateKeywords = (topic: string) =>
  changing(send<KeywordGeneration>('POST', `${key}/generate`, { topic }));
export const generateArticles = (keywordIds: string[], customInstructions: string) =>
  send<ArticlesQueued>('POST', `${key}/generate-articles`, { keywordIds, customInstructions });
