import { describe, expect, it } from 'vitest';
import { articleAngles, articleLengths, type ResearchDepth, wordTargets } from '../../contract/options.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { foldText } from '../../language/words.ts';
import { assembleResearch, createWikipedia } from '../../research/index.ts';
import { readExtract } from '../../research/wikipedia/read-extract.ts';
import { parsePage } from '../../source/parse-page.ts';
import { fakeWikipediaUrl } from '../../test/fake-wikipedia.ts';
import { renderSections } from '../article/section.ts';
import { mostPassages } from '../facts/facts.ts';
import { prepareMaterial } from '../facts/material.ts';
import { templateShare } from '../test/quality.ts';
import { createTools } from '../test/tools.ts';
import type { Brief, WrittenArticle } from '../types.ts';
import { writeArticle } from '../write-article.ts';
import { orderOf, readerOf, textsOf } from './data/angles.ts';
import { askAnyway, frames, headings } from './data/frames.ts';
import { composeSubject } from './index.ts';

const search = createWikipedia({ baseUrl: fakeWikipediaUrl, contact: null, fetch });
const related = [{ title: 'Choosing tools that last', slug: 'choosing-tools-that-last' }];
const depths: Record<string, ResearchDepth> = { short: 'basic', medium: 'comprehensive', long: 'expert' };

const ideas = [
  { idea: 'How to bake sourdough bread at home', keywords: [] },
  { idea: 'electronic invoice', keywords: ['electronic invoice', 'invoice formats'] },
  { idea: 'Write an article about urban beekeeping', keywords: ['urban beekeeping'] },
  // What a keyword of the queue looks like.
  { idea: 'how to choose invoice software', keywords: ['how to choose invoice software'] },
  // A technical page: long sentences, brackets and formulas.
  { idea: 'thermal energy storage', keywords: [] },
];

const briefFor = (changes: Partial<Brief>): Brief => ({
  ...{ sourceType: 'idea', url: null, idea: '', keywords: [], length: 'medium', angle: 'informational' },
  ...{ researchDepth: 'comprehensive', customInstructions: null },
  ...changes,
});

const write = (changes: Partial<Brief>, deadLinks: string[] = []): Promise<WrittenArticle> =>
  writeArticle(briefFor(changes), { ...createTools([], { related, deadLinks }), search });

const quotesIn = (content: string) => [...content.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote);

/** What is left of a text without the words of others: quotations, titles of pages, names of subjects. */
const frameOf = (text: string, subject: string) =>
  text
    .replace(/“[^”]*”/g, 'Q')
    .replace(/\[[^\]]*\]\([^)]*\)/g, 'P')
    .replaceAll(new RegExp(escapePattern(subject), 'gi'), 'K');

const unfilled = (template: string) =>
  template
    .replaceAll('“{part}”', 'Q')
    .replaceAll('{quote}', 'Q')
    .replaceAll('{page}', 'P')
    .replaceAll('{site}', 'Wikipedia')
    .replace(/\{k\}/gi, 'K');

const partsOf = (text: string) => text.split(/(?<=[.?:] Q|[.?]) (?=[A-Z])/);

/** Sentences of the article's own, as its data has them. */
const ownSentences = new Set(
  [
    ...Object.values(frames).flat(),
    ...askAnyway,
    ...articleAngles.flatMap((angle) => [
      ...readerOf(angle),
      ...orderOf(angle).flatMap((role) => textsOf(angle, role).ask),
    ]),
  ].flatMap((template) => partsOf(unfilled(template))),
);
const furniture = [
  /^It takes up [^.]+, in this order\.$/,
  /^It starts from the search Q\.$/,
  /^P: Q$/,
  /^P, Wikipedia(?:, quoted from Q(?:, Q)*(?: and Q)?)?\.$/,
  /^The text of Wikipedia stands under the .* licence \(CC BY-SA\)\.$/,
  /^(?:See also|A related article is) P\.$/,
];

