import type { PageMeta } from './types.ts';

/** Of a page without structured data. */
export const noMeta: PageMeta = {
  ...{ kind: null, description: null, siteName: null, productName: null },
  ...{ offers: [], faq: [] },
};
