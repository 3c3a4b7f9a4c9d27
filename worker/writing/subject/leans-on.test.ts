import { describe, expect, it } from 'vitest';
import { countsOnly, leansOn } from './leans-on.ts';

const subject = new Set(['bread']);

describe('leansOn', () => {
  it.each([
    'It keeps for weeks.',
    'The book contains the first account of an ice box.',
    'In Denmark, by contrast, lined pits improved.',
    'Germany has required companies to be able to receive them since 2025.',
    'Most charge a monthly fee.',
    'Researchers use the collection to compare microbes.',
    'Because it is cheap, wheat prevails.',
  ])('hears that “%s” points to what stands before', (sentence) => {
    expect(leansOn(sentence, 'Something else was said.', subject)).toBe(true);
  });

  it('takes a surname alone for one that was introduced', () => {
    expect(leansOn('Moore described the principle.', 'The merchant Thomas Moore had a patent.', subject)).toBe(true);
  });

  it.each([
    'Rye bread is dense and keeps for weeks.',
    'Bakers read the recipes and keep them for years.',
    'Most bakers use wheat.',
    'Salt slows the yeast.',
  ])('lets “%s” stand by itself', (sentence) => {
    expect(leansOn(sentence, 'Something else was said.', subject)).toBe(false);
  });
});

it('tells a count from a noun with its number', () => {
  expect(countsOnly('Most charge a monthly fee.')).toBe(true);
  expect(countsOnly('Some are free.')).toBe(true);
  expect(countsOnly('Many clubs lend an extractor.')).toBe(false);
});
