import { describe, expect, it } from 'vitest';
import { emptySheet } from '../../source/sheet/empty-sheet.ts';
import type { Source } from '../../source/types.ts';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { completeFacts, listFacts, tellable } from './fact-list.ts';

const materialOf = (source: Source) => prepareMaterial(briefFor('', 'short'), source);

/** A page with these lines, and what was read of it. */
function sourceWith(lines: readonly string[], sheet: Partial<Source['sheet']>): Source {
  const [page] = ledgerly.pages;
  if (!page) throw new Error('There is no page.');
  const own = { ...page, title: 'Ledgerly', description: null, text: lines.join('\n') };
  return { ...ledgerly, pages: [own], sheet: { ...emptySheet([own], 'Ledgerly'), ...sheet }, passages: [] };
}

describe('what may be told', () => {
  it('is no question and no name that other facts are about', () => {
    const { sheet } = ledgerly;
    const material = materialOf(ledgerly);
    const { book } = material;
    const told = new Set(tellable(material).map((fact) => book.facts[fact]?.quote));
    const heads = [
      ...sheet.questions.map(({ question }) => question),
      ...sheet.features.flatMap(({ name, sentences }) => (sentences.length > 0 ? [name] : [])),
    ];
    expect(heads.length).toBeGreaterThan(2);
    expect(heads.filter((quote) => told.has(quote))).toEqual([]);
  });

  it('has an answer with the "No." before it, which is no fact of its own', () => {
    const lines = ['Is it free?', 'No.', 'It costs $9.'];
    const questions = [{ question: 'Is it free?', answer: ['No. It costs $9.'], page: 0, quote: '' }];
    const material = materialOf(sourceWith(lines, { questions }));
    const { book } = material;
    const [question, no, price] = lines.map((line) => book.facts.findIndex(({ quote }) => quote === line));
    expect(tellable(material)).not.toContain(no);
    expect(tellable(material)).toContain(price);
    expect(completeFacts(book, [price ?? -1])).toEqual([price, question, no]);
  });

  it('has a "Yes." that is all of the answer', () => {
    const questions = [{ question: 'Is it free?', answer: ['Yes.'], page: 0, quote: '' }];
    const source = sourceWith(['Is it free?', 'Yes.'], { questions });
    const listed = listFacts(prepareMaterial(briefFor('', 'short'), source));
    expect(listed.filter(({ kind }) => kind === 'question')).toMatchObject([{ about: 'Is it free?', text: 'Yes.' }]);
  });
});

describe('what a fact is told with', () => {
  it('is the plan of an amount that stands apart from its name, and not the whole plan once more', () => {
    const [plan] = ledgerly.sheet.plans;
    if (!plan?.price) throw new Error('There is no plan.');
    const amount = plan.price.text;
    const own = { ...plan, name: 'Solo', includes: ['Five invoices'], description: null, group: null, otherPrices: [] };
    const plans = [{ ...own, page: 0, quote: 'Solo\nFive invoices' }];
    const listed = listFacts(
      prepareMaterial(briefFor('', 'short'), sourceWith(['Solo', 'Five invoices', amount], { plans })),
    );
    expect(listed).toContainEqual(expect.objectContaining({ text: amount, about: 'Solo' }));
    expect(listed).toContainEqual(expect.objectContaining({ text: 'Five invoices', about: `Solo; ${amount}` }));
    expect(listed.filter(({ text }) => text.includes('Solo\n'))).toEqual([]);
  });

  it('is the plans that a feature is tied to', () => {
    const [feature] = ledgerly.sheet.features;
    if (!feature) throw new Error('There is no feature.');
    const own = { ...feature, name: 'Cloud sync', sentences: ['Notes are on every device.'], heading: null, page: 0 };
    const features = [{ ...own, plans: ['Pro'], quote: 'Cloud sync (Pro)', availability: null }];
    const lines = ['Cloud sync (Pro)', 'Notes are on every device.'];
    const [sentence] = listFacts(prepareMaterial(briefFor('', 'short'), sourceWith(lines, { features }))).filter(
      ({ text }) => text === lines[1],
    );
    expect(sentence?.about).toBe('Cloud sync; Cloud sync (Pro)');
  });

  it('is nothing of a month of no year', () => {
    const lines = ['The beta begins in late October.', 'Each pan has a map.'];
    const [feature] = ledgerly.sheet.features;
    const features = feature
      ? [{ ...feature, name: 'Maps', heading: null, page: 0, quote: 'Maps', sentences: lines }]
      : [];
    const material = materialOf(sourceWith(['Maps', ...lines], { features }));
    const told = tellable(material).map((fact) => material.book.facts[fact]?.quote);
    expect(told).toContain(lines[1]);
    expect(told).not.toContain(lines[0]);
  });
});

describe('a fact as the model sees it', () => {
  it('says of what belongs to a plan that can’t be had that it can’t, plan by plan', () => {
    const lines = ['Harvest', '$9 a month', 'Fleet', '$29 a month', 'Maps', 'Harvest maps every pan.'];
    const [plan] = ledgerly.sheet.plans;
    const coming = (name: string) =>
      plan
        ? [
            {
              ...plan,
              name,
              price: null,
              otherPrices: [],
              includes: ['Maps'],
              page: 0,
              quote: name,
              availability: 'coming' as const,
            },
          ]
        : [];
    const passages = [{ heading: null, sentences: ['Harvest maps every pan.'], page: 0, topic: null }];
    const source = { ...sourceWith(lines, { plans: [...coming('Harvest'), ...coming('Fleet')] }), passages };
    const listed = listFacts(materialOf(source));
    expect(listed.filter(({ text }) => text === 'Maps').map(({ about }) => about)).toEqual([
      'Harvest (announced)',
      'Fleet (announced)',
    ]);
    expect(listed.find(({ text }) => text === 'Harvest maps every pan.')?.about).toBe('Harvest (announced)');
  });

  it('names who said a quotation, and what stands over a row of a table', () => {
    const [page] = ledgerly.pages;
    const rows = [
      ['Speech', 'A month'],
      ['By the sea', '$3'],
    ];
    const blocks = [
      { kind: 'heading' as const, level: 2 as const, text: 'What it costs' },
      { kind: 'table' as const, rows },
    ];
    const quote = {
      text: 'It never rained in.',
      speaker: 'Ada Hart',
      role: 'Keeper',
      organisation: null,
      page: 0,
      quote: '',
    };
    const lines = ['What it costs', 'Speech | A month', 'By the sea | $3', quote.text, 'Ada Hart, Keeper'];
    const source = sourceWith(lines, { quotes: [quote] });
    const pages = page ? [{ ...page, ...source.pages[0], blocks }] : [];
    const listed = listFacts(materialOf({ ...source, pages: pages as Source['pages'] }));
    expect(listed.find(({ text }) => text === quote.text)?.about).toBe('Ada Hart; Keeper');
    expect(listed.find(({ text }) => text === 'By the sea | $3')?.about).toBe('What it costs; Speech | A month');
  });
});
