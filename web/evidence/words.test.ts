import { describe, expect, it } from 'vitest';
import type { EvidenceStatement } from '../../worker/contract/evidence.ts';
import { addressAtWords, countText, insteadText, pageName, quotesByPage } from './words.ts';

const page = (url: string, title = 'Oneboard: boards') => ({ url, title, fetchedAt: '2026-11-03T10:00:00.000Z' });

it('counts, with a dash where no page was kept', () => {
  expect(countText({ counts: { sourced: 27, checkable: 31 } })).toBe('27 of 31');
  expect(countText({ counts: null })).toBe('–');
});

describe('addressAtWords', () => {
  it('opens a page at the words, encoded', () => {
    expect(addressAtWords('https://a.example/', 'Pay-as-you-go, $9 & up')).toBe(
      'https://a.example/#:~:text=Pay%2Das%2Dyou%2Dgo%2C%20%249%20%26%20up',
    );
    expect(addressAtWords('https://a.example/#plans', 'Solo')).toBe('https://a.example/#plans:~:text=Solo');
  });

  it('asks for a long quote by its ends', () => {
    expect(addressAtWords('https://a.example/', 'a b c d e f g h i j k l')).toBe(
      'https://a.example/#:~:text=a%20b%20c%20d%20e,h%20i%20j%20k%20l',
    );
  });

  it('asks for a quote of several lines by its first and its last', () => {
    expect(addressAtWords('https://a.example/', 'Solo\n$9\nper month')).toBe(
      'https://a.example/#:~:text=Solo,per%20month',
    );
  });

  it('makes no link of what is no web address', () => {
    expect(addressAtWords('javascript:alert(1)', 'x')).toBeNull();
    expect(addressAtWords('nothing', 'x')).toBeNull();
  });
});

it('puts quotes under their pages, each said once', () => {
  const sources = [page('https://a.example/'), page('https://a.example/pricing')];
  const quotes = [
    { source: 1, quote: 'Solo costs $29.' },
    { source: 1, quote: '$29' },
    { source: 1, quote: 'Solo costs $29.' },
    { source: 7, quote: 'Nowhere.' },
  ];
  expect(quotesByPage(quotes, sources)).toEqual([{ page: sources[1], quotes: ['Solo costs $29.'] }]);
});

describe('insteadText', () => {
  const said: EvidenceStatement = {
    ...{ id: '1', text: 'It costs $39.', place: 'text', state: 'conflict', note: null, stated: [], reckoning: null },
    instead: { said: '$39', page: '$29' },
    needsDecision: true,
    quotes: [
      { source: 0, quote: 'Boards for all.' },
      { source: 1, quote: 'Solo costs $29.' },
    ],
  };
  const sources = [page('https://a.example/'), page('https://a.example/pricing')];

  it('says what the page says instead, and when that was', () => {
    expect(insteadText(said, sources)).toBe('You say $39; the pricing page said $29 on Nov 3, 2026.');
    expect(insteadText({ ...said, quotes: [] }, [])).toBe('You say $39; a page we read said $29.');
    expect(insteadText({ ...said, instead: null }, sources)).toBeNull();
  });

  it('names a page by its path, else by its title', () => {
    expect(pageName(page('https://a.example/en/plans-and-pricing.html'))).toBe('the plans and pricing page');
    expect(pageName(page('https://a.example/'))).toBe('“Oneboard: boards”');
    expect(pageName(page('https://a.example/', ''))).toBe('a.example');
  });
});
