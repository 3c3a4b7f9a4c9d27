/** Words in lower case, without the marks around them. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return lower.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}%]*(?:['.\-&]+[\p{L}\p{N}\p{M}%]+)*/gu) ?? [];
}
