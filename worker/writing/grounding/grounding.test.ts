import { describe, expect, it } from 'vitest';
import { prepareMaterial } from '../facts/material.ts';
import { briefFor } from '../test/articles.ts';
import { beaconry, ledgerly } from '../test/sources/index.ts';
import { createGrounding } from './grounding.ts';

const material = prepareMaterial(briefFor('', 'short'), ledgerly);
const grounding = createGrounding(material);
const factOf = (part: string) => material.book.facts.findIndex(({ quote }) => quote.includes(part));
const inventions = (text: string, ...parts: string[]) => grounding.check({ text, facts: parts.map(factOf) }).inventions;

describe('what a sentence may not have', () => {
  it('passes what stands in the facts of the sentence', () => {
    expect(inventions('Users can invoice clients in 34 currencies.', '34 currencies')).toEqual([]);
    expect(inventions('Today 4200 studios use it.', '4,200 studios')).toEqual([]);
    expect(inventions('Payments go through Stripe.', 'Stripe')).toEqual([]);
  });

  it.each([
    ['a figure', 'Users can invoice clients in 35 currencies.', '34 currencies', '35'],
    ['a figure of another fact', 'Reminders go out 34 days later.', 'Reminders go out', '34'],
    ['a number in words', 'Four designers founded it.', 'founded in Copenhagen', 'four'],
    ['a month', 'It was founded in March 2018.', 'founded in Copenhagen', 'march'],
    ['a percentage', 'Late payments fall by 20%.', 'Partial payments', '20%'],
    ['a name', 'Users can also connect Stripe.', 'Connect your bank', 'Stripe'],
    ['a quote', 'The company says “invoices write themselves”.', 'Write an estimate', 'invoices write themselves'],
    ['a link', 'See [the shop](https://elsewhere.example/).', 'Write an estimate', 'https://elsewhere.example/'],
  ])('finds %s of its own', (_, sentence, fact, invention) => {
    expect(inventions(sentence, fact).join('\n')).toContain(invention);
  });

  it('finds the price of one plan given to another, though both are facts', () => {
    const prices = material.book.plans.flatMap(({ price }) => price);
    expect(grounding.check({ text: 'Solo costs $12 per month, Studio $29.', facts: prices }).inventions).toEqual([]);
    expect(grounding.check({ text: 'Solo costs $29 per month.', facts: prices }).inventions).toEqual([
      'the page does not give the price $29 per month for Solo',
    ]);
  });

  it('folds what differs in typography only', () => {
    const german = prepareMaterial(briefFor('', 'short'), beaconry);
    const facts = german.book.plans.flatMap(({ price }) => price);
    expect(createGrounding(german).check({ text: 'The Team plan costs €24 per month.', facts }).inventions).toEqual([]);
  });
});
