import { expect, it } from 'vitest';
import { findRelease } from './release.ts';

const on = (...texts: string[]) => findRelease(texts.map((text) => ({ text })));

it('is the version that a page names first, with its day', () => {
  expect(on('Salt book', '2024/06/09 - Version 2.0.7 released!\nVersion 1.9')).toEqual({
    version: '2.0.7',
    day: '2024/06/09',
    ...{ quotes: ['2024/06/09 - Version 2.0.7 released!'], page: 1 },
  });
  expect(on('Current version\n0.6.0\nReleased December 8, 2017')).toMatchObject({
    version: '0.6.0',
    day: 'December 8, 2017',
    quotes: ['Current version', '0.6.0', 'Released December 8, 2017'],
  });
  expect(on('Current Version: 1.0.0 | Release Date: May 1, 2025')).toMatchObject({
    version: '1.0.0',
    day: 'May 1, 2025',
  });
  expect(on('Free · v0.13.0 · no account')).toMatchObject({ version: '0.13.0', day: null });
});

it.each([
  'Windows 10 version 1903 or later',
  'Needs Node.js 20.1 and above.',
  'Every version of a book is kept, back to version 1.0.',
  'IPv4 and 10.0.0.1',
])('is no version of something else: %s', (text) => expect(on(text)).toBeNull());
