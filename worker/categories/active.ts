import { eq } from 'drizzle-orm';
import type { Database, PlainDatabase } from '../db/client.ts';
import { categories } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/** The categories that can be chosen and that have lists. To be awaited by itself or put into a batch. */
export const selectActive = (db: PlainDatabase) =>
  db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(categories.type, categories.displayName);

type Named = ReadonlyArray<{ name: string }>;

/** Those of the articles' categories that have a list. */
export function listedAmong(articles: ReadonlyArray<{ categories: string[] }>, active: Named): string[] {
  const used = new Set(articles.flatMap((article) => article.categories));
  return active.map(({ name }) => name).filter((name) => used.has(name));
}

export const noSuchCategory = () => new AppError('not_found', 'This category does not exist.');

/** The chosen categories, where each is one that can be chosen. */
export async function requireActive(db: Database, chosen: string[]): Promise<string[]> {
  if (chosen.length === 0) return chosen;
  const active = new Set((await selectActive(db)).map(({ name }) => name));
  const unknown = chosen.find((name) => !active.has(name));
  if (unknown === undefined) return chosen;
  const message = `There is no category '${unknown}' to choose.`;
  throw new AppError('invalid_input', message, { issues: [{ path: 'categories', message }] });
}

/** Those of the categories that can still be chosen: what a retry goes on with. */
export async function keepActive(db: Database, chosen: string[]): Promise<string[]> {
  return chosen.length === 0 ? chosen : listedAmong([{ categories: chosen }], await selectActive(db));
}
