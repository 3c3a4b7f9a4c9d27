import type { Statement } from '../../worker/scripts/statements.ts';
import { insertArticle } from './insert-article.ts';

export const longTitle = `Unbroken${'abcdefgh'.repeat(24)}`;
export const arabicTitle = 'دليل مختصر لمسك الدفاتر';
export const hebrewParagraph = 'הנהלת חשבונות לחנויות קטנות, בלי כאב ראש ובלי גיליונות.';
export const manyCategories = ['small-business', 'ai-coding', 'retail', 'finance', 'real-estate'];

const arabicBody = `${arabicTitle} لمن يدير متجرا صغيرا.\n\n${hebrewParagraph}\n\nAn English paragraph stands between them.\n\n- بند أول\n- بند ثان`;

/** What visitors find beside the sample articles: enough for three pages, and some that are hard to set. */
export function publishedArticles(userId: string): Statement[] {
  const notes = Array.from({ length: 25 }, (_, index) =>
    insertArticle({
      id: `note-${index}`,
      userId,
      title: `Field note ${index + 1}`,
      slug: `field-note-${index + 1}`,
      status: 'published',
      seoScore: 55 + index,
      ageMinutes: 60 * 24 * (10 + index),
    }),
  );
  return [
    // Not one of the predefined: a badge leads to a list where its category is active.
    [
      `insert or ignore into categories (id, name, display_name, created_at, updated_at)
        values ('small-business', 'small-business', 'Small Business', 0, 0)`,
    ],
    ...notes,
    insertArticle({
      id: 'many-categories',
      userId,
      title: 'Bookkeeping by five crossroads',
      slug: 'bookkeeping-by-five-roads',
      status: 'published',
      categories: manyCategories,
      seoScore: 72,
      ageMinutes: 3 * 60,
    }),
    insertArticle({
      id: 'arabic',
      userId,
      title: arabicTitle,
      slug: 'arabic-bookkeeping',
      status: 'published',
      excerpt: hebrewParagraph,
      content: arabicBody,
      ageMinutes: 4 * 60,
    }),
    insertArticle({
      id: 'long-title',
      userId,
      title: longTitle,
      slug: 'long-title',
      status: 'published',
      seoScore: 41,
      ageMinutes: 5 * 60,
    }),
  ];
}
