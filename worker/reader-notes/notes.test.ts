import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Article, PublicPage } from '../contract/articles.ts';
import { changedPagesHeader } from '../contract/changed-pages.ts';
import type { GenerationStarted } from '../contract/generation.ts';
import { articleNotes, articles } from '../db/schema.ts';
import { api, db, putArticle, signUp } from '../test/api.ts';
import { patience } from '../test/patience.ts';
import { settled } from '../test/settled.ts';

const url = 'http://source.test:8080/samples/plumbline/';
type Person = Awaited<ReturnType<typeof signUp>>;

async function published() {
  const person = await signUp({ firstName: 'Jonas', lastName: 'Reed' });
  const started = await api('POST', '/generate/url', { cookie: person.cookie, body: { url, length: 'short' } });
  const { articleId } = await started.json<GenerationStarted>();
  await settled(articleId);
  const article = await publish(person, articleId);
  return { person, article };
}
const publish = async ({ cookie }: Person, id: string) => {
  const response = await api('PATCH', `/articles/${id}/publish`, { cookie, body: { publish: true } });
  expect(response.status).toBe(200);
  return response.json<Article>();
};
const pageOf = async (slug: string) => (await api('GET', `/pages/${slug}`)).json<PublicPage>();

describe('what readers are told of an article', () => {
  it('is the pages that it rests on, marks that lead there, and how it was made', async () => {
    const { article } = await published();
    const { notes, html, modifiedAt } = await pageOf(article.slug);
    expect(notes.sources?.pages.map((page) => page.url)).toContain(url);
    expect(notes.sources?.isStated).toBe(false);
    expect(notes.made).toMatchObject({ by: 'built-in', at: article.createdAt, checkedBy: 'Jonas Reed' });
    expect(notes.made.checkedAt).toBe(article.publishedAt);
    expect(modifiedAt).toBe(article.publishedAt);
    const numbers = [...html.matchAll(/href="#source-(\d+)"/g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(3);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(notes.sources?.pages.length ?? 0);
    expect(html).toMatch(/\$29 a month<sup class="source">/);
  });

  it('names the author where the author says otherwise, never under a number', async () => {
    const { person, article } = await published();
    const { cookie } = person;
    const body = { field: 'plan/solo/price', said: '$39 per month' };
    await api('POST', `/articles/${article.id}/product/corrections`, { cookie, body });
    const updates = await (await api('GET', `/articles/${article.id}/product/updates`, { cookie })).json<{
      articles: Array<{ changes: Array<{ id: string }> }>;
    }>();
    const ids = updates.articles[0]?.changes.map(({ id }) => id) ?? [];
    await api('POST', `/articles/${article.id}/product/updates`, { cookie, body: { ids } });
    const { notes, html } = await pageOf(article.slug);
    expect(notes.sources?.isStated).toBe(true);
    expect(html).toMatch(/\$39 a month<sup class="source"><a href="#stated"/);
    expect(html).not.toMatch(/\$39 a month<sup class="source"><a href="#source/);
    expect(JSON.stringify(notes.sources?.pages)).not.toContain('author');
  });

  it('is switched off and on by its owner, in the public page at once', async () => {
    const { person, article } = await published();
    const set = (showsSources: boolean, cookie = person.cookie) =>
      api('PATCH', `/articles/${article.id}/notes`, { cookie, body: { showsSources } });
    const off = await set(false);
    expect(off.headers.get(changedPagesHeader)).toContain(article.slug);
    expect(await off.json<Article>()).toMatchObject({ showsSources: false, version: article.version });
    const { notes, html, modifiedAt } = await pageOf(article.slug);
    expect(notes.sources).toBeNull();
    expect(html).not.toContain('class="source"');
    expect(notes.made.checkedBy).toBe('Jonas Reed');
    expect(modifiedAt).toBe(article.publishedAt);
    await set(true);
    expect((await pageOf(article.slug)).notes.sources).not.toBeNull();
    expect((await set(true, (await signUp()).cookie)).status).toBe(403);
  });

  it('follows the text, and says when what is seen changed', async () => {
    const { person, article } = await published();
    const edit = (body: object) => api('PATCH', `/articles/${article.id}`, { cookie: person.cookie, body });
    await edit({ metaDescription: 'Nobody sees this on the page.' });
    expect((await pageOf(article.slug)).modifiedAt).toBe(article.publishedAt);
    expect((await pageOf(article.slug)).notes.sources).not.toBeNull();
    const changed = await (await edit({ content: `${article.content}\n\nAnother line.` })).json<Article>();
    const after = await pageOf(article.slug);
    expect(after.modifiedAt).toBe(changed.updatedAt);
    expect(after.html).toContain('Another line.');
    expect(after.html).toContain('class="source"');
    // Taken back and published again it is the same text.
    await api('PATCH', `/articles/${article.id}/publish`, { cookie: person.cookie, body: { publish: false } });
    await publish(person, article.id);
    expect((await pageOf(article.slug)).modifiedAt).toBe(changed.updatedAt);
  });

  it('comes to an article that was published before, with its next reader', async () => {
    const { article } = await published();
    await db.delete(articleNotes).where(eq(articleNotes.articleId, article.id));
    expect((await pageOf(article.slug)).notes.sources).toBeNull();
    await vi.waitFor(async () => expect((await pageOf(article.slug)).notes.sources).not.toBeNull(), patience);
  });

  it('is how it was made alone, where no source was kept', async () => {
    const { row } = await signUp();
    const { slug, id } = await putArticle(row.id, { status: 'published', modelCalls: 3, content: 'It costs $12.' });
    await pageOf(slug);
    await vi.waitFor(
      async () => expect(await db.$count(articleNotes, eq(articleNotes.articleId, id))).toBe(1),
      patience,
    );
    const { notes, html } = await pageOf(slug);
    expect(notes).toMatchObject({ sources: null, made: { by: 'model' } });
    expect(html).toBe('<p>It costs $12.</p>');
    await db.update(articles).set({ status: 'draft' }).where(eq(articles.id, id));
  });
});
