import type { SourcePage } from '../types.ts';
import { pageKey } from './address.ts';

/** The address that a page gives as its own. Some sites give their first page's on every page: that tells nothing. */
function ownKey({ canonical }: SourcePage): string | null {
  const key = canonical ? pageKey(new URL(canonical)) : null;
  return key === '/' ? null : key;
}

/** Whether two pages are one under two addresses. */
export function isSamePage(one: SourcePage, other: SourcePage): boolean {
  if (one.hash === other.hash) return true;
  const key = ownKey(one);
  return key !== null && key === ownKey(other);
}
