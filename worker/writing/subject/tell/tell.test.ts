import { describe, expect, it } from 'vitest';
import { indexRuns } from '../../grounding/copied-runs.ts';
import { createCasing } from '../casing.ts';
import { tellStatement } from './index.ts';
import { turnActive } from './passive.ts';
import { shortenings, splitSecondVerb } from './shorten.ts';
import { splittings } from './split.ts';
import { swapWords } from './swaps.ts';
import { reorderings } from './turn.ts';

/** Told from a page that says just this. */
function tell(quote: string): string[] | null {
  const text = `${quote} The the a an it its this that of for most many some a starter bees bread dough.`;
  const page = { text } as Parameters<typeof createCasing>[0][number];
  return tellStatement(quote, indexRuns([quote]), createCasing([page]))?.map((sentence) => sentence.text) ?? null;
}

describe('turnActive', () => {
  it.each([
    ['The loaf was introduced by a baker in 1961.', 'A baker introduced the loaf in 1961.'],
    ['Salt is used to slow the dough.', 'Salt serves to slow the dough.'],
    ['The mixture is divided into two parts.', 'The mixture falls into two parts.'],
    ['Hives are located in parks.', 'Hives lie in parks.'],
    ['Three trays are required.', 'Three trays are necessary.'],
    [
      'The capacity is determined by the mass, the heat and the surface.',
      'The mass, the heat and the surface determine the capacity.',
    ],
    ['It is counteracted by fins, metal foams or graphite.', 'Fins, metal foams or graphite counteract it.'],
    [
      'Stores exchange heat through pipes that are inserted in clay.',
      'Stores exchange heat through pipes inserted in clay.',
    ],
    ['The merchant was granted a patent for a chest.', 'The merchant received a patent for a chest.'],
  ])('%s', (passive, active) => expect(turnActive(passive)).toBe(active));

  it.each([
    'It was made by boiling milk.',
    'They were seen by a man who knew them.',
    'Hives are used by “Smith”.',
    'Heat was carried by lorry.',
  ])('leaves “%s” as it is', (text) => expect(turnActive(text)).toBe(text));
});

describe('turning and splitting', () => {
  it.each([
    ['if the dent fills slowly, the loaf is ready', 'the loaf is ready if the dent fills slowly'],
    ['the dough is stiff because the starter is cold', 'because the starter is cold, the dough is stiff'],
    ['bakers mix a culture of flour and water', 'bakers mix a culture of water and flour'],
  ])('%s', (text, turned) => expect(reorderings(text)).toContain(turned));

  it('does not take a pair apart that is none', () => {
    expect(reorderings('some bakers keep two, one of rye and one of wheat')).toEqual([]);
    expect(reorderings('after the first rise the dough is divided, shaped and placed in a basket')).toEqual([]);
  });

  it.each([
    [
      'at 24 °C the rise takes four hours, whereas at 30 °C it is over in two',
      ['at 24 °C the rise takes four hours', 'in contrast, at 30 °C it is over in two'],
    ],
    ['a starter is a culture that raises bread in the oven', ['a starter is a culture', 'it raises bread in the oven']],
    [
      'the Campaign, a British group, calls such loaves false',
      ['the Campaign is a British group', 'it calls such loaves false'],
    ],
  ])('%s', (text, parts) => expect(splittings(text)).toContainEqual(parts));

  it.each([
    [
      'ice storage is used for offices: ice is made at night and melted during the day',
      ['ice storage is used for offices', 'ice is made at night and melted during the day'],
    ],
    [
      'storage is the keeping of heat in a medium, and it comprises several technologies',
      ['storage is the keeping of heat in a medium', 'it comprises several technologies'],
    ],
  ])('%s', (text, parts) => expect(splittings(text)).toContainEqual(parts));

  it('leaves under one condition what holds under it', () => {
    expect(splittings('above 80% the dough is sticky, and the crumb is open and moist in the end')).toEqual([]);
    expect(reorderings('in spring the beekeeper adds a super when the brood box is full')).not.toContain(
      'when the brood box is full, in spring the beekeeper adds a super',
    );
  });

  it('gives the second verb its subject', () => {
    expect(splitSecondVerb('most systems are far from balance, and are subject to change from outside')).toEqual([
      'most systems are far from balance',
      'they are subject to change from outside',
    ]);
  });
});

describe('shortenings', () => {
  it('leaves out what only adds, and never half of a list', () => {
    expect(shortenings('the law applies to many fields of science, such as chemistry, biology and medicine')).toEqual([
      'the law applies to many fields of science',
    ]);
    expect(shortenings('the method, which bakers know, makes the dough soft')).toContain(
      'the method makes the dough soft',
    );
    expect(
      shortenings('mixing, which is caused by inlet flow, conduction and convection, destroys the useful temperature'),
    ).toEqual([]);
    expect(shortenings('flour, water, and salt are mixed in a bowl by hand')).toEqual([]);
  });
});

it('keeps articles right when words change', () => {
  expect(swapWords('bakers use an entire loaf')).toContain('bakers use a whole loaf');
});

describe('tellStatement', () => {
  it('breaks the runs that a sentence has in common with its source', () => {
    const quote =
      'Because the acids slow the growth of mould, a sourdough loaf keeps longer than bread made with fresh yeast.';
    const told = tell(quote);
    expect(told?.join(' ')).not.toBe(quote);
    expect(told?.join(' ')).toContain('slow the growth of mould');
  });

  it.each([
    'You should feed it twice.',
    'What is it?',
    'This article is about bread.',
    'See https://example.com for more of it.',
    'Bread bread is good for all.',
  ])('does not tell “%s”', (quote) => expect(tell(quote)).toBeNull());

  it('drops what stands in brackets', () => {
    expect(tell('A starter (also called levain) needs food.')).toEqual(['A starter needs food.']);
  });
});
