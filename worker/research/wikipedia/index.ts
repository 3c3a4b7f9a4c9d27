import type { SourcePage } from '../../source/types.ts';
import type { Finding, SearchProvider } from '../types.ts';
import { type ApiPage, createClient, type WikipediaOptions } from './client.ts';
import { readExtract, siteName } from './read-extract.ts';

/** The API gives the leads of at most so many pages in one answer. */
const mostLeads = 20;

const leads = {
  prop: 'extracts|info|pageprops',
  exintro: '1',
  explaintext: '1',
  exlimit: String(mostLeads),
  inprop: 'url',
  ppprop: 'disambiguation',
  redirects: '1',
};

/** Research on a MediaWiki site with the search and the text extracts of Wikipedia. */
export function createWikipedia(options: WikipediaOptions): SearchProvider {
  const ask = createClient(options);
  const toFinding = (page: ApiPage): Finding[] =>
    isArticle(page) ? [{ title: page.title, url: addressOf(page, options.baseUrl), lead: page.extract ?? '' }] : [];

  return {
    async search(query, most) {
      const words = query.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.join(' ') ?? '';
      if (!words) return [];
      const pages = await ask({
        ...leads,
        generator: 'search',
        gsrsearch: words,
        gsrnamespace: '0',
        gsrlimit: String(Math.min(most, mostLeads)),
      });
      return pages.sort((a, b) => (a.index ?? mostLeads) - (b.index ?? mostLeads)).flatMap(toFinding);
    },

    async lookUp(titles) {
      const asked = titles.filter((title) => !/[|#<>[\]{}]/.test(title)).slice(0, mostLeads);
      if (asked.length === 0) return [];
      const order = (page: ApiPage) => (asked.indexOf(page.title) + mostLeads + 1) % (mostLeads + 1);
      const pages = await ask({ ...leads, titles: asked.join('|') });
      return pages.sort((a, b) => order(a) - order(b)).flatMap(toFinding);
    },

    async read({ title }) {
      const [page] = await ask({
        titles: title,
        prop: 'extracts|info|pageprops|links',
        explaintext: '1',
        exsectionformat: 'wiki',
        exlimit: '1',
        inprop: 'url',
        ppprop: 'disambiguation',
        plnamespace: '0',
        pllimit: 'max',
        redirects: '1',
      });
      if (!page || !isArticle(page)) return null;
      const { page: read, seeAlso } = await readExtract(page.extract ?? '', {
        title: page.title,
        url: addressOf(page, options.baseUrl),
        fetchedAt: (options.now ?? Date.now)(),
      });
      return read ? { page: read, seeAlso, links: page.links?.map((link) => link.title) ?? [] } : null;
    },
  };
}

/** Lists and pages that only tell meanings apart say nothing of a subject. */
const isArticle = ({ title, missing, extract, pageprops }: ApiPage) =>
  !missing &&
  Boolean(extract?.trim()) &&
  pageprops?.disambiguation === undefined &&
  !/^(?:lists? of|outline of|index of|timeline of|glossary of|bibliography of)\b|\(disambiguation\)$/i.test(title);

/** The page's canonical address where it is one of this site; brackets are escaped, for markdown would end a link at them. */
function addressOf({ title, canonicalurl }: ApiPage, baseUrl: string): string {
  const own = `${baseUrl}/wiki/${encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%3A', ':')}`;
  const isOwnSite = canonicalurl && URL.canParse(canonicalurl) && new URL(canonicalurl).host === new URL(own).host;
  return (isOwnSite ? canonicalurl : own).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Under which licence the text of a page of this provider stands, for those who quote it; null for pages of others. */
export const licenceNotice = ({ meta }: SourcePage): string | null =>
  meta.siteName === siteName
    ? `The text of ${siteName} stands under the Creative Commons Attribution-ShareAlike licence (CC BY-SA).`
    : null;
