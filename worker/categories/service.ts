import { asc, sql } from 'drizzle-orm';
import type { Category } from '../contract/categories.ts';
import type { Database } from '../db/client.ts';
import { categories } from '../db/schema.ts';
import { predefinedCategories } from './predefined.ts';

type CategoryRow = typeof categories.$inferSelect;

function toCategory(row: CategoryRow): Category {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.type), asc(categories.displayName));
  return rows.map(toCategory);
}

/** Adds the predefined categories that are missing; those that exist, changed or not, stay as they are. */
export async function initializeCategories(db: Database): Promise<{ created: number; total: number }> {
  const now = Date.now();
  const rows = predefinedCategories.map((category) => ({ ...category, id: crypto.randomUUID() }));
  const created = await db.all(sql`
    insert into ${categories} (id, name, display_name, type, description, created_at, updated_at)
    select value ->> 'id', value ->> 'name', value ->> 'displayName', value ->> 'type', value ->> 'description', ${now}, ${now}
    from json_each(${JSON.stringify(rows)}) where true
    on conflict (name) do nothing returning id`);
  return { created: created.length, total: predefinedCategories.length };
}
