import { asc, eq, sql } from 'drizzle-orm';
import type { CategoriesInitialized, Category, CategoryBody, CategoryPatch } from '../contract/categories.ts';
import type { Database } from '../db/client.ts';
import { categories } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { AppError } from '../errors.ts';
import { noSuchCategory } from './active.ts';
import { predefinedCategories } from './predefined.ts';

type CategoryRow = typeof categories.$inferSelect;

function toCategory(row: CategoryRow): Category {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.type), asc(categories.displayName));
  return rows.map(toCategory);
}

export async function createCategory(db: Database, body: CategoryBody): Promise<Category> {
  const now = new Date();
  const values = {
    ...body,
    description: body.description || null,
    id: crypto.randomUUID(),
    createdAt: now,
    updatedAt: now,
  };
  const row = await db
    .insert(categories)
    .values(values)
    .returning()
    .get()
    .catch((error) => refuseTakenName(error, body.name));
  return toCategory(row);
}

export async function updateCategory(db: Database, id: string, patch: CategoryPatch): Promise<Category> {
  const row = await db
    .update(categories)
    .set({ ...patch, updatedAt: new Date() })
    .where(eq(categories.id, id))
    .returning()
    .get()
    .catch((error) => refuseTakenName(error, patch.name ?? ''));
  if (!row) throw noSuchCategory();
  return toCategory(row);
}

/** Articles keep the category's name: they carry it as a word, not as a reference. */
export async function deleteCategory(db: Database, id: string): Promise<void> {
  const deleted = await db.delete(categories).where(eq(categories.id, id)).returning({ id: categories.id });
  if (deleted.length === 0) throw noSuchCategory();
}

/** Adds the predefined categories that are missing; those that exist, changed or not, stay as they are. */
export async function initializeCategories(db: Database): Promise<CategoriesInitialized> {
  const now = Date.now();
  const rows = predefinedCategories.map((category) => ({ ...category, id: crypto.randomUUID() }));
  // Values stand in the table's column order.
  const created = await db
    .insert(categories)
    .select(sql`
      select value ->> 'id', value ->> 'name', value ->> 'displayName', value ->> 'type', value ->> 'description', 1, ${now}, ${now}
      from json_each(${JSON.stringify(rows)}) where true`)
    .onConflictDoNothing()
    .returning({ id: categories.id });
  return { created: created.length, total: predefinedCategories.length };
}

function refuseTakenName(error: unknown, name: string): never {
  if (isUniqueViolation(error, 'categories.name')) {
    throw new AppError('conflict', `There is a category named '${name}' already.`, { cause: error });
  }
  throw error;
}
