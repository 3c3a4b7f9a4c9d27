import type { Article, PublicArticle, PublicArticleSummary } from './articles.ts';

/** Who may change an article gets the whole of it; everyone else the public one. Apart from the schemas, which visitors need not load. */
export const isOwnArticle = (shown: Article | PublicArticle | PublicArticleSummary): shown is Article =>
  'seoSuggestions' in shown;
