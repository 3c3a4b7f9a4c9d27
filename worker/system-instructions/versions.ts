import { desc, eq, sql } from 'drizzle-orm';
import { instructionVersionsKept } from '../contract/limits.ts';
import type { InstructionVersion, SystemInstructions } from '../contract/system-instructions.ts';
import type { Database } from '../db/client.ts';
import { insertSelect } from '../db/insert-select.ts';
import { instructionVersions, users } from '../db/schema.ts';
import { authorColumns, authorName } from '../users/author.ts';

/** Statements of a save's own batch. Saving again what is the newest already makes no other version of it. */
export function keepInstructionVersion(db: Database, userId: string, body: SystemInstructions, createdAt: Date) {
  const { version, systemPrompt, defaultCustomInstructions } = instructionVersions;
  const newest = sql`(select max(${version}) from ${instructionVersions})`;
  const isNewest = sql`
    select 1 from ${instructionVersions} where ${version} = ${newest}
    and ${systemPrompt} = ${body.systemPrompt} and ${defaultCustomInstructions} = ${body.defaultCustomInstructions}`;
  return [
    insertSelect(db, instructionVersions, { ...body, userId, createdAt }, sql`where not exists (${isNewest})`),
    db.delete(instructionVersions).where(sql`${version} <= ${newest} - ${instructionVersionsKept}`),
  ] as const;
}

/** Newest first. */
export async function listInstructionVersions(db: Database): Promise<InstructionVersion[]> {
  const rows = await db
    .select({ kept: instructionVersions, author: authorColumns })
    .from(instructionVersions)
    .leftJoin(users, eq(users.id, instructionVersions.userId))
    .orderBy(desc(instructionVersions.version))
    .limit(instructionVersionsKept);
  return rows.map(({ kept: { userId, createdAt, ...kept }, author }) => ({
    ...kept,
    createdAt: createdAt.toISOString(),
    author: authorName(author),
  }));
}
