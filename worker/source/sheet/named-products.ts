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

/** Words that begin another part of the sentence, or say what kind of things the names are. */
const followers = new Set([
  ...[
    'and',
    'or',
    'for',
    'to',
    'with',
    'via',
    'in',
    'on',
    'at',
    'by',
    'as',
    'from',
    'is',
    'are',
    'without',
    'out',
    'through',
  ],
  ...['into', 'using', 'so', 'when', 'while', 'that', 'which'],
  ...['user', 'users', 'file', 'files', 'account', 'accounts', 'app', 'apps', 'model', 'models', 'server', 'servers'],
]);
const maxBehind = 14;
const nextWord = /^\s([\p{L}\p{N}]{1,12})/u;

/** Whether what follows the last name lets it end there: the end, a mark, or such a word. */
function letsEnd(after: string): boolean {
  const next = nextWord.exec(after)?.[1];
  return next === undefined ? !/^[\p{L}\p{N}]/u.test(after) : followers.has(next);
}

type Enumeration = { names: string[]; at: number };

/** A name at the start of a text, as long as its words are written as names; its length 0 where there is none. */
function nameAt(text: string): number {
  let end = 0;
  for (let count = 0; count < maxNameWords; count += 1) {
    const gap = end === 0 ? 0 : /^\s/.test(text.slice(end)) ? 1 : -1;
    if (gap < 0) break;
    const [found = ''] = word.exec(text.slice(end + gap, end + gap + 40)) ?? [];
    const clean = found.replace(/[.’'-]{1,9}$/, '');
    if (!nameWord.test(clean)) break;
    end += gap + clean.length;
    if (clean !== found) break;
  }
  return end;
}

/** The name that stands at a place of a sentence, if what follows lets it end there. */
export function nameIn(sentence: string, at: number): string | null {
  const length = nameAt(sentence.slice(at, at + 90));
  return length > 0 && letsEnd(sentence.slice(at + length, at + length + maxBehind))
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
    if (!letsEnd(text.slice(end, end + maxBehind))) names.pop();
    if (names.length > 1) {
      found.push({ names, at: start.index });
      starts.lastIndex = end;
    }
  }
  return found;
}
