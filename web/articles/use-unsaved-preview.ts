import { useSearchParams } from 'wouter';
import type { Article, ArticleText } from '../../worker/contract/articles.ts';
import { useSession } from '../auth/use-session.tsx';
import { readPreview } from './preview-store.ts';
import { completeText, isSameText, textOfArticle } from './text-fields.ts';

/** A text that is not saved, and the version that it began from. */
export type Unsaved = { text: ArticleText; version: number };

/** What the preview on the screen shows and nobody has saved; null where there is none. */
export function useUnsavedPreview(article: Article): Unsaved | null {
  const { user } = useSession();
  const [params] = useSearchParams();
  if (params.get('preview') !== 'true' || !user) return null;
  const kept = readPreview(article.slug, user.id);
  if (!kept) return null;
  const text = completeText(kept, article);
  return isSameText(text, textOfArticle(article)) ? null : { text, version: kept.version ?? article.version };
}
