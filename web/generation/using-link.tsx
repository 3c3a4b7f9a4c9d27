import { Link } from 'wouter';
import type { UsingArticle } from '../../worker/contract/generation.ts';

/** The ways on where a source is used already: to the article that was made from it, and to another one from what was read. */
export function UsingLink({ article }: { article: UsingArticle }) {
  return (
    <span className="mt-2 grid gap-1.5 text-sm font-medium">
      <Link href={`/${article.slug}`} dir="auto" className="justify-self-start rule-link">
        Open “{article.title}”
      </Link>
      <Link href={`/sheet/${article.slug}?another`} className="justify-self-start rule-link">
        Write another article from this
      </Link>
    </span>
  );
}
