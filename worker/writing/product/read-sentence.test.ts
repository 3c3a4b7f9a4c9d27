import { describe, expect, it } from 'vitest';
import { leansBack, readSentence } from './read-sentence.ts';

const speaker = { product: 'Oakwell', rivals: ['Fruitbase'], readAt: Date.UTC(2026, 5, 1) };
const read = (text: string) => readSentence(text, speaker)?.text ?? null;

describe('what leans on a sentence before it', () => {
  it.each([
    ['Oakwell calls them back before noon.', true],
    ['Oakwell helps you find those maps.', true],
    ['It draws each row.', true],
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
    'Read more about the maps of an orchard.',
    'Everything you need for the orchard.',
    'Install Oakwell on every phone.',
    'Build a plan in minutes.',
    'Tracks every tree of the orchard.',
    'Don’t guess how many trees you have.',
    'You have NO idea how many trees there are.',
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
