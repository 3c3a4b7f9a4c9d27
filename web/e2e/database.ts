export type Statement = [sql: string, ...values: Array<string | number | null>];

/** Wrangler's own way to the database of the stack that it serves: no second process writes the file behind its back. */
const rawQueryPath = '/cdn-cgi/explorer/api/d1/database/00000000-0000-0000-0000-000000000000/raw';

type RawAnswer = { success: boolean; result: Array<{ results: { columns: string[]; rows: unknown[][] } }> };

/** Brings about a state that would take long to reach by hand; answers the rows of the last statement. */
export async function runSql(origin: string, ...statements: Statement[]): Promise<Array<Record<string, unknown>>> {
  let rows: Array<Record<string, unknown>> = [];
  for (const [text, ...values] of statements) {
    // It takes parameters that are strings only; the others are written into the statement.
    const params = values.filter((value) => typeof value === 'string');
    const rest = values.values();
    const sql = text.replace(/\?/g, () => {
      const { value } = rest.next();
      return typeof value === 'string' ? '?' : String(value);
    });
    const response = await fetch(origin + rawQueryPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sql, params }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${sql}\n${response.status}: ${answer}`);
    const { result }: RawAnswer = JSON.parse(answer);
    const { columns, rows: raw } = result[0]?.results ?? { columns: [], rows: [] };
    rows = raw.map((values) => Object.fromEntries(columns.map((column, index) => [column, values[index]])));
  }
  return rows;
}

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
