import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([0, 7, 999, 1000, 12_480, 999_999, 1_000_000])('groups the digits of %s as English does', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
});
