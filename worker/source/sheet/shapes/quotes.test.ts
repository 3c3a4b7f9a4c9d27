import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const said = [
  ['Ilse Brandvold', 'Keeper', 'Northpan', 'We lost no harvest to the rain in three summers now.'],
  ['Duarte Nunes', 'Foreman', 'Salina Sul', 'My crew reads the tide on the way to the pans.'],
  ['Maud Kerrigan', 'Owner', 'Grey Flats', 'I sold the paper books by weight last spring.'],
] as const;

type Write = (name: string, role: string, text: string, organisation: string) => string;
const all = (write: Write) => said.map(([name, role, org, text]) => write(name, `${role}, ${org}`, text, org)).join('');
const part = (write: Write) => `<section><h2>What salters say</h2><div>${all(write)}</div></section>`;
const stars = '<div class="stars" aria-label="5 stars">★★★★★</div>';

const signed = said.map(([name, role, organisation, text]) => [name, role, organisation, text]);

it.each<[string, string]>([
  ['quotations with a footer', part((n, r, t) => `<blockquote><p>${t}</p><footer>${n}, ${r}</footer></blockquote>`)],
  ['quotations with a citation', part((n, r, t) => `<blockquote>${t} <cite>— ${n}, ${r}</cite></blockquote>`)],
  [
    'figures without a heading',
    all(
      (n, r, t) =>
        `<figure><blockquote>“${t}”</blockquote><figcaption><b>${n}</b><span>${r}</span></figcaption></figure>`,
    ),
  ],
  [
    'cards with a face',
    part(
      (n, r, t) =>
        `<div><svg></svg><p>"${t}"</p><div><img src="a"><div><div>${n}</div><div>${r}</div></div></div></div>`,
    ),
  ],
  ['cards with the name first', part((n, r, t) => `<div><div><h4>${n}</h4><span>${r}</span></div><p>${t}</p></div>`)],
  ['a line each', part((n, r, t) => `<p>“${t}” — ${n}, ${r}</p>`)],
  ['a line and a line below', part((n, r, t) => `<p><em>"${t}"</em></p><p>- ${n}, ${r}</p>`)],
  ['cards with stars', part((n, r, t) => `<div class="card">${stars}<p>“${t}”</p><p>${n}</p><p>${r}</p></div>`)],
  [
    'cards with what came of it',
    part(
      (n, r, t) =>
        `<div class="card"><p>“${t}”</p><div>Saved 40 heaps a day</div><div><div>${n[0]}</div><div><div>${n}</div><div>${r}</div></div></div></div>`,
    ),
  ],
  [
    'cards with a logo',
    part(
      (n, r, t, o) =>
        `<div class="card"><img src="l" alt="${o} logo"><p>“${t}”</p><strong>${n}</strong><span>${r}</span></div>`,
    ),
  ],
  [
    'a carousel that shows its first card again',
    `<h2>What salters say</h2><div>${[...said, said[0]].map(([n, r, o, t]) => `<div class="slide"><p>“${t}”</p><p>${n}</p><p>${r}, ${o}</p></div>`).join('')}</div>`,
  ],
  ['quotations signed by a stroke', part((n, r, t) => `<blockquote><p>${t}</p><p>— ${n}, ${r}</p></blockquote>`)],
  ['quotations signed behind a break', part((n, r, t) => `<blockquote>${t}<br>— ${n}, ${r}</blockquote>`)],
  ['quotations signed in their line', part((n, r, t) => `<blockquote>${t} — ${n}, ${r}</blockquote>`)],
  ['quotations signed in bold', part((n, r, t) => `<blockquote><p>${t}</p><b>${n}</b><br><i>${r}</i></blockquote>`)],
  [
    'quotations signed by a link',
    part(
      (n, r, t) => `<blockquote><p>${t}</p><footer><a href="https://x.example/1">${n}, ${r}</a></footer></blockquote>`,
    ),
  ],
  [
    'figures with lines',
    part((n, r, t) => `<figure><blockquote>${t}</blockquote><figcaption>${n}<br>${r}</figcaption></figure>`),
  ],
  ['headings', part((n, r, t) => `<div class="x"><h3>“${t}”</h3><p>${n}, ${r}</p></div>`)],
  ['paragraphs and strokes', part((n, r, t) => `<p><i>${t}</i></p><p>— ${n}, ${r}</p>`)],
  [
    'slides that have not come yet',
    part((n, r, t) => `<div class="slide" aria-hidden="${n !== said[0][0]}"><p>“${t}”</p><p>${n}, ${r}</p></div>`),
  ],
])('reads people’s words set as %s', async (_, html) => {
  const { quotes } = await sheetOn(html);
  expect(quotes.map(({ speaker, role, organisation, text }) => [speaker, role, organisation, text])).toEqual(signed);
});

