import { useState } from 'react';
import { plainDate, relativeTime } from '../../worker/contract/text.ts';
import { isHydrating } from '../lib/page-data.tsx';
import { useNow } from '../lib/use-now.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * A time, relative to now; a hover shows it in full (web/edge/early-script.ts). On a page from the edge nothing jumps when it comes alive: React leaves
 * the edge's words until their own next change, and what is older than a week keeps a date that is written alike everywhere.
 */
export function ArticleTime({ iso, prefix }: { iso: string; prefix?: string }) {
  const [isFromEdge] = useState(isHydrating);
  const now = useNow();
  const isOld = now - Date.parse(iso) >= weekMs;
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {`${prefix ?? ''}${isFromEdge && isOld ? plainDate(iso) : relativeTime(iso, now)}`}
    </time>
  );
}
