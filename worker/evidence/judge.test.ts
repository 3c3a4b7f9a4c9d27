import { describe, expect, it } from 'vitest';
import type { EvidenceStatement } from '../contract/evidence.ts';
import { articleFrom } from '../writing/test/articles.ts';
import { sampleSources } from '../writing/test/samples.ts';
import * as written from '../writing/test/sources/index.ts';
import type { WrittenArticle } from '../writing/types.ts';
import { createJudge, judgeArticle } from './judge.ts';
import type { Kept } from './types.ts';

const keptOf = ({ proof, sheet, keywords }: WrittenArticle): Kept => ({ ...proof, sheet, keywords });
const sources = [...Object.entries(written), ...(await sampleSources())];
const brief = ({ text, state, note }: EvidenceStatement) => `${state}: ${text} (${note})`;

describe.each(sources)('the article about %s', (_, source) => {
  it('rests on its pages as it was written', async () => {
    const article = await articleFrom(source, 'medium');
    const { statements, counts } = judgeArticle(article, keptOf(article), false);
    expect(statements.filter(({ state }) => state !== 'sourced' && state !== 'background').map(brief)).toEqual([]);
    expect(counts?.sourced).toBe(counts?.checkable);
    expect(counts?.sourced).toBeGreaterThan(5);
    for (const { state, quotes } of statements) if (state === 'sourced') expect(quotes.length).toBeGreaterThan(0);
  });

  it('stays so when a person has changed something else', async () => {
    const article = await articleFrom(source, 'medium');
    const content = `${article.content}\n\nMy aunt Agatha keeps bees behind the garage.`;
    const { statements } = judgeArticle({ ...article, content }, keptOf(article), true);
    expect(statements.filter(({ state }) => state !== 'sourced' && state !== 'background').map(brief)).toEqual([
      'yours: My aunt Agatha keeps bees behind the garage. (“Agatha” stands in none of the quotes it could rest on.)',
    ]);
  });
});

it('reads the figures of a row one by one', () => {
  const quotes = ['Free\n5,000 records', 'Team\n10,000 records', 'Firm\n100,000 records'];
  const facts = quotes.map((quote) => ({ kind: 'plan', source: 0, quote }));
  const pages = [{ url: 'https://ledgerly.example/', title: 'Ledgerly', text: quotes.join('\n'), fetchedAt: 0 }];
  const stateOf = (cells: string) => {
    const row = `Records ${cells}`;
    const content = `| What | Free | Team | Firm |\n| --- | --- | --- | --- |\n| ${row.replaceAll(' ', ' | ')} |`;
    const claims = [{ sentence: row, facts: [0, 1, 2], reckoning: null }];
    const kept: Kept = { sources: pages, facts, claims, sheet: null, keywords: [] };
    const { statements } = judgeArticle({ title: '', excerpt: '', metaDescription: '', content }, kept, false);
    return statements.find(({ text }) => text.startsWith('Records'))?.state;
  };
  expect(stateOf('5,000 10,000 100,000')).toBe('sourced');
  expect(stateOf('5,000 10,000 900,000')).toBe('conflict');
});

it('holds the year and the figures of running text to their page', () => {
  const said = 'Ledgerly was founded in Copenhagen in 2018 and has 4,200 studios.';
  const pages = [{ url: 'https://ledgerly.example/', title: 'Ledgerly', text: said, fetchedAt: 0 }];
  const stateOf = (content: string) => {
    const claims = [{ sentence: said, facts: [0], reckoning: null }];
    const facts = [{ kind: 'company', source: 0, quote: said }];
    const kept: Kept = { sources: pages, facts, claims, sheet: null, keywords: [] };
    const { statements } = judgeArticle({ title: '', excerpt: '', metaDescription: '', content }, kept, true);
    return statements.find(({ place }) => place === 'text')?.state;
  };
  expect(stateOf(said)).toBe('sourced');
  expect(stateOf(said.replace('2018', '2008'))).toBe('conflict');
  expect(stateOf(said.replace('4,200', '9,200'))).toBe('conflict');
});

it('finds on its page what stands in quotation marks that a later sentence closes', async () => {
  const article = await articleFrom(written.ledgerly, 'medium');
  const [said, page] = article.proof.facts.flatMap(({ quote, source }) =>
    quote.includes('4,200 studios') ? [quote, source] : [],
  );
  const excerpt = `Here is what visitors are greeted with: “${said} It is so.”`;
  const { statements } = judgeArticle({ ...article, excerpt }, keptOf(article), false);
  const [first] = statements.filter(({ place }) => place === 'excerpt');
  expect(first).toMatchObject({ state: 'sourced', quotes: [{ source: page, quote: said }] });
});

