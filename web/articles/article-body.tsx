import { useState } from 'react';
import { usePage } from '../lib/page-data.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type ArticleBodyProps = {
  slug: string;
  /** Undefined until it is known; empty where it stands in the page already. */
  html: string | undefined;
};

/** The text of an article as the server rendered it. Where the edge put it into the page, it is adopted as it stands. */
export function ArticleBody({ slug, html }: ArticleBodyProps) {
  const { bodies } = usePage();
  const [standing] = useState(() => bodies.get(slug));
  const shown = html || standing;
  if (shown === undefined) return <BodySkeleton />;
  return (
    <div
      data-article-body={slug}
      dir="auto"
      className="prose laid-out-late"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of markdown, in which raw HTML is text.
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

export function BodySkeleton() {
  return (
    <div className="space-y-4" role="status" aria-label="Loading">
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
