import { z } from 'zod';
import { wholeNumber } from './numbers.ts';

/** Articles named in one part of the sitemap; a sitemap holds at most 50,000 addresses, and the site's own pages are among them. */
export const sitemapPartSize = 49_900;
/** Articles named in the RSS feed and in llms.txt. */
export const feedSize = 50;

export const sitemapEntry = z.object({ slug: z.string(), updatedAt: z.string() });

/** One part of the sitemap, oldest articles first, so that what stands in a part never moves to another. */
export const sitemapPart = z.object({ parts: z.number(), entries: z.array(sitemapEntry) });
export type SitemapPart = z.infer<typeof sitemapPart>;

export const sitemapQuery = z.object({ part: wholeNumber(1, 1000).default(1) });
