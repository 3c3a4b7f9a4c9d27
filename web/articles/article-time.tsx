import { useState } from 'react';
import { plainDate, relativeTime } from '../../worker/contract/text.ts';
import { isHydrating } from '../lib/page-data.tsx';
import { useNow } from '../lib/use-now.ts';

/**
 * A time, relative to now; a hover shows it in full. On pages from the edge it stays the plain date that was rendered there,
 * which is the same for every reader and so needs no correction when the page comes alive.
 */
export function ArticleTime({ iso, prefix }: { iso: string; prefix?: string }) {
  const [plain] = useState(isHydrating);
  const now = useNow();
  return (
    <time
      dateTime={iso}
      onPointerEnter={(event) => {
        event.currentTarget.title = new Date(iso).toLocaleString();
      }}
    >
      {prefix}
      {plain ? plainDate(iso) : relativeTime(iso, now)}
    </time>
  );
}
