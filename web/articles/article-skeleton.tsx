import { Skeleton } from '../ui/skeleton.tsx';

export function ArticleSkeleton() {
  return (
    <div role="status" aria-label="Loading article" className="measure space-y-5 px-5 pt-20">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="mt-10 h-64 w-full" />
    </div>
  );
}
