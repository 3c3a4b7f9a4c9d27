import { Suspense, useState } from 'react';
import { usePage } from '../lib/page-data.tsx';
import { screen } from '../lib/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const Markdown = screen(() => import('./markdown.tsx').then((module) => module.Markdown));

type ArticleBodyProps = { slug: string; content: string };

/**
 * The text of an article. Where the edge rendered it, its HTML is adopted as it stands; only otherwise (navigation within
 * the app, own drafts) the markdown is rendered in the browser.
 */
export function ArticleBody({ slug, content }: ArticleBodyProps) {
  const { bodies } = usePage();
  const [html] = useState(() => bodies.get(slug));
  if (html !== undefined && content === '') {
    return (
      <div
        data-article-body={slug}
        dir="auto"
        className="prose"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of markdown, in which raw HTML is text.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  return (
    <div dir="auto" className="prose">
      <Suspense fallback={<BodySkeleton />}>
        <Markdown text={content} />
      </Suspense>
    </div>
  );
}

function BodySkeleton() {
  return (
    <div className="space-y-4" role="status" aria-label="Loading">
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
