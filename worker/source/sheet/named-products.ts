import { imperatives } from './data/imperatives.ts';
import { notProducts } from './data/not-products.ts';
import { isVerb } from './verbs.ts';

const maxNameWords = 3;
/** 'LangChain', 'Google', 'llama.cpp', 'n8n', 'S3': names begin with a capital or are written in a way of their own. */
const nameWord =
  /^(?:\p{Lu}(?:[\p{L}\p{N}.+#&’']|-[\p{Lu}\p{N}])*|\p{Ll}+[\p{Lu}\p{N}.](?:[\p{L}\p{N}.+]|-[\p{Lu}\p{N}])*)$/u;
const pluralOfLetters = /^\p{Lu}{2,}s$/u;

/** One to three words, each written as a name, and the first of them no word for something else. */
const abstractEnd = /(?:[^o]tion|ment|ity|ness|ing|ance|ence|ics|acy|able|hook)s?$/i;

/** A word for what something does or is ('Automation', 'Install'), which a product could also be called. */
export function isPlainWord(text: string): boolean {
  const word = text.toLowerCase();
  return !text.includes(' ') && (imperatives.has(word) || isVerb(word) || abstractEnd.test(word));
}

export function isProductName(text: string): boolean {
  const words = text.split(' ');
  if (words.length > maxNameWords || text.length < 2 || !words.every((word) => nameWord.test(word))) return false;
  // 'CI/CD', 'HR': two letters name a field.
  if (/^\p{Lu}{2}$/u.test(text)) return false;
  return !notProducts.has((words[0] ?? '').toLowerCase().replace(/\.$/, '')) && !pluralOfLetters.test(text);
}

const joint = /^(?:,?\s(?:and|or|&|plus)\s|,\s|\s?[·|•;]\s|\s?\/\s?)/;
const word = /^[\p{L}\p{N}][\p{L}\p{N}.+#&’'-]*/u;

/** Words that begin another part of the sentence, or say what kind of things the names are. */
const followers = new Set(
  [
    'and or for to with via in on at by as from is are without out through into using so when while that which today now natively',
    'integration integrations connector connectors plugin plugins adapter adapters',
    'user users file files account accounts app apps model models server servers',
  ]
    .join(' ')
    .split(' '),
);
const maxBehind = 14;
const nextWord = /^\s([\p{L}\p{N}]{1,12})/u;

/** Whether what follows the last name lets it end there: the end, a mark, or such a word. */
function letsEnd(after: string): boolean {
  const next = nextWord.exec(after)?.[1];
  return next === undefined ? !/^[\p{L}\p{N}]/u.test(after) : followers.has(next);
}

/** Names from `at` to `end` of a sentence. */
export type Enumeration = { names: string[]; at: number; end: number };

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

/** 'Use Slack' of 'Use Slack, Teams or e-mail' is a verb and a name. */
function withoutVerb(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && imperatives.has(first.toLowerCase()) ? rest.join(' ') : name;
}

const maxName = 90;

/** The names that stand one after another from a place of a text on, and where the last one ends. */
export function namesAt(text: string, start: number): { names: string[]; end: number } {
  const names: string[] = [];
  let end = start;
  for (let next = start; ; ) {
    const length = nameAt(text.slice(next, next + maxName));
    if (length === 0) break;
    names.push(names.length === 0 ? withoutVerb(text.slice(next, next + length)) : text.slice(next, next + length));
    end = next + length;
    const [gap = ''] = joint.exec(text.slice(end, end + 8)) ?? [];
    if (gap === '') break;
    next = end + gap.length;
  }
  // 'CRMs, Note taking': the last word belongs to what follows.
  if (!letsEnd(text.slice(end, end + maxBehind))) names.pop();
  return { names, end };
}

/** Enumerations of two names or more in a sentence: 'Google Drive, Dropbox and GitHub'. */
export function enumerationsOf(sentence: string): Enumeration[] {
  const found: Enumeration[] = [];
  const text = sentence.slice(0, 1000);
  const starts = /(?<![\p{L}\p{N}.’'-])[\p{L}\p{N}]/gu;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const { names, end } = namesAt(text, start.index);
    if (names.length > 1) {
      found.push({ names, at: start.index, end });
      starts.lastIndex = end;
    }
  }
  return found;
}
