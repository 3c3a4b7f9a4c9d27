import { useSearchParams } from 'wouter';
import type { Article, ArticleText } from '../../worker/contract/articles.ts';
import { useSession } from '../auth/use-session.tsx';
import { readPreview } from './preview-store.ts';

/** A text that is not saved, and the version that it began from. */
export type Unsaved = { text: ArticleText; version: number };

/** What the preview on the screen shows and nobody has saved; null where there is none. */
export function useUnsavedPreview(article: Article): Unsaved | null {
  const { user } = useSession();
  const [params] = useSearchParams();
  if (params.get('preview') !== 'true' || !user) return null;
  const edit = readPreview(article, user.id);
  return edit && { text: edit.text, version: edit.base.version };
}
