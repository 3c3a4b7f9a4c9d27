import { getTableColumns } from 'drizzle-orm';
import type { Article, ArticleSummary } from '../contract/articles.ts';
import { articles } from '../db/schema.ts';

export type ArticleRow = typeof articles.$inferSelect;

const { content: _content, ...summaryColumns } = getTableColumns(articles);

/** Lists never read the content column: it is by far the largest. */
export { summaryColumns };

export function toSummary(row: Omit<ArticleRow, 'content'>): ArticleSummary {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    excerpt: row.excerpt,
    slug: row.slug,
    sourceUrl: row.sourceUrl,
    sourceType: row.sourceType,
    originalIdea: row.originalIdea,
    originalTargetKeywords: row.originalTargetKeywords,
    originalArticleLength: row.originalArticleLength,
    originalCustomInstructions: row.originalCustomInstructions,
    researchDepth: row.researchDepth,
    angle: row.angle,
    keywords: row.keywords,
    categories: row.categories,
    metaDescription: row.metaDescription,
    seoScore: row.seoScore,
    seoSuggestions: row.seoSuggestions,
    wordCount: row.wordCount,
    status: row.status,
    generationProgress: row.generationProgress,
    failureReason: row.failureReason,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

export function toArticle(row: ArticleRow): Article {
  return { ...toSummary(row), content: row.content };
}
