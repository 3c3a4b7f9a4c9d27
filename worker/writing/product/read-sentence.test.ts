import { describe, expect, it } from 'vitest';
import { leansBack, readSentence, type Shape, shapeOf } from './read-sentence.ts';

const speaker = { product: 'Oakwell', rivals: ['Fruitbase'], readAt: Date.UTC(2026, 5, 1) };
const read = (text: string) => readSentence(text, speaker)?.text ?? null;

describe('what leans on a sentence before it', () => {
  it.each([
    ['Oakwell calls them back before noon.', true],
    ['Oakwell helps you find those maps.', true],
    ['It draws each row.', true],
    ['Oakwell turns it into a map.', true],
    ['But the rows stay where they are.', true],
    ['An orchard of ten rows therefore has ten maps.', true],
    ['The two maps are drawn at night.', true],
    ['The widest of the three, so it is drawn first.', true],
    ['What brought it back was rain.', true],
    ['Oakwell keeps the two maps of a row.', false],
    ['Growers use Oakwell to share their maps.', false],
    ['Everyone sees their own rows.', false],
  ])('%s', (text, leans) => {
    expect(leansBack(text, 'Oakwell')).toBe(leans);
  });
});

describe('a sentence of the site', () => {
  it.each([
    ['Oakwell draws each row on a map.', 'Oakwell draws each row on a map.'],
    ['And old rows are kept for ten years.', 'Old rows are kept for ten years.'],
    ['But, old rows are kept for ten years', 'Old rows are kept for ten years.'],
    ['Oakwell has drawn maps since 2019.', 'Oakwell has drawn maps since 2019.'],
  ])('%s', (text, told) => {
    expect(read(text)).toBe(told);
  });

  it.each([
    'Who likes to guess?',
    'We keep your maps for ten years.',
    'Our maps are kept for ten years.',
    'Fruitbase loses the rows over night.',
    'Every workaround costs you a day of picking.',
    'The table below shows each plan.',
    'Use the picking steps below if a row is wet.',
    'Download the map of rows here and print it.',
    'See instructions of each row.',
    'Read more about the maps of an orchard.',
    'Everything you need for the orchard.',
    'Install Oakwell on every phone.',
    'Build a plan in minutes.',
    'Tracks every tree of the orchard.',
    'Don’t guess how many trees you have.',
    'The maps were tested by growers in 2021.',
  ])('does not tell: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['It keeps them for ten years.', true],
    ['Such maps are kept for ten years.', true],
    ['All of these are kept for ten years.', true],
    ['Maps are kept for ten years.', false],
  ])('%s leans on the one before: %s', (text, leans) => {
    expect(readSentence(text, speaker)?.leans).toBe(leans);
  });
});

const cases: Record<Shape, readonly string[]> = {
  clause: [
    'Oakwell draws each row of trees on a map.',
    'Every run ends with a report.',
    'You can move a row with two fingers.',
    'Old rows are kept for ten years.',
    'There is no limit on trees.',
    'Two growers share one map.',
    'What you draw is saved at once.',
  ],
  imperative: [
    'Bring your own map.',
    'Build a plan in minutes.',
    'Add as many rows as you need.',
    'Send the list to your pickers.',
  ],
  fragment: [
    'Tracks every tree of the orchard.',
    'Keeps your maps in order.',
    'Everything you need for the orchard.',
    'Maps, rows and trees in one place.',
    'A planner that growers trust.',
    'No more guessing.',
    'The tools your team uses.',
    'Updates for every tree.',
    'Unlimited rows',
    'Maps, lists and bells for the orchard—so you can watch the blossom.',
    'Built for growers.',
  ],
};

it.each(Object.entries(cases).flatMap(([shape, texts]) => texts.map((text) => [shape, text] as const)))(
  '%s: %s',
  (shape, text) => {
    expect(shapeOf(text)).toBe(shape);
  },
);
