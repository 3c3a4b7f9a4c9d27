import { describe, expect, it } from 'vitest';
import type { Price } from '../../contract/product-sheet.ts';
import { costText, money, priceText } from './price-text.ts';

const price = (changes: Partial<Price> = {}): Price => ({
  ...{ text: '$12 / month', kind: 'amount', amount: 12, upTo: null, currency: 'USD', isFrom: false, period: 'month' },
  ...{ periods: 1, billed: null, unit: null },
  ...changes,
});
describe('amounts', () => {
  it.each([
    [12, 'USD', '$12'],
    [9.9, 'EUR', '€9.90'],
    [1200, 'USD', '$1,200'],
    [0.008, 'USD', '$0.008'],
    [29.99 * 3, 'USD', '$89.97'],
  ])('%s %s is %s', (amount, currency, text) => {
    expect(money(amount, currency)).toBe(text);
  });

  it('tells period, unit and billing', () => {
    const told = price({ unit: 'user', billed: 'year' });
    expect(costText({ ...told, amount: 12, currency: 'USD' })).toBe('$12 a month per user, billed by the year');
    expect(priceText(price({ isFrom: true }))).toBe('from $12 a month');
    expect(priceText(price({ kind: 'on request', amount: null, currency: null, text: 'Talk  to us' }))).toBe(
      'on request',
    );
  });
});

it('keeps what a price says beyond its record', () => {
  expect(priceText(price({ text: '$12 / month excl. VAT' }))).toBe('$12 / month excl. VAT');
  expect(priceText(price({ text: '$12 p/m' }))).toBe('$12 a month');
  expect(priceText(price({ text: '$12/mo · monthly billing' }))).toBe('$12 a month');
  expect(priceText(price({ text: 'Pay once $12', period: 'once' }))).toBe('$12 once');
  expect(priceText(price({ text: '$12 AUD monthly', currency: 'AUD' }))).toBe('A$12 a month');
});

it('takes letters at a figure for its currency', () => {
  expect(priceText(price({ text: 'R490 per month', amount: 490, currency: 'ZAR' }))).toBe('R490 a month');
});
