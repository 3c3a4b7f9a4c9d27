import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { articles } from '../db/schema.ts';
import { db } from './api.ts';
import { patience } from './patience.ts';

/** The article once it has left `generating`. */
export const settled = (id: string) =>
  vi.waitFor(async () => {
    const row = await db.query.articles.findFirst({ where: eq(articles.id, id) });
    if (!row || row.status === 'generating') throw new Error(`still generating at ${row?.generationProgress}%`);
    return row;
  }, patience);
