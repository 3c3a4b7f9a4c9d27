import { describe, expect, it } from 'vitest';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor } from '../test/articles.ts';
import { ledgerly } from '../test/sources/index.ts';
import { contextOf, tellable } from './fact-list.ts';

const { book } = prepareMaterial(briefFor('', 'short'), ledgerly);

describe('what may be told', () => {
  it('is no question and no name that other facts are about', () => {
    const told = new Set(tellable(book));
    const heads = [
      ...book.questions.map(({ question }) => question),
      ...book.features.flatMap(({ name, sentences }) => (sentences.length > 0 ? [name] : [])),
    ];
    expect(heads.length).toBeGreaterThan(2);
    expect(heads.filter((fact) => told.has(fact))).toEqual([]);
  });

  it('has an answer with the "No." before it, which is no fact of its own', () => {
    const facts = ['Ledgerly', 'Is it free?', 'No.', 'It costs $9.'].map((quote) => ({
      kind: 'question',
      source: 0,
      quote,
    }));
    const asked = {
      ...book,
      facts,
      name: 0,
      features: [],
      plans: [],
      passages: [],
      questions: [{ question: 1, answer: [2, 3] }],
    };
    expect(tellable(asked)).toEqual([3]);
    expect(contextOf(asked).get(3)).toEqual([1, 2]);
  });
});
