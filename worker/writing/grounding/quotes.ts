import { foldText } from '../../language/fold.ts';
import type { Told } from './basis.ts';

/** A few words that readers search for are quoted as such, not as a statement. */
const mostOfPhrase = 5;
const quoted = /[“"„«]([^“”"„«»]+)[”"“»]/g;

/** Words between quotation marks that nobody has said in the facts. */
export function findWrongQuotes(
  { text, basis }: Told,
  asked: readonly string[],
  pages: ReadonlyArray<{ text: string }>,
): string[] {
  return [...text.matchAll(quoted)].flatMap(([, words = '']) => {
    const inner = foldText(words).replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    const isPhrase = inner.split(' ').length <= mostOfPhrase;
    const known =
      basis.text.includes(inner) ||
      asked.includes(inner) ||
      (isPhrase && (inner.split(' ').length < 3 || pages.some((page) => foldText(page.text).includes(inner))));
    return known ? [] : [`the quote “${words}” stands in none of its facts`];
  });
}

/** Addresses that are none of the sources and none of this site. */
export function findWrongLinks(text: string, pages: ReadonlyArray<{ url: string }>): string[] {
  return [...text.matchAll(/\]\(([^)\]]*)\)/g)].flatMap(([, url = '']) =>
    url.startsWith('/') || pages.some((page) => page.url === url) ? [] : [`the address ${url} is none of the sources`],
  );
}
