import { expect, it } from 'vitest';
import { arrange } from './plan.ts';

it('gives what has no room in the closing to the part that speaks of the same', () => {
  const quotes = [
    'A log for clubs.',
    'Works with Tidebell.',
    'A shared chart.',
    'Runs on Linux.',
    'Costs $9.',
    'Sold in Kiel.',
  ];
  const facts = [...quotes, 'Works with Oakwell.'].map((quote) => ({ kind: 'feature', source: 0, quote }));
  const book = { facts, context: new Map() } as unknown as Parameters<typeof arrange>[1]['book'];
  const section = (heading: string, ...numbers: number[]) => ({ heading, about: '', facts: numbers });
  const planned = [
    section('Introduction', 0),
    section('What it works with', 1),
    section('The chart', 2),
    section('Next step', 3, 4, 5, 6),
  ];
  expect(arrange(planned, { book }).map((one) => one.facts)).toEqual([[0], [1, 6], [2], [3, 4, 5]]);
});
