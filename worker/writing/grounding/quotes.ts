import { foldText } from '../../language/fold.ts';
import { urlsIn } from '../article/section.ts';
import type { Pages, Told } from './basis.ts';

/** A few words that readers search for are quoted as such, not as a statement. */
const mostOfPhrase = 5;
/** So few say nothing. */
const mostOfName = 2;
const quoted = /[“"„«]([^“”"„«»]+)[”"“»]/g;

/** Words between quotation marks that nobody has said in the facts. */
export function findWrongQuotes({ text, basis }: Told, asked: readonly string[], pages: Pages): string[] {
  const isSaid = (words: string) => {
    const inner = foldText(words).replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    if (basis.text.includes(inner) || asked.includes(inner)) return true;
    const { length } = inner.split(' ');
    return (
      length <= mostOfName || (length <= mostOfPhrase && pages.some((page) => foldText(page.text).includes(inner)))
    );
  };
  const found = [...text.matchAll(quoted)].map(([, words = '']) => words);
  return found.filter((words) => !isSaid(words)).map((words) => `the quote “${words}” stands in none of its facts`);
}

/** Addresses that are none of the sources and none of this site. */
export const findWrongLinks = (text: string, pages: Pages): string[] =>
  urlsIn(text)
    .filter((url) => !url.startsWith('/') && !pages.some((page) => page.url === url))
    .map((url) => `the address ${url} is none of the sources`);
