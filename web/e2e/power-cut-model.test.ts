import { expect, it } from 'vitest';
import { type Asked, startFakeModel } from '../../worker/test/fake-model/server.ts';
import { findLosses, interruptQueue } from './interrupted-queue.ts';
import { copySeededState } from './seeded-state.ts';

it('asks a model nothing again but what was under way at a kill -9', async () => {
  const [queued, kills] = [3, 3];
  const endpoint = await startFakeModel();
  const name = 'slow:power-cut';
  const outcome = await interruptQueue({
    kills,
    // One article of each product, so that no two of them ask the same.
    queued,
    seed: 7,
    sourceDelayMs: 100,
    longestLifeMs: 1_500,
    giveUpAfterMs: 240_000,
    prepare: copySeededState,
    settings: { OPENAI_API_KEY: 'a-key', OPENAI_BASE_URL: `${endpoint}/v1`, OPENAI_MODEL: name },
  });
  expect(findLosses(outcome, queued)).toEqual([]);
  expect(outcome.hits).toBe(kills);
  // Only the question that was under way at a kill is asked again: what was answered is kept.
  const asked = (await (await fetch(`${endpoint}/asked/${encodeURIComponent(name)}`)).json()) as Asked[];
  const distinct = new Set(asked.map(({ body }) => JSON.stringify(body.messages))).size;
  expect(distinct).toBeGreaterThan(10);
  expect(asked.length - distinct).toBeLessThanOrEqual(kills);
});
