import useSWR, { mutate } from 'swr';
import type { Article, ArticleVersions, ArticleVersionText } from '../../worker/contract/articles.ts';
import type { ChangedArticle } from '../../worker/contract/publishing.ts';
import { send } from '../lib/api.ts';
import { versionKey, versionsKey } from '../lib/keys.ts';

export const useVersions = (articleId: string) =>
  useSWR<ArticleVersions>(versionsKey(articleId), { revalidateOnMount: true });

export const useVersion = (articleId: string, version: number | null) =>
  useSWR<ArticleVersionText>(version === null ? null : versionKey(articleId, version));

/** Makes an earlier text the present one, if that is still the one which is looked at. */
export async function restoreVersion(article: Article, version: number): Promise<ChangedArticle> {
  const path = `${versionKey(article.id, version)}/restore`;
  const restored = await send<ChangedArticle>('POST', path, undefined, { ifMatch: article.version });
  void mutate(versionsKey(article.id));
  return restored;
}
