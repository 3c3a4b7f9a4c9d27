import { asc } from 'drizzle-orm';
import type { Category } from '../contract/categories.ts';
import type { Database } from '../db/client.ts';
import { categories } from '../db/schema.ts';

type CategoryRow = typeof categories.$inferSelect;

function toCategory(row: CategoryRow): Category {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.type), asc(categories.displayName));
  return rows.map(toCategory);
}
