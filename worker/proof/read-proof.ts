import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { proofClaims, proofFacts, proofSources } from '../db/schema.ts';

/** What was read for an article, what it says, and which sentence rests on what; facts are named by their place in the list. */
export async function readProof(db: Database, articleId: string) {
  const [sources, facts, claims] = await db.batch([
    db.select().from(proofSources).where(eq(proofSources.articleId, articleId)).orderBy(proofSources.ordinal),
    db.select().from(proofFacts).where(eq(proofFacts.articleId, articleId)).orderBy(proofFacts.ordinal),
    db.select().from(proofClaims).where(eq(proofClaims.articleId, articleId)).orderBy(proofClaims.ordinal),
  ]);
  return {
    sources: sources.map(({ ordinal, url, title, textHash, fetchedAt }) => ({
      ordinal,
      url,
      title,
      textHash,
      fetchedAt,
    })),
    facts: facts.map(({ ordinal, sourceOrdinal, kind, quote }) => ({ ordinal, source: sourceOrdinal, kind, quote })),
    claims: claims.map(({ ordinal, sentence, factOrdinals, kind, reckoning }) => ({
      ordinal,
      sentence,
      facts: factOrdinals,
      kind,
      reckoning,
    })),
  };
}
