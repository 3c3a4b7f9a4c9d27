import { eq, type SQL, sql } from 'drizzle-orm';
import { type ProductSheet, productSheet } from '../contract/product-sheet.ts';
import type { Database } from '../db/client.ts';
import { gunzip, gzip } from '../db/gzip.ts';
import { insertSelect } from '../db/insert-select.ts';
import { productSheets } from '../db/schema.ts';

/** A sheet is kept as compressed JSON of at most this many bytes before compression. */
export const maxSheetBytes = 200 * 1024;

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** What may be cut. The pages stay: every entry names one by its place. */
const lists = [
  ...(['plans', 'features', 'integrations', 'quotes'] as const),
  ...(['questions', 'figures', 'company', 'notices', 'limits', 'access'] as const),
];

/** The sheet cut to what is kept of it: the largest list loses its second half until all fits. Null where even that is too much. */
export function fitSheet(sheet: ProductSheet): ProductSheet | null {
  const fitted = { ...sheet };
  const sizes = lists.map((name) => ({ name, bytes: bytesOf(sheet[name]) }));
  let total = bytesOf(sheet);
  while (total > maxSheetBytes) {
    const [largest] = sizes.filter(({ name }) => fitted[name].length > 0).sort((a, b) => b.bytes - a.bytes);
    if (!largest) return null;
    const { name, bytes } = largest;
    Object.assign(fitted, { [name]: fitted[name].slice(0, Math.floor(fitted[name].length / 2)) });
    largest.bytes = bytesOf(fitted[name]);
    total -= bytes - largest.bytes;
  }
  return fitted;
}

/** The statement that keeps an article's sheet, for the batch that saves the article; none where there is nothing to keep. */
export async function storeSheet(db: Database, articleId: string, sheet: ProductSheet | null, guard: SQL) {
  const fitted = sheet && fitSheet(sheet);
  if (!fitted) return [];
  const body = await gzip(JSON.stringify(fitted));
  return [insertSelect(db, productSheets, { articleId, body }, sql`where ${guard}`).onConflictDoNothing()];
}

/** What was read of the article's product; null where nothing is kept, or only what an older version of the site made of it. */
export async function readSheet(db: Database, articleId: string): Promise<ProductSheet | null> {
  const row = await db
    .select({ body: productSheets.body })
    .from(productSheets)
    .where(eq(productSheets.articleId, articleId))
    .get();
  if (!row) return null;
  return productSheet.safeParse(JSON.parse(await gunzip(row.body))).data ?? null;
}
