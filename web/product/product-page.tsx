import type { Article } from '../../worker/contract/articles.ts';
import { isOwnArticle } from '../../worker/contract/own-article.ts';
import { ArticleNotFound } from '../articles/article-not-found.tsx';
import { useArticle } from '../articles/use-article.ts';
import { useSession } from '../auth/use-session.tsx';
import { ApiError } from '../lib/api.ts';
import { useTitle } from '../lib/use-title.ts';
import { Failure } from '../ui/failure.tsx';
import { ScreenLoading } from '../ui/screen-loading.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { useProduct } from './use-product.ts';

const notFound = "There is no product sheet here, or you don't have permission to see it.";

/** The sheet of the product that an article is about. */
export function ProductPage({ slug }: { slug: string }) {
  const { user, isPending } = useSession();
  const { data: article, error, mutate } = useArticle(slug, user !== null);
  if (isPending || (user && article === undefined && !error)) return <ScreenLoading />;
  if (error && !article) return <Retry message="Failed to fetch article" onRetry={() => mutate()} />;
  if (!article || !isOwnArticle(article) || article.sourceType !== 'url') return <ArticleNotFound message={notFound} />;
  return <OfArticle article={article} />;
}

function OfArticle({ article }: { article: Article }) {
  const { data: product, error, mutate, change } = useProduct(article.id);
  useTitle(product ? `What we read about ${product.name}` : 'Product sheet');
  if (product) return <ProductSheet article={article} product={product} change={change} refresh={mutate} />;
  if (error instanceof ApiError && error.status === 404) return <ArticleNotFound message={notFound} />;
  if (error) return <Retry message="Failed to fetch the product sheet" onRetry={() => mutate()} />;
  return <ScreenLoading />;
}

function Retry(props: { message: string; onRetry: () => void }) {
  return <Failure {...props} className="mx-auto my-24 w-[calc(100%-2.5rem)] max-w-md" />;
}
