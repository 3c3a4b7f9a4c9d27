import { and, asc, eq, lt } from 'drizzle-orm';
import { createDb } from '../db/client.ts';
import { articleLinks } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { readSettings } from '../settings.ts';
import { linkAnswers } from '../source/index.ts';

const checkAgainAfterMs = 7 * 24 * 60 * 60_000;
/** For all articles together: what people link to is not to feel it. */
const checksAMinute = 20;

/** Asks the links that were never asked, or longest ago, whether they still answer. */
export async function checkLinks(env: Bindings, now = Date.now()): Promise<void> {
  const db = createDb(env.DB);
  const due = await db
    .select({ articleId: articleLinks.articleId, url: articleLinks.url })
    .from(articleLinks)
    .where(lt(articleLinks.checkedAt, now - checkAgainAfterMs))
    .orderBy(asc(articleLinks.checkedAt))
    .limit(checksAMinute);
  const { sourceAllowedHosts: allowedHosts } = readSettings(env);
  await Promise.all(
    due.map(async ({ articleId, url }) => {
      const isDead = !(await linkAnswers(url, { allowedHosts }));
      await db
        .update(articleLinks)
        .set({ isDead, checkedAt: now })
        .where(and(eq(articleLinks.articleId, articleId), eq(articleLinks.url, url)));
    }),
  );
}
