import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { GenerationStarted } from '../contract/generation.ts';
import { proofSources } from '../db/schema.ts';
import { api, db, signUp } from '../test/api.ts';
import { settled } from '../test/settled.ts';

it('reads the page that the user named, and no other of a site that asks robots to stay away', async () => {
  const { cookie } = await signUp();
  const url = 'http://robots.test:8080/samples/fernhill/';
  const started = await api('POST', '/generate/url', { cookie, body: { url, length: 'medium' } });
  const { article } = await started.json<GenerationStarted>();
  expect(await settled(article.id)).toMatchObject({ status: 'draft' });
  const sources = await db.select().from(proofSources).where(eq(proofSources.articleId, article.id));
  expect(sources.map((source) => source.url)).toEqual([url]);
  const requests = await (await fetch('http://robots.test:8080/requests')).json<string[]>();
  expect(requests.filter((request) => request === 'GET /robots.txt')).toHaveLength(1);
  expect(requests).not.toContain('GET /samples/fernhill/pricing');
});
