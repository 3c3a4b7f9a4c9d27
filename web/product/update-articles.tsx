import { useState } from 'react';
import { Link } from 'wouter';
import type { Product, ProductUpdates } from '../../worker/contract/product.ts';
import { StatusBadge } from '../articles/status-badge.tsx';
import { toldOr } from '../lib/api.ts';
import { toast, toastFailure } from '../lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Difference } from './difference.tsx';
import { acceptUpdates, useUpdates } from './use-updates.ts';
import { countOf } from './words.ts';

type Updated = ProductUpdates['articles'][number];
type Accept = (chosen: ReadonlyArray<{ articleId: string; ids: string[] }>) => Promise<void>;

/** What can be taken over without a person's hand. */
const idsOf = ({ article, changes }: Updated) => ({
  articleId: article.id,
  ids: changes.flatMap(({ id, after }) => (after === null ? [] : [id])),
});

/** The sentences and cells of the owner's articles that the sheet tells otherwise, to be taken over singly or together. */
export function UpdateArticles({
  articleId,
  product,
  refresh,
}: {
  articleId: string;
  product: Product;
  refresh: () => void;
}) {
  const { data, mutate } = useUpdates(articleId, product);
  const [isBusy, setIsBusy] = useState(false);
  const articles = data?.articles ?? [];
  if (articles.length === 0) return null;

  const accept: Accept = async (chosen) => {
    setIsBusy(true);
    try {
      for (const { articleId: id, ids } of chosen) if (ids.length > 0) await acceptUpdates(id, ids);
      const count = chosen.reduce((sum, { ids }) => sum + ids.length, 0);
      toast({
        title: `${countOf(chosen.length, 'article')} updated`,
        description: `${countOf(count, 'change')} taken over.`,
      });
    } catch (error) {
      toastFailure('Update Failed', toldOr(error, 'The article could not be updated.'));
    }
    await mutate();
    refresh();
    setIsBusy(false);
  };
  const count = articles.reduce((sum, { changes }) => sum + changes.length, 0);

  return (
    <Card aria-label="Update articles" className="space-y-5" aria-busy={isBusy}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <CardTitle>Update articles</CardTitle>
          <p className="text-sm text-soft">
            {countOf(count, 'sentence or cell', 'sentences and cells')} in {countOf(articles.length, 'article')}{' '}
            {count === 1 ? 'says' : 'say'} otherwise. Address, versions and status stay.
          </p>
        </div>
        <Button
          variant="primary"
          size="sm"
          aria-disabled={isBusy}
          onClick={() => !isBusy && accept(articles.map(idsOf).filter(({ ids }) => ids.length > 0))}
        >
          Accept all
        </Button>
      </div>
      {articles.map((updated) => (
        <ArticleUpdates key={updated.article.id} updated={updated} isBusy={isBusy} accept={accept} />
      ))}
    </Card>
  );
}

function ArticleUpdates({ updated, isBusy, accept }: { updated: Updated; isBusy: boolean; accept: Accept }) {
  const { article, changes } = updated;
  return (
    <section aria-label={article.title} className="space-y-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StatusBadge status={article.status} />
        <Link href={`/${article.slug}`} dir="auto" className="min-w-0 font-medium rule-link [overflow-wrap:anywhere]">
          {article.title}
        </Link>
      </h3>
      <ul className="rounded-md border border-line">
        {changes.map(({ id, label, before, after }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line p-3 last:border-b-0">
            <div className="min-w-0 flex-1 basis-60 space-y-1">
              <p className="text-2xs text-soft">{label}</p>
              {after === null ? (
                <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
                  {before}
                </p>
              ) : (
                <Difference before={before} after={after} />
              )}
            </div>
            {after === null ? (
              <Link href={`/edit/${article.slug}`} className="inline-flex min-h-9 items-center text-xs rule-link">
                Edit by hand<span className="sr-only"> “{before}”</span>
              </Link>
            ) : (
              <Button
                size="sm"
                aria-disabled={isBusy}
                onClick={() => !isBusy && accept([{ articleId: article.id, ids: [id] }])}
              >
                {after === '' ? 'Delete' : 'Accept'}
                <span className="sr-only"> “{after || before}”</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
