import { useEffect } from 'react';
import { site } from '../../worker/contract/site.ts';

export const pageTitle = (title: string | null) =>
  title ? `${title} | ${site.name}` : `${site.name}: ${site.tagline}`;

/** Keeps the tab's title with the screen; pages from the edge come with theirs. Undefined while it is not known yet. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
