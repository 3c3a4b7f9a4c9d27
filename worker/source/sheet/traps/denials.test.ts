import { expect, it } from 'vitest';
import { sheetOn } from '../../test-sheet.ts';

it.each([
  'We do not integrate with Slack, Asana or Trello yet.',
  'Brinewell never exports to Dropbox.',
  'There is no support for Zapier.',
  'Our storage is in Frankfurt, Dublin and Paris.',
  'The models were trained by Anna Berg and Tom Wolf.',
  'Supported by Sequoia and Accel.',
  'Slack and Asana integrations are not supported.',
])('takes no integration from: %s', async (sentence) => {
  const { integrations } = await sheetOn(`<h2>Salt and data</h2><p>${sentence}</p>`);
  expect(integrations).toEqual([]);
});

it.each([
  ['It integrates with Slack, Asana and Trello.', ['Slack', 'Asana', 'Trello']],
  ['Brinewell syncs its books with Dropbox and Nextcloud.', ['Dropbox', 'Nextcloud']],
  ['No plugin is needed: it works with Tidebase and Panly.', ['Tidebase', 'Panly']],
  ['Connect your Tidebase, Brineware or Panly account.', ['Tidebase', 'Brineware', 'Panly']],
  ['Powered by Tidebase and Panly.', ['Tidebase', 'Panly']],
  ['It works with any logger (Tidebase, Brineware).', ['Tidebase', 'Brineware']],
  ['There are providers like Tidebase, Brineware and Panly.', ['Tidebase', 'Brineware', 'Panly']],
])('takes the integrations from: %s', async (sentence, names) => {
  const { integrations } = await sheetOn(`<h2>Salt and data</h2><p>${sentence}</p>`);
  expect(integrations.map(({ name }) => name)).toEqual(names);
});

it.each([
  'is not another project management tool.',
  'is no spreadsheet app.',
  'is like a CRM for salt.',
  'is faster than any database tool.',
])('takes no kind of product from: Brinewell %s', async (rest) => {
  const { kind } = await sheetOn(`<p>Brinewell ${rest}</p>`);
  expect(kind).toBeNull();
});

it('takes no sums of a sample for figures or plans', async () => {
  const row = (name: string, sum: string) => `<div class="row"><span>${name}</span><span>${sum}</span></div>`;
  const { figures, plans } = await sheetOn(
    `<h2>Your month at a glance</h2><div>${row('Revenue', '$24,500')}${row('Costs', '$9,300')}${row('Left', '$15,200')}</div>`,
  );
  expect([figures, plans]).toEqual([[], []]);
});

it('gives no price to a plan whose card shows two for the same', async () => {
  const card = (name: string, ...lines: string[]) =>
    `<div class="plan"><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><div>${card('Solo', '$19/month', '$9/month', 'One pan')}${card('Team', '$29/month', 'Ten pans')}</div>`,
  );
  expect(plans.map(({ name, price }) => [name, price?.amount ?? null])).toEqual([
    ['Solo', null],
    ['Team', 29],
  ]);
});
