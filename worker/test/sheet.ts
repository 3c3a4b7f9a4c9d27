import { sql } from 'drizzle-orm';
import { storeSheet } from '../articles/sheets.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import { emptySheet } from '../source/sheet/empty-sheet.ts';
import { db } from './api.ts';

/** A sheet with one statement of the company, repeated as often as asked. */
export const sheetSaying = (text: string, times = 1): ProductSheet => ({
  ...emptySheet([], 'Acme'),
  company: Array.from({ length: times }, () => ({ text, page: 0, quote: text })),
});

/** Keeps a sheet for an article as its generation does. */
export async function putSheet(articleId: string, sheet: ProductSheet): Promise<void> {
  for (const statement of await storeSheet(db, articleId, sheet, sql`true`)) await statement;
}
