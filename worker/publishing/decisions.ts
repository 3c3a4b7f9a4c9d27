import { eq, sql } from 'drizzle-orm';
import type { ArticleRow } from '../articles/to-article.ts';
import type { Evidence, EvidenceStatement } from '../contract/evidence.ts';
import type { PublishDecision } from '../contract/publishing.ts';
import type { Database } from '../db/client.ts';
import { publishConfirmations } from '../db/schema.ts';
import { readEvidence } from '../evidence/service.ts';
import type { JudgedText } from '../evidence/types.ts';
import { sha256Hex } from '../sha256.ts';

type Open = { statements: PublishDecision[]; sources: Evidence['sources'] };

/** The statements of a text that a person has to decide about, and has not: decided from what is kept, nothing is fetched. */
export async function findDecisions(db: Database, row: ArticleRow, text: JudgedText = row): Promise<Open> {
  const { statements, sources } = await readEvidence(db, row, text);
  const needed = await Promise.all(
    statements
      .filter(({ needsDecision }) => needsDecision)
      .map(async (statement) => ({ ...statement, hash: await hashOf(statement, sources) })),
  );
  if (needed.length === 0) return { statements: [], sources };
  const made = await readConfirmed(db, row.id);
  return { statements: needed.filter(({ hash }) => !made.has(hash)), sources };
}

/** Of the sentence and what is wrong with it: another sentence, or another word of the page, has another one. */
const hashOf = ({ place, text, state, note, quotes }: EvidenceStatement, sources: Evidence['sources']) =>
  sha256Hex(
    JSON.stringify([place, text, state, note, quotes.map(({ source, quote }) => [sources[source]?.url, quote])]),
  );

async function readConfirmed(db: Database, articleId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ hash: publishConfirmations.hash })
    .from(publishConfirmations)
    .where(eq(publishConfirmations.articleId, articleId));
  return new Set(rows.map(({ hash }) => hash));
}

/** Records that a person keeps these statements as they are. */
export async function confirm(
  db: Database,
  articleId: string,
  hashes: readonly string[],
  userId: string,
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insert(publishConfirmations)
    .select(sql`
      select ${articleId}, value, ${userId}, ${Date.now()} from json_each(${JSON.stringify(hashes)})
      where true`)
    .onConflictDoNothing();
}
