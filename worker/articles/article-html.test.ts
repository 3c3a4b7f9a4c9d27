import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicPage } from '../contract/articles.ts';
import { articleHtml, articles, systemConfig } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { patience } from '../test/patience.ts';
import { rendererVersion, renderNow, storeArticleHtml } from './article-html.ts';

const stored = (articleId: string) => db.query.articleHtml.findFirst({ where: eq(articleHtml.articleId, articleId) });
const htmlOf = async (slug: string) => (await (await api('GET', `/pages/${slug}`)).json<PublicPage>()).html;

/** As in an isolate that knows nothing yet. */
async function freshIsolate() {
  vi.resetModules();
  return import('./article-html.ts');
}

beforeEach(async () => {
  for (const table of [articleHtml, articles, systemConfig]) await db.delete(table);
});

describe('the HTML of an article', () => {
  it('is made when the text is saved, and is what the page carries', async () => {
    const { row, cookie } = await signUp();
    const { id, slug } = await putArticle(row.id, { status: 'published' });
    const content = 'A *new* text.\n\n![One](https://a.example/1.png) ![Two](https://a.example/2.png)';
    expect((await api('PATCH', `/articles/${id}`, { cookie, body: { content } })).status).toBe(200);
    const kept = await stored(id);
    expect(kept).toMatchObject({
      renderer: rendererVersion,
      images: ['https://a.example/1.png', 'https://a.example/2.png'],
    });
    expect(kept?.html).toContain('<p>A <em>new</em> text.</p>');
    expect(kept?.html).toContain(`src="/image/${id}/1?v=`);
    expect(await htmlOf(slug)).toBe(kept?.html);
    await db.update(articleHtml).set({ html: '<p>as it is stored</p>' }).where(eq(articleHtml.articleId, id));
    expect(await htmlOf(slug)).toBe('<p>as it is stored</p>');
  });

  it('leaves the text itself out of the page', async () => {
    const { row } = await signUp();
    const { slug } = await putArticle(row.id, { status: 'published', content: 'Some **marked** words.' });
    const page = await (await api('GET', `/pages/${slug}`)).text();
    expect(page).toContain('<strong>marked</strong>');
    expect(page).not.toContain('**');
  });

  it('is made by the page where there is none, or one of an older renderer, and kept', async () => {
    const { row } = await signUp();
    const { id, slug } = await putArticle(row.id, { status: 'published', content: 'One *text*.' });
    expect(await htmlOf(slug)).toBe('<p>One <em>text</em>.</p>');
    await vi.waitFor(async () => expect(await stored(id)).toBeDefined(), patience);
    await db.update(articleHtml).set({ renderer: rendererVersion - 1, html: 'old' });
    expect(await htmlOf(slug)).toBe('<p>One <em>text</em>.</p>');
    await vi.waitFor(async () => expect(await stored(id)).toMatchObject({ renderer: rendererVersion }), patience);
  });

  it('of a text that was changed in the meantime is not kept', async () => {
    const { row } = await signUp();
    const { id } = await putArticle(row.id, { content: 'The newer text.' });
    await storeArticleHtml(db, id, 'The newer text.');
    await renderNow(db, id, 'The older text.').store();
    expect((await stored(id))?.html).toBe('<p>The newer text.</p>');
  });

  it('is made by the sweep for texts that nobody reads, some at a time', async () => {
    const { renderOutdated } = await freshIsolate();
    const { row } = await signUp();
    const put = await Promise.all(
      Array.from({ length: 21 }, (_, n) => putArticle(row.id, { status: n % 2 ? 'draft' : 'published' })),
    );
    await renderOutdated(db);
    expect(await db.$count(articleHtml)).toBe(20);
    await renderOutdated(db);
    for (const { id } of put) expect(await stored(id)).toMatchObject({ renderer: rendererVersion });
  });

  it('is not looked for again once all have it, until the renderer changes', async () => {
    await (await freshIsolate()).renderOutdated(db);
    const statements = vi.spyOn(env.DB, 'prepare');
    await (await freshIsolate()).renderOutdated(db);
    expect(statements.mock.calls.map(([statement]) => statement)).toEqual([expect.stringContaining('system_config')]);
    statements.mockRestore();
    await db.update(systemConfig).set({ value: String(rendererVersion - 1) });
    const { row } = await signUp();
    const { id } = await putArticle(row.id);
    await (await freshIsolate()).renderOutdated(db);
    expect(await stored(id)).toMatchObject({ renderer: rendererVersion });
  });

  it('goes with the article', async () => {
    const { row, cookie } = await signUp();
    const { id } = await putArticle(row.id);
    await api('PATCH', `/articles/${id}`, { cookie, body: { content: 'Another text.' } });
    await api('DELETE', `/articles/${id}`, { cookie });
    expect(await stored(id)).toBeUndefined();
  });
});
