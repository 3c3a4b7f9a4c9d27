import { describe, expect, it } from 'vitest';
import type { EvidenceStatement } from '../../worker/contract/evidence.ts';
import { applyPageValues } from './page-values.ts';

const text = {
  title: 'Tallybird for $9',
  excerpt: 'It costs $9.',
  metaDescription: '',
  content: 'Counting is easy.\n\nSolo costs **$9** a month, and $99 for a year. See [prices](/p?$9).\n\n| Solo | $9 |',
};

const conflict = (words: string, place: EvidenceStatement['place'], said: string, page: string): EvidenceStatement => ({
  ...{
    id: words,
    text: words,
    place,
    state: 'conflict',
    note: null,
    reckoning: null,
    quotes: [],
    stated: [],
    needsDecision: true,
  },
  instead: { said, page },
});

describe('applyPageValues', () => {
  it('puts the value where the statement has another, and nowhere else', () => {
    const statements = [
      conflict('Solo costs $9 a month, and $99 for a year.', 'text', '$9', '$12'),
      conflict('Tallybird for $9', 'title', '$9', '$12'),
    ];
    expect(applyPageValues(text, statements)).toEqual({
      ...text,
      title: 'Tallybird for $12',
      content: text.content.replace('**$9**', '**$12**'),
    });
  });

  it('mends several statements of one field', () => {
    const statements = [
      conflict('Solo costs $9 a month, and $99 for a year.', 'text', '$99', '$120'),
      conflict('Solo $9', 'row', '$9', '$12'),
    ];
    const mended = applyPageValues(text, statements)?.content;
    expect(mended).toBe(text.content.replace('$99', '$120').replace('| $9 |', '| $12 |'));
  });

  it('changes nothing where a statement is gone, or has the value no more', () => {
    expect(applyPageValues(text, [conflict('It cost a lot.', 'text', '$9', '$12')])).toBeNull();
    expect(applyPageValues(text, [conflict('Counting is easy.', 'text', '$9', '$12')])).toBeNull();
  });
});
