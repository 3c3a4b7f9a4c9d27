import { expect, it } from 'vitest';
import { capitalise } from './grammar.ts';

it.each([
  ['salt ledger', 'Salt ledger'],
  ['“salt ledger”', '“Salt ledger”'],
  ['macOS menu-bar app', 'macOS menu-bar app'],
  ['iPhone scales', 'iPhone scales'],
])('begins %s as a sentence does', (text, capital) => {
  expect(capitalise(text)).toBe(capital);
});
