import { describe, expect, it } from 'vitest';
import { articleAngles } from '../../contract/options.ts';
import { wordsOf } from '../../language/words.ts';
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

/** Sentences with the words of the ideas left out: what remains is the frame. */
const frameOf = ({ content, keywords }: WrittenArticle, ...others: WrittenArticle[]) => {
  const own = new Set([keywords, ...others.map((other) => other.keywords)].flat().flatMap(wordsOf));
  return new Set(
    proseOf(content).map((sentence) =>
      wordsOf(sentence)
        .map((word) => (own.has(word) ? '*' : word))
        .join(' ')
        .replace(/\*(?: \*)+/g, '*'),
    ),
  );
};

describe.each(articleAngles)('a draft as %s', (angle) => {
  it.each(ideas)('of “$idea” says what it is and keeps the rules', async ({ idea, keywords }) => {
    const article = await draft({ idea, keywords, angle });
    expect(article.content.split('\n')[0]).toMatch(/\b(?:draft|plan)\b/);
    expect(article.title.length).toBeLessThanOrEqual(60);
    expect(article.metaDescription.length).toBeGreaterThanOrEqual(121);
    expect(article.metaDescription.length).toBeLessThanOrEqual(156);
    expect(article.seoScore).toBeGreaterThanOrEqual(80);
    expect(article.seoSuggestions.join(' ')).not.toContain('source is too thin');
    expect(article.proof).toEqual({ sources: [], facts: [], claims: [] });
    const prose = proseOf(article.content);
    expect(new Set(prose).size).toBe(prose.length);
    for (const sentence of prose) {
      expect(sentence).toMatch(/^[\p{Lu}“].*[.?:]$/u);
      expect(wordsOf(sentence).length).toBeLessThanOrEqual(45);
    }
    // No figure is the draft's own.
    expect(article.content.replace(/\[[^\]]*\]\([^)]*\)/g, '')).not.toMatch(/\d/);
  });

  it('shares little of its wording with drafts of other ideas', async () => {
    const drafts = await Promise.all(ideas.map(({ idea, keywords }) => draft({ idea, keywords, angle })));
    const shares = drafts.flatMap((one, at) =>
      drafts.slice(at + 1).map((other) => {
        const [a, b] = [frameOf(one, other), frameOf(other, one)];
        return [...a].filter((sentence) => b.has(sentence)).length / Math.min(a.size, b.size);
      }),
    );
    expect(Math.max(...shares)).toBeLessThan(0.15);
  });
});

it('asks what the idea itself narrows', async () => {
  const { content } = await draft({ idea: 'Remote onboarding for small companies' });
  expect(content).toMatch(/of small companies does remote onboarding have to/);
});
