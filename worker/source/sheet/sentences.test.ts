import { describe, expect, it } from 'vitest';
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
