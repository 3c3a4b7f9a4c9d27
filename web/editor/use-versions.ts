import { mutate } from 'swr';
import type { Article } from '../../worker/contract/articles.ts';
import { send } from '../lib/api.ts';
import { versionKey, versionsKey } from '../lib/keys.ts';
import { useRead } from '../lib/use-read.ts';

export const useVersions = (articleId: string) => useRead(versionsKey(articleId), { revalidateOnMount: true });

export const useVersion = (articleId: string, version: number | null) =>
  useRead(version === null ? null : versionKey(articleId, version));

/** Makes an earlier text the present one, if that is still the one which is looked at. */
export async function restoreVersion(article: Article, version: number) {
  const restored = await send('POST', '/api/articles/:id/versions/:version/restore', {
    params: { id: article.id, version },
    ifMatch: article.version,
  });
  void mutate(versionsKey(article.id));
  return restored;
}
