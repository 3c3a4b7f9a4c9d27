import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Article } from '../../worker/contract/articles.ts';
import { fieldParts, type Product } from '../../worker/contract/product.ts';
import { addressText } from '../evidence/words.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { AnotherArticle } from './another-article.tsx';
import { SheetPart } from './sheet-part.tsx';
import { CheckButton, SiteCheck } from './site-check.tsx';
import { UpdateArticles } from './update-articles.tsx';
import type { ChangeProduct } from './use-product.ts';
import { countOf, shortDay } from './words.ts';

type ProductSheetProps = { article: Article; product: Product; change: ChangeProduct; refresh: () => Promise<unknown> };

/** What was read of a product, field by field, and the owner's word in its place. */
export function ProductSheet({ article, product, change, refresh }: ProductSheetProps) {
  const { name, pages, fields } = product;
  const [params] = useSearchParams();
  // The notice that an address is used already leads here.
  const [isAnother, setIsAnother] = useState(params.has('another'));
  const read = pages[0]?.fetchedAt;
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-8">
      <Link href={`/${article.slug}`} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
        Back to the article
      </Link>
      <header className="space-y-3 pt-4 pb-8">
        <h1 dir="auto" className="font-serif text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">
          What we read about {name}
        </h1>
        <p className="text-soft">
          {countOf(pages.length, 'page')}
          {read && `, ${shortDay(read)}`}. Correct what is wrong; later articles use your version.
        </p>
        <p className="text-xs text-soft">Your existing articles change only where you accept it.</p>
        <ul aria-label="Pages" className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {pages.map(({ url, title }) => (
            <li key={url} className="min-w-0">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                title={title}
                className="inline-flex min-h-6 items-center rule-link [overflow-wrap:anywhere]"
              >
                {addressText(url)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </header>
      <div className="flex flex-wrap gap-2 pb-6">
        <CheckButton product={product} change={change} refresh={refresh} />
        <Button size="sm" onClick={() => setIsAnother(true)}>
          Write another article from this
        </Button>
      </div>
      <div className="space-y-6 pb-10 empty:hidden">
        <SiteCheck product={product} change={change} />
        <UpdateArticles articleId={article.id} product={product} refresh={refresh} />
      </div>
      <div className="space-y-10">
        {fieldParts.map((part) => (
          <SheetPart
            key={part}
            part={part}
            fields={fields.filter((field) => field.part === part)}
            pages={pages}
            change={change}
          />
        ))}
      </div>
      <AnotherArticle article={article} product={product} open={isAnother} onClose={() => setIsAnother(false)} />
    </div>
  );
}
