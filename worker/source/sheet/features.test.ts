import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const namesOn = async (html: string) => (await sheetOn(html)).features.map(({ name, role }) => `${role}: ${name}`);

it('is what items of a list say under names in bold', async () => {
  const item = (name: string, text: string) =>
    `<li><span class="icon"></span><div><b>${name}</b><span>${text}</span></div></li>`;
  const list = [
    item('Pan map', 'Shows every pan of the works.'),
    item('Tide bell', 'Rings an hour before high water.'),
    item('Salt book', 'Keeps what was raked in a season.'),
  ];
  expect(await namesOn(`<h2>Made for the shore</h2><ul>${list.join('')}</ul>`)).toEqual([
    'feature: Pan map',
    'feature: Tide bell',
    'feature: Salt book',
  ]);
});

it('has the steps with which one gets started, and nothing of a blog', async () => {
  const cards = (title: string) =>
    `<h2>${title}</h2><ol><li><h3>Draw your pans</h3><p>Mark each of them on the map of the works.</p></li>
     <li><h3>Ring the bell</h3><p>Send the tide to all phones of the crew.</p></li></ol>`;
  expect(await namesOn(cards('Get started in two steps'))).toEqual(['step: Draw your pans', 'step: Ring the bell']);
  expect(await namesOn(cards('Latest from our blog'))).toEqual([]);
});

it('is no part that tells how things are without the product before it comes to it', async () => {
  const part = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`;
  const parts = [
    part(
      'The price of guessing',
      'Every autumn works lose a tenth of their salt to rain that nobody saw coming. Brinewell warns them.',
    ),
    part('Rain bell', 'Brinewell rings before the first drops fall on the pans, on each phone of the crew.'),
    part('Until next season', 'Brinewell keeps the names of all those who raked the pans in a book.'),
  ];
  expect(await namesOn(parts.join(''))).toEqual(['feature: Rain bell']);
});
