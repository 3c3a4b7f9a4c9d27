import { inArray, sql } from 'drizzle-orm';
import type { SystemInstructions } from '../contract/system-instructions.ts';
import type { Database } from '../db/client.ts';
import { systemConfig } from '../db/schema.ts';
import { defaultSystemInstructions } from './defaults.ts';
import { keepInstructionVersion } from './versions.ts';

const keys = { systemPrompt: 'system_prompt', defaultCustomInstructions: 'default_custom_instructions' } as const;

/** The instructions as an admin saved them; what was never saved reads as its default. */
export async function readSystemInstructions(db: Database, partnerName: string): Promise<SystemInstructions> {
  const rows = await db
    .select({ key: systemConfig.key, value: systemConfig.value })
    .from(systemConfig)
    .where(inArray(systemConfig.key, Object.values(keys)));
  const saved = new Map(rows.map(({ key, value }) => [key, value]));
  const defaults = defaultSystemInstructions(partnerName);
  return {
    systemPrompt: saved.get(keys.systemPrompt) ?? defaults.systemPrompt,
    defaultCustomInstructions: saved.get(keys.defaultCustomInstructions) ?? defaults.defaultCustomInstructions,
  };
}

/** The instructions and their version, both or neither. */
export async function saveSystemInstructions(
  db: Database,
  userId: string,
  body: SystemInstructions,
): Promise<SystemInstructions> {
  const updatedAt = new Date();
  const row = (key: string, value: string) => ({ id: crypto.randomUUID(), key, value, updatedAt });
  await db.batch([
    db
      .insert(systemConfig)
      .values([
        row(keys.systemPrompt, body.systemPrompt),
        row(keys.defaultCustomInstructions, body.defaultCustomInstructions),
      ])
      .onConflictDoUpdate({ target: systemConfig.key, set: { value: sql`excluded.value`, updatedAt } }),
    ...keepInstructionVersion(db, userId, body, updatedAt),
  ]);
  return body;
}
