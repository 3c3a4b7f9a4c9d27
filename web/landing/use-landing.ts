import { landingKey } from '../lib/keys.ts';
import { isHydrating } from '../lib/page-data.tsx';
import { useRead } from '../lib/use-read.ts';

/** Newest published articles and figures over all of them. */
export function useLanding() {
  return useRead(landingKey, { revalidateOnMount: !isHydrating() });
}
