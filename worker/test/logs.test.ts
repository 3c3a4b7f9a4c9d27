import { env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../contract/describe-error.ts';
import { api, putArticle, signUp } from './api.ts';
import { failingDatabase } from './failing-database.ts';

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

/** Every call that carries something of a person's, with marks that no log may show. */
const mark = 'private-mark';
const mail = `${mark}@example.com`;
type Call = [method: string, path: string, body?: unknown];
const calls = (articleId: string): Call[] => [
  ['POST', '/auth/register', { username: `${mark}-${crypto.randomUUID().slice(0, 8)}`, email: mail, password: mark }],
  ['POST', '/auth/login', { username: mark, password: mark }],
  ['GET', '/auth/me'],
  ['PATCH', `/articles/${articleId}`, { title: mark, content: mark }],
  ['PATCH', `/articles/${articleId}/publish`, { publish: true }],
  ['GET', `/articles/search?q=${mark}`],
  ['GET', `/articles/slug/${mark}`],
  ['GET', '/articles/published'],
  ['GET', `/pages/${mark}`],
  ['POST', '/generate/url', { url: `https://${mark}.example/`, customInstructions: mark, keywords: mark }],
  ['POST', '/generate/idea', { idea: `${mark} is an idea`, customInstructions: mark }],
  ['POST', '/seo-keywords', { keyword: mark }],
  ['POST', '/seo-keywords/generate', { topic: mark }],
  ['POST', '/categories', { name: mark, displayName: mark }],
  ['PUT', '/system-instructions', { systemPrompt: mark, defaultCustomInstructions: mark }],
  ['POST', '/auth/logout'],
];

describe('a log', () => {
  it('shows nothing of what people wrote, whichever statement of whichever call fails', async () => {
    const { row, cookie } = await signUp({ isAdmin: true });
    const { id } = await putArticle(row.id, { title: mark, content: mark });
    const failure = () => new Error(`D1_ERROR: near "${mark}": syntax error at offset 7: SQLITE_ERROR`);
    const lines = logged();
    let failed = 0;
    for (const [method, path, body] of calls(id)) {
      for (let answered = 0; ; answered += 1) {
        const { database, calls: made } = failingDatabase(env.DB, answered, failure);
        const response = await api(method, path, { cookie, body, settings: { DB: database } });
        expect(await response.text(), path).not.toMatch(/SQLITE|D1_/);
        if (response.status === 500) failed += 1;
        if (made() <= answered) break;
      }
    }
    expect(failed).toBeGreaterThan(20);
    expect(lines.filter((line) => line.includes('request_failed'))).toHaveLength(failed);
    const text = lines.join('\n');
    expect(text).toContain('SQLITE_ERROR');
    expect(text).not.toContain(mark);
    expect(text).not.toContain(row.email);
    expect(text).not.toMatch(/insert into|select "|params/i);
  });
});

describe('describeError', () => {
  it('names the causes, the column of a broken constraint and the place, and quotes nothing', () => {
    const cause = new Error(`D1_ERROR: UNIQUE constraint failed: users.email_key: SQLITE_CONSTRAINT (${mail})`);
    const { error, at } = describeError(new TypeError(`Failed query: insert … params: ${mail}`, { cause }));
    expect(error).toBe('TypeError < Error (constraint failed: users.email_key, SQLITE_CONSTRAINT)');
    expect(at?.length).toBeGreaterThan(0);
    expect(JSON.stringify({ error, at })).not.toContain(mark);
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
