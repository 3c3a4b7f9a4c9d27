import { describe, expect, it } from 'vitest';
import { isPlural } from './grammar.ts';
import { hasFiniteVerb, isThirdPersonVerb, mayBeVerb, opensWithImperative, thirdPersonOf } from './verbs.ts';

describe('verbs that are nothing else', () => {
  it('in the third person', () => {
    expect(['sends', 'creates', 'applies', 'publishes', 'Keeps'].filter(isThirdPersonVerb)).toHaveLength(5);
    expect(
      ['tracks', 'reports', 'lives', 'leaves', 'means', 'moves', 'uploads', 'permits', 'commits', 'drafts'].filter(
        isThirdPersonVerb,
      ),
    ).toEqual([]);
  });

  it('in the base form', () => {
    expect(['send', 'create', 'keep', 'track', 'export'].filter(mayBeVerb)).toHaveLength(5);
    expect(['harbour', 'invoices', 'salty'].filter(mayBeVerb)).toEqual([]);
  });

  it('by what stands behind them', () => {
    expect(['Track your time', 'Export all of it', 'Send invoices'].filter(opensWithImperative)).toHaveLength(3);
    expect(['Export options', 'Track record', 'Email reminders'].filter(opensWithImperative)).toEqual([]);
  });

  it.each([
    ['watch', 'watches'],
    ['apply', 'applies'],
    ['play', 'plays'],
    ['go', 'goes'],
    ['have', 'has'],
  ])('%s → %s', (verb, third) => expect(thirdPersonOf(verb)).toBe(third));
});

describe('hasFiniteVerb', () => {
  it.each([
    'Tidewater sends reminders for you.',
    'Payments are matched as they arrive.',
    'The app opens the till.',
    'Send invoices from your phone in seconds',
    'Track your time without timers',
    'Teams collaborate on one page.',
    'It works offline.',
    'You pay per seat.',
    'The team built the first version in a garage.',
    'Tools that nobody likes are left unused.',
    'What you write stays yours and is never sold.',
    'The shop closed in May, and it reopened a year later.',
  ])('in %s', (text) => expect(hasFiniteVerb(text)).toBe(true));

  it.each([
    'Beautiful invoices for modern studios.',
    'Everything that is needed for a launch',
    'Trusted by 400 teams',
    'Invoices designed for studios.',
    'Team reports',
    'Sales report templates',
    'A calendar your clients can book from',
    'Tools for teams who sell online',
    'Export options and backups',
    'The easiest way to send invoices',
    'Unlimited projects, members and reports',
  ])('not in %s', (text) => expect(hasFiniteVerb(text)).toBe(false));
});

it('knows a noun in the plural', () => {
  expect(['invoices', 'people', 'Companies', 'boxes'].filter(isPlural)).toHaveLength(4);
  expect(['analysis', 'business', 'news', 'status', 'SaaS', 'canvas', 'software', 'gas'].filter(isPlural)).toEqual([]);
});
