import { Skeleton } from './skeleton.tsx';

/** Stands while the code of a screen is on its way. */
export function ScreenLoading() {
  return (
    <div role="status" aria-label="Loading" className="mx-auto w-full max-w-6xl space-y-5 px-5 py-12">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="mt-8 h-48 w-full" />
    </div>
  );
}
