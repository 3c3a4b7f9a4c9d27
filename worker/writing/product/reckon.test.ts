import { describe, expect, it } from 'vitest';
import type { Plan, Price } from '../../contract/product-sheet.ts';
import { freePlan, lowestPrice } from '../../source/sheet/compare-plans.ts';
import { costText } from '../../source/sheet/price-text.ts';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor, sourceFrom } from '../test/articles.ts';
import { createDesk } from './desk.ts';
import { reckonPlans } from './reckon.ts';
import { startingPrice } from './starting-price.ts';

const price = (changes: Partial<Price> = {}): Price => ({
  ...{ text: '$12 / month', kind: 'amount', amount: 12, upTo: null, currency: 'USD', isFrom: false, period: 'month' },
  ...{ periods: 1, billed: null, unit: null },
  ...changes,
});
const plan = (name: string, own: Price | null): Plan => ({
  ...{
    name,
    price: own,
    otherPrices: [],
    description: null,
    includes: [],
    group: null,
    availability: null,
    page: 0,
    quote: name,
  },
});

it('is no sum beside what is billed besides, nor beside what the site has reckoned itself', async () => {
  const card = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul><li>Maps of the rows</li><li>Lists for pickers</li></ul></div>`;
  const reckonedOn = async (row: string, further = '') => {
    const source = await sourceFrom([
      {
        url: 'https://oakwell.example/',
        html: `<title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner.</p><h2>Pricing</h2><div>${card('Row', row)}${card('Crop', '$30 per user / month')}</div>${further}</main>`,
      },
    ]);
    return reckonPlans(createDesk(prepareMaterial(briefFor('https://oakwell.example/', 'short'), source)));
  };
  expect(await reckonedOn('$12 per user / month')).toHaveLength(1);
  expect(await reckonedOn('$12 per user / month', '<p>Token usage is billed separately.</p>')).toEqual([]);
  const saved = await reckonedOn('$12 / month</p><p>$100 / year (save 30%)');
  expect(saved.map(({ text }) => text).join()).not.toContain('Paying by the year');
});

describe('the lowest price', () => {
  const free = plan('Seed', price({ kind: 'free', amount: 0, text: 'Free', period: null }));

  it('is that of no product where more is sold than anybody chooses between', () => {
    const wares = Array.from({ length: 9 }, (_, at) => plan(`Row ${at}`, price({ amount: at + 1, period: 'once' })));
    expect(lowestPrice(wares)).toBeNull();
    expect(lowestPrice(wares.slice(0, 3))?.plan.name).toBe('Row 0');
  });

  it('is that of the cheapest plan that costs something', () => {
    expect(lowestPrice([free, plan('Crop', price({ amount: 30 })), plan('Row', price())])?.plan.name).toBe('Row');
  });

  it('is what is asked when paying by the year, where that is less', () => {
    const yearly = price({ text: '$8 / month', amount: 8, billed: 'year' });
    const lowest = lowestPrice([free, { ...plan('Row', price()), otherPrices: [yearly] }]);
    expect(lowest && costText(lowest.price)).toBe('$8 a month, billed by the year');
  });

  it('is no less for what is paid on top of another, and none where something is paid on top of it', () => {
    const [row, crop] = [plan('Row', price()), plan('Crop', price({ amount: 30 }))];
    const withNote = (one: Plan) => ({ ...one, priceNote: '+ $40 set-up' });
    expect(lowestPrice([row, withNote(crop)])?.plan.name).toBe('Row');
    expect(lowestPrice([withNote(row), crop])).toBeNull();
    expect(lowestPrice([row, { ...crop, priceNote: 'With a yearly commitment' }])).toBeNull();
  });

  it('is found among plans that are one, by the month and by the year', () => {
    const yearly = plan('Yearly', price({ amount: 96, period: 'year' }));
    expect(lowestPrice([free, plan('Monthly', price()), yearly])?.plan.name).toBe('Yearly');
    expect(lowestPrice([free, plan('Orchard Monthly', price()), yearly])).toBeNull();
  });

  it.each([
    ['another period', price({ amount: 90, period: 'year' })],
    ['another currency', price({ currency: 'EUR' })],
    ['another unit', price({ unit: 'seat' })],
    ['a range', price({ upTo: 40 })],
  ])('is none where plans cannot be compared: %s', (_, other) => {
    expect(lowestPrice([plan('Row', price({ amount: 20 })), plan('Crop', other)])).toBeNull();
    expect(lowestPrice([{ ...plan('Row', price()), yearlyUnread: true }])).toBeNull();
  });
});

it('is no free plan that ends', () => {
  const free = (quote: string) => ({ ...plan('Test', price({ kind: 'free', amount: 0 })), quote });
  expect(freePlan([free('Test\n$0\nfor 30 days, then pick a plan')])).toBeUndefined();
  expect(freePlan([free('Test\n$0\n1 year of history')])?.name).toBe('Test');
});

const html = (plans: string) =>
  `<html lang="en"><title>Oakwell</title><main><h1>Oakwell</h1><p>Oakwell is an orchard planner for growers.</p>
   <h2>Pricing</h2><div class="plans">${plans}</div></main></html>`;
const card = (name: string, text: string) =>
  `<div class="plan"><h3>${name}</h3><p class="price">${text}</p><ul><li>Maps of the rows</li><li>Lists for pickers</li></ul></div>`;

async function reckoned(plans: string): Promise<string[]> {
  const source = await sourceFrom([{ url: 'https://oakwell.example/', html: html(plans) }]);
  const desk = createDesk(prepareMaterial(briefFor('https://oakwell.example/', 'short'), source));
  return reckonPlans(desk).map(({ text, reckoning }) => `${text} (${reckoning})`);
}

describe('what follows from a plan’s prices', () => {
  it('is no year of a monthly price: anybody sees what twelve of them are', async () => {
    expect(await reckoned(card('Row', '$12 / month') + card('Crop', '$30 / month'))).toEqual([]);
  });

  it('is nothing where use is billed besides', async () => {
    const plans = card('Row', '$12 / month') + card('Crop', '$30 / month');
    expect(await reckoned(`${plans}<p>Token usage is billed separately on every plan.</p>`)).toEqual([]);
  });

  it.each([
    ['user', 'users'],
    ['person', 'people'],
  ])('is what ten come to where one amount pays for one %s', async (unit, units) => {
    expect(await reckoned(card('Row', `$12 per ${unit} / month`) + card('Crop', `$30 per ${unit} / month`))).toEqual([
      `Ten ${units} come to $120 a month on Row and $300 a month on Crop. (10 x $12; 10 x $30)`,
    ]);
  });

  it('is nothing where each price is for another thing to count', async () => {
    expect(await reckoned(card('Pickers', '$12 per user / month') + card('Maps', '$30 per map / month'))).toEqual([]);
  });

  it('is what paying by the year saves', async () => {
    expect(
      await reckoned(card('Row', '$10 / month</p><p>$96 / year') + card('Crop', '$20 / month</p><p>$192 / year')),
    ).toEqual(['Paying by the year saves 20% on Row and Crop. (1 - $96 / (12 x $10); 1 - $192 / (12 x $20))']);
  });

  it('is what the same plan saves that is listed once more, by the year', async () => {
    const plans = card('Orchard Monthly', '$10 / month') + card('Orchard Yearly', '$96 / year');
    expect(await reckoned(plans)).toEqual([
      'Paying by the year saves 20% against Orchard Monthly. (1 - $96 / (12 x $10))',
    ]);
  });

  const opening = async (plans: string) => {
    const source = await sourceFrom([{ url: 'https://oakwell.example/', html: html(plans) }]);
    return startingPrice(createDesk(prepareMaterial(briefFor('https://oakwell.example/', 'short'), source)))[0]?.text;
  };

  it('is the only price that is asked, or what costs least of the plans where something else has a price', async () => {
    const [free, row, crop] = [card('Seed', 'Free'), card('Row', '$12 / month'), card('Crop', '$30 / month')];
    const beside = '</div><p>A probe costs $5 a month.</p><div>';
    expect(await opening(free + row)).toBe('The Seed plan costs nothing, and the Row plan costs $12 a month.');
    expect(await opening(row + crop)).toBe('The lowest price named is $12 a month, for Row.');
    expect(await opening(row + crop + beside)).toBe('Of its plans, Row costs least, $12 a month.');
  });

  it('ranks no plan where a free one is named and not read, and calls nothing a plan that is paid once', async () => {
    const plans = card('Row', '$12 / month') + card('Crop', '$30 / month');
    expect(await opening(`${plans}</div><p>Maps (others: free plan, then $50 a month) cost more.</p><div>`)).toBe(
      'The Row plan costs $12 a month.',
    );
    const sizes = card('Small box', '$99 once') + card('Large box', '$199 once');
    expect(await opening(`${sizes}</div><p>A probe costs $5 a month.</p><div>`)).toBe('Small box costs $99 once.');
  });

  it('begins at the only sum where the site says so elsewhere, and is told with both ways to pay', async () => {
    const from = '</div><p>Oakwell is yours from $12 a month.</p><div>';
    expect(await opening(card('Row', '$12 / month') + from)).toBe('The price starts at $12 a month, for Row.');
    expect(await opening(card('Row', '$12 / month</p><p>or $10/mo billed annually'))).toBe(
      'The price is $12 a month or $10 a month, billed by the year, for Row.',
    );
  });

  it('tells beside the lowest sum of a year what a month costs', async () => {
    expect(
      await opening(card('Row', '$4 / month</p><p>$29 / year') + card('Crop', '$20 / month</p><p>$192 / year')),
    ).toBe('The lowest price named is $4 a month or $29 a year, for Row.');
    expect(await opening(card('Monthly', '$10 / month') + card('Yearly', '$96 / year'))).toBe(
      'The price is $10 a month or $96 a year.',
    );
  });

  it('is nothing before prices are asked', async () => {
    const pilot = '<p>Oakwell is free during the pilot.</p>';
    expect(await reckoned(`${card('Row', '$12 / month')}${card('Crop', '$30 / month')}</div>${pilot}<div>`)).toEqual(
      [],
    );
  });

  it('is nothing of a plan of which more costs more, or that costs something for a start', async () => {
    const crop = card('Crop', '$30 per user / month');
    const row = card('Row', '$12 per user / month');
    const ofCrop = ['Ten users come to $300 a month on Crop. (10 x $30)'];
    expect(
      await reckoned(row.replace('Maps of the rows', 'Includes 2 fields • $9 per additional field') + crop),
    ).toEqual(ofCrop);
    expect(await reckoned(card('Row', '$12 per user / month + $50 setup') + crop)).toEqual(ofCrop);
  });

  it('is nothing where the price is open', async () => {
    expect(await reckoned(card('Row', 'from $12 / month') + card('Crop', 'Contact us'))).toEqual([]);
  });
});
