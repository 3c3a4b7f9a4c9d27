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

it('takes nobody for a customer who made the product, and no bracket for a part of a name', async () => {
  const quotation = (words: string, by: string) =>
    `<figure><blockquote>“${words}”</blockquote><figcaption>${by}</figcaption></figure>`;
  const quotes = await quotesOn(
    `<h2>What studios say</h2><div>${quotation('We fired pots for nine years before we wrote it.', 'Ivo Brandt, co-founder')}${quotation('The sheet on the wall is gone, and so are the quarrels.', 'Nadia Brenner, potter (and mother of two)')}${quotation('Members see what a firing costs before they load it.', 'Owen Pryce, founder, Old Mill Pots')}</div>`,
  );
  expect(quotes.map(({ speaker, role }) => [speaker, role])).toEqual([
    ['Nadia Brenner', 'potter'],
    ['Owen Pryce', 'founder'],
  ]);
});

it('leaves out what is said of something else', async () => {
  const quotation = (words: string, by: string) =>
    `<figure><blockquote>“${words}”</blockquote><figcaption>${by}</figcaption></figure>`;
  const quotes = await quotesOn(
    `<h2>What studios say</h2><div>${quotation('The sheet on the wall is gone, and so are the quarrels.', 'Nadia Brenner, client of our partner Clayworks')}${quotation('It holds the pots level, and nothing slips.', 'Review of the shelf')}${quotation('Members see what a firing costs before they load it.', 'Owen Pryce, customer of ours since 2021')}</div>`,
  );
  expect(quotes.map(({ speaker }) => speaker)).toEqual(['Owen Pryce']);
});

it('takes nothing that is said to be made up', async () => {
  const voice = (words: string, by: string) =>
    `<figure><blockquote>“${words}”</blockquote><figcaption>${by}</figcaption></figure>`;
  const voices = `<div>${voice('The kiln list is never lost now.', 'Nadia Brenner, potter')}${voice('We fire twice as often.', 'Owen Pryce, potter')}</div>`;
  expect(await quotesOn(`<h2>What studios say</h2>${voices}`)).toHaveLength(2);
  expect(
    await quotesOn(`<h2>What studios say</h2>${voices}<p>Representative quotes from our first tests.</p>`),
  ).toEqual([]);
});

it('are not signed by the letters of somebody else that stand in the place of a picture', async () => {
  const card = (letters: string, name: string, text: string) =>
    `<div class="testimonial"><p>“${text}”</p><div><div class="avatar">${letters}</div><div>${name}</div><div>Keeper of the salt works by the sea</div></div></div>`;
  const quotes = await quotesOn(
    `<h2>What keepers say</h2><div>${card('MH', 'Mira Holt', 'We weigh each heap once, and never again.')}${card('AL', 'Ada Mensah', 'Our pans have never been so full at Easter.')}</div>`,
  );
  expect(quotes.map(({ speaker }) => speaker)).toEqual(['Mira Holt', 'Ada Mensah']);
});

it('has a degree behind the name of who speaks', async () => {
  const voice = (words: string, by: string) => `<blockquote><p>${words}</p><cite>${by}</cite></blockquote>`;
  const [first] = await quotesOn(
    `<h2>What studios say</h2>${voice('The sheet on the wall is gone, and so are the quarrels.', 'Nadia Brenner, Esq., Partner, Old Mill')}${voice('Members see what a firing costs.', 'Owen Pryce, potter')}`,
  );
  expect(first).toMatchObject({ speaker: 'Nadia Brenner, Esq.', role: 'Partner', organisation: 'Old Mill' });
});

it('takes nothing for somebody’s words that stands under a subject, or that nobody signs', async () => {
  const card = (words: string, beside: string) => `<div><b>${beside}</b><p>“${words}”</p></div>`;
  const found = (beside: readonly [string, string]) =>
    quotesOn(
      `<h2>What it finds out</h2><div>${card('Rain costs you more than the wages of the crew.', beside[0])}${card('The north pans dry two days sooner than the rest.', beside[1])}</div>`,
    );
  expect(await found(['LABOUR', 'WEATHER'])).toEqual([]);
  expect(await found(['Nadia Brenner', 'Owen Pryce'])).toHaveLength(2);
});

