import useSWR from 'swr';
import type { Listed, PublishedList } from '../../worker/contract/articles.ts';
import { landingKey } from '../lib/keys.ts';
import { isHydrating } from '../lib/page-data.tsx';

/** Newest published articles and figures over all of them. */
export function useLanding() {
  return useSWR<Listed<PublishedList>>(landingKey, { revalidateOnMount: !isHydrating() });
}
