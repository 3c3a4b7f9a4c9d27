import { beforeEach, describe, expect, it } from 'vitest';
import type { KeywordGeneration, SeoKeyword } from '../contract/keywords.ts';
import { modelLeases, seoKeywords } from '../db/schema.ts';
import type { ModelSettings } from '../model/types.ts';
import { api, db, signUp } from '../test/api.ts';
import { apiKey, askedOf, bindingsOf, modelNamed } from '../test/model.ts';

const { cookie } = await signUp({ isAdmin: true });

beforeEach(async () => {
  await db.delete(seoKeywords);
});

const limitless = { RATE_10: { limit: async () => ({ success: true }) } };

const generate = (model: ModelSettings, topic = 'rota planning') =>
  api('POST', '/seo-keywords/generate', { cookie, body: { topic }, settings: { ...bindingsOf(model), ...limitless } });

const listed = async () => {
  const keywords = await (await api('GET', '/seo-keywords', { cookie })).json<SeoKeyword[]>();
  return keywords.map(({ keyword }) => keyword);
};

describe('POST /keywords/generate with a model', () => {
  it('adds what the model suggests, the best on top', async () => {
    const model = modelNamed('plain');
    const response = await generate(model);
    const result = await response.json<KeywordGeneration>();
    expect([response.status, result.duplicates]).toEqual([200, 0]);
    expect(result.added).toBeGreaterThanOrEqual(15);
    expect((await listed())[0]).toBe('how to choose rota planning');
    const [asked] = await askedOf(model);
    expect(asked?.body.messages[1]?.content).toContain('"topic":"rota planning"');
  });

  it('adds none twice', async () => {
    await generate(modelNamed('plain'));
    const again = await (await generate(modelNamed('plain'))).json<KeywordGeneration>();
    expect([again.added, again.duplicates]).toEqual([0, again.generated]);
  });

  it('has the built-in generator complete what the model leaves out', async () => {
    const result = await (await generate(modelNamed('garbled'))).json<KeywordGeneration>();
    expect(result.added).toBeGreaterThanOrEqual(15);
  });

  it('takes only what can be a keyword', async () => {
    await generate(modelNamed('sloppy-keywords'));
    const keywords = await listed();
    expect(keywords).toContain('rota planning for cafés');
    expect(keywords.filter((keyword) => /cafés?$/.test(keyword))).toHaveLength(1);
    expect(keywords.filter((keyword) => keyword.length > 150 || /https?:|^["\d]/.test(keyword))).toEqual([]);
  });

  it.each([
    ['always-busy', 'The language model was out of order. Please retry later.'],
    ['busy-once', 'The language model was busy, or its quota is used up. Please retry later.'],
    [
      'refuses-key',
      'The language model refused our key. An administrator must check the key in the settings; then retry.',
    ],
  ])('says in plain words that the model failed (%s)', async (scenario, error) => {
    const response = await generate(modelNamed(scenario));
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([502, { error, code: 'upstream_failed' }]);
    expect(text).not.toContain(apiKey);
    expect(await listed()).toEqual([]);
  });

  it('waits for no place where articles have them all, and leaves its own', async () => {
    const model = modelNamed('plain');
    const lane = { runId: 'a-lane', expiresAt: new Date(Date.now() + 60_000) };
    await db.insert(modelLeases).values(lane);
    const post = () =>
      api('POST', '/seo-keywords/generate', {
        cookie,
        body: { topic: 'rota planning' },
        settings: { ...bindingsOf(model), MODEL_LANES: '1', ...limitless },
      });
    const refused = await post();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { error: 'The language model is busy with articles. Please try again in a minute.', code: 'rate_limited' },
    ]);
    expect(await askedOf(model)).toEqual([]);
    await db.delete(modelLeases);
    expect((await post()).status).toBe(200);
    expect(await db.$count(modelLeases)).toBe(0);
  });
});
