import { isSpace, type Token, tokenize } from './tokens.ts';

/** Phrases by their first word, the longest first. */
export type Phrases<Meaning> = ReadonlyMap<string, ReadonlyArray<{ words: readonly string[]; meaning: Meaning }>>;

const joiners = new Set(['-', '‐', '‑', '.', "'", '’']);
const isJoiner = (token: Token | undefined) => token !== undefined && (isSpace(token) || joiners.has(token.text));

const wordsOf = (phrase: string) =>
  tokenize(phrase.toLowerCase())
    .filter((token) => !isJoiner(token))
    .map(({ text }) => text);

/** From lists as the data files have them: phrases between bars. */
export function phrases<Meaning>(lists: ReadonlyArray<readonly [list: string, meaning: Meaning]>): Phrases<Meaning> {
  const table = new Map<string, Array<{ words: string[]; meaning: Meaning }>>();
  for (const [list, meaning] of lists) {
    for (const words of list.split('|').map(wordsOf)) {
      const first = words[0];
      if (first !== undefined) table.set(first, [...(table.get(first) ?? []), { words, meaning }]);
    }
  }
  for (const entries of table.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return table;
}

export const phrasesOf = (list: string): Phrases<true> => phrases([[list, true]]);

/** The place behind `words` where they stand at `at`, whatever stands between them: 'one-time', 'one time', 'p.m.'. */
function matchWords(words: readonly string[], tokens: readonly Token[], at: number): number | null {
  let next = at;
  for (const [place, word] of words.entries()) {
    for (let skipped = 0; place > 0 && skipped < 2 && isJoiner(tokens[next]); skipped += 1) next += 1;
    if (tokens[next]?.text.toLowerCase() !== word) return null;
    next += 1;
  }
  return next;
}

export function matchPhrase<Meaning>(
  table: Phrases<Meaning>,
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; next: number } | null {
  for (const { words, meaning } of table.get(tokens[at]?.text.toLowerCase() ?? '') ?? []) {
    const next = matchWords(words, tokens, at);
    if (next !== null) return { meaning, next };
  }
  return null;
}

const isGap = (token: Token | undefined) => isSpace(token) || token?.text === ':';

/** More tokens than any phrase has. */
const longestPhrase = 8;

/** Where the phrase begins that ends before `end`, space and a colon aside. */
export function matchBefore(table: Phrases<unknown>, tokens: readonly Token[], end: number): number | null {
  let last = end;
  for (let skipped = 0; skipped < 3 && isGap(tokens[last - 1]); skipped += 1) last -= 1;
  for (let at = Math.max(0, last - longestPhrase); at < last; at += 1) {
    if (matchPhrase(table, tokens, at)?.next === last) return at;
  }
  return null;
}
