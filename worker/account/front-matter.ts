import type { articles } from '../db/schema.ts';

type ArticleRow = typeof articles.$inferSelect;

/** An article as a Markdown file. JSON's values are YAML's too, so nothing in them can break out of the front matter. */
export function articleMarkdown(row: ArticleRow): string {
  const fields = {
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    excerpt: row.excerpt,
    metaDescription: row.metaDescription,
    keywords: row.keywords,
    categories: row.categories,
    sourceType: row.sourceType,
    sourceUrl: row.sourceUrl,
    idea: row.originalIdea,
    targetKeywords: row.originalTargetKeywords,
    length: row.originalArticleLength,
    customInstructions: row.originalCustomInstructions,
    researchDepth: row.researchDepth,
    angle: row.angle,
    seoScore: row.seoScore,
    seoSuggestions: row.seoSuggestions,
    wordCount: row.wordCount,
    version: row.version,
    failureReason: row.failureReason,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    publishedAt: row.publishedAt,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${row.content}\n`;
}
