import { authorAddress } from '../../contract/product.ts';
import { placeholderIn } from '../../contract/seo/unfit.ts';
import type { Material } from '../facts/material.ts';
import { leftovers } from './data/leftovers.ts';

export const isLeftover = (text: string) =>
  placeholderIn(text) !== null || leftovers.some((pattern) => pattern.test(text));

const domain = /\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|co|example|test|ai|eu|uk|de)(?:\/[^\s)\]]*)?/gi;

/** Plain text: addresses, links, markup and marks of emphasis are taken away; the words of a link stay. */
export const plainText = (text: string) =>
  tidy(
    text
      .replace(/!\[[^\][]*\]\([^)[]*\)/g, ' ')
      .replace(/\[([^\][]+)\]\((?:[^()[]|\([^()[]*\))*\)/g, '$1')
      .replace(/<(?:https?:|mailto:)[^<>]*>|<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/(?<!\s)\s*\((?:https?:\/\/|www\.)[^\s()]*\)/gi, '')
      .replace(/(?:https?:\/\/|www\.)[^\s)\]]*[^\s)\].,;:!?]/gi, '')
      .replace(/\[S\d+\]|\((?:S\d+(?:,\s*)?)+\)|\[\d+(?:,\s*\d+)*\]/g, '')
      .replace(/[*_]{2,}|`+|^\s*(?:#+|>|[-*+]|\d+[.)])\s+/g, ''),
  );

/** One space between words, none before a stop. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])(\s|$)/g, '$1$2')
    .trim();

/** An option of a command: '--dry-run'. */
const option = /(^|\s)(--[a-z][a-z0-9-]*)/gi;

/** A sentence of the article: sources that it names become links, everything else that looks like one is plain text. */
export function sentenceText(raw: string, { source, book }: Material): string {
  const own = new Set(book.facts.flatMap(({ quote }) => quote.toLowerCase().match(domain) ?? []));
  const links: string[] = [];
  const held = raw.replace(/\[([^\][]+)\]\s?\[S(\d+)\]/g, (_, words: string, number: string) => {
    const page = source.pages[Number(number) - 1];
    const label = plainText(words);
    if (!page || page.url === authorAddress || !label) return words;
    return `\u0001${links.push(`[${label}](${page.url})`) - 1}\u0001`;
  });
  // A bare 'name.com' is an address that nobody checked, unless a fact itself calls something so.
  const plain = plainText(held).replace(domain, (found) => (own.has(found.toLowerCase()) ? found : ''));
  const text = tidy(
    plain.replace(/[[\]]/g, '').replace(/\u0001(\d+)\u0001/g, (_, at: string) => links[Number(at)] ?? ''),
  );
  const coded = text.replace(option, '$1`$2`');
  return text === '' || /[.?!:]["”’)]?$/.test(text) ? coded : `${coded}.`;
}
