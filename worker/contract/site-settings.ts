import { z } from 'zod';

/** What the site is set up with, as far as a screen must tell before something is asked of it. */
export const siteSettings = z.object({
  /** A language model writes; without one the built-in writer does. */
  hasModel: z.boolean(),
  /** One can sign in with Google. */
  hasGoogle: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettings>;
