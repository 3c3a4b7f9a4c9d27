import { describe, expect, it } from 'vitest';
import { articleLengths } from '../../contract/options.ts';
import { splitSentences } from '../../language/sentences.ts';
import { createModel } from '../../model/client.ts';
import { createWikipedia } from '../../research/index.ts';
import type { Source } from '../../source/types.ts';
import { fakeWikipediaUrl } from '../../test/fake-wikipedia.ts';
import { askedOf, modelNamed } from '../../test/model.ts';
import { briefFor } from '../test/articles.ts';
import { articleByModel } from '../test/model-article.ts';
import { findFaults } from '../test/quality.ts';
import { germanSource } from '../test/sites.ts';
import * as written from '../test/sources/index.ts';
import { ledgerly } from '../test/sources/index.ts';
import { createTools } from '../test/tools.ts';
import type { Brief } from '../types.ts';
import { writeArticle, writeFromSource } from '../write-article.ts';

// Whole articles over real HTTP, on machines that do other things too.

const keywords = ['invoicing for studios'];
const promptsOf = async (model: Parameters<typeof askedOf>[0]) =>
  (await askedOf(model)).map(({ body }) => body.messages.map(({ content }) => content).join('\n'));
const tasksOf = async (model: Parameters<typeof askedOf>[0]) =>
  (await promptsOf(model)).map((prompt) => /Task: (\w+)/.exec(prompt)?.[1]);

describe.each(Object.entries(written))('an article about %s by a model', (_, source) => {
  it.each(articleLengths)('keeps the rules when %s', async (length) => {
    const { article, model } = await articleByModel(source, 'plain', { length });
    // A price's cell needs no full stop.
    const faults = findFaults(article, length, source.sheet.name).filter((fault) => !/^no end: Free/.test(fault));
    expect(faults).toEqual([]);
    expect(article.usage.modelCalls).toBe((await askedOf(model)).length);
    expect(article.usage.tokens).toBe(article.usage.modelCalls * 1000);
    expect(article.content).toContain(`](${source.pages[0]?.url})`);
    expect(article.seoSuggestions.join(' ')).not.toMatch(/need a language model|built-in/);
  });
});

