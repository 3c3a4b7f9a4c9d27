import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const names = ['Tidewise', 'SaltBox', 'Gull Drive', 'Panorama'];
const all = (write: (name: string) => string) => names.map(write).join('');

it.each<[string, string]>([
  ['logos', `<h2>Integrations</h2><div>${all((n) => `<img src="x" alt="${n} logo">`)}</div>`],
  ['a list', `<h2>Works with</h2><ul>${all((n) => `<li>${n}</li>`)}</ul>`],
  [
    'cards',
    `<h2>Connects to your tools</h2><div>${all((n) => `<div class="c"><img><h4>${n}</h4><p>Send and receive what you need.</p></div>`)}</div>`,
  ],
  [
    'pills under a small line',
    `<p class="eyebrow">Integrations</p><h2>Plays well with others</h2><div>${all((n) => `<span class="pill">${n}</span>`)}</div>`,
  ],
  [
    'a sentence',
    `<h2>Open</h2><p>It integrates with ${names.slice(0, 3).join(', ')} and ${names[3]}, so nothing is typed twice.</p>`,
  ],
  ['links', `<h2>Integrations</h2><div>${all((n) => `<a href="/i/${n}"><img alt=""><span>${n}</span></a>`)}</div>`],
  [
    'a table',
    `<h2>Supported providers</h2><table><tr><th>Provider</th><th>Since</th></tr>${all((n) => `<tr><td>${n}</td><td>2.0</td></tr>`)}</table>`,
  ],
  ['one line', `<h2>Integrations</h2><p>${names.join(' · ')}</p>`],
  [
    'linked logos',
    `<h2>Works with your tools</h2><div>${all((n) => `<a href="https://${n.replace(' ', '')}.example/"><img src="x" alt="${n} logo"></a>`)}</div>`,
  ],
  [
    'cards that lead to other sites',
    `<h2>Integrations</h2><div>${all((n) => `<div class="c"><h3>${n}</h3><p>Weights go there by the hour.</p><p><a href="https://x.example/">See ${n}</a></p></div>`)}</div>`,
  ],
  ['a list of links', `<h2>Integrations</h2><ul>${all((n) => `<li><a href="https://x.example/">${n}</a></li>`)}</ul>`],
  [
    'buttons to choose from',
    `<h2>Use it from any logger</h2><div class="tabs">${all((n) => `<button>${n}</button>`)}</div>`,
  ],
  [
    'kinds of them',
    `<h2>Integrations</h2><div><div class="c"><h3>Loggers</h3><p>${names[0]}, ${names[1]}</p></div><div class="c"><h3>Books</h3><p>${names[2]}, ${names[3]}</p></div></div>`,
  ],
  [
    'a part that is called so',
    `<section id="integrations"><h2>Right where you are</h2><div>${all((n) => `<span class="pill">${n}</span>`)}</div></section>`,
  ],
  ['a heading', `<h2>It works with ${names.join(', ')}</h2><p>One box for each of them.</p>`],
  [
    'an item of a plan',
    `<h2>Features</h2><ul><li>Weighs by the hour</li><li>${names.join(', ')} integrations</li></ul>`,
  ],
  [
    'an answer',
    `<h2>FAQ</h2><details><summary>Which tools does it work with?</summary><p>${names.join(', ')} today.</p></details><details><summary>Is it free to use?</summary><p>Yes, for one pan.</p></details>`,
  ],
])('reads integrations set as %s', async (_, html) => {
  expect((await sheetOn(html)).integrations.map(({ name }) => name)).toEqual(names);
});

it.each<[string, string]>([
  [
    'logos of those who use it',
    `<section><p>Trusted by</p><div>${all((n) => `<img src="x" alt="${n}">`)}</div></section>`,
  ],
  [
    'names of those who use it',
    `<section><h2>Our customers</h2><div>${all((n) => `<span>${n}</span>`)}</div></section>`,
  ],
  [
    'logos of papers',
    `<section><h3>As seen in</h3><div>${all((n) => `<img src="x" alt="${n} logo">`)}</div></section>`,
  ],
  [
    'statistics',
    '<h2>Works with the sea</h2><div><div><b>412</b><span>Pans</span></div><div><b>99.8%</b><span>Tides</span></div></div>',
  ],
  [
    'steps to take',
    '<h2>Works with your loggers</h2><div><div class="c"><h3>Install</h3><p>Put the box beside the pan.</p></div><div class="c"><h3>Connect</h3><p>Give it the key of the pan.</p></div></div>',
  ],
  ['what is on the way', `<h2>Integrations coming soon</h2><ul>${all((n) => `<li>${n}</li>`)}</ul>`],
  [
    'others that it is compared with',
    `<h2>How we differ</h2><p>Unlike ${names[0]}, ${names[1]} and ${names[2]}, it works with mud.</p>`,
  ],
])('takes no integrations from %s', async (_, html) => {
  expect((await sheetOn(html)).integrations).toEqual([]);
});

it('tells customers from integrations where both have a wall of logos', async () => {
  const wall = (heading: string, list: string[]) =>
    `<section><h2>${heading}</h2><div>${list.map((n) => `<img src="x" alt="${n}">`).join('')}</div></section>`;
  const html =
    wall('Trusted by', ['Northpan', 'Grey Flats']) +
    wall('Works with', names) +
    wall('Backed by', ['Ebb Capital', 'Flow Fund']);
  expect((await sheetOn(html)).integrations.map(({ name }) => name)).toEqual(names);
});

it('names none that nobody can use today, and no system', async () => {
  const card = (name: string, state: string) =>
    `<div class="c"><h4>${name}</h4><span class="badge">${state}</span></div>`;
  const cards = [
    card('Tidewise', 'Available'),
    card('SaltBox', 'Beta'),
    card('Gull Drive', 'Q3 2031'),
    card('Panorama', 'On the roadmap'),
  ];
  const { integrations } = await sheetOn(
    `<h2>Integrations</h2><div>${cards.join('')}${card('macOS', 'Available')}</div>`,
  );
  expect(integrations.map(({ name }) => name)).toEqual(['Tidewise', 'SaltBox']);
});

it('says under which heading a site lists them', async () => {
  const list = names.map((name) => `<span>${name}</span>`).join('');
  const { integrations } = await sheetOn(`<section><h2>Works with your shore</h2><div>${list}</div></section>`);
  expect(integrations.map(({ heading }) => heading)).toEqual(names.map(() => 'Works with your shore'));
});
