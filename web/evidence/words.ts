import type { Evidence, EvidenceStatement, statementPlaces } from '../../worker/contract/evidence.ts';
import { plainDate } from '../../worker/contract/text.ts';

export type Source = Evidence['sources'][number];

/** Where a statement stands, unless it is a sentence of the text. */
export const placeNames: Partial<Record<(typeof statementPlaces)[number], string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  metaDescription: 'Meta Description',
  heading: 'Heading',
  row: 'Table row',
};

/** 'Evidence: 27 of 31' after its name; a dash where no page was kept. */
export const countText = ({ counts }: Pick<Evidence, 'counts'>) =>
  counts ? `${counts.sourced} of ${counts.checkable}` : '–';

/** The quotes of a statement under the pages they stand on; what a longer one holds as well is left out. */
export function quotesByPage(
  quotes: EvidenceStatement['quotes'],
  sources: readonly Source[],
): Array<{ page: Source; quotes: string[] }> {
  return sources.flatMap((page, source) => {
    const said = [...new Set(quotes.filter((quote) => quote.source === source).map(({ quote }) => quote))];
    const whole = said.filter((quote) => !said.some((other) => other !== quote && other.includes(quote)));
    return whole.length > 0 ? [{ page, quotes: whole }] : [];
  });
}

/** A text of several lines, in one. */
export const inOneLine = (text: string, joint = ' · ') => text.replace(/(?<!\s)\s*\n\s*/g, joint);

/** Longer quotes are found by their first and last words: marks within them would keep a browser from finding them whole. */
const wordsOfAnEnd = 5;

/** The address of a page, at the words. */
export function addressAtWords(url: string, quote: string): string | null {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return null;
  const lines = quote.split('\n').map((line) => line.split(/\s+/).filter(Boolean));
  const [first = [], last = []] = [lines.find(({ length }) => length > 0), lines.findLast(({ length }) => length > 0)];
  // In a text fragment a hyphen has a meaning of its own.
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  const isWhole = first === last && first.length <= 2 * wordsOfAnEnd;
  const ends = [first.slice(0, wordsOfAnEnd), last.slice(-wordsOfAnEnd)];
  const asked = isWhole ? encode(first) : ends.map(encode).join();
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${asked}`;
}

const longestName = 40;

/** A page as one speaks of it: by the last part of its path, else by its title. */
export function pageName({ url, title }: Source): string {
  if (!URL.canParse(url)) return 'the page';
  const { host, pathname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean)?.split('.')[0] ?? '';
  const isPlain = last.length <= longestName && /^[a-z_-]+$/i.test(last);
  if (isPlain && last.toLowerCase() !== 'index') return `the ${last.replace(/[-_]/g, ' ').toLowerCase()} page`;
  return title ? `“${title}”` : host;
}

/** 'You say $39; the pricing page said $29 on 3 Nov.': null where nothing stands there instead. */
export function insteadText({ instead, quotes }: EvidenceStatement, sources: readonly Source[]): string | null {
  if (!instead) return null;
  const quote = quotes.find((each) => each.quote.includes(instead.page)) ?? quotes[0];
  const source = quote && sources[quote.source];
  if (!source) return `You say ${instead.said}; a page we read said ${instead.page}.`;
  return `You say ${instead.said}; ${pageName(source)} said ${instead.page} on ${plainDate(source.fetchedAt)}.`;
}

export const addressText = (url: string) => {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : `${host}${pathname}`;
};
