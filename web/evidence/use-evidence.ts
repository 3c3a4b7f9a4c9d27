import useSWR from 'swr';
import type { Article } from '../../worker/contract/articles.ts';
import type { Evidence } from '../../worker/contract/evidence.ts';

export const evidencePath = (articleId: string) => `/api/articles/${articleId}/evidence`;

/** What an article rests on as it is saved; asked for anew with each of its versions. */
export const useEvidence = ({ id, version }: Article) => useSWR<Evidence>([evidencePath(id), version]);
