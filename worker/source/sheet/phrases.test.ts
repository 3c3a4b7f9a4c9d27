import { describe, expect, it } from 'vitest';
import { phrasePattern } from './phrases.ts';

const pattern = phrasePattern('work with; works with; works _ with; integrat* with; add-on for; beta', 'g');
const found = (text: string) => [...text.matchAll(pattern)].map(([words]) => words);

describe('a pattern of phrases', () => {
  it.each([
    ['It works with Slack and integrates with Notion.', ['works with', 'integrates with']],
    ['Works WITH everything', ['Works WITH']],
    ['It works well with others.', ['works well with']],
    ['An add-on for the browser', ['add-on for']],
    ['Now in beta', ['beta']],
  ])('%s', (text, phrases) => {
    expect(found(text)).toEqual(phrases);
  });

  it.each([
    'It works. With Slack it is faster.',
    'Fireworks with music',
    'It works very well with others.',
    'Alphabetatron',
    'It works',
    '',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
