import { expect, it } from 'vitest';
import { modelNamed } from '../test/model.ts';
import { type CheckResult, checkModel } from './check-model.ts';
import { createModel } from './client.ts';

async function check(scenario: string): Promise<{ isFit: boolean; results: CheckResult[] }> {
  const results: CheckResult[] = [];
  const isFit = await checkModel(createModel(modelNamed(scenario)), (result) => results.push(result));
  return { isFit, results };
}

it('says that a capable model can do all of it', async () => {
  const { isFit, results } = await check('plain');
  expect(results.map(({ ok, note }) => [ok, note])).toEqual(Array.from({ length: 5 }, () => [true, '']));
  expect(results.map(({ calls, tokens }) => [calls, tokens])).toEqual(Array.from({ length: 5 }, () => [1, 1000]));
  expect(isFit).toBe(true);
});

it('says what a small model cannot do, and what helps', async () => {
  const { isFit, results } = await check('small');
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false, false]);
  expect(results[3]?.note).toContain('OLLAMA_CONTEXT_LENGTH');
  expect(isFit).toBe(false);
});

it('ends where there is no answer to be had, and says why', async () => {
  const { isFit, results } = await check('refuses-key');
  expect(results).toEqual([
    { what: 'answers', ok: false, note: expect.stringContaining('refused our key'), calls: 0, tokens: 0 },
  ]);
  expect(isFit).toBe(false);
  expect((await check('garbled')).results.every(({ note }) => note.includes('cannot be read'))).toBe(true);
});
