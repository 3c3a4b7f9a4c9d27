import type { Article, ArticleSummary, PublicArticle, PublicArticleSummary } from '../contract/articles.ts';
import { articles } from '../db/schema.ts';

export type ArticleRow = typeof articles.$inferSelect;

/** What lists read of an article: never the text, by far the largest, and public ones not what only its author may see. */
export const publicSummaryColumns = {
  id: articles.id,
  userId: articles.userId,
  title: articles.title,
  excerpt: articles.excerpt,
  slug: articles.slug,
  sourceUrl: articles.sourceUrl,
  sourceType: articles.sourceType,
  keywords: articles.keywords,
  categories: articles.categories,
  metaDescription: articles.metaDescription,
  seoScore: articles.seoScore,
  wordCount: articles.wordCount,
  status: articles.status,
  generationProgress: articles.generationProgress,
  version: articles.version,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  publishedAt: articles.publishedAt,
};
export const summaryColumns = {
  ...publicSummaryColumns,
  originalIdea: articles.originalIdea,
  originalTargetKeywords: articles.originalTargetKeywords,
  originalArticleLength: articles.originalArticleLength,
  originalCustomInstructions: articles.originalCustomInstructions,
  researchDepth: articles.researchDepth,
  angle: articles.angle,
  seoSuggestions: articles.seoSuggestions,
  failureReason: articles.failureReason,
  waitingFor: articles.waitingFor,
  isNew: articles.isNew,
  showsSources: articles.showsSources,
};
export const articleColumns = { ...summaryColumns, content: articles.content };

type RowOf<Columns> = Pick<ArticleRow, keyof Columns & keyof ArticleRow>;
export type PublicRow = RowOf<typeof publicSummaryColumns>;

export function toPublicSummary(row: PublicRow): PublicArticleSummary {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    excerpt: row.excerpt,
    slug: row.slug,
    sourceUrl: row.sourceUrl,
    sourceType: row.sourceType,
    keywords: row.keywords,
    categories: row.categories,
    metaDescription: row.metaDescription,
    seoScore: row.seoScore,
    wordCount: row.wordCount,
    status: row.status,
    generationProgress: row.generationProgress,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

export function toSummary(row: RowOf<typeof summaryColumns>): ArticleSummary {
  return {
    ...toPublicSummary(row),
    originalIdea: row.originalIdea,
    originalTargetKeywords: row.originalTargetKeywords,
    originalArticleLength: row.originalArticleLength,
    originalCustomInstructions: row.originalCustomInstructions,
    researchDepth: row.researchDepth,
    angle: row.angle,
    seoSuggestions: row.seoSuggestions,
    failureReason: row.failureReason,
    waitingFor: row.status === 'generating' ? row.waitingFor : null,
    isNew: row.isNew,
    showsSources: row.showsSources,
  };
}

export function toArticle(row: RowOf<typeof articleColumns>): Article {
  return { ...toSummary(row), content: row.content };
}

export function toPublicArticle(row: PublicRow & { content: string }): PublicArticle {
  return { ...toPublicSummary(row), content: row.content };
}
