import { expect, it } from 'vitest';
import { sourceOn } from '../test-sheet.ts';
import { heroLines } from './hero-lines.ts';

const linesOn = async (html: string) => heroLines(await sourceOn(html)).map(({ line }) => line);

it('are labels in a row that state something, as they are printed, without the link at their end', async () => {
  expect(await linesOn('<p>Free · macOS 14+ · no account</p><p>Fast · Easy · Bright</p>')).toEqual([
    'Free · macOS 14+ · no account',
  ]);
  expect(await linesOn('<p>v1.4.0 • MIT • all releases</p>')).toEqual(['v1.4.0 • MIT']);
});

it.each([
  'Pan 4 · 10:42 · free',
  'SALT BOOK · FREE · NO LOG',
  'Then $9 a month · no contract',
  'Latest release · Windows',
  'Free for all pans. · No account.',
  'Free of rust',
])('are not: %s', async (line) => expect(await linesOn(`<p>${line}</p>`)).toEqual([]));

it('are further down the page only what it needs', async () => {
  const below = (line: string) => linesOn(`<h2>Tides</h2><p>${line}</p>`);
  expect(await below('Free · macOS 14+ · no account')).toEqual([]);
  expect(await below('v2.1 · MIT')).toEqual([]);
  expect(await below('v2.1 · Windows 10+ · 64-bit')).toEqual(['v2.1 · Windows 10+ · 64-bit']);
});

it('may be sentences of a few words, the first of which says what it needs', async () => {
  const line = 'Windows 10 or later. Apache 2.0. No account.';
  expect(await linesOn(`<p>${line}</p>`)).toEqual([line]);
  expect(await linesOn('<p>No account. Windows 10 or later.</p>')).toEqual([]);
});

it('stand on a page on how it is installed as well, if they say what it needs', async () => {
  const further = {
    '/install': '<h1>Install Brinewell</h1><p>Linux 5.10 or later. Around 10 MB.</p><p>Free · MIT</p>',
  };
  expect(heroLines(await sourceOn('<p>It weighs salt.</p>', further))).toEqual([
    { line: 'Linux 5.10 or later. Around 10 MB.', page: 1 },
  ]);
});
