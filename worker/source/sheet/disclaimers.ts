import type { Statement } from '../../contract/product-sheet.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import type { SourcePage } from '../types.ts';

/** What a site says of itself in its small print: whose it is not, that it is a sample, no advice, or kept up no more. */
const disclaims = new RegExp(
  [
    '\\bnot (?:\\p{L}{2,12} ){0,2}(?:affiliated|endorsed|associated|sponsored)\\b',
    '\\b(?:illustrative|synthetic|fictional|fictitious|demo|sample) (?:data|prices|pricing|purposes|use) only\\b',
    '\\bis illustrative\\b|\\bfor (?:illustration|demonstration|educational) (?:purposes|only)\\b',
    '\\bnot (?:a |an |intended as )?(?:\\p{L}{2,12} (?:or|and) )?(?:medical|legal|financial|investment|tax) (?:\\p{L}{2,12} )?(?:advice|device|product|service)\\b',
    '\\b(?:no longer|not actively) (?:maintained|supported|developed)\\b',
  ].join('|'),
  'iu',
);
const fewestWords = 4;

export const saysDisclaimer = (text: string) => countTextWords(text) >= fewestWords && disclaims.test(text);

/** The lines of all pages that say so, be they in the footer alone, each once. */
export function findDisclaimers(pages: readonly SourcePage[]): Statement[] {
  const found = new Map<string, Statement>();
  for (const [page, { labels = [] }] of pages.entries())
    for (const { kind, text } of labels)
      if (kind === 'text' && saysDisclaimer(text) && /[.!]$/.test(text) && !found.has(textKey(text)))
        found.set(textKey(text), { text, page, quote: text });
  return [...found.values()];
}
