import { Link } from 'wouter';
import type { ArticleSummary } from '../../worker/contract/articles.ts';

/** What came of the queue and was not opened yet. */
export function WrittenArticles({ written }: { written: ArticleSummary[] }) {
  return (
    <div className="mt-5">
      <h3 className="text-sm font-medium">Written</h3>
      <ul
        aria-label="Written articles"
        className="mt-2 max-h-80 divide-y divide-line overflow-y-auto border-y border-line text-sm"
      >
        {written.map((article) => (
          <li key={article.id} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
            <Link
              href={`/${article.slug}`}
              className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere] hover:rule-link"
            >
              <span dir="auto">{article.title}</span>
            </Link>
            <span className="text-xs text-soft tabular-nums">{article.wordCount.toLocaleString()} words</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
