import type { SourcePage } from './types.ts';

/** The name of a page's site as the page gives it, else its host. */
export const siteNameOf = ({ meta, url }: Pick<SourcePage, 'meta' | 'url'>) =>
  meta.siteName ?? new URL(url).hostname.replace(/^www\./, '');
