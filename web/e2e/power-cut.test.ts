import { expect, it } from 'vitest';
import { findLosses, interruptQueue } from './interrupted-queue.ts';
import { copySeededState } from './seeded-state.ts';

it('writes each of twenty queued articles once through five kills -9 at random moments, untouched', async () => {
  const queued = 20;
  const outcome = await interruptQueue({
    kills: 5,
    queued,
    seed: 20,
    sourceDelayMs: 400,
    longestLifeMs: 1_500,
    giveUpAfterMs: 240_000,
    prepare: copySeededState,
  });
  expect(findLosses(outcome, queued)).toEqual([]);
  expect(outcome.hits).toBe(5);
});
