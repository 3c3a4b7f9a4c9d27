import { expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';

it('is the price of a card without a name, its sign and sum in elements of their own, in a section that is called so', async () => {
  const { plans } = await sheetOn(
    `<section id="pricing"><div class="frame"><header class="head"><h2>Salt that you buy once</h2><p>It is kept for good.</p></header>
      <div class="card"><div><span class="sign">$</span><span class="sum">49</span> <span class="note">one-time</span></div>
      <ul><li>Bells of all</li><li>Maps of all</li></ul></div></div></section>`,
  );
  expect(plans.map(({ name, price, includes }) => [name, price?.amount, price?.period, includes])).toEqual([
    ['Brinewell', 49, 'once', ['Bells of all', 'Maps of all']],
  ]);
});

it('is called after the product where a line over its sum does so, and has what is ticked below it', async () => {
  const row = (text: string) => `<div class="row"><div class="tick">✓</div> ${text}</div>`;
  const { plans } = await sheetOn(
    `<h2>Pricing</h2><div class="card"><div>Brinewell Pro</div><div><span>€9</span><span>/month</span></div><p>All that a works needs. Cancel anytime.</p>
      <div>${row('40 pans a keeper')}${row('Bells by night (two)')}${row('Maps / books of all')}</div></div>`,
  );
  expect(plans.map(({ name, price, includes }) => [name, price?.amount, includes])).toEqual([
    ['Brinewell Pro', 9, ['40 pans a keeper', 'Bells by night (two)', 'Maps / books of all']],
  ]);
});
