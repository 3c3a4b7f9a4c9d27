import { Link } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { countMarkdownWords } from '../../worker/contract/markdown/text.ts';
import { ArticleView } from './article-view.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { useUnsavedPreview } from './use-unsaved-preview.ts';

/** The article as it would stand with what is not saved yet. */
export function PreviewArticle({ article }: { article: Article }) {
  const unsaved = useUnsavedPreview(article);
  const shown = unsaved
    ? { ...article, ...unsaved.text, wordCount: countMarkdownWords(unsaved.text.content) }
    : article;
  return (
    <>
      <p
        role="status"
        className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-marker px-4 py-3 text-sm text-on-marker"
      >
        <span>
          <strong className="font-semibold">Preview.</strong>{' '}
          {unsaved ? 'Changes shown here are not saved yet. Only you can see this.' : 'There are no unsaved changes.'}
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