describe('a model writer', () => {
  it('asks for an outline, each section and the description, one call a step', async () => {
    const { model, tools } = await articleByModel(ledgerly, 'plain', { brief: { keywords } });
    const tasks = await tasksOf(model);
    expect(tasks[0]).toBe('outline');
    expect(tasks.at(-1)).toBe('metadata');
    expect(tasks.filter((task) => task === 'section').length).toBeGreaterThan(3);
    const ownSteps = ['read instructions', 'set links'];
    expect(tools.steps.filter(({ name }) => !ownSteps.includes(name))).toHaveLength(tasks.length);
    const progress = tools.steps.map((step) => step.progress);
    expect(Math.max(...progress)).toBeLessThanOrEqual(99);
  });

  it('keeps what title and descriptions rest on with the rest of the proof', async () => {
    const { article } = await articleByModel(ledgerly, 'plain', { brief: { keywords } });
    const resting = article.proof.claims.filter(({ facts }) => facts.length > 0).map(({ sentence }) => sentence);
    expect(resting).toContain(article.title);
    expect(resting).toContain(splitSentences(article.metaDescription)[0]);
  });

  it('gives each section its own facts only', async () => {
    const { model } = await articleByModel(ledgerly, 'plain', { brief: { keywords } });
    // A closing may tell once more what the introduction told.
    const sections = (await promptsOf(model)).filter(
      (prompt) => prompt.includes('Task: section') && !/It is the closing|It is a further section/.test(prompt),
    );
    const numbers = sections.map((prompt) => [...prompt.matchAll(/"number":(\d+)/g)].map(([, number]) => number));
    const all = numbers.flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('does not ask again for what is stored, wherever it was stopped', async () => {
    const brief = briefFor('', 'short', { keywords });
    const whole = createTools([]);
    const model = createModel(modelNamed('invents'));
    const expected = await writeFromSource(brief, ledgerly, { ...whole, model });
    for (let kept = 1; kept < whole.steps.length; kept += 2) {
      const settings = modelNamed('invents');
      const resumed = createTools([]);
      const stored = whole.steps.slice(0, kept).map(({ name }) => name);
      for (const name of stored) resumed.stored.set(name, whole.stored.get(name) ?? '');
      expect(await writeFromSource(brief, ledgerly, { ...resumed, model: createModel(settings) })).toEqual(expected);
      const asked = whole.steps.slice(kept).filter(({ name }) => /plan|write|describe/.test(name));
      expect(await askedOf(settings)).toHaveLength(asked.length);
    }
  });

  it('is given the rules, what administrators ask, and the wishes of the article before the default ones', async () => {
    const instructions = { systemPrompt: 'Write like a gardener.', defaultCustomInstructions: 'Default: be calm.' };
    const byDefault = await promptsOf((await articleByModel(ledgerly, 'plain', { instructions })).model);
    const own = await promptsOf(
      (await articleByModel(ledgerly, 'plain', { instructions, brief: { customInstructions: 'Own: be lively.' } }))
        .model,
    );
    for (const prompt of [...byDefault, ...own]) {
      expect(prompt).toContain('Write like a gardener.');
      expect(prompt).toContain('These rules stand above everything else');
    }
    const withWishes = (prompts: string[], wish: string) => prompts.filter((prompt) => prompt.includes(wish)).length;
    expect(withWishes(byDefault, 'Default: be calm.')).toBeGreaterThan(4);
    expect(withWishes(own, 'Own: be lively.')).toBeGreaterThan(4);
    expect(withWishes(own, 'Default: be calm.')).toBe(0);
  });
});

describe('an endpoint with habits of its own', () => {
  it.each(['unstreamed', 'thinks', 'no-schema', 'picky', 'garbled-once'])('is understood (%s)', async (scenario) => {
    const { article } = await articleByModel(ledgerly, scenario, { brief: { keywords }, length: 'short' });
    expect(article.content).not.toMatch(/think|```|"blocks"/);
    expect(article.seoSuggestions.join(' ')).not.toContain('built-in');
    expect(article.wordCount).toBeGreaterThan(400);
  });

  it('leaves the article to the built-in writer where nothing it says can be read', async () => {
    const { article } = await articleByModel(ledgerly, 'garbled', { brief: { keywords } });
    const plain = await writeFromSource(
      briefFor(ledgerly.pages[0]?.url ?? '', 'medium', { keywords }),
      ledgerly,
      createTools([]),
    );
    expect(article.content).toBe(plain.content);
    expect(article.seoSuggestions.join(' ')).toContain(
      'The language model gave no outline that could be used, so the built-in writer wrote this article from the same facts.',
    );
    expect(article.usage.modelCalls).toBe(2);
  });

  it('leaves one section to the built-in writer, which writes it from the same facts', async () => {
    const { article } = await articleByModel(ledgerly, 'garbled-section', { brief: { keywords } });
    expect(article.seoSuggestions.join(' ')).toContain(
      'The language model could not write “Where invoicing for studios helps”',
    );
    expect(article.content).toContain('## Where invoicing for studios helps');
    expect(
      findFaults(article, 'medium', ledgerly.sheet.name).filter((fault) => /^twice|of its own/.test(fault)),
    ).toEqual([]);
  });

  it('says that nobody can take over where the source is in another language', async () => {
    const german: Source = { ...ledgerly, language: 'de' };
    await expect(articleByModel(german, 'garbled')).rejects.toThrow('writes English only');
  });
});

describe('an article on an idea', () => {
  const brief = (idea: string, changes: Partial<Brief> = {}): Brief => ({
    ...briefFor('', 'short', { customInstructions: 'Be calm.', ...changes }),
    ...{ sourceType: 'idea', url: null, idea },
  });
  const search = createWikipedia({ baseUrl: fakeWikipediaUrl, contact: null, fetch });

  it('is written from what research found, and cites it', async () => {
    const model = modelNamed('plain');
    const tools = { ...createTools([]), search, model: createModel(model) };
    const article = await writeArticle(brief('urban beekeeping', { keywords: ['urban beekeeping'] }), tools);
    expect(article.usage.modelCalls).toBe((await askedOf(model)).length);
    expect(article.proof.claims.length).toBeGreaterThan(10);
    const cited = article.content.slice(article.content.indexOf('## Sources'));
    const links = [...cited.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(0);
    expect(article.proof.sources.map(({ url }) => url)).toEqual(expect.arrayContaining(links));
    expect(cited).toContain('CC BY-SA');
    expect(
      findFaults(article, 'short', 'urban beekeeping').filter((fault) => /of its own|twice|words/.test(fault)),
    ).toEqual([]);
  });

  it('is not made up by the model where there is nothing to write from', async () => {
    const model = modelNamed('plain');
    const article = await writeArticle(brief('urban beekeeping'), { ...createTools([]), model: createModel(model) });
    expect(await askedOf(model)).toEqual([]);
    expect(article.seoSuggestions.join(' ')).toContain('No source was read for this idea');
    expect(article.seoSuggestions.join(' ')).not.toContain('need a language model');
  });
});

describe('a source in another language', () => {
  it('makes an article in that language', async () => {
    const source = await germanSource();
    const { article, model } = await articleByModel(source, 'plain', { length: 'short' });
    const [outline] = await promptsOf(model);
    expect(outline).toContain('Write in the language of the facts (de)');
    expect((await promptsOf(model))[1]).toContain('an article in German');
    expect(article.proof.claims.length).toBeGreaterThan(5);
    expect(article.content).not.toMatch(/See also|A related article/);
  });
});
