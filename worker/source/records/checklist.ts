import { countWords } from './count-words.ts';

const fewest = 4;
const usualWords = 3;

/** A few words and no sentence, no value, no row of labels. */
const isCheck = (text: string) => /^\p{Lu}[^·|→=:]*[^.?:!…]$/u.test(text) && countWords(text) > 1;

/** Lines of a few words each, one below the other: a list with ticks, whatever its makers built it of. */
export const areChecks = (lines: readonly string[]): boolean =>
  lines.length >= fewest && lines.every(isCheck) && countWords(lines.join(' ')) >= lines.length * usualWords;
