import { describe, expect, it } from 'vitest';
import { phraseSearch } from './phrase-search.ts';

const search = phraseSearch('work with; works with; works _ with; integrat* with; add-on for; beta');
const found = (text: string) => search(text).map(({ start, end }) => text.slice(start, end));

describe('a search for phrases', () => {
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
