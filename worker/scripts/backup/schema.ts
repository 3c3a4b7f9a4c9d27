import type { Source } from './store.ts';

type Part = { type: string; name: string; sql: string };

export type Schema = {
  /** Statements that make tables and indexes, and then what is derived from them: full-text indexes and triggers. */
  statements: string[];
  /** Tables whose rows are kept. */
  tables: string[];
  /** Everything to drop before these statements can run, in an order that works. */
  drops: string[];
};

/** Their rows let somebody in, or belong to the hour: they do not outlive a restore. */
const transient = new Set(['sessions', 'account_tokens', 'sign_in_flows', 'model_leases', 'told_counts']);

/**
 * The schema as the database itself describes it. Tables that triggers write to (counts, lists of categories, the full-text
 * index) are derived: their rows come from the triggers again, which therefore stand before any row does.
 */
export async function readSchema(store: Source): Promise<Schema> {
  const all = (await store.query(
    `select type, name, sql from sqlite_master
      where sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' order by rowid`,
  )) as Part[];
  const virtual = all.filter(({ sql }) => /^create\s+virtual\s/i.test(sql));
  const isShadow = ({ name }: Part) => virtual.some((table) => name.startsWith(`${table.name}_`));
  const tables = all.filter((part) => part.type === 'table' && !virtual.includes(part) && !isShadow(part));
  const indexes = all.filter(({ type }) => type === 'index');
  const triggers = all.filter(({ type }) => type === 'trigger');
  const derived = new Set(triggers.flatMap(({ sql }) => writtenBy(sql)));
  return {
    statements: [...tables, ...indexes, ...virtual, ...triggers].map(({ sql }) => sql),
    tables: tables.map(({ name }) => name).filter((name) => !derived.has(name) && !transient.has(name)),
    drops: [...triggers, ...virtual, ...tables].map(
      ({ type, name }) => `drop ${type === 'trigger' ? 'trigger' : 'table'} if exists ${quoteName(name)}`,
    ),
  };
}

function writtenBy(trigger: string): string[] {
  const body = trigger.slice(trigger.search(/\bbegin\b/i));
  const writes = /\b(?:insert(?:\s+or\s+\w+)?\s+into|delete\s+from|(?<!\bdo\s)update)\s+["`]?(\w+)/gi;
  return [...body.matchAll(writes)].map(([, table = '']) => table);
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