describe.each(ideas)('an article on “$idea”', (idea) => {
  it.each(articleAngles)('says nothing as %s but what it quotes', async (angle) => {
    const { content, excerpt, metaDescription, title, proof, keywords } = await write({ ...idea, angle });
    const kept = foldText(proof.sources.map((source) => `${source.title}\n${source.text}`).join('\n'));
    const strangers = quotesIn(`${content}\n${excerpt}`).filter(
      (quote) => !kept.includes(foldText(quote.replaceAll('\\', ''))) && !keywords.includes(quote),
    );
    expect(strangers).toEqual([]);
    const [, subject = ''] =
      /\bThis (?:review of what is said on|[a-z]+ (?:of|to|on|at)) (.+?) is for readers/.exec(content) ?? [];
    const sentences = content
      .split('\n')
      .filter((line) => line !== '' && !/^[#|]/.test(line))
      .flatMap((line) => partsOf(frameOf(line.replace(/^- /, ''), subject)));
    const own = sentences.filter(
      (sentence) => !ownSentences.has(sentence) && !furniture.some((pattern) => pattern.test(sentence)),
    );
    expect(own).toEqual([]);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.toLowerCase()).toContain(keywords[0]);
    expect(metaDescription.length).toBeGreaterThanOrEqual(121);
    expect(metaDescription.length).toBeLessThanOrEqual(156);
    expect(keywords.length).toBeGreaterThanOrEqual(3);
  });

  it.each(articleLengths)('quotes and does not reprint, at most what is asked for (%s)', async (length) => {
    const { content, wordCount, proof, seoSuggestions } = await write({
      ...idea,
      length,
      researchDepth: depths[length] ?? 'basic',
    });
    const { least, most } = wordTargets[length];
    expect(seoSuggestions.join('\n')).toMatch(/^\d\d% of this article is quoted from the pages that it names\./m);
    expect(wordCount).toBeLessThanOrEqual(most);
    expect(seoSuggestions.some((text) => text.startsWith('The source is too thin'))).toBe(wordCount < least);
    const quotes = quotesIn(content);
    expect(Math.max(...quotes.map((quote) => quote.split(' ').length))).toBeLessThanOrEqual(80);
    for (const { text } of proof.sources) {
      const quoted = quotes
        .filter((quote) => text.includes(quote))
        .join(' ')
        .split(' ').length;
      expect(quoted).toBeLessThan(text.split(' ').length * 0.6);
    }
  });

  it('names and links its pages, and the licence', async () => {
    const { content, proof } = await write(idea);
    expect(proof.sources.length).toBeGreaterThan(0);
    for (const { url, title } of proof.sources) {
      expect(url).toContain(`${fakeWikipediaUrl}/wiki/`);
      expect(content).toContain(`- [${title}](${url}), Wikipedia`);
      expect(title).not.toMatch(/rapper|film|Korb|disambiguation|List of/);
    }
    expect(content).toContain('CC BY-SA');
    const stated = proof.claims.filter(({ kind }) => kind === 'stated');
    expect(stated.length).toBeGreaterThan(10);
    for (const { facts } of stated) expect(facts).toHaveLength(1);
  });
});

const headingsOf = (content: string) => content.split('\n').filter((line) => line.startsWith('## '));

it('gives each angle an order of its own', async () => {
  const articles = await Promise.all(articleAngles.map((angle) => write({ idea: 'urban beekeeping', angle })));
  const orders = articles.map(({ content }) => headingsOf(content).slice(0, 3).join('\n'));
  expect(new Set(orders).size).toBe(articleAngles.length);
});

it('says in every section where its words stand, and uses no heading twice', async () => {
  const { content } = await write({ idea: 'urban beekeeping', length: 'long', researchDepth: 'expert' });
  const all = headingsOf(content);
  expect(new Set(all).size).toBe(all.length);
  const closing: readonly string[] = Object.values(headings).flat();
  for (const section of content.split('\n## ').slice(1)) {
    const [heading = '', ...text] = section.split('\n');
    if (!closing.includes(heading)) expect(text.join('\n')).toMatch(/\[[^\]]+\]\(http/);
  }
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

it('starts from a search that is no name of a subject', async () => {
  const { content, title } = await write({
    idea: 'how to choose invoice software',
    keywords: ['how to choose invoice software'],
  });
  expect(content).toContain('It starts from the search “how to choose invoice software”.');
  expect(title).toMatch(/^How to choose invoice software: /);
  expect(content).toMatch(/ invoice software is for readers/);
});

it('leaves a dead link out and its text in', async () => {
  const dead = `${fakeWikipediaUrl}/wiki/Urban_beekeeping`;
  const { content } = await write({ idea: 'urban beekeeping' }, [dead]);
  expect(content).not.toContain(dead);
  expect(content).toContain('- Urban beekeeping, Wikipedia');
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

it('links to pages that the idea names by addresses that markdown can hold', async () => {
  const text =
    'Kites are craft that fly on a line in the wind. People fly kites on beaches in many countries of the world.';
  const more = 'Makers use silk or nylon for the sail. Spars of ash or carbon keep a kite open in strong wind.';
  const html = `<html lang="en"><title>Kites *and* lines</title><body><h1>Kites</h1><p>${text}</p><h2>Materials</h2><p>${more}</p></body></html>`;
  const page = await parsePage(html, 'https://kites.example/guide_(basics)', 0);
  const brief = briefFor({ idea: 'kites, see https://kites.example/guide_(basics)' });
  const { sections } = composeSubject(prepareMaterial(brief, assembleResearch([page], [], mostPassages)));
  const content = renderSections(sections);
  expect(content).toContain('[Kites \\*and\\* lines](https://kites.example/guide_%28basics%29)');
  expect(content).toContain('kites.example');
  expect(content).not.toContain('Wikipedia');
});

it('hears every page where there are more parts than facts have room for', async () => {
  const parts = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta', 'Iota', 'Criticism'];
  const pages = await Promise.all(
    parts.map(async (title, rank) => {
      const text = parts.map(
        (part) => `== ${part} ==\nKites of ${title} number ${rank} fly on lines in part ${part} of the world.`,
      );
      const extract = `${title} is a kite of its own kind in the world.\n\n${text.join('\n\n')}`;
      const { page } = await readExtract(extract, { title, url: `https://wiki.example/${rank}`, fetchedAt: 0 });
      return page;
    }),
  );
  const { passages } = assembleResearch(
    [],
    pages.filter((page) => page !== null),
    mostPassages,
  );
  expect(passages).toHaveLength(60);
  for (const [page] of parts.entries()) {
    const headings = passages.flatMap((passage) => (passage.page === page ? [passage.heading] : []));
    expect(headings).toContain(null);
    expect(headings).toContain('Criticism');
  }
});
