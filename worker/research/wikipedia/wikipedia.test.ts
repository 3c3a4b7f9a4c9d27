import { describe, expect, it, vi } from 'vitest';
import { fakeWikipediaUrl } from '../../test/fake-wikipedia.ts';
import { SearchAway } from '../types.ts';
import { createWikipedia } from './index.ts';
import { readExtract } from './read-extract.ts';

/** Every test has an address of its own: what is out of reach is remembered by address. */
const at = (path: string, options: { timeoutMs?: number; now?: () => number } = {}) => {
  const pauses: number[] = [];
  const requests: Request[] = [];
  const wikipedia = createWikipedia({
    baseUrl: `${fakeWikipediaUrl}${path}`,
    contact: 'https://articles.example',
    fetch: async (input, init) => {
      requests.push(new Request(input as string, init));
      return fetch(input, init);
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
    ...options,
  });
  return { wikipedia, pauses, requests };
};

describe('Wikipedia', () => {
  it('finds pages, best first, without lists and disambiguation', async () => {
    const { wikipedia } = at('');
    const found = await wikipedia.search('invoice software', 10);
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(['Invoice', 'Accounting software']));
    expect(found.map(({ title }) => title)).not.toContain('Invoice (disambiguation)');
    expect((await wikipedia.search('sourdough', 10)).map(({ title }) => title)).not.toContain(
      'List of sourdough breads',
    );
    expect(found[0]?.lead).toMatch(/^\S+ .*\.$/s);
  });

  it('says who asks, and asks to be turned away when the servers lag', async () => {
    const { wikipedia, requests } = at('');
    await wikipedia.search('bread', 5);
    expect(requests[0]?.headers.get('User-Agent')).toBe('SEOArticleAI/0.1 (https://articles.example)');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('maxlag')).toBe('5');
  });

  it('takes no search operators from an idea', async () => {
    const { wikipedia, requests } = at('');
    await wikipedia.search('insource:/x/ "bread" -flour | intitle:y', 5);
    expect(new URL(requests[0]?.url ?? '').searchParams.get('gsrsearch')).toBe('insource x bread flour intitle y');
  });

  it('finds nothing where nothing is, and nothing for no words', async () => {
    expect(await at('').wikipedia.search('zeppelin maintenance', 5)).toEqual([]);
    const { wikipedia, requests } = at('');
    expect(await wikipedia.search('"" --', 5)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('looks titles up in their order, through redirects, and leaves out what is missing', async () => {
    const found = await at('').wikipedia.lookUp(['Beehive', 'No such page', 'Bread', 'Sour dough']);
    expect(found.map(({ title }) => title)).toEqual(['Beehive', 'Bread', 'Sourdough']);
  });

  it('reads a page: text under its headings, without apparatus, with what it calls related', async () => {
    const { wikipedia } = at('');
    const [finding] = await wikipedia.lookUp(['Sourdough']);
    const read = finding && (await wikipedia.read(finding));
    expect(read?.page).toMatchObject({ title: 'Sourdough', url: `${fakeWikipediaUrl}/wiki/Sourdough`, language: 'en' });
    expect(read?.page.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(read?.page.text).toContain('Hydration');
    expect(read?.page.text).not.toMatch(/See also|References|A list of works|\( +\)/);
    expect(read?.seeAlso).toEqual(expect.arrayContaining(['Sourdough starter', 'Proofing (baking)']));
    expect(read?.links).toContain('Lactobacillus');
  });

  it('gives addresses that can stand in a markdown link', async () => {
    const [finding] = await at('').wikipedia.lookUp(['Proofing (baking)']);
    expect(finding?.url).toBe(`${fakeWikipediaUrl}/wiki/Proofing_%28baking%29`);
  });

  it('reads nothing of a page that is gone', async () => {
    expect(await at('').wikipedia.read({ title: 'No such page', url: '', lead: '' })).toBeNull();
  });
});

describe('Wikipedia in trouble', () => {
  it.each([
    ['asks for fewer requests', `/busy/${crypto.randomUUID()}`, 1000],
    ['lags', `/lagging/${crypto.randomUUID()}`, 2000],
  ])('waits as it is told and asks again when it %s', async (_, path, pause) => {
    const { wikipedia, pauses } = at(path);
    expect(await wikipedia.search('bread', 3)).not.toEqual([]);
    expect(pauses).toEqual([pause]);
  });

  it.each([['/status/503'], ['/status/404'], ['/garbage'], ['/odd'], ['/full'], ['/hang']])(
    'is away when it answers as %s does, and is asked no more for a minute',
    async (path) => {
      const clock = vi.fn(() => 1_000_000);
      const { wikipedia, requests } = at(`${path}/${crypto.randomUUID()}`, {
        timeoutMs: 50,
        now: clock,
      });
      await expect(wikipedia.search('bread', 3)).rejects.toThrow(SearchAway);
      const asked = requests.length;
      await expect(wikipedia.search('bread', 3)).rejects.toThrow(SearchAway);
      await expect(wikipedia.lookUp(['Bread'])).rejects.toThrow(SearchAway);
      expect(requests).toHaveLength(asked);
      clock.mockReturnValue(1_000_000 + 60_001);
      await expect(wikipedia.search('bread', 3)).rejects.toThrow(SearchAway);
      expect(requests.length).toBeGreaterThan(asked);
    },
  );
});

it('leaves out sentences with a formula, and keeps the others of their paragraph', async () => {
  const stack = '\n  \n    \n      \n        U\n      \n    \n    {\\displaystyle U}\n  \n';
  const extract = `Heat is energy that flows.\n\n\n== Law ==\nThe change ${stack}, is equal to the heat. Work is done as well.`;
  const { page } = await readExtract(extract, { title: 'Heat', url: 'https://wiki.example/Heat', fetchedAt: 0 });
  expect(page?.text).toBe('Heat\nHeat\nHeat is energy that flows.\nLaw\nWork is done as well.');
});
