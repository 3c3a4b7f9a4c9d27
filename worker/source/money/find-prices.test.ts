import { describe, expect, it } from 'vitest';
import { findPrices } from './index.ts';
import { tell } from './test/tell.ts';

const tellAll = (text: string) =>
  findPrices(text).map(({ role, price, start, end }) => {
    expect(text.slice(start, end)).toBe(price.text);
    return `${role === 'price' ? '' : `${role}: `}${tell(price)}`;
  });

describe('prices of a running text', () => {
  it.each<[text: string, told: string[]]>([
    [
      'The Team plan costs $12 per user per month, and Solo is $5 a month.',
      ['12 USD, per user, each month', '5 USD, each month'],
    ],
    ['Pro is 99 kr per month; Plus is CHF 12.– a month.', ['99 SEK, each month', '12 CHF, each month']],
    ['It starts at €9,90 per month for up to 5 users and covers everything.', ['from 9.9 EUR, each month']],
    [
      'Prices from $2.50/user/month, billed yearly. Then $5.',
      ['from 2.5 USD, per user, each month, billed by the year', '5 USD'],
    ],
    ['$29/month (or $290/year).', ['29 USD, each month', '290 USD, each year']],
    ['It costs $9.50. Monthly reports follow.', ['9.5 USD']],
    ['Between $10 and $20, or $5–$9 a seat.', ['10 USD', '20 USD', '5–9 USD, per seat']],
    ['Team 5\n€ 9 a month', ['9 EUR, each month']],
    ['Es kostet 12 € im Monat.', ['12 EUR, each month']],
    ['$12 per workspace covers everything you need', ['12 USD, per workspace']],
    ['Each call is 2 ¢, each page 5 cents.', ['0.02 USD', '0.05 null']],
    ['49 dollars a month or 45 euros a month', ['49 USD, each month', '45 EUR, each month']],
    ['Solo 1 299 kr, Team 2 599 kr', ['1299 SEK', '2599 SEK']],
    ['Costs $5 100 users love', ['5 USD']],
    ['$5 - 2024', ['5 USD']],
    ['Plans: $5,$10,$20', ['5 USD', '10 USD', '20 USD']],
    ['$5/$10/$20 a month', ['5 USD', '10 USD', '20 USD, each month']],
    ['12 € 24 € 36 €', ['12 EUR', '24 EUR', '36 EUR']],
    ['€ 12 € 24 € 36', ['12 EUR', '24 EUR', '36 EUR']],
    ['(US$5)', ['5 USD']],
  ])('%s', (text, told) => expect(tellAll(text)).toEqual(told));
});

describe('money that is no price', () => {
  it.each<[text: string, told: string[]]>([
    ['Save $24 a year. They raised $2M in 2021.', ['discount: 24 USD, each year', 'sum: 2000000 USD']],
    ['Get $20 off today.', ['discount: 20 USD']],
    ['A seed round of 5 million euros', ['sum: 5000000 EUR']],
    ['-$5 for students', ['discount: 5 USD']],
    ['It saves us $10k.', ['sum: 10000 USD']],
    ['The plan is $2k / month', ['2000 USD, each month']],
  ])('%s', (text, told) => expect(tellAll(text)).toEqual(told));
});

describe('nothing of money', () => {
  it.each([
    'Run `$1` and $HOME, then $ npm install.',
    'Open 24/7 since 2019, with 99.9% uptime and 5 GB.',
    'In total 300 users read 1,299 pages.',
    'The sheet says $A$1 and {$5}.',
    'Version 3.14 of PHP 8 and R 4.3 on the 1.2.2024.',
    'TOP 10 tips, ALL 24 of them. TRY 3 for COP 28.',
    'Fr. 12.30 Uhr, Q3 2024, K9',
  ])('%s', (text) => expect(findPrices(text)).toEqual([]));
});
