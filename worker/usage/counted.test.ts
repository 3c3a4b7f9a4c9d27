import { beforeEach, expect, it } from 'vitest';
import { dailyUsage } from '../db/schema.ts';
import { ModelError, noAnswer } from '../model/errors.ts';
import { db } from '../test/api.ts';
import { counted } from './counted.ts';

beforeEach(async () => {
  await db.delete(dailyUsage);
});

const used = async () => (await db.select().from(dailyUsage)).map(({ tokens }) => tokens);

it('counts what an answer took', async () => {
  const reply = { text: 'An answer', tokens: 70, calls: 1 };
  expect(await counted(db, async () => reply)).toEqual(reply);
  expect(await used()).toEqual([70]);
});

it('counts what an answer may have taken that broke off, and nothing where the question was refused', async () => {
  const broken = noAnswer('the stream was cut off', 30);
  await expect(counted(db, () => Promise.reject(broken))).rejects.toBe(broken);
  expect(await used()).toEqual([30]);
  const busy = new ModelError('wait', 'The language model was busy.');
  await expect(counted(db, () => Promise.reject(busy))).rejects.toBe(busy);
  expect(await used()).toEqual([30]);
});
