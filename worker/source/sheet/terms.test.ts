import { describe, expect, it } from 'vitest';
import { sheetOn } from '../test-sheet.ts';
import { statedInShort } from './stated-in-short.ts';
import { termsInShort } from './terms-in-short.ts';

const plan = (name: string, price: string, ...items: string[]) =>
  `<div class="plan"><h3>${name}</h3><p>${price}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></div>`;
const plans = `<div>${plan('Pan', '$9/month', 'One pan', 'No setup fee')}${plan('Works', '$29/month', 'All pans', 'Bells')}</div>`;

const termsOn = async (html: string, further = {}) => (await sheetOn(html, further)).terms.map(({ text }) => text);

describe('terms of payment', () => {
  it('are what the parts on prices say beside the plans, fragments too', async () => {
    const terms =
      await termsOn(`<h2>Pricing</h2><p>By the pan. No setup fees. No long-term contracts. Cancel any time.</p>${plans}
      <p>Prices exclude VAT.</p><p>Choose the plan that fits your works.</p>`);
    expect(terms).toEqual([
      'By the pan. No setup fees. No long-term contracts. Cancel any time.',
      'Prices exclude VAT.',
    ]);
  });

  it('are no promises about the prices themselves', async () => {
    expect(await termsOn(`<h2>Pricing</h2><p>No hidden fees, no surprises.</p>${plans}`)).toEqual([]);
  });

  it('are no disclaimers', async () => {
    const disclaimer = 'Estimates, not tax advice. Tax rates vary by country, so ask somebody who is paid for it.';
    expect(await termsOn(`<h2>Pricing</h2>${plans}<p>${disclaimer}</p>`)).toEqual([]);
  });

  it('are told of other parts only where they tell by themselves', async () => {
    const terms = await termsOn(`<h2>Every pan on a map</h2><p>Free for 14 days. No credit card required.</p>
      <h2>Rent from the wharf</h2><p>Collect the fees of your tenants by card. Each month has its own page.</p>`);
    expect(terms).toEqual(['Free for 14 days. No credit card required.']);
  });

  it('stand in boxes among prices too, one in each', async () => {
    const box = (title: string, text: string) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
    const { terms } = await sheetOn('<p>Salt for all.</p>', {
      '/pricing': `<h1>Pricing</h1>${plans}<h2>Good to know</h2><div>${box('Refunds', 'Salt melts, and sales are final. We give no refunds for salt that is sold. In doubt a full refund is given.')}${box('Delivery', 'The salt comes by cart within a day.')}</div>`,
    });
    expect(terms.map(({ heading, text }) => [heading, text])).toEqual([
      ['Refunds', 'We give no refunds for salt that is sold.'],
    ]);
  });

  it('are no strapline that is mostly about something else', async () => {
    const strapline = (text: string) => termsOn(`<h2>Pricing</h2>${plans}<p>${text}</p>`);
    expect(await strapline('Open code • Free forever • Salt by sail')).toEqual([]);
    expect(await strapline('No contract • Cancel any time • Salt by sail')).toHaveLength(1);
  });

  it('name no sum where nothing is sold, but the product’s', async () => {
    const said = (text: string) => termsOn(`<h2>Pricing</h2><p>${text}</p>`);
    const others = 'For years, weighing salt meant fighting with a scale or paying $6,000 a year for a clerk.';
    expect(await said(others)).toEqual([]);
    expect(await said(`Brinewell costs $20 once.</p><p>${others}`)).toEqual(['Brinewell costs $20 once.']);
  });

  it('are nothing that stands on a switch between periods', async () => {
    const badge = (text: string) => termsOn(`<h2>Pricing</h2><p>${text}</p>${plans}`);
    expect(await badge('2 Months Free')).toEqual([]);
    expect(await badge('Save 20%')).toEqual([]);
    expect(await badge('2 months free with annual billing')).toHaveLength(1);
  });

  it('name no sum of somebody else, no gain and no sample', async () => {
    const terms =
      await termsOn(`<h2>Pricing</h2>${plans}<p>Most logbooks cost $80 a month.</p><p>A works saves $4,000 a year.</p>
      <p>Example: $100 of salt</p><p>Brinewell takes a platform fee of 1% on each sale.</p><p>A keeper gets $12 a month.</p>`);
    expect(terms).toEqual(['Brinewell takes a platform fee of 1% on each sale.']);
  });

  it('are told once, by the text that says more, with the heading that they stand under', async () => {
    const { terms } = await sheetOn(`<h2>For schools</h2><p>Schools pay half. No contract, no setup fee.</p>`, {
      '/pricing': `<h1>Pricing</h1>${plans}<h2>Refunds</h2><p>No contract, no setup fee.</p><p>Refunds are given within 30 days.</p>`,
    });
    expect(terms.map(({ text, heading }) => [heading, text])).toEqual([
      ['For schools', 'Schools pay half. No contract, no setup fee.'],
      ['Refunds', 'Refunds are given within 30 days.'],
    ]);
  });
});

