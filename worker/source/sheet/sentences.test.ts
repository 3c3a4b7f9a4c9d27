import { describe, expect, it } from 'vitest';
import { isSentence, sentencesOf } from './sentences.ts';

describe('isSentence', () => {
  it.each([
    'Tidewater nudges late payers for you.',
    'Print return labels for 40 countries.',
    'The app opens on a tablet next to the till.',
    'Payments are matched as they arrive.',
    'Readers comment right on the page.',
    'iPads and phones show the same board.',
    'Send invoices from your phone in seconds',
    'Open the page where readers unsubscribe from a list.',
  ])('%s', (text) => expect(isSentence(text)).toBe(true));

  it.each([
    'Beautiful invoices for modern studios.',
    'Online booking, reminders and waiting lists for dental practices in Europe.',
    'All features',
    'Learn more about our plans.',
    'One letter a month, and you can unsubscribe in it.',
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
