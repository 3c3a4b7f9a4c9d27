import { describe, expect, it } from 'vitest';
import type { EvidenceStatement } from '../../worker/contract/evidence.ts';
import { fieldOf, locateStatements, statementAt } from './locate.ts';

const statement = (id: string, text: string, place: EvidenceStatement['place'] = 'text'): EvidenceStatement => ({
  ...{
    id,
    text,
    place,
    state: 'sourced',
    note: null,
    instead: null,
    reckoning: null,
    quotes: [],
    stated: [],
    needsDecision: false,
  },
});

/** The words that each statement is found at. */
const found = (markdown: string, ...texts: string[]) =>
  locateStatements(
    texts.map((text, at) => statement(String(at), text)),
    markdown,
  ).map(({ id, start, end }) => `${id}: ${markdown.slice(start, end)}`);

describe('locateStatements', () => {
  it('finds words among the marks of markdown', () => {
    const markdown = '## Prices\n\n> It costs **$12** a\n> [month](https://a.example/month "x"), *it is said*.';
    expect(found(markdown, 'Prices', 'It costs $12 a month, it is said.')).toEqual([
      '0: Prices',
      '1: It costs **$12** a\n> [month](https://a.example/month "x"), *it is said',
    ]);
  });

  it('finds the cells of a table’s row, and words with other typography', () => {
    expect(found('| Plan | Price |\n|---|---|\n| Solo’s | $9 |', 'Plan Price', "Solo's $9")).toEqual([
      '0: Plan | Price',
      '1: Solo’s | $9',
    ]);
  });

  it('finds what is said twice at its own place', () => {
    const ranges = locateStatements(
      [statement('a', 'It is quick.'), statement('b', 'It is quick.')],
      'It is quick. It is quick.',
    );
    expect(ranges.map(({ start }) => start)).toEqual([0, 13]);
  });

  it('leaves out what was changed, and finds what comes after it', () => {
    expect(found('One new. Two old.', 'One old.', 'Two old.')).toEqual(['1: Two old']);
  });

  it('does not take a figure for another', () => {
    expect(found('It costs €9.', 'It costs $9.')).toEqual([]);
  });

  it('reads other scripts', () => {
    expect(found('Цена **12** €. 値段は100円です。', '値段は100円です。')).toEqual(['0: 値段は100円です']);
  });
});

describe('statementAt', () => {
  const markdown = 'One here. **Two** there.\n\nThree.';
  const ranges = locateStatements(
    [statement('1', 'One here.'), statement('2', 'Two there.'), statement('3', 'Three.')],
    markdown,
  );

  it('tells the statement that a place is in, its closing mark included', () => {
    const at = (words: string, offset = 0) => statementAt(ranges, markdown, markdown.indexOf(words) + offset);
    expect([at('here'), at('here.', 5), at('Two'), at('Three', 6)]).toEqual(['1', '1', '2', '3']);
  });

  it('tells none for a place between statements', () => {
    expect(statementAt(ranges, markdown, markdown.indexOf('\n\n') + 1)).toBeNull();
    expect(statementAt([], '', 0)).toBeNull();
  });
});

it('names the field that a statement is written in', () => {
  expect((['title', 'metaDescription', 'row'] as const).map((place) => fieldOf(statement('', '', place)))).toEqual([
    'title',
    'metaDescription',
    'content',
  ]);
});
