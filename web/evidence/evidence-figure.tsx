import type { Article } from '../../worker/contract/articles.ts';
import { useEvidence } from './use-evidence.ts';
import { countText } from './words.ts';

/** How many of an article's statements stand on a page, among its other figures. */
export function EvidenceFigure({ article }: { article: Article }) {
  const { data, error } = useEvidence(article);
  return <>{data ? countText(data) : error ? '–' : '…'}</>;
}
