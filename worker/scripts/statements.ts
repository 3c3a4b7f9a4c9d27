import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';

/*
 * A running site takes statements for its database at a socket among its data, open to whoever may write the data itself: SQLite's
 * file is locked while a second process writes to it, and requests of the site would fail at that.
 */

const statements = z
  .tuple([z.string()], z.union([z.string(), z.number(), z.null()]))
  .array()
  .nonempty();
const rows = z.record(z.string(), z.unknown()).array();

export type Statement = z.infer<typeof statements>[number];
export type Row = z.infer<typeof rows>[number];

/** Systems allow about 100 bytes for a socket's path, so it is told from here. On Windows it is the name of a pipe. */
function socketIn(stateDir: string): string {
  if (process.platform === 'win32') return join('\\\\.\\pipe', stateDir, 'statements');
  return relative('', join(stateDir, '.statements'));
}

/** Runs the statements that others send to the site of `stateDir`, all or none. */
export async function takeStatements(stateDir: string, database: () => Promise<D1Database>): Promise<void> {
  const path = socketIn(stateDir);
  // Of a site that was killed.
  rmSync(path, { force: true });
  const server = createServer(async (asked, answer) => {
    try {
      const db = await database();
      const prepared = statements.parse(await json(asked)).map(([sql, ...values]) => db.prepare(sql).bind(...values));
      answer.end(JSON.stringify((await db.batch(prepared)).at(-1)?.results ?? []));
    } catch (error) {
      answer.writeHead(400).end(JSON.stringify(String(error)));
    }
  });
  server.unref();
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
}

/** Rows of the last statement, as the site that runs on `stateDir` answers them. Throws where none runs, or it refuses. */
export async function sendStatements(stateDir: string, ...sent: Statement[]): Promise<Row[]> {
  const { promise: answered, resolve, reject } = Promise.withResolvers<{ status?: number; body: unknown }>();
  request({ socketPath: socketIn(stateDir), method: 'POST', agent: false }, (response) => {
    json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
  })
    .on('error', () =>
      reject(new Error('The site that runs here does not answer; it may be starting. Try again in a moment.')),
    )
    .end(JSON.stringify(sent));
  const { status, body } = await answered;
  if (status !== 200) throw new Error(`The site refused a statement: ${body}`);
  return rows.parse(body);
}
