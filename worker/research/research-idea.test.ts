import { describe, expect, it } from 'vitest';
import type { ResearchDepth } from '../contract/options.ts';
import { createTools } from '../writing/test/tools.ts';
import type { Brief } from '../writing/types.ts';
import { researchIdea } from './research-idea.ts';
import { type Finding, SearchAway, type SearchProvider } from './types.ts';
import { readExtract } from './wikipedia/read-extract.ts';

type Entry = { title: string; lead: string; seeAlso?: string[]; links?: string[] };

/** A search over invented pages that records what it is asked. `awayAfter` questions it goes away. */
function createSearch(entries: Entry[], results: Record<string, string[]>, awayAfter = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const ask = (question: string) => {
    if (asked.length >= awayAfter) throw new SearchAway('away');
    asked.push(question);
  };
  const find = (titles: readonly string[]): Finding[] =>
    titles.flatMap((title) => {
      const entry = entries.find((other) => other.title === title);
      return entry ? [{ title, url: `https://wiki.example/${encodeURIComponent(title)}`, lead: entry.lead }] : [];
    });
  const search: SearchProvider = {
    async search(query, most) {
      ask(`search ${query}`);
      return find(results[query] ?? []).slice(0, most);
    },
    async lookUp(titles) {
      ask(`look up ${titles.join(', ')}`);
      return find(titles);
    },
    async read({ title, url }) {
      ask(`read ${title}`);
      const entry = entries.find((other) => other.title === title);
      const { page } = await readExtract(entry?.lead ?? '', { title, url, fetchedAt: 0 });
      return page && { page, seeAlso: entry?.seeAlso ?? [], links: entry?.links ?? [] };
    },
  };
  return { search, asked };
}

const brief = (idea: string, researchDepth: ResearchDepth, keywords: string[] = []): Brief => ({
  ...{ sourceType: 'idea', url: null, idea, keywords, length: 'short', angle: 'informational', researchDepth },
  customInstructions: null,
});

const kites = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `Kite ${String.fromCharCode(65 + at)}`,
    lead: `Kite ${String.fromCharCode(65 + at)} is a kite of its own kind.`,
  }));

describe('researchIdea', () => {
  it.each([
    ['basic', 2],
    ['comprehensive', 5],
    ['expert', 10],
  ] as const)('reads as many pages as %s asks for', async (depth, count) => {
    const entries = kites(12);
    const { search, asked } = createSearch(entries, { kite: entries.map(({ title }) => title) });
    const { pages, away } = await researchIdea(brief('kites', depth), [], {
      ...createTools([]),
      search: withPlural(search),
    });
    expect(pages).toHaveLength(Math.min(count, 10));
    expect(away).toBe(false);
    expect(asked.filter((question) => question.startsWith('read'))).toHaveLength(Math.min(count, 10));
  });

  it('searches the subject, then its parts and keywords, then what is related, as the depth allows', async () => {
    const entries: Entry[] = [
      {
        title: 'Box kite',
        lead: 'A box kite is a kite made of frames.',
        seeAlso: ['Kite line'],
        links: ['Box kite records', 'Paris'],
      },
      { title: 'Kite', lead: 'A kite is a craft on a line. A box kite is one kind.' },
      { title: 'Bridle', lead: 'A bridle ties a box kite to its line.' },
      { title: 'Kite line', lead: 'A kite line is a cord. It holds a box kite.' },
      { title: 'Box kite records', lead: 'Records of the box kite are kept by clubs.' },
      { title: 'Paris', lead: 'Paris is a city.' },
    ];
    const results = { 'box kite': ['Box kite'], kite: ['Kite'], bridle: ['Bridle'] };
    const titlesAt = async (depth: ResearchDepth) => {
      const { search, asked } = createSearch(entries, results);
      const { pages } = await researchIdea(brief('box kite', depth, ['bridle']), [], { ...createTools([]), search });
      return { titles: pages.map(({ title }) => title), asked };
    };
    expect((await titlesAt('basic')).titles).toEqual(['Box kite']);
    expect((await titlesAt('comprehensive')).titles).toEqual(['Box kite', 'Bridle', 'Kite']);
    const expert = await titlesAt('expert');
    expect(expert.titles).toEqual(['Box kite', 'Bridle', 'Kite', 'Kite line', 'Box kite records']);
    expect(expert.asked).toContain('look up Kite line, Box kite records');
  });

  it('tries the core of a subject alone where the whole finds nothing', async () => {
    const { search, asked } = createSearch([{ title: 'Kite', lead: 'A kite is a craft for schools.' }], {
      kites: ['Kite'],
    });
    const { pages } = await researchIdea(brief('kites for schools', 'basic'), [], { ...createTools([]), search });
    expect(asked).toEqual(['search kites schools', 'search kites', 'read Kite']);
    expect(pages).toHaveLength(1);
  });

  it('looks for the thing, whoever is to choose it', async () => {
    const { search, asked } = createSearch([], {});
    const idea = 'How small shops can choose stunt kites';
    await researchIdea(brief(idea, 'basic'), [], { ...createTools([]), search });
    expect(asked).toEqual(['search stunt kites small shops', 'search stunt kites']);
  });

  it('takes no page that only shares a word', async () => {
    const entries = [{ title: 'Kite (band)', lead: 'Kite is a Swedish band.' }];
    const { search } = createSearch(entries, { kites: ['Kite (band)'] });
    expect((await researchIdea(brief('kites', 'basic'), [], { ...createTools([]), search })).pages).toEqual([]);
  });

  it('makes every question and every reading a step, so that a resumed job asks nothing twice', async () => {
    const entries = kites(3);
    const first = createSearch(entries, { kites: entries.map(({ title }) => title) });
    const tools = createTools([]);
    const whole = await researchIdea(brief('kites', 'basic'), [], { ...tools, search: first.search });
    const again = createSearch(entries, {});
    const resumed = createTools([]);
    for (const [name, result] of tools.stored) resumed.stored.set(name, result);
    expect(await researchIdea(brief('kites', 'basic'), [], { ...resumed, search: again.search })).toEqual(whole);
    expect(again.asked).toEqual([]);
    expect(tools.steps.map(({ name }) => name)).toEqual(['search 1', 'read found page 1', 'read found page 2']);
  });

  it('keeps what it has when the search goes away, and says so', async () => {
    const entries = kites(4);
    const { search } = createSearch(entries, { kites: entries.map(({ title }) => title) }, 2);
    const { pages, away } = await researchIdea(brief('kites', 'comprehensive'), [], { ...createTools([]), search });
    expect(pages.map(({ title }) => title)).toEqual(['Kite A']);
    expect(away).toBe(true);
  });

  it('asks for both sides of a comparison', async () => {
    const entries = [
      { title: 'Kite', lead: 'A kite is a craft.' },
      { title: 'Balloon', lead: 'A balloon is a bag of gas.' },
    ];
    const { search } = createSearch(entries, { kites: ['Kite'], balloons: ['Balloon'] });
    const { pages } = await researchIdea(brief('kites vs balloons', 'basic'), [], { ...createTools([]), search });
    expect(pages.map(({ title }) => title)).toEqual(['Kite', 'Balloon']);
  });
});

/** 'kites' finds what 'kite' does. */
const withPlural = (search: SearchProvider): SearchProvider => ({
  ...search,
  search: (query, most) => search.search(query.replace('kites', 'kite'), most),
});