it('takes no handle for a role', async () => {
  const { quotes } = await sheetOn(
    part(
      (n, _, t) =>
        `<a href="https://chat.example/1"><div><span>${n}</span><span>@${n.split(' ')[0]}</span></div><p>${t}</p></a>`,
    ),
  );
  expect(quotes.map(({ speaker, role, text }) => [speaker, role, text])).toEqual(
    said.map(([n, , , t]) => [n, null, t]),
  );
});

it.each(['', ' class="stat-label"'])('takes no label of a figure for a role', async (marks) => {
  const figure = (of: string, what: string) => `<div><div>${of}</div><div${marks}>${what}</div></div>`;
  const figures = `<div>${figure('200', 'Pans closed')}${figure('10s', 'Warning time')}</div>`;
  const { quotes } = await sheetOn(
    part((n, _, t) => `<div class="card"><h3>${n}</h3><div>“${t}”</div>${figures}</div>`),
  );
  expect(quotes.map(({ speaker, role }) => [speaker, role])).toEqual(said.map(([n]) => [n, null]));
});

it('reads reviews with a title', async () => {
  const titles = ['Dry feet', 'Good mornings', 'No paper'];
  let at = 0;
  const html = `<h2>Reviews</h2><div>${all((n, r, t) => `<div class="review">${stars}<h4>${titles[at++]}</h4><p>${t}</p><p class="who">${n}, ${r}</p></div>`)}</div>`;
  const { quotes, features } = await sheetOn(html);
  expect(quotes.map(({ speaker, role, text }) => [speaker, role, text])).toEqual(said.map(([n, r, , t]) => [n, r, t]));
  expect(features).toEqual([]);
});

it('reads one quotation that stands alone', async () => {
  const { quotes } = await sheetOn(
    '<section><blockquote>“We open the sluice by the book and not by the knee.”</blockquote><p>Ilse Brandvold, Keeper, Northpan</p></section>',
  );
  expect(quotes.map(({ speaker, role, organisation }) => [speaker, role, organisation])).toEqual([
    ['Ilse Brandvold', 'Keeper', 'Northpan'],
  ]);
});

it('never gives a neighbour’s signature to words without one', async () => {
  const unsigned = '<div class="card"><p>“Nobody asks me for the key any more, which is a relief.”</p></div>';
  const { quotes } = await sheetOn(
    part((n, r, t) => `<div class="card"><p>“${t}”</p><p>${n}, ${r}</p></div>`).replace(
      '<div class="card">',
      `${unsigned}<div class="card">`,
    ),
  );
  expect(quotes.map(({ speaker, text }) => [speaker, text])).toEqual(said.map(([n, , , t]) => [n, t]));
});

it('leaves out words that nobody signs', async () => {
  const { quotes } = await sheetOn(
    '<blockquote>“We open the sluice by the book and not by the knee.”</blockquote><blockquote>“The pans are full before the gulls are up.”<footer>Duarte Nunes, Foreman</footer></blockquote>',
  );
  expect(quotes.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Duarte Nunes', 'The pans are full before the gulls are up.'],
  ]);
});

