import { describe, expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const card = (name: string, price: string) =>
  `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>All pans</li><li>Bells of ${name}</li></ul></div>`;
const plans = `<h2>Pricing</h2><div>${card('Pan', '$9/month')}${card('Works', '$29/month')}</div>`;
const otherOn = async (html: string, further = {}) =>
  (await sheetOn(plans + html, further)).plans.flatMap(({ name, contradiction }) =>
    contradiction ? [[name, contradiction.price.text, contradiction.page]] : [],
  );

describe('a price that another place names otherwise', () => {
  it('is found in a sentence with the name of its plan', async () => {
    const faq = '<title>Questions</title><p>Brinewell Pan ($9.99/month) has all pans.</p>';
    expect(await otherOn('', { '/faq': faq })).toEqual([['Pan', '$9.99/month', 1]]);
  });

  it.each([
    ['the same price', 'Pan costs $9 a month.'],
    ['a price by the year', 'Pan is $90 a year.'],
    ['its part of a month, billed by the year', 'Pan is $7.50 a month, billed yearly.'],
    ['a price for some', 'The first fifty works get Pan at $5/month.'],
    ['a former price', 'Before May, Pan was $12 a month.'],
    ['the sum of another thing', 'With Pan you sell salt at $40 a month.'],
    ['a price that it begins at', 'Pan starts at $5 a month.'],
  ])('is none: %s', async (_, text) => expect(await otherOn(`<h2>Notes</h2><p>${text}</p>`)).toEqual([]));
});
