import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const words = '<blockquote>“We open the sluice by the book and not by the knee.”</blockquote>';
const speakersOn = async (html: string) => (await sheetOn(html)).quotes.map(({ speaker }) => speaker);

it.each<[string, string]>([
  ['a heading of the page', '<h2>Our Pricing</h2><p>Every plan begins with a month for nothing.</p>'],
  ['a smaller heading', '<h3>Pan Map</h3><p>Every pan of the shore lies on one map with its depth.</p>'],
  ['a call', '<p>Try it for a month</p>'],
  ['a button', '<a class="btn" href="/start">Start Now</a>'],
  ['further words', '<p>“Nobody wades through the mud any more.”</p>'],
  ['a sentence', '<p>Salt is sold by weight.</p>'],
  ['a sample name', '<p>John Doe, CEO</p>'],
  ['nothing', ''],
])('takes no signature from %s below somebody’s words', async (_, html) => {
  expect(await speakersOn(`<section>${words}${html}</section>`)).toEqual([]);
});

it.each<[string, string, string]>([
  ['a name', '<p>Ilse Brandvold</p>', 'Ilse Brandvold'],
  ['a name with particles', '<p>Duarte de la Costa, Foreman</p>', 'Duarte de la Costa'],
  ['a name of one word', '<p>Ilse</p>', 'Ilse'],
  ['a phrase with what they do', '<p>Keeper of nine pans, Northpan</p>', 'Keeper of nine pans'],
  ['a small heading', '<h5>Ilse Brandvold</h5><p>Keeper of pans</p>', 'Ilse Brandvold'],
])('takes a signature that is %s', async (_, html, speaker) => {
  expect(await speakersOn(`<section>${words}${html}</section>`)).toEqual([speaker]);
});

it('takes the team for no speakers', async () => {
  const member = (name: string, job: string) => `<div class="member"><h3>${name}</h3><p>${job}</p></div>`;
  const html = `<h2>Our team</h2><div>${member('Ilse Brandvold', 'I rake the salt and write the letters.')}${member('Duarte Nunes', 'I build the clips in our shed.')}</div>`;
  const { quotes, features } = await sheetOn(html);
  expect(quotes).toEqual([]);
  expect(features).toEqual([]);
});

it('keeps apart what two people say in one row', async () => {
  const row = `<div class="row"><div><p>“My crew reads the tide on the way.”</p></div><div><p>“I sold the paper books by weight.”</p><p>Maud Kerrigan, Owner</p></div></div>`;
  const { quotes } = await sheetOn(`<h2>What salters say</h2>${row}`);
  expect(quotes.map(({ text, speaker }) => [text, speaker])).toEqual([
    ['I sold the paper books by weight.', 'Maud Kerrigan'],
  ]);
});

it('takes people and what they are for no features, whatever stands above them', async () => {
  const person = (name: string, office: string, text: string) =>
    `<div class="m"><img src="a" alt=""><h4>${name}</h4><p>${office}</p><p>${text}</p></div>`;
  const html = `<h2>Salt in the blood</h2><div>${person('Ada Mensah', 'CEO & Co-founder', 'Ada has kept pans for twenty years now.')}${person('Tom Wolf', 'Head of tides', 'Tom has walked the dike for ten years now.')}</div>`;
  const { features, quotes } = await sheetOn(html);
  expect([features, quotes]).toEqual([[], []]);
});
