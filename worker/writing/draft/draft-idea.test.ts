import { describe, expect, it } from 'vitest';
import { articleAngles } from '../../contract/options.ts';
import { proseOf } from '../test/quality.ts';
import { createTools } from '../test/tools.ts';
import type { Brief, WrittenArticle } from '../types.ts';
import { writeArticle } from '../write-article.ts';

const ideas = [
  { idea: 'Remote onboarding for small companies', keywords: [] },
  { idea: 'Write a guide about growing tomatoes on a balcony', keywords: ['growing tomatoes', 'balcony garden'] },
  { idea: 'Why freelancers should send invoices early', keywords: ['freelance invoicing'] },
  { idea: 'night trains in Europe', keywords: [] },
  { idea: 'best crm (cloud|local) {k}', keywords: ['best crm (cloud|local) {k}'] },
  { idea: 'Pottery classes without a wheel', keywords: [] },
];

const draft = (changes: Partial<Brief>): Promise<WrittenArticle> =>
  writeArticle(
    {
      ...{ sourceType: 'idea', url: null, idea: '', keywords: [], length: 'medium', angle: 'informational' },
      ...{ researchDepth: 'basic', customInstructions: null },
      ...changes,
    },
    createTools([], { related: [{ title: 'Choosing tools that last', slug: 'choosing-tools-that-last' }] }),
  );

describe.each(articleAngles)('a brief as %s', (angle) => {
  it.each(ideas)('of “$idea” says what it is, and states nothing', async ({ idea, keywords }) => {
    const article = await draft({ idea, keywords, angle });
    expect(article.title).toMatch(/^Brief: /);
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.content.split('\n')[0]).toContain('not the article: no source was read for it.');
    expect(article.metaDescription.length).toBeLessThanOrEqual(156);
    expect(article.metaDescription).toMatch(/^Brief for /);
    expect(article.seoSuggestions.join(' ')).not.toContain('source is too thin');
    expect(article.seoSuggestions[0]).toMatch(
      /^The draft is shorter than the chosen length: \d+ words instead of 1000\.$/,
    );
    expect(article.proof).toEqual({ sources: [], facts: [], claims: [] });
    const prose = proseOf(article.content);
    expect(new Set(prose).size).toBe(prose.length);
    // What the user typed is shown as typed: neither a template nor markdown.
    expect(article.content.replace(/\(cloud.{1,2}local\) \{k\}/g, '')).not.toMatch(/undefined|\{k\}/);
    // No figure is the brief's own.
    expect(article.content.replace(/\[[^\]]*\]\([^)]*\)/g, '')).not.toMatch(/\d/);
  });
});

it('names the subject as people say it, and asks what narrows it', async () => {
  const { title, content, keywords } = await draft({
    idea: 'How small accounting firms can choose time tracking software',
  });
  expect(title).toBe('Brief: time tracking software for small accounting firms');
  expect(keywords).toEqual(['time tracking software for small accounting firms']);
  expect(content).toContain('| Which needs of small accounting firms have to be met? |');
  expect(content).toContain('an article on time tracking software for small accounting firms, not');
});

it('asks what its angle asks', async () => {
  const outlines = await Promise.all(
    articleAngles.map(async (angle) => (await draft({ idea: 'night trains in Europe', angle })).content),
  );
  const rows = outlines.map((content) =>
    content
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .join('\n'),
  );
  expect(new Set(rows).size).toBe(articleAngles.length);
  for (const table of rows) expect(table.split('\n')).toHaveLength(9);
});

it('shows what was typed as text', async () => {
  const { content } = await draft({ idea: 'Rent [a bike](https://evil.example) in Lisbon **now**' });
  expect(content).not.toContain('[a bike](');
  expect(content).not.toContain('**now**');
});
