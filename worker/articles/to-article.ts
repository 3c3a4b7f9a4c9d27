import { getTableColumns } from 'drizzle-orm';
import type { Article, ArticleSummary, PublicArticle, PublicArticleSummary } from '../contract/articles.ts';
import { articles } from '../db/schema.ts';

export type ArticleRow = typeof articles.$inferSelect;

const {
  content: _content,
  originalIdea: _idea,
  originalTargetKeywords: _keywords,
  originalArticleLength: _length,
  originalCustomInstructions: _instructions,
  researchDepth: _depth,
  angle: _angle,
  seoSuggestions: _suggestions,
  failureReason: _reason,
  waitingFor: _waitingFor,
  isNew: _isNew,
  showsSources: _showsSources,
  ...publicSummaryColumns
} = getTableColumns(articles);
const { content: _text, ...summaryColumns } = getTableColumns(articles);

/** Lists never read the content column, by far the largest; public ones not even what only the author may see. */
export { publicSummaryColumns, summaryColumns };

export type PublicRow = Pick<ArticleRow, keyof typeof publicSummaryColumns>;

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

export function toSummary(row: Omit<ArticleRow, 'content'>): ArticleSummary {
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

export function toArticle(row: ArticleRow): Article {
  return { ...toSummary(row), content: row.content };
}

export function toPublicArticle(row: PublicRow & { content: string }): PublicArticle {
  return { ...toPublicSummary(row), content: row.content };
}
