import { describe, expect, it } from 'vitest';
import type { EvidenceStatement } from '../contract/evidence.ts';
import { renderMarkdown } from '../contract/markdown/html.ts';
import { markFigures } from './mark-figures.ts';

const statement = (text: string, changes: Partial<EvidenceStatement> = {}): EvidenceStatement => ({
  ...{ id: text, text, place: 'text', state: 'sourced', note: null, instead: null, reckoning: null },
  ...{ quotes: [{ source: 0, quote: text }], stated: [], needsDecision: false },
  ...changes,
});
const sources = [1, 2, 3].map((page) => ({
  url: `https://a.example/${page}`,
  title: `Page ${page}`,
  fetchedAt: '2026-11-21T00:00:00.000Z',
}));
const marked = (markdown: string, ...statements: EvidenceStatement[]) =>
  markFigures(
    renderMarkdown(markdown, () => null),
    { sources, statements },
  ).text.replace(/<sup class="source"><a href="#(?:source-)?(\w+)" aria-label="[^"]+">\w+<\/a><\/sup>/g, '[$1]');

describe('the marks of sources', () => {
  it('stand after the last figure of a sentence, what belongs to it included', () => {
    const text = 'Solo costs $12 a month for 3 boats.';
    expect(marked(text, statement(text))).toBe('<p>Solo costs $12 a month for 3[1] boats.</p>');
    const price = 'With Solo you pay $12 a month.';
    expect(marked(price, statement(price))).toBe('<p>With Solo you pay $12 a month[1].</p>');
  });

  it('name the page that has the figure, and are numbered as they are met', () => {
    const text = 'It has 40 cranes.';
    const quotes = [
      { source: 0, quote: 'Cranes for all.' },
      { source: 2, quote: 'It has 40 cranes.' },
    ];
    const { pages } = markFigures(
      renderMarkdown(text, () => null),
      { sources, statements: [statement(text, { quotes })] },
    );
    expect(marked(text, statement(text, { quotes }))).toContain('40[1]');
    expect(pages.map(({ title }) => title)).toEqual(['Page 3', 'Page 1', 'Page 2']);
  });

  it('stand in each cell of a row but the first', () => {
    const table = '| Plan | Price | Boats |\n| --- | --- | --- |\n| Solo 1 | **$12** a month | 3 boats |';
    const row = statement('Solo 1 $12 a month 3 boats', { place: 'row' });
    const html = marked(table, row);
    expect(html).toContain('a month[1]</td>');
    expect(html).toContain('3[1] boats</td>');
    expect(html).toContain('Solo 1</td>');
  });

  it('are the author’s where the author says it, and none where no page does', () => {
    const text = 'Solo costs $12 a month.';
    expect(marked(text, statement(text, { state: 'yours', stated: ['Solo\n$12 per month'] }))).toContain(
      'month[stated]',
    );
    expect(marked(text, statement(text, { state: 'yours', quotes: [] }))).toBe(`<p>${text}</p>`);
    expect(marked(text, statement(text, { state: 'conflict' }))).toBe(`<p>${text}</p>`);
    expect(marked('No figure.', statement('No figure.'))).toBe('<p>No figure.</p>');
  });

  it('tell in one row what the author says from what a page says', () => {
    const table = '| Plan | Price | Boats |\n| --- | --- | --- |\n| Solo | $12 a month | 3 boats |';
    const quotes = [{ source: 1, quote: '3 boats' }];
    const row = statement('Solo $12 a month 3 boats', {
      place: 'row',
      state: 'yours',
      quotes,
      stated: ['Solo\n$12 per month'],
    });
    expect(marked(table, row)).toContain('$12 a month[stated]</td><td>3[1] boats</td>');
  });

  it('come after a link, and leave entities and tags whole', () => {
    const link = statement('See 4 & 5 pages.');
    expect(marked('See [4 & 5](https://a.example/) pages.', link)).toMatch(/4 &amp; 5<\/a>\[1\] pages/);
  });

  it('are those of the text, not of its contents', () => {
    const body = 'Filler text. '.repeat(900);
    const html = marked(`## In 2019\n\n${body}\n\n## More\n\nIt began in 2019.`, statement('It began in 2019.'));
    expect(html.match(/\[1\]/g)).toHaveLength(1);
    expect(html).toContain('It began in 2019[1].');
  });
});
