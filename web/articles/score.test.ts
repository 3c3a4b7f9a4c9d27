import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { scoreBand } from './score.ts';

it.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'bad'],
  [0, 'bad'],
])('a score of %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});

it('has something to show in place of an excerpt', () => {
  expect(excerptOf({ status: 'failed', excerpt: 'x' })).toBe('Generation failed');
  expect(excerptOf({ status: 'generating', excerpt: 'x' })).toBe('Generating content...');
  expect(excerptOf({ status: 'draft', excerpt: '' })).toBe('No excerpt available');
  expect(excerptOf({ status: 'published', excerpt: 'Shown' })).toBe('Shown');
});
