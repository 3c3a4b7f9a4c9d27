import { expect, it } from 'vitest';
import { fromFirst, untilFirst, upToLast } from './runs.ts';

const tides = [3, 8, 2, 9, 1];
const isHigh = (tide: number) => tide > 7;

it('takes all from the first that begins them, or none', () => {
  expect(fromFirst(tides, isHigh)).toEqual([8, 2, 9, 1]);
  expect(fromFirst(tides, (tide) => tide > 9)).toEqual([]);
});

it('takes all before the first that ends them, or all', () => {
  expect(untilFirst(tides, isHigh)).toEqual([3]);
  expect(untilFirst(tides, (_, at) => at === 2)).toEqual([3, 8]);
  expect(untilFirst(tides, (tide) => tide > 9)).toEqual(tides);
});

it('takes all up to the last that can stand at their end, or none', () => {
  expect(upToLast(tides, isHigh)).toEqual([3, 8, 2, 9]);
  expect(upToLast(tides, (tide) => tide > 9)).toEqual([]);
});
