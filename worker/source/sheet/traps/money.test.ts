import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

const card = (name: string, ...texts: string[]) =>
  `<div class="card"><h3>${name}</h3>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;
const plans = `<section><h2>Pricing</h2><div>${card('Skiff', '$9/month', 'For one pan.')}${card('Barge', '$29/month', 'For ten pans.')}</div></section>`;

it.each<[string, string]>([
  [
    'others’ prices',
    `<h2>What others charge</h2><div>${card('Saltmate', '$49/month')}${card('Panbook', '$99/month')}</div>`,
  ],
  [
    'others’ prices in a list',
    '<h2>In place of three tools</h2><ul><li>Saltmate $49/mo</li><li>Panbook $99/mo</li><li>Gullio $19/mo</li></ul>',
  ],
  [
    'what the work costs by hand',
    `<h2>The sums</h2><div>${card('Boots', '$120/year', 'That is what wet boots cost.')}${card('Paper', '$60/year', 'That is what paper costs.')}</div>`,
  ],
  [
    'what one saves',
    `<h2>What you save</h2><div>${card('Boots', 'You save $120 a year on boots.')}${card('Paper', 'You save $60 a year on paper.')}</div>`,
  ],
  [
    'a bill on a drawn screen',
    '<h2>Bills</h2><p>They leave on the first.</p><div class="r"><div class="l"><span>Salt plan</span><span>$77/month</span></div><div class="l"><span>Seats</span><span>$12/month</span></div><div class="l"><span>Total</span><span>$89/month</span></div></div>',
  ],
  [
    'what a slider comes to',
    `<section><h2>What is the price of wet salt?</h2><label>Pans in a year: <input type="range" value="12"></label>
     <div class="grid">${['Salt saved', 'Boots kept', 'Net of the Skiff plan'].map((name) => `<div><p>$39,600</p><p>${name}</p></div>`).join('')}</div></section>`,
  ],
  [
    'what the makers were given',
    `<h2>Our story</h2><div>${card('$2M raised', 'From people who like salt.')}${card('$1.2M saved', 'By works that count their heaps.')}</div><p>We raised $2M in 2024.</p>`,
  ],
  ['a rebate', '<div class="bar"><p>Sale: 25% off all plans until Sunday</p></div>'],
  ['a sentence about others', '<p>Saltmate charges $99 a month for less, and they charge $99 even in winter.</p>'],
])('makes no plan and no figure of %s', async (_, html) => {
  const alone = await sheetOn(`<section>${html}</section>`);
  expect(alone.plans).toEqual([]);
  expect(JSON.stringify(alone.figures)).not.toMatch(/\$(?:49|99|19|120|60|77|12|89)|off/);
  const beside = await sheetOn(`<section>${html}</section>${plans}`);
  expect(beside.plans.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Skiff', 9],
    ['Barge', 29],
  ]);
});

it('takes what can be added to a plan for none', async () => {
  const html = `${plans}<section><h2>Add-ons</h2><div>${card('More pans', '$2/month', 'Ten of them at a time.')}${card('Gull watch', '$3/month', 'All through the night.')}</div></section>`;
  expect((await sheetOn(html)).plans.map(({ name }) => name)).toEqual(['Skiff', 'Barge']);
});

it.each<[string, string, string | null]>([
  ['Prices are in Australian dollars, without GST.', '$', 'AUD'],
  ['All prices in CAD.', '$', 'CAD'],
  ['Prices are in Norwegian kroner.', 'kr ', 'NOK'],
  ['All prices in CAD or USD.', '$', 'USD'],
  ['We take cards of all kinds.', '$', 'USD'],
])('knows whose money a sign is where the page says: %s', async (said, sign, currency) => {
  const card = (name: string, sum: number) =>
    `<div class="p"><h3>${name}</h3><p>${sign}${sum} / month</p><ul><li>One pan</li><li>One book</li></ul></div>`;
  const { plans } = await sheetOn(`<h2>Pricing</h2><p>${said}</p><div>${card('Skiff', 9)}${card('Barge', 29)}</div>`);
  expect(plans.map(({ price }) => price?.currency)).toEqual([currency, currency]);
});
