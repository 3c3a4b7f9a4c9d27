import type { ReactNode } from 'react';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { KeywordsList } from './use-keywords.ts';

type KeywordListProps = { list: KeywordsList; empty: string; children: ReactNode };

/** A list of keywords, or what stands in its place while it loads, fails or has none. */
export function KeywordList({ list, empty, children }: KeywordListProps) {
  if (!list.data && list.error) return <Failure message="Failed to fetch keywords" onRetry={() => list.mutate()} />;
  if (!list.data) return <Skeleton className="h-40" />;
  if (list.data.length === 0) return <p className="py-8 text-center text-sm text-soft">{empty}</p>;
  return children;
}
