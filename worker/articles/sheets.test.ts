import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { gzip } from '../db/gzip.ts';
import { productSheets } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { putSheet, sheetSaying } from '../test/sheet.ts';
import { fitSheet, maxSheetBytes } from './sheets.ts';

describe('GET /articles/{id}/sheet', () => {
  it('answers its owner and admins', async () => {
    const author = await signUp();
    const admin = await signUp({ isAdmin: true });
    const { id } = await putArticle(author.row.id);
    const sheet = sheetSaying('Acme was founded in 1998.');
    await putSheet(id, sheet);
    for (const { cookie } of [author, admin]) {
      const response = await api('GET', `/articles/${id}/sheet`, { cookie });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.json()).toEqual(sheet);
    }
  });

  it('is 401 signed out, and for others 404 or, once published, 403', async () => {
    const { row } = await signUp();
    const { cookie } = await signUp();
    for (const [status, expected] of [
      ['draft', 404],
      ['published', 403],
    ] as const) {
      const { id } = await putArticle(row.id, { status });
      await putSheet(id, sheetSaying('private-mark'));
      expect((await api('GET', `/articles/${id}/sheet`)).status).toBe(401);
      const response = await api('GET', `/articles/${id}/sheet`, { cookie });
      expect(response.status).toBe(expected);
      expect(await response.text()).not.toContain('private-mark');
    }
  });

  it('is 404 where none is kept, and where what is kept is of another shape', async () => {
    const { row, cookie } = await signUp();
    const { id } = await putArticle(row.id);
    expect((await api('GET', `/articles/${id}/sheet`, { cookie })).status).toBe(404);
    await db.insert(productSheets).values({ articleId: id, body: await gzip('{"name":"Acme"}') });
    expect((await api('GET', `/articles/${id}/sheet`, { cookie })).status).toBe(404);
  });

  it('goes with its article', async () => {
    const { row, cookie } = await signUp();
    const { id } = await putArticle(row.id);
    await putSheet(id, sheetSaying('Acme was founded in 1998.'));
    await api('DELETE', `/articles/${id}`, { cookie });
    expect(await db.$count(productSheets, eq(productSheets.articleId, id))).toBe(0);
  });
});

describe('a sheet that is too large', () => {
  const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

  it('loses the ends of its largest lists, the same each time', () => {
    const large = sheetSaying('é'.repeat(500), 400);
    const sheet = { ...large, integrations: [{ name: 'Slack', page: 0, quote: 'Slack' }] };
    const fitted = fitSheet(sheet);
    expect(bytesOf(fitted)).toBeLessThanOrEqual(maxSheetBytes);
    expect(fitted?.company.length).toBeGreaterThan(50);
    expect(fitted?.integrations).toEqual(sheet.integrations);
    expect(fitSheet(sheet)).toEqual(fitted);
  });

  it('also where it holds but one entry, and is not kept where that is no help', () => {
    const long = 'x'.repeat(maxSheetBytes);
    expect(fitSheet(sheetSaying(long))).toEqual(sheetSaying('', 0));
    expect(fitSheet({ ...sheetSaying('', 0), name: long })).toBeNull();
  });
});
