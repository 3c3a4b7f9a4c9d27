import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../contract/describe-error.ts';
import { articleHtml, seoKeywords, sessions } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { api, db, password, putArticle, signUp } from './api.ts';
import { failingDatabase } from './failing-database.ts';
import { createMailbox } from './mailbox.ts';
import { putSheet, sheetSaying } from './sheet.ts';

function logged(): string[] {
  const lines: string[] = [];
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => lines.push(parts.map(String).join(' ')));
  }
  return lines;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const mark = 'private-mark';
const failure = () => new Error(`D1_ERROR: near "${mark}": syntax error at offset 7: SQLITE_ERROR`);

/** A limit would end a call before its last statement. */
const limitless = { limit: async () => ({ success: true }) } satisfies RateLimit;
/** What is started is nobody's to write. */
const idleLanes = { idFromName: (name: string) => name, get: () => ({ enqueue() {}, cancel() {} }) };
const { settings: mailSettings, mails } = createMailbox();
const settings = {
  ...mailSettings,
  ...{ RATE_10: limitless, RATE_20: limitless, RATE_60: limitless },
  LANES: idleLanes as unknown as Bindings['LANES'],
};

/** Somebody whose every word bears the mark, new for each call: one that fails half-way leaves things as no other expects them. */
async function markedUser() {
  const name = `${mark}-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  const { row, cookie } = await signUp({ isAdmin: true, username: name, usernameKey: name, email, emailKey: email });
  const content = `${mark} ![${mark}](https://source.test:8080/picture/png/${crypto.randomUUID()})`;
  const { id, slug } = await putArticle(row.id, { title: mark, content, status: 'published', slug: name });
  await putSheet(id, sheetSaying(mark));
  // Leaves a version behind; the page is to make its HTML itself.
  await api('PATCH', `/articles/${id}`, { cookie, body: { excerpt: mark } });
  await db.delete(articleHtml).where(eq(articleHtml.articleId, id));
  // Seen long ago: the session is touched behind each answer.
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(0) })
    .where(eq(sessions.userId, row.id));
  const keyword = { id: crypto.randomUUID(), keyword: name, keywordKey: name, createdAt: new Date() };
  await db.insert(seoKeywords).values(keyword);
  return { name, email, cookie, id, slug, userId: row.id, keywordId: keyword.id };
}

/** Every call that carries something of a person's, with marks that no log may show. */
type Call = [method: string, path: string, body?: unknown];
const calls: Array<(user: Awaited<ReturnType<typeof markedUser>>) => Call> = [
  ({ name }) => ['POST', '/auth/register', { username: `${name}-2`, email: `2-${name}@example.com`, password: mark }],
  ({ name }) => ['POST', '/auth/login', { username: name, password }],
  () => ['GET', '/auth/me'],
  ({ email }) => ['POST', '/auth/forgot-password', { login: email }],
  () => ['POST', '/account/password', { currentPassword: password, newPassword: mark }],
  ({ name }) => ['POST', '/account/email', { password, email: `2-${name}@example.com` }],
  () => ['POST', '/account/verify-email'],
  () => ['GET', '/account/export'],
  ({ id }) => ['PATCH', `/articles/${id}`, { title: mark, content: mark }],
  ({ id }) => ['PATCH', `/articles/${id}/publish`, { publish: false }],
  ({ id }) => ['PATCH', `/articles/${id}/publish`, { publish: true }],
  ({ id }) => ['GET', `/articles/${id}/sheet`],
  ({ id }) => ['GET', `/articles/${id}/versions`],
  ({ id }) => ['GET', `/articles/${id}/versions/1`],
  ({ id }) => ['POST', `/articles/${id}/versions/1/restore`],
  ({ id }) => ['DELETE', `/articles/${id}`],
  ({ userId }) => ['GET', `/articles/user/${userId}`],
  () => ['GET', `/articles/search?q=${mark}`],
  ({ slug }) => ['GET', `/articles/slug/${slug}`],
  () => ['GET', '/articles/published'],
  ({ slug }) => ['GET', `/pages/${slug}`],
  () => ['GET', '/sitemap'],
  ({ id }) => ['GET', `/images/${id}/0`],
  () => ['POST', '/generate/url', { url: `https://${mark}.example/`, customInstructions: mark, keywords: mark }],
  () => ['POST', '/generate/idea', { idea: `${mark} is an idea`, customInstructions: mark }],
  ({ name }) => ['POST', '/seo-keywords', { keyword: `${name} again` }],
  () => ['POST', '/seo-keywords/generate', { topic: mark }],
  ({ keywordId }) => ['POST', '/seo-keywords/generate-articles', { keywordIds: [keywordId], customInstructions: mark }],
  ({ name }) => ['POST', '/categories', { name, displayName: mark }],
  () => ['PUT', '/system-instructions', { systemPrompt: mark, defaultCustomInstructions: mark }],
  () => ['POST', '/auth/logout'],
  () => ['DELETE', '/account', { password }],
];

