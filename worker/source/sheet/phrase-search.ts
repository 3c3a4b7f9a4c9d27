const word = /[\p{L}\p{N}_]+/gu;

type Found = { start: number; end: number };

/** '_' stands for any word, a star for the rest of one. */
function isSame(wanted: string, found: string): boolean {
  if (wanted === '_') return true;
  return wanted.endsWith('*') ? found.startsWith(wanted.slice(0, -1)) : found === wanted;
}

/**
 * A search for any of the phrases of a list ('works with; integrat* with; works _ with') in a text, whatever its case. It finds
 * them from left to right, none within another; of several at one place the first of the list.
 */
export function phraseSearch(list: string): (text: string) => Found[] {
  const byLetter = Map.groupBy(
    list.split('; ').map((phrase) => phrase.split(/[ -]/)),
    ([first = '']) => first[0],
  );
  return (text) => {
    const words = [...text.matchAll(word)].map(({ 0: found, index }) => ({
      ...{ text: found.toLowerCase(), start: index, end: index + found.length },
    }));
    const isJoined = (at: number) => /^[ -]$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
    const standsAt = (phrase: readonly string[], at: number) =>
      phrase.every((wanted, step) => {
        const found = words[at + step];
        return found !== undefined && isSame(wanted, found.text) && (step === 0 || isJoined(at + step));
      });
    const found: Found[] = [];
    for (let at = 0; at < words.length; ) {
      const first = words[at];
      const phrase = byLetter.get(first?.text[0])?.find((candidate) => standsAt(candidate, at));
      const last = words[at + (phrase?.length ?? 0) - 1];
      if (first && phrase && last) found.push({ start: first.start, end: last.end });
      at += phrase?.length ?? 1;
    }
    return found;
  };
}
