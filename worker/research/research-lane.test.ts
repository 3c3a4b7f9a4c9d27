import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { GenerationStarted } from '../contract/generation.ts';
import { proofClaims, proofFacts, proofSources } from '../db/schema.ts';
import { api, db, signUp } from '../test/api.ts';
import { fakeWikipediaUrl } from '../test/fake-wikipedia.ts';
import { settled } from '../test/settled.ts';

const sourcesOf = async (id: string) =>
  (await db.select().from(proofSources).where(eq(proofSources.articleId, id))).map(({ url }) => url);

describe('an idea in the lane', () => {
  it('becomes an article whose proof names the pages that it rests on', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    const body = { idea: 'urban beekeeping', angle: 'business', researchDepth: 'comprehensive', length: 'medium' };
    const response = await api('POST', '/generate/idea', { cookie, body });
    expect(response.status).toBe(202);
    const { articleId } = await response.json<GenerationStarted>();
    const article = await settled(articleId);
    expect(article).toMatchObject({ status: 'draft', generationProgress: 100, failureReason: null });
    expect(article.title).toMatch(/^Urban beekeeping: /);
    expect(await sourcesOf(articleId)).toEqual(
      expect.arrayContaining([`${fakeWikipediaUrl}/wiki/Urban_beekeeping`, `${fakeWikipediaUrl}/wiki/Beekeeping`]),
    );
    expect((await api('GET', `/articles/${articleId}/sheet`, { cookie })).status).toBe(404);
    // Links are checked like all others, and these pages answer.
    expect(article.content).toContain(`](${fakeWikipediaUrl}/wiki/Urban_beekeeping)`);
    const facts = await db.select().from(proofFacts).where(eq(proofFacts.articleId, articleId));
    const claims = await db.select().from(proofClaims).where(eq(proofClaims.articleId, articleId));
    expect(claims.length).toBeGreaterThan(10);
    for (const { factOrdinals } of claims) {
      expect(factOrdinals.every((ordinal) => facts.some((fact) => fact.ordinal === ordinal))).toBe(true);
    }
  });

  it('becomes a draft that says so where nothing is found', async () => {
    const { cookie } = await signUp({ isAdmin: true });
    const response = await api('POST', '/generate/idea', { cookie, body: { idea: 'zeppelin maintenance in winter' } });
    const { articleId } = await response.json<GenerationStarted>();
    const article = await settled(articleId);
    expect(article.status).toBe('draft');
    expect(article.seoSuggestions?.join(' ')).toContain('No source was found for this idea');
    expect(await sourcesOf(articleId)).toEqual([]);
  });
});

it('researches keywords of the queue too', async () => {
  const { cookie } = await signUp({ isAdmin: true });
  const added = await api('POST', '/seo-keywords', { cookie, body: { keyword: 'electronic invoicing' } });
  const { id } = await added.json<{ id: string }>();
  const response = await api('POST', '/seo-keywords/generate-articles', { cookie, body: { keywordIds: [id] } });
  expect(response.status).toBe(202);
  const { articleIds } = await response.json<{ articleIds: string[] }>();
  const article = await settled(articleIds[0] ?? '');
  expect(article.status).toBe('draft');
  expect(article.keywords?.[0]).toBe('electronic invoicing');
  expect(await sourcesOf(article.id)).toContain(`${fakeWikipediaUrl}/wiki/Electronic_invoicing`);
});
