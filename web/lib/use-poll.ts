import { useEffect } from 'react';

type PollOptions = {
  /** In tabs that nobody sees, too. */
  whenHidden?: boolean;
};

/**
 * Reads again and again while `intervalMs` is not 0. SWR's own interval ends for good with the first poll that fails, and one
 * that depends on the data never begins where there was none at first.
 */
export function usePoll(
  { mutate }: { mutate(): Promise<unknown> },
  intervalMs: number,
  { whenHidden = false }: PollOptions = {},
): void {
  useEffect(() => {
    if (intervalMs === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      timer = setTimeout(async () => {
        if (whenHidden || document.visibilityState === 'visible') await mutate();
        if (timer !== undefined) next();
      }, intervalMs);
    };
    next();
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [mutate, intervalMs, whenHidden]);
}
