import { expect, it } from 'vitest';
import { countWord, numberOf } from './numbers.ts';

it.each([
  ['nine', 9],
  ['Twenty-five', 25],
  ['two hundred and six', 206],
  ['a dozen', 12],
  ['a hundred', 100],
  ['three thousand five hundred', 3500],
  ['two million', 2_000_000],
  ['1,200', 1200],
  ['4.5', 4.5],
  ['zero', 0],
  ['a', null],
  ['and', null],
  ['none', null],
  ['constructor', null],
  ['12 days', null],
  ['1,20', null],
])('%s is %s', (text, value) => expect(numberOf(text)).toBe(value));

it('counts in words up to twelve', () => {
  expect([countWord(3), countWord(12), countWord(13)]).toEqual(['three', 'twelve', '13']);
});
