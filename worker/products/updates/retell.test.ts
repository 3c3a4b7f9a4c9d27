import { describe, expect, it } from 'vitest';
import { readPrice } from '../../source/money/index.ts';
import { replaceWords, retellPrice, retellRow, retellText } from './retell.ts';

const price = (text: string) => {
  const read = readPrice(text);
  if (!read) throw new Error(`${text} is no price`);
  return read;
};

describe('a price in a text', () => {
  it.each([
    ['Solo costs **$29** a month.', '$29 per month', '$39 per month', 'Solo costs **$39** a month.'],
    ['From $1,290 a year.', 'from $1,290 per year', 'from $1,490 per year', 'From $1,490 a year.'],
    ['It is $9.50 a month, or $95 a year.', '$9.50 per month', '$11 per month', 'It is $11 a month, or $95 a year.'],
    [
      'Solo is $29 a month and Team $29 a month.',
      '$29 per month',
      '$5 per month',
      'Solo is $5 a month and Team $5 a month.',
    ],
    ['Solo costs $29 a month.', '$29 per month', '€25 per month', 'Solo costs €25 a month.'],
  ])('%s', (text, before, after, told) => expect(retellPrice(text, price(before), price(after))).toBe(told));

  it('stays as it is where others are quoted', () => {
    const text = 'The page says “from $29 a month”, and it is $29 a month.';
    const told = 'The page says “from $29 a month”, and it is $39 a month.';
    expect(retellPrice(text, price('$29 per month'), price('$39 per month'))).toBe(told);
    expect(replaceWords('It says “bid desk”', 'bid desk', 'desk')).toBeNull();
  });

  it.each([
    ['$29 per month', 'Free'],
    ['$29 per month', '$290 per year'],
    ['$29 per month', '$29 per user per month'],
  ])('is a person’s to tell where it is no longer %s but %s', (before, after) =>
    expect(retellPrice('Solo costs $29 a month.', price(before), price(after))).toBeNull(),
  );
});

describe('a row', () => {
  it('is told cell by cell, its other marks as they are', () => {
    const told = retellRow(
      'Solo \\| x | **$29 a month** | a \\| b',
      ['Solo | x', '$29 a month', 'a | b'],
      ['Solo | x', '$39 a month', 'c'],
    );
    expect(told).toBe('Solo \\| x | **$39 a month** | c');
  });

  it('is none that has other cells', () => {
    expect(retellRow('Solo | free', ['Solo', '$29 a month'], ['Solo', '$39 a month'])).toBeNull();
    expect(retellRow('Solo', ['Solo', '$29'], ['Solo', '$39'])).toBeNull();
  });
});

describe('a sentence', () => {
  it('is told with the words changed that differ', () => {
    const [before, after] = ['The lowest is $29 a month, for Solo.', 'The lowest is $79 a month, for Crew.'];
    expect(retellText('The lowest is $29 a month, for Solo', before, after)).toBe(
      'The lowest is $79 a month, for Crew',
    );
    expect(retellText('The **lowest** is $29 a month, for Solo', before, after)).toBe(
      'The **lowest** is $79 a month, for Crew',
    );
    expect(retellText('Another sentence', before, after)).toBeNull();
  });

  it('has words replaced that stand as such, with their capital', () => {
    expect(replaceWords('Estimating software for all', 'estimating software', 'bid desk')).toBe('Bid desk for all');
    expect(replaceWords('The underestimating software', 'estimating software', 'bid desk')).toBeNull();
  });
});
