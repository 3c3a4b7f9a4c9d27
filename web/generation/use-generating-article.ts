import { generatingPollMs } from '../../worker/contract/limits.ts';
import { idKey } from '../lib/keys.ts';
import { usePoll } from '../lib/use-poll.ts';
import { useReadOrNull } from '../lib/use-read.ts';

/** Polled while the article is generating, in a hidden tab too, whose title tells; until the first poll it is shown as it is given. */
export function useGeneratingArticle(id: string, isPolled = true) {
  const polled = useReadOrNull(isPolled ? idKey(id) : null, [401, 404], {
    revalidateOnMount: false,
  });
  const isUnderWay = polled.data === undefined || polled.data?.status === 'generating';
  usePoll(polled, isPolled && isUnderWay ? generatingPollMs : 0, { whenHidden: true });
  return polled;
}