it('has nobody with the letters that stand in the place of a picture', async () => {
  const quotation = (words: string, letters: string, name: string) =>
    `<div class="card"><p>“${words}”</p><div><div class="avatar">${letters}</div><div><h5>${name}</h5><p>Potter</p></div></div></div>`;
  const quotes = await quotesOn(
    `<h2>What studios say</h2><div>${quotation('The sheet on the wall is gone, and so are the quarrels.', 'NB', 'Nadia Brenner')}${quotation('Members see what a firing costs before they load it.', 'OP', 'Owen Pryce')}</div>`,
  );
  expect(quotes.map(({ speaker, role }) => [speaker, role])).toEqual([
    ['Nadia Brenner', 'Potter'],
    ['Owen Pryce', 'Potter'],
  ]);
});

it('takes no sample in quotation marks for what somebody says', async () => {
  const sample = (name: string, words: string) => `<li><strong>${name}</strong> — ${words}</li>`;
  expect(
    await quotesOn(
      `<h2>What it looks for</h2><ul>${sample('Glaze talk', '"it goes without saying, as everybody knows", and the like.')}${sample('Kiln cadence', '"It is not just a pot, it is a promise", the rule of three.')}</ul>`,
    ),
  ).toEqual([]);
});

it('has the one name that a link below words in quotation marks says, and no call in its place', async () => {
  const said = (words: string, link: string) =>
    `<div class="testimonial"><p>“${words}”</p><a href="https://social.example/${link}">${link}</a></div>`;
  const on = (...links: [string, string]) =>
    quotesOn(
      `<h2>From the kilns</h2><div>${said('The sheet on the wall is gone, and so are the quarrels.', links[0])}${said('Members see what a firing costs before they load it.', links[1])}</div>`,
    );
  expect((await on('Nadia', 'owen_p')).map(({ speaker }) => speaker)).toEqual(['Nadia', 'owen_p']);
  expect(await on('Read', 'Source')).toEqual([]);
});

it('is read in a list, behind a hyphen or with the name in an element of its own', async () => {
  const items = (end: (name: string) => string) =>
    `<h2>What studios say</h2><ul><li>${end('Nadia Brenner')}</li><li>${end('Owen Pryce')}</li></ul>`;
  for (const end of [
    (name: string) => `“The sheet on the wall is gone, and so are the quarrels of ${name}.” <cite>${name}</cite>`,
    (name: string) => `The sheet on the wall is gone, and so are the quarrels of ${name}. - <em>${name}</em>`,
  ])
    expect((await quotesOn(items(end))).map(({ speaker }) => speaker)).toEqual(['Nadia Brenner', 'Owen Pryce']);
});

it('is nobody’s under the name of a part of another page', async () => {
  const box = (name: string, text: string) => `<li><h3>${name}</h3><div class="box"><p>${text}</p></div></li>`;
  const side = `<div id="side"><ul>${box('Download', 'Brinewell is a freeware application. You can use it freely.')}${box('What it needs', 'A shore with pans. A keeper who sees to them by hand.')}${box('Donations', 'Brinewell costs nothing. However, whoever finds it useful may give something for it.')}</ul></div>`;
  const words = (name: string, text: string) =>
    `<li><p><a href="https://posts.example/${name}">${name}</a></p><blockquote><p>${text}</p></blockquote></li>`;
  const said = `<p>What people are saying.</p><ul>${words('nadia', 'The sheet on the wall is gone, and so are the quarrels.')}${words('owen_p', 'Members see what a firing costs before they load it.')}</ul>`;
  const pages = await Promise.all([
    parsePage(`<h1>Title</h1><p>Salt, weighed.</p>${side}`, 'https://acme.example/', 0),
    parsePage(`<h1>Testimonials</h1>${said}${side}`, 'https://acme.example/testimonials/', 0),
  ]);
  expect(assembleSource(pages).sheet.quotes.map(({ speaker }) => speaker)).toEqual(['nadia', 'owen_p']);
});
