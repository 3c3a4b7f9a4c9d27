import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startFakeModel } from '../../worker/test/fake-model/server.ts';
import { findLosses, interruptQueue } from './interrupted-queue.ts';

it('writes each of twenty queued articles once through five kills -9 at random moments, untouched', async () => {
  const queued = 20;
  const outcome = await interruptQueue({
    kills: 5,
    queued,
    seed: 20,
    sourceDelayMs: 400,
    longestLifeMs: 1_500,
    giveUpAfterMs: 90_000,
  });
  expect(findLosses(outcome, queued)).toEqual([]);
  expect(outcome.hits).toBe(5);
}, 180_000);

/** The fake endpoint as a slow one, which also notes every question. */
async function startSlowModel(delayMs: number) {
  const fake = await startFakeModel();
  const questions: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    questions.push(JSON.stringify((JSON.parse(body) as { messages: unknown }).messages));
    await pause(delayMs);
    const answer = await fetch(fake + request.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    close: () => server.closeAllConnections(),
  };
}

it('asks a model nothing again but what was under way at a kill -9', async () => {
  const [queued, kills] = [3, 3];
  const model = await startSlowModel(150);
  const outcome = await interruptQueue({
    kills,
    // One article of each product, so that no two of them ask the same.
    queued,
    seed: 7,
    sourceDelayMs: 100,
    longestLifeMs: 1_500,
    giveUpAfterMs: 90_000,
    settings: { OPENAI_API_KEY: 'a-key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'plain:power-cut' },
  });
  model.close();
  expect(findLosses(outcome, queued)).toEqual([]);
  expect(outcome.hits).toBe(kills);
  // Only the question that was under way at a kill is asked again: what was answered is kept.
  const distinct = new Set(model.questions).size;
  expect(distinct).toBeGreaterThan(10);
  expect(model.questions.length - distinct).toBeLessThanOrEqual(kills);
}, 180_000);
