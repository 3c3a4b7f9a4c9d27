import { expect, it } from 'vitest';
import { asWritten } from './as-written.ts';

it('keeps the capitals of names, and of nothing else', () => {
  const pages = [
    { title: 'Tide Log for Mac', text: 'The tide log runs on a Mac. An API for each log. Salt. Use salt. Salt' },
  ];
  expect(asWritten('Tide Log for Mac', pages)).toBe('tide log for Mac');
  expect(asWritten('Salt API', pages)).toBe('salt API');
  expect(asWritten('Harbour', pages)).toBe('harbour');
  const commands = [
    { title: '', text: 'It reads Brinewell files. The same Brinewell books. brinewell run, brinewell stop.' },
  ];
  expect(asWritten('Brinewell Files', commands)).toBe('Brinewell files');
});
