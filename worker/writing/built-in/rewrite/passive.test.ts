import { describe, expect, it } from 'vitest';
import { nameActor, nameFounder } from './passive.ts';

describe('nameActor', () => {
  it.each([
    ['Tips are split by hours', null],
    ['Receipts are matched with the estimate', null],
    ['The slot is offered to patients', null],
    [
      'Receipts are matched automatically with the estimate',
      'Fernhill matches receipts automatically with the estimate',
    ],
    ['Late shifts are marked by Fernhill in the rota', 'Fernhill marks late shifts in the rota'],
  ])('names the product only where the sentence leaves nobody else: %s', (sentence, expected) => {
    expect(nameActor(sentence, 'Fernhill')).toBe(expected);
  });
});

describe('nameFounder', () => {
  it.each([
    ['Tidewell is made by two sisters in Galway', 'two sisters in Galway make Tidewell'],
    ['Tidewell is made by two sisters in Galway and has no investors', null],
    ['Fernhill was founded in 2019 by two managers', 'two managers founded Fernhill in 2019'],
  ])('turns a sentence that ends with who it was: %s', (sentence, expected) => {
    expect(nameFounder(sentence)).toBe(expected);
  });
});
