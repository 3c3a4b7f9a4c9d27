import { describe, expect, it } from 'vitest';
import { readPrice } from '../../source/money/index.ts';
import { findWrongMoney } from './money.ts';
import { findSwappedPrices } from './plans.ts';

const wrong = (sentence: string, ...facts: string[]) => findWrongMoney(sentence, facts).wrong;

describe('money of a sentence', () => {
  it.each([
    ['Pro costs CHF 12 a month.', ['Pro CHF 12.– / month']],
    ['Pro costs 1,299 SEK.', ['Pro 1 299 kr']],
    ['Pro costs nine: €9.90 per month.', ['Pro', '€9,90', 'per month']],
    ['Pro costs 12 dollars a month.', ['Pro\n$12\n/mo']],
    ['At $8 a month for each user, Pro is one plan.', ['Pro $8 per user per month']],
    ['Pro is $8.', ['Pro $8 per user per month']],
    ['Pro kostet 8 $ pro Nutzer und Monat.', ['Pro $8 per user per month']],
    ['Plans run from $12 to $29.', ['Solo $12', 'Pro $29']],
    ['It starts at $5.', ['$5–$9 a seat']],
    ['It starts at $8.', ['Pro from $8']],
    ['It costs $0.', ['Starter: free']],
    ['Invoices go out in euros.', ['Invoices in € and £']],
    ['They raised 2 million dollars.', ['$2M raised']],
    ['Ten users cost $80 a month.', ['Pro $8 per user per month']],
    ['A team of ten pays $960 a year.', ['Pro $8 per user per month']],
    ['Six months come to $48.', ['Pro $8 per month']],
    ['A year of Pro comes to $96.', ['Pro $8 per month']],
    ['Paying for a year saves $8.', ['$4 per month or $40 per year']],
    ['A club with 2,000 members pays $600 a month.', ['$0.30 per member per month']],
    ['Team costs $17 a month more than Solo.', ['Solo $12 a month', 'Team $29 a month']],
    ['The PHP library opens CAD files.', ['Opens CAD files from PHP']],
  ])('%s', (sentence, facts) => expect(wrong(sentence, ...facts)).toEqual([]));

  it.each([
    ['another amount', 'Pro costs CHF 13 a month.', 'Pro CHF 12.– / month', 'CHF 13 a month'],
    ['another currency', 'Pro costs €12.', 'Pro CHF 12.–', '€12'],
    ['another crown', 'Pro costs 99 NOK.', 'Pro 99 kr', '99 NOK'],
    ['another period', 'Pro costs $96 a month.', 'Pro $96 per year', '$96 a month'],
    ['a period of its own', 'Pro costs $96 a month.', 'Pro $96', '$96 a month'],
    ['a lower end as the price', 'Pro costs $8.', 'Pro from $8', '$8'],
    ['a unit of its own', 'Pro costs $8 per seat.', 'Pro $8 per site', '$8 per seat'],
    ['a unit left out', 'Pro costs $8 a month.', 'Pro $8 per user per month', '$8 a month'],
    ['a sum that is wrong', 'Ten users cost $90 a month.', 'Pro $8 per user per month', '$90 a month'],
    ['a sum of what is no unit', 'Ten users cost $80 a month.', 'Pro $8 per month', '$80 a month'],
    ['twelve months as the price of a year', 'Pro costs $48 a year.', 'Pro $4 per month or $40 per year', '$48 a year'],
    ['another rhythm', 'Pro at $8 can be paid month by month.', 'Pro $8 per month, billed yearly', 'paid monthly'],
    ['another end', 'Plans run from $12 to $39.', 'Solo $12, Pro $29', 'from $12 to $39'],
    ['a price at all', 'It costs $0.', 'Starter', '$0'],
    ['a currency alone', 'Prices are quoted in CHF.', 'See it live in 20 minutes', 'CHF'],
    ['a currency in words', 'Clients pay in Swiss francs.', 'Clients pay in €', 'Swiss francs'],
  ])('finds %s', (_, sentence, fact, words) => expect(wrong(sentence, fact)).toEqual([words]));

  it('leaves the rest of the sentence to others', () => {
    expect(findWrongMoney('Pro costs $12 a month for 5 users.', ['Pro $12 a month']).rest).toBe(
      'Pro costs   for 5 users.',
    );
  });
});

describe('prices of plans', () => {
  const plan = (name: string, ...prices: string[]) => ({
    name,
    prices: prices.flatMap((text) => readPrice(text) ?? []),
  });
  const plans = [
    plan('Solo', '12 kr/mån', '120 kr/år'),
    plan('Solo Plus', '19 kr/mån'),
    plan('Team', 'CHF 29.– / month'),
  ];

  it.each([
    'Solo costs 12 kr a month, while Team costs CHF 29 a month.',
    'Solo costs 12 kr a month or 120 kr a year.',
    'Solo Plus costs 19 kr.',
    'Solo and Team cost 12 kr and CHF 29 a month.',
    'For 12 kr, Solo covers one person.',
    'Solo suits one person, and costs 12 kr.',
    'Solo leaves 50 kr for lunch.',
    'The Teams page costs 12 kr.',
  ])('%s', (sentence) => expect(findSwappedPrices(sentence, plans)).toEqual([]));

  it.each([
    ['Solo costs CHF 29 a month.', ['CHF 29 a month for Solo']],
    ['Team costs 12 kr a month.', ['12 kr a month for Team']],
    ['Solo Plus costs 12 kr.', ['12 kr for Solo Plus']],
    ['The team plan costs 12 kr.', ['12 kr for Team']],
    ['Solo costs 120 kr a month.', ['120 kr a month for Solo']],
    ['Solo costs CHF 29, while Team costs 12 kr.', ['CHF 29 for Solo', '12 kr for Team']],
    ['Solo costs CHF 29 a month and Team adds reports.', ['CHF 29 a month for Solo']],
  ])('not %s', (sentence, found) => expect(findSwappedPrices(sentence, plans)).toEqual(found));
});
