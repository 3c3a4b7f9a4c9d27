import type { Statement } from '../../worker/scripts/statements.ts';

export type ArticleRow = {
  id: string;
  userId: string;
  title: string;
  slug: string;
  status: 'draft' | 'generating' | 'published' | 'failed';
  content?: string;
  excerpt?: string;
  sourceUrl?: string | null;
  originalIdea?: string | null;
  keywords?: string[];
  categories?: string[];
  seoScore?: number;
  seoSuggestions?: string[];
  generationProgress?: number;
  failureReason?: string | null;
  ageMinutes?: number;
};

/**
 * Stores an article as it is. One that is generating counts as touched in the future: nothing takes it for forgotten, and it
 * stays at its progress until a test moves it.
 */
export function insertArticle(row: ArticleRow): Statement {
  const minute = 60_000;
  const createdAt = Date.now() - (row.ageMinutes ?? 0) * minute;
  const updatedAt = row.status === 'generating' ? Date.now() + 24 * 60 * minute : createdAt;
  const content = row.content ?? '## What it does\n\nIt keeps the books of small shops, and tells how they stand.';
  const values = {
    id: row.id,
    user_id: row.userId,
    title: row.title,
    slug: row.slug,
    status: row.status,
    content,
    excerpt: row.excerpt ?? 'What it does, for whom, and what it costs.',
    source_url: row.originalIdea ? null : (row.sourceUrl ?? `https://source.example/${row.id}`),
    source_type: row.originalIdea ? 'idea' : 'url',
    original_idea: row.originalIdea ?? null,
    original_article_length: 'short',
    keywords: JSON.stringify(row.keywords ?? ['bookkeeping']),
    categories: JSON.stringify(row.categories ?? []),
    meta_description: 'What it does, for whom, and what it costs, read from its own pages.',
    seo_score: row.seoScore ?? 85,
    seo_suggestions: JSON.stringify(row.seoSuggestions ?? []),
    word_count: content.split(/\s+/).length,
    generation_progress: row.generationProgress ?? (row.status === 'generating' ? 0 : 100),
    failure_reason: row.failureReason ?? null,
    published_at: row.status === 'published' ? createdAt : null,
    created_at: createdAt,
    updated_at: updatedAt,
  };
  const names = Object.keys(values);
  return [
    `insert into articles (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    ...Object.values(values),
  ];
}
