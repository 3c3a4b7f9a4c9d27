import type { Statement } from '../../contract/product-sheet.ts';
import { splitSentences } from '../sentences.ts';
import type { SourcePage } from '../types.ts';
import { productNouns } from './data/product-nouns.ts';
import { paragraphsOf, type Section } from './sections.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}.+#&’'/-]*/gu;
const maxWords = 10;
/** After one of these a new part of the sentence begins: what comes before is the whole noun phrase. */
const boundary = new Set(
  'that which who for to with without by in on from of at as where when while and or but so using built designed made helping'.split(
    ' ',
  ),
);

/**
 * The noun phrase with which a text begins, if it ends in a word for a kind of product: 'open-source kanban board' of
 * 'open-source kanban board for teams'. Null where it names no kind.
 */
export function kindPhrase(text: string): string | null {
  let end = 0;
  let count = 0;
  for (const { 0: word, index } of text.slice(0, 200).matchAll(wordPattern)) {
    count += 1;
    const gap = text.slice(index - 2, index);
    if (count > maxWords || boundary.has(word.toLowerCase()) || (end > 0 && /[,;:—–(.!]/.test(gap))) break;
    if (/[.!?;:—–(]\s?$/.test(gap) && count > 1) break;
    if (productNouns.has(word.toLowerCase().replace(/[.,]$/, ''))) end = index + word.length;
    else if (end > 0) break;
  }
  return end === 0 ? null : text.slice(0, end);
}

function definedIn(sentence: string, names: readonly string[]): string | null {
  for (const name of names) {
    const found = new RegExp(`(?:^|[.!?]\\s)(?:the )?${escape(name)},? is (?:an?|the) `, 'i').exec(sentence);
    const phrase = found ? kindPhrase(sentence.slice(found.index + found[0].length)) : null;
    if (phrase) return phrase;
  }
  return null;
}

const article = /^(?:an?|the|your)\s/i;

/** What kind of product it is, in the site's words: 'X is a …', then title, headings and description that name a kind. */
export function findProductKind(
  pages: readonly SourcePage[],
  sections: readonly Section[],
  name: string,
): Statement | null {
  const [first] = pages;
  if (!first) return null;
  for (const [page, { description }] of pages.entries())
    for (const text of [...(description ? [description] : []), ...textsOf(sections, page)].flatMap(splitSentences)) {
      const phrase = definedIn(text, [name]);
      if (phrase) return { text: phrase, page, quote: text };
    }
  const lines = [
    ...first.title.split(/\s[|–—·:-]\s|:\s/),
    ...sections
      .filter(({ page, level }) => page === 0 && level > 0 && level < 3)
      .slice(0, 2)
      .flatMap(({ heading }) => heading ?? []),
    first.description ?? '',
  ];
  for (const line of lines) {
    const text = line.trim().replace(article, '');
    const phrase = text.toLowerCase() === name.toLowerCase() ? null : kindPhrase(text);
    if (phrase && phrase.split(' ').length > 1) return { text: phrase, page: 0, quote: line.trim() };
  }
  return null;
}

const textsOf = (sections: readonly Section[], page: number) =>
  sections.filter((section) => section.page === page).flatMap(paragraphsOf);
