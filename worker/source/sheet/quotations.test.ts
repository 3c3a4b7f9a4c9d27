import { expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';
import { assembleSource } from './assemble.ts';

const quotesOn = async (html: string) =>
  assembleSource([await parsePage(`<h1>Title</h1>${html}`, 'https://acme.example/', 0)]).sheet.quotes;

it.each(['footer', 'cite'])('a %s within a quotation says whose it is', async (element) => {
  const quotation = (words: string, name: string) =>
    `<blockquote><p>${words}</p><${element}>${name}, manager of the Old Mill</${element}></blockquote>`;
  const quotes = await quotesOn(
    `<h2>What studios say</h2>${quotation('The sheet on the wall is gone, and so are the quarrels.', 'Nadia Brenner')}${quotation('Members see what a firing costs before they load it.', 'Owen Pryce')}`,
  );
  expect(quotes.map(({ text, speaker, role }) => [text, speaker, role])).toEqual([
    ['The sheet on the wall is gone, and so are the quarrels.', 'Nadia Brenner', 'manager of the Old Mill'],
    ['Members see what a firing costs before they load it.', 'Owen Pryce', 'manager of the Old Mill'],
  ]);
});
