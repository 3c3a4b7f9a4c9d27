import type { SourcePage } from '../../source/types.ts';

/** Knows from the sources which words are names: those that never stand there with a small letter. */
export type Casing = {
  /** The text with a small first letter, unless its first word is a name or may be one. */
  small(text: string): string;
  /** True where it is certain how the first word is written in mid-sentence, so that something may be put before it. */
  canMove(text: string): boolean;
  /** Each word as the sources write it in mid-sentence. */
  inside(text: string): string;
};

const alwaysSmall = new Set(
  (
    'the a an this that these those it its they their he she his her in on at by for from with without under above below between during after before ' +
    'since until when while if although because as to of many most some several all each every both no one two three other another such there here ' +
    'what which who how why where today now once more less few only even not according under over across among'
  ).split(' '),
);

const known = new WeakMap<readonly SourcePage[], Casing>();

/** Worked out once per source: it takes a pass over all of its text. */
export function createCasing(pages: readonly SourcePage[]): Casing {
  const casing = known.get(pages) ?? readCasing(pages);
  known.set(pages, casing);
  return casing;
}

function readCasing(pages: readonly SourcePage[]): Casing {
  const lower = new Set(pages.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}'’-]*/gu) ?? []));
  const inMid = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{N}'’-]*/gu)].map(([word]) => word)),
  );
  const isCommon = (word: string) => {
    const folded = word.toLowerCase();
    return alwaysSmall.has(folded) || lower.has(folded) || /(?:ers|ists|ions|ings|ments|ities)$/.test(folded);
  };
  const isName = (word: string) => /^\p{Lu}{2}/u.test(word) || inMid.has(word);
  const smallWord = (word: string) =>
    isCommon(word) && !(isName(word) && !lower.has(word.toLowerCase()))
      ? word.charAt(0).toLowerCase() + word.slice(1)
      : word;
  /** 'New York City': a capital on the second word makes a name of the first. */
  const startsName = (text: string) =>
    /^\p{Lu}\S* \p{Lu}/u.test(text) && !alwaysSmall.has(firstWord(text).toLowerCase());
  const firstWord = (text: string) => /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
  return {
    small: (text) => (startsName(text) ? text : text.replace(/^[\p{L}\p{N}'’-]+/u, smallWord)),
    canMove: (text) => startsName(text) || isCommon(firstWord(text)) || isName(firstWord(text)),
    inside: (text) =>
      text.replace(/[\p{L}\p{N}'’-]+/gu, (word) => {
        const name = word.charAt(0).toUpperCase() + word.slice(1);
        return inMid.has(name) && !lower.has(word.toLowerCase()) ? name : smallWord(word);
      }),
  };
}