describe('what a person has changed', async () => {
  const article = await articleFrom(written.ledgerly, 'medium');
  const changed = (from: string, to: string) => {
    expect(article.content).toContain(from);
    const content = article.content.replace(from, to);
    return judgeArticle({ ...article, content }, keptOf(article), true).statements.filter(
      ({ state }) => state !== 'sourced' && state !== 'background',
    );
  };

  it.each([
    ['a price', '| Solo | $12 a month', '| Solo | $9 a month'],
    ['a price of a table', '| Studio | $29 a month', '| Studio | $39 a month'],
    ['plans swapped', '| Agency | $79 a month', '| Agency | $29 a month'],
    ['another currency', '| Solo | $12 a month', '| Solo | €12 a month'],
    ['a figure', 'Invoice clients in 34 currencies', 'Invoice clients in 44 currencies'],
    ['an amount of a list', '20 invoices a month', '50 invoices a month'],
    ['a speaker', '— Mara Lind, Founder', '— Tom Okafor, Founder'],
    ['a quotation', 'Now it takes me twenty minutes.', 'Now it takes me two minutes.'],
    ['an integration', 'connect Xero, and Ledgerly', 'connect Sage, and Ledgerly'],
    ['a place', 'stored in Frankfurt and backed', 'stored in Dublin and backed'],
    ['a denial', 'and no card is needed', 'and a card is needed'],
    ['what was denied', 'You keep read-only access for 12 months.', 'You do not keep read-only access for 12 months.'],
    ['a rank', 'Ledgerly matches', 'Ledgerly is the only one that matches'],
    ['a length of time', 'kept for 30 days', 'kept for 90 days'],
  ])('conflicts with a page: %s', (_, from, to) => {
    expect(changed(from, to).map(({ state }) => state)).toEqual(['conflict']);
  });

  it('says what the page says instead', () => {
    const [conflict] = changed('| Studio | $29 a month', '| Studio | $39 a month');
    expect(conflict?.instead).toEqual({ said: '$39', page: '$29' });
    expect(conflict?.quotes.map(({ quote }) => quote).join(' ')).toContain('$29');
  });

  it('goes by what the statement said before, where its pages name several figures', () => {
    const [conflict] = changed('Invoice clients in 34 currencies', 'Invoice clients in 44 currencies');
    expect(conflict?.instead).toEqual({ said: '44', page: '34' });
  });

  it.each([
    ['a share', 'Every plan starts', 'Studios save 37% of their time. Every plan starts'],
    ['a tool', 'Where is my data', 'It talks to Salesforce too. Where is my data'],
  ])('is theirs: %s', (_, from, to) => {
    expect(changed(from, to).map(({ state }) => state)).toEqual(['yours']);
  });

  it.each([
    ['a price that a page contradicts', '| Solo | $12 a month', '| Solo | $9 a month', true],
    ['a speaker that the page does not name', '— Mara Lind, Founder', '— Tom Okafor, Founder', true],
    ['a tool in place of another', 'connect Xero, and Ledgerly', 'connect Sage, and Ledgerly', false],
    ['a figure of their own', 'Every plan starts', 'Studios save 37% of their time. Every plan starts', false],
  ])('needs a decision, or does not: %s', (_, from, to, needed) => {
    expect(changed(from, to).map(({ needsDecision }) => needsDecision)).toEqual([needed]);
  });

  it.each([
    ['words of the page', '1 user; 20 invoices a month', '20 invoices a month; 1 user'],
    ['marks', 'Ledgerly adds nothing to it.', 'Ledgerly adds _nothing_ to it.'],
    ['a heading', '## What others say about Ledgerly', '## Before you sign'],
  ])('rests on the pages still: %s', (_, from, to) => expect(changed(from, to)).toEqual([]));
});

it('holds to its writer what they left without a page, however much else a person has changed', async () => {
  const article = await articleFrom(written.ledgerly, 'short');
  const excerpt = 'Studios save 37% of their time.';
  const judge = createJudge(keptOf(article), { ...article, excerpt });
  const ofExcerpt = (text: string) =>
    judge({ ...article, excerpt: text, content: `${article.content}\n\nMy aunt keeps 7 hives.` }).statements.flatMap(
      ({ place, state, needsDecision }) => (place === 'excerpt' ? [{ state, needsDecision }] : []),
    );
  expect(ofExcerpt(excerpt)).toEqual([{ state: 'check', needsDecision: true }]);
  expect(ofExcerpt('Studios save 38% of their time.').map(({ needsDecision }) => needsDecision)).toEqual([false]);
});

it('decides nothing where no page was kept', async () => {
  const article = await articleFrom(written.ledgerly, 'short');
  const nothing: Kept = { sources: [], facts: [], claims: [], sheet: null, keywords: [] };
  const { counts, statements } = judgeArticle(article, nothing, false);
  expect(counts).toBeNull();
  expect(new Set(statements.map(({ state }) => state))).toEqual(new Set(['unchecked', 'background']));
});
