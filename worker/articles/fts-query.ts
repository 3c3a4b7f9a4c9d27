/**
 * An FTS5 expression for what a person typed: every word must occur, the last one also as a beginning (from 2 characters), and
 * nothing typed acts as an operator. Null where no word is left.
 */
export function ftsQuery(typed: string): string | null {
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, 16) ?? [];
  const last = words.at(-1);
  if (last === undefined) return null;
  const quoted = words.map((word) => `"${word}"`);
  return [...last].length >= 2 ? `${quoted.join(' ')}*` : quoted.join(' ');
}

/** An FTS5 expression for texts that share any longer word with the given phrases. Null where there is none. */
export function ftsQueryOfAny(phrases: string[]): string | null {
  const words = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []));
  const quoted = [...words].slice(0, 24).map((word) => `"${word}"`);
  return quoted.length ? quoted.join(' OR ') : null;
}
