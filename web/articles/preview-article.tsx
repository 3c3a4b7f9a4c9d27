import { useState } from 'react';
import { Link } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { countMarkdownWords } from '../../worker/contract/markdown/text.ts';
import { useSession } from '../auth/use-session.tsx';
import { readPreview } from '../editor/preview-store.ts';
import { textOfForm } from '../editor/text-fields.ts';
import { ArticleView } from './article-page.tsx';
import { MarkdownBody } from './markdown-body.tsx';

/** The article as it would stand with what is not saved yet. */
export function PreviewArticle({ article }: { article: Article }) {
  const { user } = useSession();
  const [draft] = useState(() => readPreview(article.slug, user?.id ?? ''));
  const shown = draft ? { ...article, ...textOfForm(draft), wordCount: countMarkdownWords(draft.content) } : article;
  return (
    <>
      <p
        role="status"
        className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-marker px-4 py-3 text-sm text-on-marker"
      >
        <span>
          <strong className="font-semibold">Preview.</strong>{' '}
          {draft ? 'Changes shown here are not saved yet.' : 'There are no unsaved changes.'}
        </span>
        <Link href={`/edit/${article.slug}`} className="font-medium underline underline-offset-4">
          Back to the editor
        </Link>
      </p>
      <ArticleView article={shown}>
        <MarkdownBody text={shown.content} saved={article} />
      </ArticleView>
    </>
  );
}