describe('terms in short', () => {
  const price = { amount: 9, kind: 'amount' } as const;
  const sold = [
    { quote: 'Pan\n$9\n7-day free trial', price },
    { quote: 'Works\n$29', price },
  ] as never;
  const shortOf = (...texts: string[]) =>
    termsInShort(texts, sold).flatMap(({ found }) => found.map(({ text }) => text));

  it('are the words of one text where no other says otherwise', () => {
    expect(shortOf('Start your 14-day free trial.', 'Cancel anytime, by mail.')).toEqual([
      '14-day free trial',
      'Cancel anytime',
    ]);
    expect(shortOf('A 14-day trial', 'Every plan has a 30-day trial.')).toEqual([]);
    expect(shortOf('Each plan has a free trial of 30 days.', 'A 30-day trial')).toEqual(['free trial of 30 days']);
  });

  it('are none that stand behind what is free', async () => {
    const terms = (first: string) =>
      termsOn(
        `<h2>Every pan on a map</h2><p>${first} No credit card required. Rake more with ease. Ring the bell as often as you like.</p>`,
      );
    expect(await terms('20 pans a day are free.')).toEqual([]);
    expect(await terms('Rake the pans of a day.')).toEqual(['No credit card required.']);
  });

  it('ask for no card where that is said of what is free', () => {
    const none = 'No credit card required.';
    const shortWith = (texts: string[]) =>
      termsInShort(texts, [...sold, { quote: 'Pole\nFree', price: { kind: 'free' } }] as never).flatMap(({ found }) =>
        found.map(({ text }) => text),
      );
    expect(shortWith([none])).toEqual([]);
    expect(shortWith([none, 'A 14-day trial of all of it'])).toEqual(['14-day trial', 'No credit card required']);
  });

  it('are none that another text goes against', () => {
    const none = 'No credit card required.';
    expect(shortOf(none, 'Your card is charged nothing for the first month.')).toEqual([]);
    expect(shortOf(none, 'No credit card is required to start.')).toEqual(['No credit card required']);
  });

  it('are none of one plan alone', () => expect(shortOf('7-day free trial')).toEqual([]));

  it('are none that are still to come', () => {
    expect(shortOf('Coming: a 14-day free trial', 'Paid by the load.')).toEqual([]);
    expect(shortOf('Boats come soon. A 14-day free trial')).toEqual(['14-day free trial']);
    expect(shortOf('No account needed.')).toEqual(['No account needed']);
    expect(shortOf('Open the live demo. No account needed.')).toEqual([]);
    expect(shortOf('No account needed to start.')).toEqual([]);
    expect(shortOf('No account needed to install.')).toEqual([]);
    expect(shortOf('No account needed to use it.')).toEqual(['No account needed']);
    expect(shortOf('They are told by mail, no account needed for them.')).toEqual([]);
  });

  it('are none that hold for one way of paying', () => {
    expect(shortOf('The annual plan starts with a 14-day free trial.', 'A 14-day free trial')).toEqual([]);
    expect(shortOf('$99/yr (14-day free trial) or $300 once')).toEqual([]);
    expect(shortOf('It takes no ladder, no contract, no deck.')).toEqual([]);
    expect(shortOf('No set-up fee, no contract.')).toEqual(['no contract', 'No set-up fee']);
    expect(shortOf('Monthly plans cancel anytime. Annual plans are paid in full.', 'Cancel anytime')).toEqual([]);
    expect(shortOf('Monthly and annual plans cancel anytime.')).toEqual(['cancel anytime']);
    expect(shortOf('A monthly plan or a yearly plan: a 14-day free trial for all')).toEqual(['14-day free trial']);
  });
});

describe('what is stated in short', () => {
  const inShort = (isSold: boolean, ...texts: string[]) => statedInShort(texts, isSold).found.map(({ text }) => text);

  it('are short sentences on what is free, where nothing is sold', () => {
    expect(inShort(false, 'Yes. Brinewell is free and open source.')).toEqual(['Brinewell is free and open source']);
    expect(inShort(true, 'Yes. Brinewell is free and open source.')).toEqual([]);
  });

  it('are no answers to what is not asked', () => {
    expect(inShort(false, 'Yes, completely free.')).toEqual(['completely free']);
    expect(inShort(false, 'Free to use.', 'More is a one-time purchase.')).toEqual([]);
  });

  it('are none that hold for a part, not yet, or with what stands before them', () =>
    expect(
      inShort(
        false,
        'The core is always free.',
        'A free, open-source weigh bridge for every salt works.',
        'free, open-source weigh bridge',
        'It is completely free.',
        'Is it completely free?',
        'Scales are free and open source until spring.',
      ),
    ).toEqual([]));
});

it('is what structured data gives as the price, where nothing else is sold', async () => {
  const offer = (price: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Brinewell","offers":{"@type":"Offer","price":"${price}","priceCurrency":"USD"}}</script>`;
  const said = '<h2>Download Brinewell</h2><p>On the shore Brinewell is yours for $19.99 and a bucket of salt.</p>';
  expect(await termsOn(offer('19.99') + said)).toHaveLength(1);
  expect(await termsOn(offer('9.99') + said)).toEqual([]);
});

it('is nothing of a part that asks to wait', async () => {
  const part = (asked: string) =>
    `<h2>Your works deserves a bell</h2><p>${asked}</p><p>Salt works only. No credit card required.</p><h2>End</h2>`;
  expect(await termsOn(part('Ring it before the sea is high.'))).toEqual(['Salt works only. No credit card required.']);
  expect(await termsOn(part('Join the waitlist. The bell is on its way.'))).toEqual([]);
});
