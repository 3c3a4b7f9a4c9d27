/** Words in lower case, without the marks around them. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return lower.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'.\-&%]*/gu)?.map(trimWord) ?? [];
}

function trimWord(word: string): string {
  let end = word.length;
  while (end > 1 && /['.\-&]/.test(word[end - 1] ?? '')) end--;
  return word.slice(0, end);
}
