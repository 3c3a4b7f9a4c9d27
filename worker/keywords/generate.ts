import type { KeywordGeneration } from '../contract/keywords.ts';
import type { Database } from '../db/client.ts';
import { seoKeywords } from '../db/schema.ts';
import { addNewKeywords } from './bulk.ts';
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
  const keywords = await addNewKeywords(
    db,
    leaveOutKnown(
      ideas,
      stored.map(({ keyword }) => keyword),
    ),
  );
  return { generated: ideas.length, added: keywords.length, duplicates: ideas.length - keywords.length, keywords };
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
