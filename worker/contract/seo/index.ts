export { scoreArticle } from './score-article.ts';
export type { Check, CheckStatus, ScoredArticle, SeoScore } from './types.ts';
