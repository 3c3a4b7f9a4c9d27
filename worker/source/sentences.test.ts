import { describe, expect, it } from 'vitest';
import { isPeriod, readPriceLine, splitNamedPrice } from './prices.ts';
import { isSentence, sentencesOf, splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it.each([
    ['One is here. Two is there! Is three?', ['One is here.', 'Two is there!', 'Is three?']],
    ['Ask Dr. Smith, e.g. on Node.js 20. It costs $4.50.', ['Ask Dr. Smith, e.g. on Node.js 20.', 'It costs $4.50.']],
    ['J. Doe said "Yes." Then she left.', ['J. Doe said "Yes."', 'Then she left.']],
    ['Try cal.io now. v2.1 is out. U.S. sales rose.', ['Try cal.io now. v2.1 is out.', 'U.S. sales rose.']],
    ['No. It does not. See no. 5 below.', ['No.', 'It does not.', 'See no. 5 below.']],
    [
      'Made by Acme Inc. in Oslo. They have slides etc. and more.',
      ['Made by Acme Inc. in Oslo.', 'They have slides etc. and more.'],
    ],
    ['Wait… Really?! (Yes.) Done.', ['Wait…', 'Really?!', '(Yes.)', 'Done.']],
    ['これは文です。次の文です。', ['これは文です。', '次の文です。']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });
});

describe('isSentence', () => {
  it.each([
    'Tidewater nudges late payers for you.',
    'Print return labels for 40 countries.',
    'The app opens on a tablet next to the till.',
    'Payments are matched as they arrive.',
    'Readers comment right on the page.',
    'iPads and phones show the same board.',
    'Send invoices from your phone in seconds',
  ])('%s', (text) => expect(isSentence(text)).toBe(true));

  it.each([
    'Beautiful invoices for modern studios.',
    'Online booking, reminders and waiting lists for dental practices in Europe.',
    'All features',
    'Learn more about our plans.',
    'Start your free trial today.',
    'and then it stops.',
    'What does it cost?',
    'EVERYTHING YOU NEED IS HERE.',
    'It keeps your data…',
    'Home | About | Contact us today.',
  ])('not %s', (text) => expect(isSentence(text)).toBe(false));

  it('trusts running text', () => {
    expect(sentencesOf('New people noticed within an hour. They did not correct it.', 'en')).toHaveLength(2);
  });
});

describe('prices', () => {
  it.each([
    ['$29', '$29', null],
    ['$29/month', '$29', '/month'],
    ['$1,299.00 per year', '$1,299.00', 'per year'],
    ['49 €', '49 €', null],
    ['49 €/ month', '49 €', '/ month'],
    ['€9.50 per seat, billed yearly', '€9.50', 'per seat, billed yearly'],
    ['from $5 a month', 'from $5', 'a month'],
    ['£24 a year', '£24', 'a year'],
    ['99 kr / mån', '99 kr', '/ mån'],
    ['USD 12 per user', 'USD 12', 'per user'],
    ['12 USD', '12 USD', null],
    ['1.299,00 €', '1.299,00 €', null],
    ['Free', 'Free', null],
    ['Free forever', 'Free', 'forever'],
    ['Custom', 'Custom', null],
    ['Contact us', 'Contact us', null],
    ['Let’s talk', 'Let’s talk', null],
  ])('%s', (line, price, period) => {
    expect(readPriceLine(line)).toEqual({ price, period });
  });

  it.each([
    '$2M raised',
    '$5 million in sales',
    'We saved $400 in a week.',
    '29',
    '29%',
    'Free returns for all customers',
    '12 users',
    '$20 of credit for your friends',
  ])('not %s', (line) => expect(readPriceLine(line)).toBeNull());

  it('splits a name from its price', () => {
    expect(splitNamedPrice('Starter – $9/mo')).toEqual({ name: 'Starter', line: { price: '$9', period: '/mo' } });
    expect(splitNamedPrice('Team ($29 per month)')).toEqual({
      name: 'Team',
      line: { price: '$29', period: 'per month' },
    });
    expect(splitNamedPrice('Enterprise – Custom')).toEqual({
      name: 'Enterprise',
      line: { price: 'Custom', period: null },
    });
    expect(splitNamedPrice('$9')).toBeNull();
    expect(splitNamedPrice('Ready – Set')).toBeNull();
  });

  it('knows periods', () => {
    for (const text of ['/month', 'per user / month', 'billed annually', 'one-time', 'a year'])
      expect(isPeriod(text)).toBe(true);
    for (const text of ['5 users', 'Perfect for teams', '$29', 'per month we send a report to you.'])
      expect(isPeriod(text)).toBe(false);
  });
});
