import { Link } from 'wouter';
import type { ArticleLink, PublicPage } from '../../worker/contract/articles.ts';

/** Where a reader may go from here: articles on related matter, and the ones published before and after. */
export function ArticleFoot({ related, previous, next }: Pick<PublicPage, 'related' | 'previous' | 'next'>) {
  if (related.length === 0 && !previous && !next) return null;
  return (
    <nav aria-label="More articles" className="mt-16 space-y-10 border-t border-line pt-10">
      {related.length > 0 && (
        <section>
          <h2 className="text-xs font-medium text-faint">Related articles</h2>
          <ul className="mt-4 space-y-5">
            {related.map((link) => (
              <li key={link.slug}>
                <Title link={link} />
                <p dir="auto" className="mt-1 line-clamp-2 text-sm text-soft">
                  {link.excerpt}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {previous && <Neighbour label="Previous article" link={previous} />}
        {next && <Neighbour label="Next article" link={next} className="sm:col-start-2 sm:text-end" />}
      </div>
    </nav>
  );
}

function Neighbour({ label, link, className }: { label: string; link: ArticleLink; className?: string }) {
  return (
    <div className={className}>
      <p className="text-xs text-faint">{label}</p>
      <Title link={link} />
    </div>
  );
}

function Title({ link }: { link: ArticleLink }) {
  return (
    <Link
      href={`/${link.slug}`}
      dir="auto"
      className="font-serif font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
    >
      {link.title}
    </Link>
  );
}
