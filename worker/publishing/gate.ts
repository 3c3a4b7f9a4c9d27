import type { ArticleRow } from '../articles/to-article.ts';
import type { ArticleText } from '../contract/articles.ts';
import type { Database } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { confirm, findDecisions } from './decisions.ts';
import { findWorthALook } from './worth-a-look.ts';

type Look = { text: ArticleText; confirmed: readonly string[]; userId: string };

/**
 * Lets an article through to its publication, or refuses it with the statements that need a person's decision and what else is
 * worth a look. What `confirmed` names is recorded first: nothing is ever published without a record of who decided.
 */
export async function passGate(db: Database, row: ArticleRow, { text, confirmed, userId }: Look): Promise<void> {
  const { statements, sources } = await findDecisions(db, row, text);
  const left = statements.filter(({ hash }) => !confirmed.includes(hash));
  if (left.length > 0) {
    const count = left.length === 1 ? '1 statement needs' : `${left.length} statements need`;
    throw new AppError('publish_blocked', `${count} your decision before this article is published.`, {
      details: { version: row.version, statements: left, sources, worthALook: await findWorthALook(db, row, text) },
    });
  }
  await confirm(
    db,
    row.id,
    statements.map(({ hash }) => hash),
    userId,
  );
}

/** Statements of a changed text that a page contradicts, and that the text before it did not make. */
export async function findBroughtIn(db: Database, before: ArticleRow, after: ArticleRow): Promise<string[]> {
  const now = await findDecisions(db, after);
  if (now.statements.length === 0) return [];
  const known = new Set((await findDecisions(db, before)).statements.map(({ hash }) => hash));
  return now.statements.flatMap(({ id, hash, state }) => (state === 'conflict' && !known.has(hash) ? [id] : []));
}
