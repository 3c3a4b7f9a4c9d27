/** Splitting a text into sentences, in one linear pass: articles may come from anyone's editor. */

const abbreviations = new Set(
  'e.g i.e etc vs inc ltd co corp dr mr mrs ms prof sr jr st fig approx est jan feb mar apr jun jul aug sept sep oct nov dec u.s u.k'.split(
    ' ',
  ),
);

const closers = new Set(['"', "'", '”', '’', ')', ']', '»']);
const openers = new Set(['"', "'", '“', '‘', '(', '[', '«']);

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char !== '.' && char !== '!' && char !== '?' && char !== '…') continue;
    let end = at + 1;
    while (end < text.length && (isStop(text[end]) || closers.has(text[end] ?? ''))) end++;
    if (end < text.length && !/\s/.test(text[end] ?? '')) {
      at = end - 1;
      continue;
    }
    let next = end;
    while (next < text.length && /\s/.test(text[next] ?? '')) next++;
    if (char === '.' && end === at + 1 && !endsSentence(text, start, at, next)) continue;
    const sentence = text.slice(start, end).trim();
    if (sentence) sentences.push(sentence);
    start = next;
    at = next - 1;
  }
  const rest = text.slice(start).trim();
  if (rest) sentences.push(rest);
  return sentences;
}

const isStop = (char: string | undefined) => char === '.' || char === '!' || char === '?' || char === '…';

/** A full stop after an abbreviation or an initial, or before a small letter, ends nothing. */
function endsSentence(text: string, start: number, stop: number, next: number): boolean {
  let from = stop;
  while (from > start && stop - from < 20 && !/[\s(]/.test(text[from - 1] ?? '')) from--;
  const word = text.slice(from, stop);
  if (/^\p{Lu}$/u.test(word) && word !== 'I') return next >= text.length;
  let first = next;
  while (first < text.length && openers.has(text[first] ?? '')) first++;
  const following = text[first];
  if (following === undefined) return true;
  if (abbreviations.has(word.toLowerCase())) return false;
  if (/^nos?$/i.test(word)) return !/\d/.test(following);
  // A small letter goes on with the sentence, unless it begins a name that is written small (iPhone, eBay).
  return !/\p{Ll}/u.test(following) || /^\p{Ll}\p{Lu}/u.test(text.slice(first, first + 2));
}
