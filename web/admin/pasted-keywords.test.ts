import { describe, expect, it } from 'vitest';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { reviewPasted } from './pasted-keywords.ts';

const stored = (keyword: string, used = false): SeoKeyword => ({
  id: keyword,
  keyword,
  used,
  article: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

describe('a pasted list', () => {
  it.each([
    'cash books\ntill rolls\nvat dates',
    'cash books\r\n\r\n  till   rolls \r\nvat dates\r\n',
    'cash books, till rolls,, vat dates,',
    'cash books; till rolls;vat dates',
    'cash books\ttill rolls\tvat dates',
    'cash books,till rolls\n;\tvat dates',
  ])('is split at lines, commas, semicolons and tabs: %j', (text) => {
    expect(reviewPasted(text, [])).toEqual({ fresh: ['cash books', 'till rolls', 'vat dates'], leftOut: [] });
  });

  it('is told apart into what is new and what is too long, doubled, used or there already', () => {
    const long = 'x'.repeat(151);
    const text = ['Cash Books', 'till rolls', long, 'TILL rolls', 'vat  dates', 'x'.repeat(150)].join('\n');
    expect(reviewPasted(text, [stored('cash books'), stored('VAT dates', true)])).toEqual({
      fresh: ['till rolls', 'x'.repeat(150)],
      leftOut: [
        { phrase: 'Cash Books', reason: 'In the list already' },
        { phrase: long, reason: 'Too long: 151/150' },
        { phrase: 'TILL rolls', reason: 'Doubled' },
        { phrase: 'vat dates', reason: 'Used already' },
      ],
    });
  });
});
