export function countSyllables(word: string): number {
  const letters = word.replace(/[^a-z]/g, '');
  if (letters.length === 0) return 1;
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^td]ed|[^aeiouyl]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}
