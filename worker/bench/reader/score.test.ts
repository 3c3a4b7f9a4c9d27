import { describe, expect, it } from 'vitest';
import type { Plan, Price } from '../../contract/product-sheet.ts';
import { emptySheet } from '../../source/sheet/empty-sheet.ts';
import type { Label } from './label.ts';
import { scoreSite } from './score.ts';

const at = { page: 0, quote: '' };
const label: Label = {
  what: ['Tidewell is an open-source tide table for sailors.'],
  ...{ features: [], plans: [], integrations: [], quotes: [], faq: [], numbers: [], never: [] },
};
const sheet = emptySheet([], 'Tidewell');
const dollars: Price = {
  ...{ text: '$9', kind: 'amount', amount: 9, upTo: null, currency: 'USD', isFrom: false },
  ...{ period: 'month', periods: 1, billed: null, unit: null },
};
const plan = (name: string, price: Price | null): Plan => ({
  ...{ name, price, otherPrices: [], description: null, includes: [], group: null, availability: null, ...at },
});
const feature = (name: string, text: string) => ({
  ...{ name, sentences: [text], heading: null, role: 'feature' as const, availability: null, plans: [], ...at },
});

const plansOf = (price: string | null, period: string | null, found: Price | null) =>
  scoreSite(
    'x',
    { ...label, plans: [{ name: 'Crew', price, period }] },
    { ...sheet, plans: [plan('Crew plan', found)] },
  ).tallies.plans.found;

describe('scoreSite', () => {
  it.each([
    ['$9', 'month', dollars, 1],
    ['$9', 'year', dollars, 0],
    ['€9', 'month', dollars, 0],
    ['$1,299.50', 'month', { ...dollars, amount: 1299.5 }, 1],
    ['$2k', 'month', { ...dollars, amount: 2000 }, 1],
    ['9 CHF', 'month', { ...dollars, currency: 'CHF' }, 1],
    ['$9', 'once', { ...dollars, period: 'year', periods: 2 }, 1],
    ['$0', null, { ...dollars, kind: 'free', amount: 0, currency: null }, 1],
    ['free', null, { ...dollars, amount: 0 }, 1],
    ['Custom', null, { ...dollars, kind: 'on request', amount: null }, 1],
    [null, null, null, 1],
    [null, null, dollars, 0],
  ] as const)('compares a price of %s (%s)', (price, period, found, expected) => {
    expect(plansOf(price, period, found)).toBe(expected);
  });

  it('counts an entry that repeats another as wrong', () => {
    const integrations = ['Harbourmaster', 'Logbook', 'harbourmaster'].map((name) => ({ name, ...at }));
    const { tallies } = scoreSite('x', { ...label, integrations: ['Harbourmaster'] }, { ...sheet, integrations });
    expect(tallies.integrations).toMatchObject({ labels: 1, found: 1, entries: 3, right: 1 });
  });

  it('finds several labels of one name by one entry', () => {
    const features = ['Warns before low water.', 'Rings an alarm.'].map((detail) => ({ name: 'Alerts', detail }));
    const { tallies } = scoreSite('x', { ...label, features }, { ...sheet, features: [feature('Alerts', 'Rings.')] });
    expect(tallies.features).toMatchObject({ labels: 2, found: 2, entries: 1, right: 1 });
  });

  it('gives each label the entry that leaves the others theirs', () => {
    const features = [
      { name: 'Alerts', detail: 'Warns the skipper before low water.' },
      { name: 'Low water', detail: null },
    ];
    const found = [feature('Low water', 'Warns the skipper before low water.'), feature('Alerts', '')];
    const { tallies } = scoreSite('x', { ...label, features }, { ...sheet, features: found });
    expect(tallies.features).toMatchObject({ found: 2, right: 2 });
  });

  it('compares quotes by first words and speaker', () => {
    const quotes = [{ text: 'We never ran aground again.', speaker: 'Ada Roe' }];
    const tell = (text: string, speaker: string) =>
      scoreSite(
        'x',
        { ...label, quotes },
        { ...sheet, quotes: [{ text, speaker, role: null, organisation: null, ...at }] },
      ).tallies.quotes.found;
    expect(tell('“We never ran aground again. Truly.”', 'Ada Roe, skipper')).toBe(1);
    expect(tell('We never ran aground again.', 'Tidewell')).toBe(0);
    expect(tell('We sold the boat.', 'Ada Roe')).toBe(0);
  });

  it('finds a forbidden string only as whole words', () => {
    const never = ['Log in', 'See +'];
    const texts = (text: string) => ({ ...sheet, company: [{ text, ...at }] });
    expect(scoreSite('x', { ...label, never }, texts('Logs in Brest, see them')).tallies.never.entries).toBe(0);
    expect(scoreSite('x', { ...label, never }, texts('log in · SEE  +')).tallies.never.entries).toBe(2);
  });

  it('holds a kind of product right where its words stand in what the label says', () => {
    const told = (text: string) => scoreSite('x', label, { ...sheet, kind: { text, ...at } }).tallies.kind;
    expect(told('tide table')).toMatchObject({ found: 1, right: 1 });
    expect(told('chart plotter')).toMatchObject({ found: 0, entries: 1, right: 0 });
  });
});
