import useSWR from 'swr';
import type { Article } from '../../worker/contract/articles.ts';
import { generatingPollMs } from '../../worker/contract/limits.ts';
import { loadOrNull } from '../lib/api.ts';
import { idKey } from '../lib/keys.ts';
import { usePoll } from '../lib/use-poll.ts';

/** Polled while the article is generating, in a hidden tab too, whose title tells; until the first poll it is shown as it is given. */
export function useGeneratingArticle(id: string, isPolled = true) {
  const polled = useSWR<Article | null>(isPolled ? idKey(id) : null, loadOrNull<Article>(401, 404), {
    revalidateOnMount: false,
  });
  const isUnderWay = polled.data === undefined || polled.data?.status === 'generating';
  usePoll(polled, isPolled && isUnderWay ? generatingPollMs : 0, { whenHidden: true });
  return polled;
}
