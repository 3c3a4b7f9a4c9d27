import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const audienceOn = async (html: string) => (await sheetOn(html)).audience?.text ?? null;

it.each<[string, string]>([
  ['<p>Brinewell is a weighing app for salt keepers who walk far.</p>', 'salt keepers'],
  ['<h2>Built for small teams</h2><p>Two keepers can share one book.</p>', 'small teams'],
  ['<h2>For families and clubs</h2><p>Two keepers can share one book.</p>', 'families and clubs'],
  [
    '<h2>Built for growers, small clubs, and volunteers</h2><p>Two share a book.</p>',
    'growers, small clubs, and volunteers',
  ],
  ['<h2>Salt</h2><p>It’s made for beginners. It rings before the tide.</p>', 'beginners'],
])('knows whom it is for: %s', async (html, people) => {
  expect(await audienceOn(html)).toBe(people);
});

it.each([
  '<p>Brinewell is a weighing app for macOS.</p>',
  '<h2>Built for keepers, salters, and sailors</h2><p>Two keepers can share one book.</p>',
  '<p>Brinewell is a weighing app for weighing pans.</p>',
  '<h2>For the night</h2><p>It rings before the tide.</p>',
  '<h2>Plans</h2><h3>Skiff</h3><p>Built for small teams.</p>',
  '<h2>What salters say</h2><p>Made for people like me, by the sea and all.</p>',
  '<p>It weighs at night, for keepers, salters and sailors.</p><h2>Made for keepers</h2><p>Two of them can share one book.</p>',
  '<h2>Built for the people who carry salt to town</h2><p>Two keepers can share one book.</p>',
])('names nobody where the page does not: %s', async (html) => {
  expect(await audienceOn(html)).toBeNull();
});

it.each<[string, string]>([
  ['<p>Brinewell is a modern, no code platform for salt works.</p>', 'modern, no code platform'],
  ['<h2>Salt</h2><p>Brinewell is a weighing app, and a book.</p>', 'weighing app'],
  ['<p>Brinewell is a weighing app.</p>', 'weighing app'],
])('knows what kind of product it is: %s', async (html, kind) => {
  expect((await sheetOn(html)).kind?.text).toBe(kind);
});

it('takes no slogan for a kind', async () => {
  const kindOn = async (heading: string) =>
    (await sheetOn(`<h2>${heading}</h2><p>Two keepers share it.</p>`)).kind?.text;
  expect(await kindOn('The tidal platform your salt works has missed')).toBeUndefined();
  expect(await kindOn('The tidal platform for salt works')).toBe('tidal platform');
});
