import { expect, it } from 'vitest';
import { readPriceLines } from './index.ts';
import { tell } from './test/tell.ts';

it.each<[lines: string[], used: number, price: string]>([
  [['$', '29', '/month'], 3, '29 USD, each month'],
  [['$29', 'per user / month', 'billed annually'], 3, '29 USD, per user, each month, billed by the year'],
  [['29', '€', '/ Monat'], 3, '29 EUR, each month'],
  [['$', '29', '99', '/mo'], 4, '29.99 USD, each month'],
  [['$29', '.99', '/mo', 'Everything in Free'], 3, '29.99 USD, each month'],
  [['From', '€', '9', ',90', 'per month'], 5, 'from 9.9 EUR, each month'],
  [
    ['$8', '/user', '/month', 'Billed annually', 'Start free trial'],
    4,
    '8 USD, per user, each month, billed by the year',
  ],
  [['$12', 'per user', 'Unlimited projects'], 2, '12 USD, per user'],
  [['$12', 'per', 'user', 'Unlimited projects'], 3, '12 USD, per user'],
  [['Starting at', '$29', 'per month'], 3, 'from 29 USD, each month'],
  [['$29', 'Monthly', 'Yearly'], 2, '29 USD, each month'],
  [['$29', '$19', '/mo'], 1, '29 USD'],
  [['$29', '10 users'], 1, '29 USD'],
  [['Free', 'forever', 'Get started'], 2, 'free'],
  [['Custom', 'Contact us'], 1, 'on request'],
])('%j', (lines, used, price) => {
  const read = readPriceLines(lines);
  expect(read?.used).toBe(used);
  expect(tell(read?.price ?? null)).toBe(price);
});

it('a price begins with the first line', () => {
  expect(readPriceLines(['Starter', '$29'])).toBeNull();
  expect(readPriceLines(['29', 'users'])).toBeNull();
  expect(readPriceLines(['For a growing crew', '$29'])).toBeNull();
  expect(readPriceLines([])).toBeNull();
  expect(readPriceLines(['', '$5'])).toBeNull();
});

it('is the sum without the badges over it, and with what they say of it', () => {
  const textOf = (...lines: string[]) => readPriceLines(lines)?.price.text;
  expect(textOf('Best value', 'Save 17% with yearly billing', '$99.99', '/year')).toBe('$99.99 /year');
  expect(readPriceLines(['Starting at', '$9', '/month'])?.price).toMatchObject({ isFrom: true, amount: 9 });
});
