import { Suspense, useState } from 'react';
import type { Article } from '../../worker/contract/articles.ts';
import { ShareMenu } from '../private-screens.ts';
import { Button } from '../ui/button.tsx';
import { ShareIcon } from '../ui/icons.tsx';

/** The menu's code is loaded when it is first asked for; until then a button of the same look stands in its place. */
export function ShareButton({ article }: { article: Pick<Article, 'title' | 'slug'> }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button
      size="sm"
      aria-haspopup="menu"
      aria-busy={asked || undefined}
      className="noscript:hidden"
      data-early
      onClick={() => setAsked(true)}
    >
      <ShareIcon />
      Share
    </Button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu article={article} />
    </Suspense>
  );
}
