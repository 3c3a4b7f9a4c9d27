import type { Category } from '../contract/categories.ts';
import { functionWords } from '../language/data/function-words.ts';
import { misleading, vocabularies } from './vocabulary.ts';

export type AssignableCategory = Pick<Category, 'name' | 'displayName' | 'description' | 'active'>;

type Meaning = { category: string; points: number; specific: boolean };
type Term = { text: string; length: number; meanings: Meaning[] };

export type Lexicon = { longestAt: (words: readonly string[], at: number) => Term | undefined };

const specificPoints = 3;
const ownWordPoints = 2;
const commonPoints = 1;

/** Words of names and descriptions that say nothing about a field. */
const emptyWords = new Set(
  'article content guide software tool app service solution product platform topic thing everything anything other misc general new people company business use work help make way best'.split(
    ' ',
  ),
);

export function buildLexicon(categories: readonly AssignableCategory[]): Lexicon {
  const terms = new Map<string, Term>();
  const add = (phrase: string, meaning?: Meaning) => {
    const words = readWords(phrase);
    const text = words.join(' ');
    if (!text) return;
    const term = terms.get(text) ?? { text, length: words.length, meanings: [] };
    terms.set(text, term);
    // The first meaning of a term within a category is its strongest.
    if (meaning && !term.meanings.some(({ category }) => category === meaning.category)) term.meanings.push(meaning);
  };
  for (const phrase of misleading.split('|')) add(phrase);
  for (const category of categories) addCategory(category, add);
  const longest = Math.max(...[...terms.values()].map(({ length }) => length));
  const beginnings = new Set([...terms.values()].map(({ text }) => text.split(' ', 1)[0]));
  return {
    longestAt: (words, at) => {
      if (!beginnings.has(words[at])) return undefined;
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const term = terms.get(words.slice(at, at + length).join(' '));
        if (term) return term;
      }
      return undefined;
    },
  };
}

function addCategory(category: AssignableCategory, add: (phrase: string, meaning: Meaning) => void): void {
  const meaning = (points: number) => ({ category: category.name, points, specific: points > commonPoints });
  const vocabulary = Object.hasOwn(vocabularies, category.name) ? vocabularies[category.name] : undefined;
  if (vocabulary) {
    for (const phrase of vocabulary.specific.split('|')) add(phrase, meaning(specificPoints));
    for (const phrase of vocabulary.common.split('|')) add(phrase, meaning(commonPoints));
    return;
  }
  // A category of the admin's own: all there is to know about it is what the admin wrote.
  add(category.displayName, meaning(specificPoints));
  for (const word of tellingWords(category.displayName)) add(word, meaning(ownWordPoints));
  for (const word of tellingWords(category.description ?? '')) add(word, meaning(commonPoints));
}

const tellingWords = (text: string) =>
  readWords(text).filter((word) => word.length > 2 && !functionWords.has(word) && !emptyWords.has(word));

/** Words in the form in which they are compared: lower case, without accents, singular. */
export function readWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(toSingular);
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sx]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
