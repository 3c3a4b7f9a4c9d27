import useSWR, { mutate } from 'swr';
import type { ArticlesQueued, KeywordGeneration, SeoKeyword } from '../../worker/contract/keywords.ts';
import { send } from '../lib/api.ts';

const key = '/api/seo-keywords';
const unusedKey = `${key}/unused`;
const usedKey = `${key}/used`;

export const useUnusedKeywords = () => useSWR<SeoKeyword[]>(unusedKey);
export const useUsedKeywords = () => useSWR<SeoKeyword[]>(usedKey);

export async function refreshKeywords(): Promise<void> {
  await Promise.all([mutate(unusedKey), mutate(usedKey)]);
}

/** Does the work, then brings both lists up to date. */
async function changing<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answer = await work;
  await refreshKeywords();
  return answer;
}

export const addKeyword = (keyword: string) => changing(send<SeoKeyword>('POST', key, { keyword }));
export const deleteKeyword = (id: string) => changing(send<void>('DELETE', `${key}/${id}`));
export const markUnused = (id: string) => changing(send<SeoKeyword>('PATCH', `${key}/${id}/mark-unused`, {}));
export const generateKeywords = (topic: string) =>
  changing(send<KeywordGeneration>('POST', `${key}/generate`, { topic }));
export const generateArticles = (keywordIds: string[], customInstructions: string) =>
  changing(send<ArticlesQueued>('POST', `${key}/generate-articles`, { keywordIds, customInstructions }));
