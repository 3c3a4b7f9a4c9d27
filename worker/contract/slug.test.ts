import { describe, expect, it } from 'vitest';
import { slugCandidate, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Invoicing for Studios: What Tidewater Does', 'invoicing-for-studios-what-tidewater-does'],
    ["What's New in v2.0?", 'whats-new-in-v2-0'],
    ['Crème brûlée für Łódź', 'creme-brulee-fur-lodz'],
    ['Обзор систем', 'obzor-sistem'],
    ['Τι είναι η τιμολόγηση;', 'ti-einai-i-timologisi'],
    ['Ærlig øl & Straße', 'aerlig-ol-strasse'],
    ['  --- ', 'article'],
    ['日本語', 'article'],
    ['Articles', 'articles-article'],
    ['API', 'api-article'],
  ])('%s becomes %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts at the end of a word, below 80 characters', () => {
    const slug = slugify('word '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^word(-word)*$/);
    expect(slugify('x'.repeat(300))).toBe('x'.repeat(80));
  });
});

describe('slugCandidate', () => {
  it('numbers from the second on and stays within the limit', () => {
    expect(slugCandidate('a-title', 1)).toBe('a-title');
    expect(slugCandidate('a-title', 3)).toBe('a-title-3');
    expect(slugCandidate('x'.repeat(80), 12)).toBe(`${'x'.repeat(77)}-12`);
  });
});