describe('a log', () => {
  it('shows nothing of what people wrote, whichever statement of whichever call fails, be it behind the answer', async () => {
    const lines = logged();
    vi.spyOn(caches.default, 'put').mockRejectedValue(failure());
    let failed = 0;
    const behind = new Set<string>();
    for (const call of calls) {
      for (let answered = 0; ; answered += 1) {
        const user = await markedUser();
        const [method, path, body] = call(user);
        const { database, calls: made } = failingDatabase(env.DB, answered, failure);
        const context = createExecutionContext();
        const { cookie } = user;
        const response = await api(method, path, { cookie, body, settings: { ...settings, DB: database }, context });
        // A body that is read from the database while it is sent can only break off.
        const text = new TextDecoder().decode(await response.arrayBuffer().catch(() => undefined));
        expect(text, path).not.toMatch(/SQLITE|D1_/);
        // Throws what no work behind the answer has caught.
        await waitOnExecutionContext(context);
        if (response.status === 500) failed += 1;
        if (made() > answered) continue;
        expect(response.status, `${method} ${path}: ${text}`).toBeLessThan(400);
        break;
      }
    }
    for (const line of lines) {
      const { event } = JSON.parse(line);
      if (event !== 'request_failed') behind.add(event);
    }
    expect(failed).toBeGreaterThan(60);
    expect(lines.filter((line) => line.includes('request_failed'))).toHaveLength(failed);
    // Lanes write while this goes on, and add lines of their own.
    expect([...behind]).toEqual(
      expect.arrayContaining([
        'announce_failed',
        'deletion_broke_off',
        'html_not_kept',
        'picture_not_kept',
        'reset_not_sent',
        'session_not_renewed',
        'sitemap_not_kept',
        'verification_not_sent',
      ]),
    );
    expect(mails.length).toBeGreaterThan(0);
    const text = lines.join('\n');
    expect(text).toContain('SQLITE_ERROR');
    expect(text).not.toContain(mark);
    expect(text).not.toMatch(/insert into|select "|params/i);
  });
});

describe('describeError', () => {
  it('names the causes, the column of a broken constraint and the place, and quotes nothing', () => {
    const cause = new Error(
      `D1_ERROR: UNIQUE constraint failed: users.email_key: SQLITE_CONSTRAINT (${mark}@example.com)`,
    );
    const { error, at } = describeError(new TypeError(`Failed query: insert … params: ${mark}@example.com`, { cause }));
    expect(error).toBe('TypeError < Error (constraint failed: users.email_key, SQLITE_CONSTRAINT)');
    expect(at?.length).toBeGreaterThan(0);
    expect(JSON.stringify({ error, at })).not.toContain(mark);
  });

  it('tells why the database gave no answer, in its own words', () => {
    const lost = new Error(`D1_ERROR: Network connection lost. ${mark}`);
    expect(describeError(lost).error).toBe('Error (D1_ERROR, Network connection lost)');
  });

  it.each([
    [mark],
    [{ message: mark }],
    [undefined],
    [new SyntaxError(`Unexpected token 'p', "${mark}\n    at ${mark}" is not JSON`)],
  ])('quotes nothing of what else is thrown', (thrown) => {
    expect(JSON.stringify(describeError(thrown))).not.toContain(mark);
  });
});
