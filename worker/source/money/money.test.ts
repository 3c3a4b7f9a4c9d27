import { describe, expect, it } from 'vitest';
import { isDiscount, isPeriodText, priceOfOffer, readPrice, readPrices, samePrice } from './index.ts';
import { tell } from './test/tell.ts';

describe('isPeriodText', () => {
  it.each([
    ...[
      '/month',
      '/mo',
      '/ Monat',
      'Monat',
      'monthly',
      'per year',
      'annual',
      'Forever',
      '(billed monthly)',
      '/ 1,000 requests',
    ],
    ...[
      'per seat, billed yearly',
      'per user / month',
      'user/month',
      'billed annually',
      'billed annually at $96',
      'per person',
    ],
    ...[
      'per user/month billed annually',
      'one-time payment',
      'pro Nutzer und Monat',
      'every 3 months',
      'for two years',
      '月',
    ],
  ])('%s', (text) => expect(isPeriodText(text)).toBe(true));

  it.each([
    ...[
      '',
      'users',
      'Monthly reports',
      'a lot of things',
      '$9/month',
      'For teams',
      'every month we ship',
      'excl. VAT',
      'Pro',
    ],
    ...[
      'Per-seat pricing explained',
      'A month in the life',
      '24/7',
      '2 months free',
      '/pricing/enterprise plans of today',
    ],
  ])('not %j', (text) => expect(isPeriodText(text)).toBe(false));
});

describe('isDiscount', () => {
  it.each([
    ...[
      '25 % off',
      '25% off',
      'Save 20%',
      '-20%',
      '–20 %',
      '20% discount',
      'Save 20% with annual billing',
      'Up to 50% off',
    ],
    ...[
      'two months free',
      '2 months free',
      'Get 2 months free',
      '14 days free',
      'Save $24',
      '$20 off',
      'Save up to 30%',
    ],
    ...['20 % Rabatt', 'Sparen Sie 20 %', 'économisez 20 %', '1 Monat gratis'],
  ])('%s', (text) => expect(isDiscount(text)).toBe(true));

  it.each([
    '',
    'Save 80% of your time',
    '$9/month',
    '99.9% uptime',
    '100% free',
    '20% faster',
    'Free',
    'Save time',
    'Save 50% more time',
  ])('not %j', (text) => expect(isDiscount(text)).toBe(false));
});

describe('readPrices', () => {
  it.each([
    ['$10/mo or $100/yr', ['10 USD, each month', '100 USD, each year']],
    ['$19.99/year or $49.99 for lifetime', ['19.99 USD, each year', '49.99 USD, once']],
    ['$9', ['9 USD']],
    ['Free or $9', ['free', '9 USD']],
    ['$9 or less', []],
    ['more or less', []],
    ['', []],
  ])('%s', (text, told) => expect(readPrices(text).map(tell)).toEqual(told));
});

const read = (text: string) => readPrice(text) ?? expect.fail(`${text} is no price`);

describe('samePrice', () => {
  it.each([
    ['$12/mo', '12 USD a month'],
    ['$12', '$12 per user per month'],
    ['$12 per user', '$12 / active user / month'],
    ['€1.299,00', '1,299 EUR'],
    ['12 € pro Nutzer und Monat', '€12 per user per month'],
    ['from $9', '$9'],
    ['$0', 'Free'],
    ['Contact us', 'Custom'],
    ['$30 per quarter', '$30 every 3 months'],
  ])('%s and %s', (a, b) => {
    expect(samePrice(read(a), read(b))).toBe(true);
    expect(samePrice(read(b), read(a))).toBe(true);
  });

  it.each([
    ['$12', '$13'],
    ['$12', '€12'],
    ['12 kr', 'CHF 12.–'],
    ['99 kr', '99 NOK'],
    ['$12/mo', '$12/yr'],
    ['$12/month', '$12 for 3 months'],
    ['$12 per user', '$12 per site'],
    ['$12–$20', '$12–$24'],
    ['$0', 'Custom'],
  ])('not %s and %s', (a, b) => expect(samePrice(read(a), read(b))).toBe(false));
});

describe('priceOfOffer', () => {
  it.each([
    [{ price: '29', currency: 'USD' }, '$29', '29 USD'],
    [{ price: '29.00', currency: 'EUR', period: 'P1M' }, '€29 per month', '29 EUR, each month'],
    [{ price: '1299.50', currency: 'CAD', period: 'ANN' }, 'CA$1,299.50 per year', '1299.5 CAD, each year'],
    [{ price: '1.299,00', currency: 'EUR', period: null }, '€1,299', '1299 EUR'],
    [{ price: '5000', currency: 'JPY', period: 'month' }, '¥5,000 per month', '5000 JPY, each month'],
    [{ price: '49', currency: 'SEK', period: 'P2Y' }, 'SEK 49 for 2 years', '49 SEK, each 2 year'],
    [{ price: '0.00', currency: 'USD', period: 'P1M' }, 'Free', 'free, each month'],
    [{ price: '9.99', currency: 'XYZ' }, '9.99', '9.99 null'],
    [{ price: '9.99', currency: null }, '9.99', '9.99 null'],
  ])('%j', (offer, text, told) => {
    const price = priceOfOffer(offer);
    expect(price?.text).toBe(text);
    expect(tell(price)).toBe(told);
    if (price?.currency && offer.price !== '0.00') expect(tell(readPrice(text))).toBe(told);
  });

  it.each(['', 'call', '1.2.3', '-5', '12abc'])('no amount: %j', (price) =>
    expect(priceOfOffer({ price, currency: 'USD' })).toBeNull(),
  );
});
