import { multiples, smallNumbers, tens } from './data/number-words.ts';

/** The value of a number in figures or in words: '1,200', 'nine', 'twenty-five', 'two hundred', 'a dozen'; else null. */
export function numberOf(text: string): number | null {
  const folded = text.trim().toLowerCase();
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/.test(folded)) return Number(folded.replaceAll(',', ''));
  const words = folded.split(/[\s-]+/);
  if (words.length > 6) return null;
  let [total, group] = [0, null as number | null];
  for (const [at, word] of words.entries()) {
    const value = [smallNumbers.indexOf(word), tens.indexOf(word) * 10].find((found) => found >= 0);
    const multiple = multiples.get(word);
    if (value !== undefined) group = (group ?? 0) + value;
    else if (multiple === 100 || multiple === 12) group = (group ?? 1) * multiple;
    else if (multiple !== undefined) [total, group] = [total + (group ?? 1) * multiple, 0];
    else if (!(word === 'and' && at > 0) && !(/^an?$/.test(word) && at === 0 && words.length > 1)) return null;
  }
  return group === null ? null : total + group;
}

/** As running text writes a count: up to twelve in words. */
export const countWord = (count: number) => (count <= 12 ? (smallNumbers[count] ?? String(count)) : String(count));
