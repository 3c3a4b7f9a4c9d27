import { describe, expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const card = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
const part = (heading: string, ...cards: string[]) =>
  `<section><h2>${heading}</h2><div>${cards.join('')}</div></section>`;

describe('a group of things', () => {
  const bells = part(
    'On the dyke',
    card('Tide bell', 'It rings along the dyke an hour before high water.'),
    card('Storm lamp', 'A lamp glows red while gales blow over the marsh.'),
    card('Wind vane', 'The vane turns pumps off when gusts get strong.'),
  );
  const books = part(
    'In the office',
    card('Salt book', 'Heaps are weighed and written down each evening.'),
    card('Wage sheet', 'Rakers are paid by the basket every Friday.'),
    card('Cart list', 'Carts leave the yard in the order they came.'),
  );
  const overview = part(
    'What the works have',
    card('Warnings', 'Bells ring before high water, lamps glow while gales blow.'),
    card('Records', 'Heaps are weighed, rakers paid by the basket.'),
    card('Traffic', 'Carts leave in order.'),
  );
  const namesOn = async (html: string) => (await sheetOn(`${html}<h2>End</h2>`)).features.map(({ name }) => name);
  const details = ['Tide bell', 'Storm lamp', 'Wind vane', 'Salt book', 'Wage sheet', 'Cart list'];

  it('of which others say nearly everything is left to them, wherever it stands', async () => {
    expect(await namesOn(overview + bells + books)).toEqual(details);
    expect(await namesOn(bells + books + overview)).toEqual(details);
  });

  it('that says something of its own stays', async () => {
    const own = part(
      'What the works have',
      card('Museum', 'Visitors taste brine in a cellar.'),
      card('Shop', 'Soap, candles and honey are sold.'),
      card('Ferry', 'Boats cross the lagoon at noon.'),
    );
    expect(await namesOn(own + bells + books)).toEqual(['Museum', 'Shop', 'Ferry', ...details]);
  });
});
