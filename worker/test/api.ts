import { createExecutionContext, env } from 'cloudflare:test';
import { Scrypt } from 'oslo/password';
import { createSession } from '../auth/session.ts';
import { createDb } from '../db/client.ts';
import { articles, categories, users } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import worker from '../index.ts';
import type { UserRow } from '../users/service.ts';

export const origin = 'http://localhost:8788';
export const db = createDb(env.DB);

type Options = {
  body?: unknown;
  cookie?: string;
  address?: string;
  headers?: Record<string, string>;
  settings?: Partial<Bindings>;
  /** To wait for what goes on behind the answer. */
  context?: ExecutionContext;
};

/** One request to the Worker as the site's own pages send it. */
export function api(
  method: string,
  path: string,
  { body, cookie, address, headers, settings, context = createExecutionContext() }: Options = {},
): Promise<Response> | Response {
  // Called as the runtime calls it. Through `exports.default` each call of a test costs more than the one before.
  return worker.fetch(
    new Request(`${origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method !== 'GET' && { Origin: origin }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        // Of its own for each test that counts: the limiters are shared by all tests of a file.
        'X-Client-Address': address ?? `192.0.2.${Math.floor(Math.random() * 250)}`,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    settings ? { ...env, ...settings } : env,
    context,
  );
}

/** The cookie of this name that an answer sets, as it is sent back. */
export const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';', 1)[0] ?? '';

let serial = 0;
export const password = 'correct-horse';

/** Of the password, at a cost that no test notices; the first right login writes a proper one. */
const passwordHash = new Scrypt({ N: 2, r: 1, p: 1 }).hash(password).then((bare) => `scrypt$2$1$1$${bare}`);

/** A user with a session of their own. */
export async function signUp(
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ row: UserRow; cookie: string }> {
  serial += 1;
  const username = `user-${serial}-${crypto.randomUUID().slice(0, 8)}`;
  const now = new Date();
  const row = await db
    .insert(users)
    .values({
      id: crypto.randomUUID(),
      username,
      usernameKey: username,
      email: `${username}@example.com`,
      emailKey: `${username}@example.com`,
      passwordHash: await passwordHash,
      createdAt: now,
      updatedAt: now,
      ...changes,
    })
    .returning()
    .get();
  return { row, cookie: `session=${await createSession({ db, env }, row, 'Firefox on Linux')}` };
}

/** Puts an article into D1 as it stands, without any generation. */
export async function putArticle(userId: string, changes: Partial<typeof articles.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const now = new Date();
  return db
    .insert(articles)
    .values({
      id,
      userId,
      title: `Title ${id}`,
      slug: `slug-${id}`,
      content: 'Some **content** of five words.',
      sourceType: 'url',
      createdAt: now,
      updatedAt: now,
      ...changes,
    })
    .returning()
    .get();
}

/** A category, in a test that needs one which no other has. */
export async function putCategory(
  name = `category-${crypto.randomUUID().slice(0, 8)}`,
  active = true,
): Promise<string> {
  const now = new Date();
  const values = { id: crypto.randomUUID(), name, displayName: name, type: 'business', active } as const;
  await db.insert(categories).values({ ...values, createdAt: now, updatedAt: now });
  return name;
}
