import type { Article } from '../../worker/contract/articles.ts';
import { keyOf } from '../lib/api.ts';
import { useRead } from '../lib/use-read.ts';

/** What an article rests on as it is saved; asked for anew with each of its versions. */
export const useEvidence = ({ id, version }: Article) =>
  useRead([keyOf('/api/articles/:id/evidence', { params: { id } }), version]);
