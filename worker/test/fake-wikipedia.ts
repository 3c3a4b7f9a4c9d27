import { encyclopedia, redirects } from './fake-wikipedia/pages.ts';
import type { EncyclopediaPage } from './fake-wikipedia/types.ts';

/** Where the fake encyclopedia stands; it answers as the MediaWiki action API does, as far as research asks it. */
export const fakeWikipediaUrl = 'http://wiki.test:8080';

/**
 * The encyclopedia itself, and beside it sites in trouble: `/busy/{key}` (429 once, then right), `/lagging/{key}` (maxlag once, then
 * right), `/status/{code}`, `/full` (429 for ten minutes), `/garbage`, `/odd` (JSON of another shape) and `/hang` (never answers).
 */
export function createFakeWikipedia(): (url: URL) => Promise<Response> {
  const seen = new Set<string>();
  const once = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  return async (url) => {
    const [, trouble = '', key = ''] = url.pathname.split('/');
    if (trouble === 'hang') return new Promise<Response>(() => {});
    if (trouble === 'garbage') return new Response('<html>Sign in to the wireless network</html>');
    if (trouble === 'odd') return Response.json({ query: { pages: 'none' } });
    if (trouble === 'full') return new Response('', { status: 429, headers: { 'Retry-After': '600' } });
    if (trouble === 'status') return new Response('Trouble', { status: Number(key) });
    if (trouble === 'busy' && once(url.pathname)) {
      return new Response('', { status: 429, headers: { 'Retry-After': '1' } });
    }
    if (trouble === 'lagging' && once(url.pathname)) {
      return Response.json({ error: { code: 'maxlag', info: 'Waiting' } }, { headers: { 'Retry-After': '2' } });
    }
    if (url.pathname.endsWith('/w/api.php')) return Response.json(answer(url.searchParams));
    const title = decodeURIComponent(url.pathname.replace(/^.*\/wiki\//, '')).replaceAll('_', ' ');
    return new Response(title, { status: find(title) ? 200 : 404 });
  };
}

const find = (title: string) => encyclopedia.find((page) => page.title === (redirects[title] ?? title));

function answer(params: URLSearchParams): unknown {
  const titles = params.get('titles')?.split('|');
  const isIntro = params.has('exintro');
  if (titles) {
    const pages = titles.map((title) => {
      const page = find(title);
      return page ? describe(page, params, isIntro) : { title, missing: true };
    });
    return { batchcomplete: true, query: { pages } };
  }
  const found = search(params.get('gsrsearch') ?? '').slice(0, Number(params.get('gsrlimit') ?? 10));
  if (found.length === 0) return { batchcomplete: true };
  const pages = found.map((page, at) => ({ ...describe(page, params, isIntro), index: at + 1 }));
  // The API gives the pages by their ids, not by rank.
  return { batchcomplete: true, query: { pages: pages.sort((a, b) => a.title.localeCompare(b.title)) } };
}

function describe(page: EncyclopediaPage, params: URLSearchParams, isIntro: boolean) {
  const asks = (prop: string) => params.get('prop')?.split('|').includes(prop);
  return {
    title: page.title,
    ns: 0,
    extract: isIntro ? (page.text.split('\n\n\n==')[0] ?? '') : page.text,
    canonicalurl: `${fakeWikipediaUrl}/wiki/${encodeURIComponent(page.title.replaceAll(' ', '_'))}`,
    ...(page.isDisambiguation ? { pageprops: { disambiguation: '' } } : {}),
    ...(asks('links') ? { links: page.links.map((title) => ({ ns: 0, title })) } : {}),
  };
}

/** Every word must stand on the page, and those in the title count most: roughly what the real search does. */
function search(query: string): EncyclopediaPage[] {
  const words = query.toLowerCase().split(' ').map(root);
  const score = ({ title, text }: EncyclopediaPage) => {
    const inTitle = words.filter((word) => title.toLowerCase().includes(word)).length;
    const inText = words.reduce((sum, word) => sum + Math.min(9, text.toLowerCase().split(word).length - 1), 0);
    return inTitle * 100 + inText;
  };
  return encyclopedia
    .filter(({ title, text }) => words.every((word) => `${title}\n${text}`.toLowerCase().includes(word)))
    .sort((a, b) => score(b) - score(a));
}

const root = (word: string) => (word.length > 4 ? word.replace(/(?:ies|ing|es|s|e)$/, '') : word);
