import { imperatives } from './data/imperatives.ts';
import { notProducts } from './data/not-products.ts';

const maxNameWords = 3;
/** 'LangChain', 'Google', 'llama.cpp', 'n8n', 'S3': names begin with a capital or are written in a way of their own. */
const nameWord =
  /^(?:\p{Lu}(?:[\p{L}\p{N}.+#&’']|-[\p{Lu}\p{N}])*|\p{Ll}+[\p{Lu}\p{N}.](?:[\p{L}\p{N}.+]|-[\p{Lu}\p{N}])*)$/u;
const pluralOfLetters = /^\p{Lu}{2,}s$/u;

/** One to three words, each written as a name, and the first of them no word for something else. */
export function isProductName(text: string): boolean {
  const words = text.split(' ');
  if (words.length > maxNameWords || text.length < 2 || !words.every((word) => nameWord.test(word))) return false;
  return !notProducts.has((words[0] ?? '').toLowerCase().replace(/\.$/, '')) && !pluralOfLetters.test(text);
}

const joint = /^(?:,?\s(?:and|or|&|plus)\s|,\s|\s?[·|•;]\s|\s?\/\s?)/;
const word = /^[\p{L}\p{N}][\p{L}\p{N}.+#&’'-]*/u;

/** What may follow the last name: the end, a mark, or a word that begins another part of the sentence. */
const ends =
  /^(?:$|[^\p{L}\p{N}\s]|\s(?:$|[^\p{L}\p{N}]|(?:and|or|for|to|with|via|in|on|at|by|as|from|is|are|without|out|through|into|using|so|when|while|that|which|users?|files?|accounts?|apps?|models?|servers?)(?![\p{L}\p{N}])))/u;

type Enumeration = { names: string[]; at: number };

/** A name at the start of a text, as long as its words are written as names; its length 0 where there is none. */
function nameAt(text: string): number {
  let end = 0;
  for (let count = 0; count < maxNameWords; count += 1) {
    const gap = end === 0 ? 0 : /^\s/.test(text.slice(end)) ? 1 : -1;
    if (gap < 0) break;
    const [found = ''] = word.exec(text.slice(end + gap, end + gap + 40)) ?? [];
    const clean = found.replace(/[.’'-]+$/, '');
    if (!nameWord.test(clean)) break;
    end += gap + clean.length;
    if (clean !== found) break;
  }
  return end;
}

/** The name that stands at a place of a sentence, if what follows lets it end there. */
export function nameIn(sentence: string, at: number): string | null {
  const length = nameAt(sentence.slice(at, at + 90));
  return length > 0 && ends.test(sentence.slice(at + length, at + length + 12))
    ? sentence.slice(at, at + length)
    : null;
}

/** 'Use Slack' of 'Use Slack, Teams or e-mail' is a verb and a name. */
function withoutVerb(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && imperatives.has(first.toLowerCase()) ? rest.join(' ') : name;
}

/** Enumerations of two names or more in a sentence: 'Google Drive, Dropbox and GitHub'. */
export function enumerationsOf(sentence: string): Enumeration[] {
  const found: Enumeration[] = [];
  const text = sentence.slice(0, 1000);
  const starts = /(?<![\p{L}\p{N}.’'-])[\p{L}\p{N}]/gu;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const names: string[] = [];
    let end = start.index;
    for (let next = end; ; ) {
      const length = nameAt(text.slice(next, next + 90));
      if (length === 0) break;
      names.push(names.length === 0 ? withoutVerb(text.slice(next, next + length)) : text.slice(next, next + length));
      end = next + length;
      const [gap = ''] = joint.exec(text.slice(end, end + 8)) ?? [];
      if (gap === '') break;
      next = end + gap.length;
    }
    // 'CRMs, Note taking': the last word belongs to what follows.
    if (!ends.test(text.slice(end, end + 12))) names.pop();
    if (names.length > 1) {
      found.push({ names, at: start.index });
      starts.lastIndex = end;
    }
  }
  return found;
}
