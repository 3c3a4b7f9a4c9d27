import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

const plan = (name: string, price: string) =>
  `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Pans</li><li>Tides</li></ul></div>`;
const pricing = (text: string) =>
  `<h2>Pricing</h2>${text}<div>${plan('Skiff', '$9/month')}${plan('Barge', '$29/month')}</div>`;
const noticesOn = async (html: string) => (await sheetOn(html)).notices.map(({ text }) => text);

it.each([
  ['<p>The ledger is free while we run our pilot. This is what we plan to launch with.</p>', 2],
  ['<p>Free during the beta</p>', 1],
  ['<p>Our prices are not final yet.</p>', 1],
  ['<p>Prices shown are illustrative.</p>', 1],
  ['<p>We haven’t finalised plans or pricing.</p>', 1],
  ['<p>Checkout is being set up. Write to us until then.</p>', 1],
  ['<p>Purchases are not yet open.</p>', 1],
  ['<p>Draft: all prices still have to be agreed.</p>', 1],
])('says that prices are not asked yet, or not settled: %s', async (text, sentences) => {
  const [told = ''] = await noticesOn(pricing(text));
  expect(text).toContain(told);
  expect(told.split(/(?<=\.) /)).toHaveLength(sentences);
});

it.each([
  '<p>Prices do not include VAT.</p>',
  '<p>Plans are not tied to a year.</p>',
  '<p>Free while you stay below ten pans.</p>',
])('says nothing of the kind: %s', async (text) => {
  expect(await noticesOn(pricing(text))).toEqual([]);
});

it('is heard only where prices are the matter', async () => {
  expect(await noticesOn('<h2>Tides</h2><p>The tide map is free during the beta.</p>')).toEqual([]);
});

it('is heard where a page begins too, as a label', async () => {
  const opened = (label: string) => noticesOn(`<p>${label}</p><h2>Tides</h2><p>The tide map is drawn by hand.</p>`);
  expect(await opened('Free during beta · No credit card · Made on the shore')).toEqual(['Free during beta']);
  expect(await opened('Free in the beta · $9/mo when paid plans open · pricing')).toEqual([
    'Free in the beta · $9/mo when paid plans open',
  ]);
  expect(await opened('Free maps · No credit card')).toEqual([]);
});
