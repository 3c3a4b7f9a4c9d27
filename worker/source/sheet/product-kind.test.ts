import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { assembleSource } from './assemble.ts';

const kindOf = async (body: string, title = 'Brinewell') =>
  assembleSource([
    await parsePage(`<title>${title}</title><h1>Salt at its best</h1>${body}`, 'https://brinewell.com/', 0),
  ]).sheet.kind?.text ?? null;

it.each([
  ['Brinewell is a salt ledger app for keepers.', 'salt ledger app'],
  ['Brinewell is a ledger app you keep in a pocket.', 'ledger app'],
  ['Brinewell is a ledger app used by the sea.', 'ledger app'],
  // The head of the phrase stands behind: what it begins with is another thing.
  ['Brinewell is an app store watch for keepers.', null],
])('is what the site calls it, whole: %s', async (text, kind) => {
  expect(await kindOf(`<p>${text}</p>`)).toBe(kind);
});

it('is not the name once more', async () => {
  const body = '<p>Salt Ledger App is a salt ledger app.</p><p>Salt Ledger App counts pans.</p>';
  expect(await kindOf(body, 'Salt Ledger App')).toBeNull();
});
