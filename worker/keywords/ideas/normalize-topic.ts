import { properNames } from './data/topic-words.ts';

/** A topic as people type searches: one line, lower case but for proper names and acronyms, without marks around it. */
export function normalizeTopic(typed: string): string {
  const plain = typed
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, ' ')
    .replaceAll('’', "'")
    .replace(/["“”„«»<>[\](){}|\\*_`~^]/g, ' ')
    .replace(/(?<!\s)\s*(?<![,;:!?])[,;:!?]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?'-]+|(?<![\s.,;:!?'-])[\s.,;:!?'-]+$/g, '');
  return lowerCase(plain);
}

function lowerCase(text: string): string {
  const words = text.split(' ');
  // Where every word has a capital, or all letters are capitals, capitals tell nothing.
  const shouted = words.length > 1 && text === text.toUpperCase();
  const titled = words.every((word) => !/^\p{Ll}/u.test(word) || word.length <= 3);
  return words
    .map((word, at) => {
      const lower = word.toLowerCase();
      if (properNames.has(lower) && /^\p{Lu}/u.test(word) && !shouted) return word;
      if (!shouted && isAcronym(word)) return word;
      return !shouted && !titled && at > 0 && /^\p{Lu}/u.test(word) ? word : lower;
    })
    .join(' ');
}

const isAcronym = (word: string) =>
  /^(?:[A-Z][A-Z\d]{1,5}s?|\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u.test(word);