it.each<[string, string]>([
  [
    'a full name that is linked',
    '<p>"It keeps my feet dry all year."</p><p><a href="https://x.example/1">Maud Kerrigan</a></p>',
  ],
  [
    'a name below a quotation of links',
    '<blockquote><p>It keeps my feet dry all year.</p><a href="https://x.example/1">Maud Kerrigan</a></blockquote>',
  ],
  [
    'a name and an account',
    '<blockquote><p>It keeps my feet dry all year.</p>&mdash; Maud Kerrigan (@maud) <a href="https://x.example/1">May 3</a></blockquote>',
  ],
])('reads who speaks from %s', async (_, html) => {
  const { quotes } = await sheetOn(`<h2>Salt and people</h2><div class="one">${html}</div>`);
  expect(quotes.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Maud Kerrigan', 'It keeps my feet dry all year.'],
  ]);
});

it('lets an account speak where it is all that a page says', async () => {
  const html = part(
    (n, _, t) => `<div class="x"><p>"${t}"</p><a href="https://x.example/1">@${n.split(' ')[0]}</a></div>`,
  );
  expect((await sheetOn(html)).quotes.map(({ speaker }) => speaker)).toEqual(['@Ilse', '@Duarte', '@Maud']);
});

it('reads one person’s words where the heading says that they are', async () => {
  const html =
    '<h2>What salters say</h2><p>It keeps my feet dry all year, and the dog’s.</p><p>Maud Kerrigan, Grey Flats</p>';
  expect((await sheetOn(html)).quotes.map(({ speaker }) => speaker)).toEqual(['Maud Kerrigan']);
  expect((await sheetOn(html.replace('What salters say', 'Salt and feet'))).quotes).toEqual([]);
});

it('gives nobody the words of the next', async () => {
  const html = all((n, _, t) => `<dl><dt>${n}</dt><dd>“${t}”</dd></dl>`);
  const told = (await sheetOn(`<h2>What salters say</h2>${html}`)).quotes;
  expect(told.filter(({ speaker, text }) => !said.some(([n, , , t]) => n === speaker && t === text))).toEqual([]);
});

it('reads reviews by their days, whatever stands over them', async () => {
  const { quotes, features } = await sheetOn(
    `<h2>From the store</h2><div>${said
      .map(
        ([name, , , text]) =>
          `<div class="card"><span>${name.split(' ')[0]}77 · 01/15/2026</span><h3>A good book</h3><p>${text} I would buy it again.</p></div>`,
      )
      .join('')}</div>`,
  );
  expect(features).toEqual([]);
  expect(quotes.map(({ speaker, role }) => [speaker, role])).toEqual(
    said.map(([name]) => [`${name.split(' ')[0]}77`, null]),
  );
});

it('takes the letters in place of a face for nobody, and knows a company by its ending', async () => {
  const { quotes } = await sheetOn(
    part(
      (name, role, text, org) =>
        `<div class="card"><p>“${text}”</p><div><div>${name.replace(/(\w)\w* (\w)\w*/, '$1$2')}</div><div><div>${name}</div><div>${role.split(',')[0]}, ${org} Co.</div></div></div></div>`,
    ),
  );
  expect(quotes.map(({ speaker, organisation }) => [speaker, organisation])).toEqual(
    said.map(([name, , organisation]) => [name, `${organisation} Co.`]),
  );
});

it('are no texts that only begin with a quotation', async () => {
  const box = (name: string, text: string) => `<div class="box"><div>${name}</div><div>${text}</div></div>`;
  const { quotes } = await sheetOn(
    `<h2>Why flat?</h2><div>${box('By the pan', '“1,500 pans” cost between 30 and 80 shells each, by the depth of the brine. Run out, and you wait for the next tide.')}${box('By the month', '“One shore for $9.” Whoever rakes another one pays for that as well, and nothing more.')}</div>`,
  );
  expect(quotes).toEqual([]);
  const { quotes: logged } = await sheetOn(
    `<h2>Lately</h2><div>${box('Two pans added', '“Rake the north shore” by ilseb')}${box('One bell removed', '“Clean the old gate” by duarte')}</div>`,
  );
  expect(logged).toEqual([]);
});
