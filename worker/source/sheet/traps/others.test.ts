import { expect, it } from 'vitest';
import { sheetOn, sourceOn } from '../../test-sheet.ts';

const told = async (html: string) => {
  const { sheet, passages } = await sourceOn(html);
  return JSON.stringify({ sheet, passages });
};

const card = (name: string, ...texts: string[]) =>
  `<div class="card"><h3>${name}</h3>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;

it.each<[string, string]>([
  [
    'a table',
    '<h2>Brinewell vs Saltmate</h2><table><tr><th></th><th>Brinewell</th><th>Saltmate</th></tr><tr><td>Price</td><td>$9/month</td><td>$99/month</td></tr><tr><td>Tides</td><td>✓</td><td>–</td></tr></table>',
  ],
  [
    'a table under a heading that says little',
    '<h2>Why salters change over</h2><table><tr><th>Feature</th><th>Brinewell</th><th>Saltmate</th></tr><tr><td>Price</td><td>$9/month</td><td>$99/month</td></tr><tr><td>Tides</td><td>✓</td><td>–</td></tr></table>',
  ],
  [
    'a table of products',
    '<h2>How we compare</h2><table><tr><th>Tool</th><th>Price</th></tr><tr><td>Brinewell</td><td>$9/month</td></tr><tr><td>Saltmate</td><td>$99/month</td></tr></table>',
  ],
  [
    'two cards',
    `<h2>Brinewell vs Saltmate</h2><div>${card('Brinewell', '$9/month', 'It knows every pan of the shore.')}${card('Saltmate', '$99/month', 'It knows nothing about pans.')}</div>`,
  ],
  [
    'cards under a heading that says little',
    `<h2>What the sea costs</h2><div>${card('Brinewell', '$9/month', 'It knows every pan of the shore.')}${card('Saltmate', '$99/month', 'It knows nothing about pans.')}${card('Panbook', '$49/month', 'It must be written by hand each day.')}</div>`,
  ],
  ['a sentence', '<h2>Cheap as salt</h2><p>Saltmate charges $99 a month for less. They charge $99 even in winter.</p>'],
  [
    'a table of us and them',
    '<h2>Choose well</h2><table><tr><th></th><th>Us</th><th>Saltmate</th></tr><tr><td>Starting price</td><td>$9/mo</td><td>$99/mo</td></tr><tr><td>Setup</td><td>One day</td><td>Six weeks</td></tr></table>',
  ],
  [
    'cards without prices',
    `<h2>A Saltmate alternative</h2><div>${card('Saltmate', 'Its map is drawn by hand each year.')}${card('Brinewell', 'Its map draws itself every morning.')}</div>`,
  ],
])('makes no plan and no feature of a competitor in %s', async (_, html) => {
  const sheet = await sheetOn(html);
  expect(sheet.plans).toEqual([]);
  expect(JSON.stringify(sheet.features)).not.toMatch(/Saltmate|99/);
  expect(sheet.integrations).toEqual([]);
});

it.each<[string, string]>([
  [
    'before and after',
    `<h2>A better morning</h2><div>${card('Before', 'You wade through the mud with a stick.', 'You guess the depth by eye.')}${card('After', 'You read the depth in bed.', 'You sleep until six each day.')}</div>`,
  ],
  [
    'without and with',
    `<h2>The change</h2><div>${card('Without Brinewell', 'You wade through the mud with a stick.', 'You guess the depth.')}${card('With Brinewell', 'You read the depth in bed.', 'You sleep until six.')}</div>`,
  ],
  [
    'the problem',
    `<section><h2>The problem</h2><div>${card('Wading', 'You wade through the mud with a stick.')}${card('Guessing', 'You guess the depth of a pan by eye.')}</div></section>`,
  ],
  [
    'what one is tired of',
    '<section><h2>Tired of wet boots?</h2><p>You wade through the mud with a stick and guess the depth by eye.</p></section>',
  ],
  [
    'lists side by side',
    '<h2>Two ways</h2><div><div class="c"><h3>The old way</h3><ul><li>Wade through the mud</li><li>Guess by eye</li></ul></div><div class="c"><h3>The new way</h3><ul><li>Read it in bed</li><li>Sleep until six</li></ul></div></div>',
  ],
])('tells of the former state nothing as what the product does: %s', async (_, html) => {
  expect(await told(html)).not.toMatch(/wade|guess/i);
});

const lorem = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.';

it.each<[string, string]>([
  [
    'features',
    `<h2>Features</h2><div>${card('Pan map', lorem)}${card('Tide alarm', lorem)}${card('Feature three', lorem)}</div>`,
  ],
  [
    'quotations',
    `<h2>What people say</h2><div>${card('John Doe', `“${lorem}”`)}${card('Jane Doe', `“${lorem}”`)}</div>`,
  ],
  ['paragraphs', `<h2>About the book</h2><p>${lorem}</p>`],
])('tells no filler of a template in %s', async (_, html) => {
  expect(await told(html)).not.toMatch(/lorem|ipsum/i);
});

it('reads nothing that a template has left unfilled, but what a manual says of its marks', async () => {
  const mark = (name: string) => `$${`{${name}}`}`;
  const text = await told(
    `<p>To buy more pans, write to ${mark('SALES_EMAIL')} at any hour.</p><p>Names of pans stand in ${mark('name')} on each of the labels.</p>`,
  );
  expect(text).not.toContain('SALES_EMAIL');
  expect(text).toContain('Names of pans stand in');
});

it('believes what the page shows and not the data behind it', async () => {
  const data = {
    '@type': 'Product',
    name: 'Brinewell',
    offers: [
      { '@type': 'Offer', name: 'Skiff', price: '7', priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'Raft', price: '3', priceCurrency: 'USD' },
    ],
  };
  const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script><h2>Pricing</h2><div>${card('Skiff', '$9/month', 'For one pan.')}${card('Barge', '$29/month', 'For ten pans.')}</div>`;
  expect((await sheetOn(html)).plans.map(({ name, price }) => [name, price?.amount])).toEqual([
    ['Skiff', 9],
    ['Barge', 29],
  ]);
});
