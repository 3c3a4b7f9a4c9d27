import { describe, expect, it } from 'vitest';
import { emptySheet } from '../source/sheet/empty-sheet.ts';
import { articleFrom, briefFor } from './test/articles.ts';
import { germanPage, kilnlogPages } from './test/sites.ts';
import { ledgerly } from './test/sources/index.ts';
import { createTools } from './test/tools.ts';
import type { Brief } from './types.ts';
import { writeArticle, writeFromSource } from './write-article.ts';

const pages = await kilnlogPages();
const address = pages[0]?.url ?? '';

describe('writeArticle from a page', () => {
  it('reads, plans, writes and finishes in steps whose progress never falls', async () => {
    const tools = createTools(pages);
    await writeArticle(briefFor(address, 'medium'), tools);
    const progress = tools.steps.map((step) => step.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThanOrEqual(99);
    expect(progress.some((at) => at < 30)).toBe(true);
    expect(progress.some((at) => at >= 60 && at < 90)).toBe(true);
    expect(new Set(tools.steps.map(({ name }) => name)).size).toBe(tools.steps.length);
  });

  it('gives the same article when it is stopped after any step and goes on later', async () => {
    const brief = briefFor(address, 'medium');
    const whole = createTools(pages);
    const expected = await writeArticle(brief, whole);
    for (let kept = 1; kept < whole.steps.length; kept += 3) {
      const resumed = createTools(pages);
      for (const { name } of whole.steps.slice(0, kept)) resumed.stored.set(name, whole.stored.get(name) ?? '');
      expect(await writeArticle(brief, resumed)).toEqual(expected);
      expect(resumed.steps).toHaveLength(whole.steps.length - kept);
    }
  });

  it('goes on without further pages that cannot be read', async () => {
    const article = await writeArticle(briefFor(address, 'short'), createTools(pages.slice(0, 1)));
    expect(article.proof.sources).toHaveLength(1);
  });

  it('refuses a source in another language, and says which', async () => {
    const german = await germanPage();
    const work = writeArticle(briefFor(german.url, 'short'), createTools([german]));
    await expect(work).rejects.toThrow('The built-in writer writes English only, and the source is in German.');
  });

  it('refuses a source that says next to nothing', async () => {
    const { pages, sheet } = ledgerly;
    const bare = {
      ...ledgerly,
      sheet: { ...emptySheet(pages, sheet.name), description: sheet.description },
      passages: [],
    };
    const work = writeFromSource(briefFor(address, 'short'), bare, createTools([]));
    await expect(work).rejects.toThrow('The source says too little to write an article from.');
  });
});

describe('links', () => {
  it('removes dead links and keeps their text', async () => {
    const url = ledgerly.pages[0]?.url ?? '';
    const brief = briefFor(url, 'medium');
    const alive = await writeFromSource(brief, ledgerly, createTools([]));
    const dead = await writeFromSource(brief, ledgerly, createTools([], { deadLinks: [url] }));
    expect(alive.content).toContain(`](${url})`);
    expect(dead.content).not.toContain(url);
    expect(dead.content).toBe(alive.content.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
  });

  it('links to at most two related articles of the site, each once, where the matter is related', async () => {
    const related = ['one', 'two', 'three', 'four'].map((slug) => ({
      title: `Invoices and reminders, part ${slug}`,
      slug,
    }));
    const { content } = await writeFromSource(briefFor('', 'medium'), ledgerly, createTools([], { related }));
    expect(content.match(/\]\(\/\w+\)/g)?.sort()).toEqual(['](/one)', '](/two)']);
  });
});

describe('what the user asked for', () => {
  it('takes the first asked keyword as focus keyphrase and keeps the order of the others', async () => {
    const asked = ['studio billing tool', 'how to chase late invoices'];
    const article = await articleFrom(ledgerly, 'medium', { keywords: asked });
    expect(article.keywords.slice(0, 2)).toEqual(asked);
    expect(article.title.toLowerCase()).toContain(asked[0]);
  });

  it.each(['how to send invoices', 'best invoicing apps', 'CRM', 'invoices'])(
    'copes with the keyphrase %s',
    async (keyword) => {
      const article = await articleFrom(ledgerly, 'medium', { keywords: [keyword] });
      expect(article.title.toLowerCase()).toContain(keyword.toLowerCase());
      expect(article.title).toContain('Ledgerly');
    },
  );

  it('says that custom instructions need a model', async () => {
    const article = await articleFrom(ledgerly, 'short', { customInstructions: 'Use a professional tone.' });
    expect(article.seoSuggestions).toContain(
      'Custom instructions need a language model: the built-in writer could not follow them.',
    );
  });
});

describe('writeArticle from an idea', () => {
  const idea = (text: string, changes: Partial<Brief> = {}): Brief => ({
    ...briefFor('', 'short', changes),
    sourceType: 'idea',
    url: null,
    idea: text,
  });

  it('writes from the pages that the idea names', async () => {
    const article = await writeArticle(
      idea(`Write an article about ${address}, for studio owners.`),
      createTools(pages),
    );
    expect(article.content).toContain('Kilnlog');
    expect(article.proof.facts.length).toBeGreaterThan(20);
  });

  it('otherwise makes a brief of the idea itself and says so', async () => {
    const article = await writeArticle(
      idea('Write an article about remote onboarding for small companies.'),
      createTools([]),
    );
    expect(article.title).toBe('Brief: remote onboarding for small companies');
    expect(article.seoSuggestions.join(' ')).toContain('No source was read for this idea');
    expect(article.proof.claims.filter(({ facts }) => facts.length > 0)).toEqual([]);
    expect(article.metaDescription.length).toBeGreaterThanOrEqual(121);
    expect(article.metaDescription.length).toBeLessThanOrEqual(156);
  });
});
