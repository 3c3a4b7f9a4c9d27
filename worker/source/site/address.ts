/** Other endings than those of pages: files. */
const pageEnding = /\.(?:html?|php|aspx?|jsp)$/i;
const fileEnding = /\.[a-z0-9]{1,6}$/i;

export const segmentsOf = ({ pathname }: URL) => pathname.replace(pageEnding, '').split('/').filter(Boolean);

export const isFile = ({ pathname }: URL) => fileEnding.test(pathname.replace(pageEnding, ''));

/** One key for all addresses by which static hosts answer one page: /about, /about/, /About.html, /about/index.html. */
export function pageKey(url: URL): string {
  const segments = segmentsOf(url);
  if (segments.at(-1)?.toLowerCase() === 'index') segments.pop();
  return `/${segments.join('/')}${url.search}`.toLowerCase();
}

/** The words of a segment or a link's text, as the lists of names have them. */
export function nameOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
