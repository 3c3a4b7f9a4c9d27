import { describe, expect, it } from 'vitest';
import { api, origin, putArticle, putCategory, signUp } from '../test/api.ts';
import { putSheet, sheetSaying } from '../test/sheet.ts';

/** What an author typed or was told, each with a mark that must not come out anywhere. */
const inputs = {
  originalIdea: 'private-idea',
  originalTargetKeywords: 'private-keywords',
  originalArticleLength: 'long',
  originalCustomInstructions: 'private-instructions',
  researchDepth: 'expert',
  angle: 'review',
  seoSuggestions: ['private-suggestion'],
  failureReason: 'private-reason',
  runId: 'private-run',
  dedupeKey: 'private-key',
} as const;
const hiddenFields = [...Object.keys(inputs), 'modelCalls', 'tokensUsed', 'seq'];

async function publishOne() {
  const author = await signUp();
  const category = await putCategory();
  const article = await putArticle(author.row.id, {
    ...inputs,
    runId: `private-run-${crypto.randomUUID()}`,
    seoSuggestions: [...inputs.seoSuggestions],
    title: `Zanzibar ${author.row.username}`,
    categories: [category],
    status: 'published',
    publishedAt: new Date(),
  });
  return { author, article, category };
}

function pathsTo({ author, article, category }: Awaited<ReturnType<typeof publishOne>>): string[] {
  return [
    '/articles/published',
    `/articles/published?author=${author.row.id}`,
    `/articles/published?category=${category}`,
    `/articles/search?q=${author.row.username}`,
    `/articles/slug/${article.slug}`,
    `/articles/${article.id}`,
    `/pages/${article.slug}`,
    '/sitemap',
  ];
}

describe("what an author asked for is the author's alone", () => {
  it.each(['a visitor', 'another user'])('on every route that answers %s', async (who) => {
    const published = await publishOne();
    const cookie = who === 'a visitor' ? '' : (await signUp()).cookie;
    // Kept for some seconds, it would not know this article yet.
    await caches.default.delete(`${origin}/api/sitemap?part=1`);
    for (const path of pathsTo(published)) {
      const response = await api('GET', path, { cookie });
      const text = await response.text();
      expect(response.status, path).toBe(200);
      expect(text, path).toContain(published.article.slug);
      expect(text, path).not.toContain('private-');
      for (const field of hiddenFields) expect(text, path).not.toContain(`"${field}"`);
    }
  });

  it.each(['a visitor', 'another user'])('and what was read of its product is refused to %s', async (who) => {
    const { article } = await publishOne();
    await putSheet(article.id, sheetSaying('private-sheet'));
    const cookie = who === 'a visitor' ? '' : (await signUp()).cookie;
    const response = await api('GET', `/articles/${article.id}/sheet`, { cookie });
    expect(response.status).toBe(who === 'a visitor' ? 401 : 403);
    expect(await response.text()).not.toContain('private-');
  });

  it('and the author and admins get all of it', async () => {
    const { author, article } = await publishOne();
    const admin = await signUp({ isAdmin: true });
    for (const { cookie } of [author, admin]) {
      for (const path of [`/articles/slug/${article.slug}`, `/articles/${article.id}`]) {
        expect(await (await api('GET', path, { cookie })).json()).toMatchObject({
          originalIdea: 'private-idea',
          originalCustomInstructions: 'private-instructions',
          seoSuggestions: ['private-suggestion'],
        });
      }
    }
  });
});
