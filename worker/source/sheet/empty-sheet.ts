import type { ProductSheet } from '../../contract/product-sheet.ts';
import type { SourcePage } from '../types.ts';

/** The sheet of pages that say nothing of a product. */
export const emptySheet = (pages: readonly SourcePage[], name: string): ProductSheet => ({
  pages: pages.map(({ url, title, fetchedAt }) => ({ url, title, fetchedAt })),
  name,
  ...{ kind: null, description: null, audience: null, availability: null },
  ...{
    plans: [],
    features: [],
    integrations: [],
    quotes: [],
    questions: [],
    figures: [],
    company: [],
    notices: [],
    limits: [],
    terms: [],
    access: [],
  },
});
