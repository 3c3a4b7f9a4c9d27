import { Link } from 'wouter';
import type { UsingArticle } from '../../worker/contract/generation.ts';

/** The way on where a source is used already: to the article that was made from it. */
export function UsingLink({ article }: { article: UsingArticle }) {
  return (
    <Link href={`/${article.slug}`} dir="auto" className="mt-2 block text-sm font-medium rule-link">
      Open “{article.title}”
    </Link>
  );
}
