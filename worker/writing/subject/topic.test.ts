import { describe, expect, it } from 'vitest';
import { articleAngles, articleLengths, type ResearchDepth } from '../../contract/options.ts';
import { createWikipedia } from '../../research/index.ts';
import { fakeWikipediaUrl } from '../../test/fake-wikipedia.ts';
import { copiedShare, findFaults, templateShare } from '../test/quality.ts';
import { createTools } from '../test/tools.ts';
import type { Brief, WrittenArticle } from '../types.ts';
import { writeArticle } from '../write-article.ts';

const search = createWikipedia({ baseUrl: fakeWikipediaUrl, contact: null, fetch });
const related = [{ title: 'Choosing tools that last', slug: 'choosing-tools-that-last' }];
const depths: Record<string, ResearchDepth> = { short: 'basic', medium: 'comprehensive', long: 'expert' };

const ideas = [
  { idea: 'How to bake sourdough bread at home', keywords: [] },
  { idea: 'Invoice software for freelancers', keywords: [] },
  { idea: 'electronic invoicing', keywords: ['electronic invoicing', 'invoice formats'] },
  { idea: 'Write an article about urban beekeeping', keywords: ['urban beekeeping'] },
  // What a keyword of the queue looks like.
  { idea: 'how to choose invoice software', keywords: ['how to choose invoice software'] },
  // A technical page: long sentences, passives, brackets and formulas.
  { idea: 'thermal energy storage', keywords: [] },
];

const briefFor = (changes: Partial<Brief>): Brief => ({
  ...{ sourceType: 'idea', url: null, idea: '', keywords: [], length: 'medium', angle: 'informational' },
  ...{ researchDepth: 'comprehensive', customInstructions: null },
  ...changes,
});

const write = (changes: Partial<Brief>, deadLinks: string[] = []): Promise<WrittenArticle> =>
  writeArticle(briefFor(changes), { ...createTools([], { related, deadLinks }), search });

describe.each(ideas)('articles on “$idea”', (idea) => {
  describe.each(articleLengths)('%s', (length) => {
    it.each(articleAngles)('keep the rules as %s', async (angle) => {
      const article = await write({ ...idea, length, angle, researchDepth: depths[length] ?? 'basic' });
      expect(findFaults(article, length, article.keywords[0] ?? '')).toEqual([]);
      expect(copiedShare(article)).toBeLessThan(1 / 3);
      expect(article.seoScore).toBeGreaterThanOrEqual(80);
    });
  });

  it('rest on pages of the encyclopedia, link to them and name the licence', async () => {
    const { content, proof } = await write(idea);
    expect(proof.sources.length).toBeGreaterThan(0);
    for (const { url, title } of proof.sources) {
      expect(url).toContain(`${fakeWikipediaUrl}/wiki/`);
      expect(content).toContain(`[${title} – Wikipedia](${url})`);
      expect(title).not.toMatch(/rapper|film|Korb|disambiguation|List of/);
    }
    expect(content).toContain('CC BY-SA');
    // Whatever says something says what a fact says.
    expect(proof.claims.length).toBeGreaterThan(10);
    for (const { facts } of proof.claims) expect(facts.length).toBeGreaterThan(0);
  });
});

it('gives each angle an outline of its own', async () => {
  const headings = new Map<string, string>();
  for (const angle of articleAngles) {
    const { content } = await write({ idea: 'urban beekeeping', angle });
    headings.set(
      angle,
      content
        .split('\n')
        .filter((line) => line.startsWith('## '))
        .join('\n'),
    );
  }
  expect(new Set(headings.values()).size).toBe(articleAngles.length);
  const orders = [...headings.values()].map((text) => text.split('\n').slice(0, 3).join('\n'));
  expect(new Set(orders).size).toBe(articleAngles.length);
});

it('shares less than 15% of its sentences between any two subjects', async () => {
  const shares: number[] = [];
  for (const angle of articleAngles) {
    const [bread, invoices, bees] = await Promise.all(
      ['sourdough bread', 'electronic invoicing', 'urban beekeeping'].map((idea) => write({ idea, angle })),
    );
    if (bread && invoices && bees) {
      shares.push(templateShare(bread, invoices), templateShare(bread, bees), templateShare(invoices, bees));
    }
  }
  expect(Math.max(...shares)).toBeLessThan(0.15);
});

it.each(articleAngles)(
  'never ties by “also”, nor opens a part of an article with an addition, as %s',
  async (angle) => {
    const { content } = await write({ idea: 'urban beekeeping', angle });
    expect(content).not.toMatch(/\b(?:is|are|can|has|have|may|must|will) also (?:\p{Ll}+ed|placed|mixed)\b/u);
    expect(content).not.toMatch(/^#+ .*\n\n(?:Besides|In addition|Moreover|Furthermore),/m);
    expect(content).not.toMatch(/\?\n\n#/);
  },
);

it('puts what a technical page says of one kind under no other', async () => {
  const { content } = await write({ idea: 'thermal energy storage', angle: 'informational' });
  const [, latent = ''] = /### Latent heat storage\n([\s\S]*?)(?=\n#|$)/.exec(content) ?? [];
  expect(latent).toContain('enthalpy');
  expect(latent).not.toContain('Zeolites');
});

it('fills a medium article from enough sources', async () => {
  const { wordCount, seoSuggestions } = await write({ idea: 'sourdough bread', length: 'medium' });
  expect(wordCount).toBeGreaterThanOrEqual(1000);
  expect(seoSuggestions.join(' ')).not.toContain('too thin');
});

it('leaves a dead link out and its text in', async () => {
  const dead = `${fakeWikipediaUrl}/wiki/Urban_beekeeping`;
  const { content } = await write({ idea: 'urban beekeeping' }, [dead]);
  expect(content).not.toContain(dead);
  expect(content).toContain('Urban beekeeping – Wikipedia');
});

it('gives the same article when it is stopped after any step and goes on later', async () => {
  const brief = briefFor({ idea: 'urban beekeeping', length: 'short' });
  const whole = { ...createTools([], { related }), search };
  const expected = await writeArticle(brief, whole);
  for (let kept = 1; kept < whole.steps.length; kept += 4) {
    const resumed = { ...createTools([], { related }), search };
    for (const { name } of whole.steps.slice(0, kept)) resumed.stored.set(name, whole.stored.get(name) ?? '');
    expect(withoutTimes(await writeArticle(brief, resumed))).toEqual(withoutTimes(expected));
  }
});

/** A page that is read again is read at another time. */
const withoutTimes = (article: WrittenArticle) => ({
  ...article,
  proof: { ...article.proof, sources: article.proof.sources.map((source) => ({ ...source, fetchedAt: 0 })) },
});
