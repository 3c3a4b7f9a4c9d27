import { sql } from 'drizzle-orm';
import type { KeywordGeneration } from '../contract/keywords.ts';
import type { Database } from '../db/client.ts';
import { foldKey } from '../db/fold.ts';
import { seoKeywords } from '../db/schema.ts';
import { searchKey } from './ideas/near-duplicate.ts';
import type { KeywordIdeas } from './ideas/types.ts';

/** Adds the ideas for a topic that the list does not have yet, in these or nearly these words. */
export async function generateKeywords(
  db: Database,
  topic: string,
  findIdeas: KeywordIdeas,
): Promise<KeywordGeneration> {
  const ideas = await findIdeas(topic);
  const stored = await db.select({ keyword: seoKeywords.keyword }).from(seoKeywords);
  const added = await addKeywords(
    db,
    leaveOutKnown(
      ideas,
      stored.map(({ keyword }) => keyword),
    ),
  );
  return { generated: ideas.length, added, duplicates: ideas.length - added };
}

function leaveOutKnown(ideas: readonly string[], stored: readonly string[]): string[] {
  const known = new Set(stored.map(searchKey));
  return ideas.filter((idea) => {
    const key = searchKey(idea);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** One statement, so that two requests at once add each keyword once. The first idea is the newest: lists show it on top. */
async function addKeywords(db: Database, keywords: readonly string[]): Promise<number> {
  if (keywords.length === 0) return 0;
  const rows = keywords.map((keyword) => ({ id: crypto.randomUUID(), keyword, key: foldKey(keyword) }));
  // Values stand in the table's column order.
  const added = await db
    .insert(seoKeywords)
    .select(sql`
      select value ->> 'id', value ->> 'keyword', value ->> 'key', 0, null, ${Date.now()} - key
      from json_each(${JSON.stringify(rows)}) where true`)
    .onConflictDoNothing()
    .returning({ id: seoKeywords.id });
  return added.length;
}
