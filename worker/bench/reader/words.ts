/** How texts of labels and sheets are compared: case, punctuation, quotation marks and white space are no difference. */

/** The words of a text, parted by one space each. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$€£%+#]+/gu, ' ')
    .trim();
}

/** True where `part` stands in `whole` as whole words. */
export const holdsWords = (whole: string, part: string) => part !== '' && ` ${whole} `.includes(` ${part} `);

/** The first words of a text: two that begin alike are the same text, however long either is quoted. */
export const startsAlike = (one: string, other: string, most: number) => {
  const [a, b] = [fold(one).split(' ').slice(0, most), fold(other).split(' ').slice(0, most)];
  const shared = Math.min(a.length, b.length);
  return shared > 0 && a[0] !== '' && a.slice(0, shared).join(' ') === b.slice(0, shared).join(' ');
};

const empty = new Set(
  'a an and are as at be but by can for from has have in is it its no not of on or our so that the their them then they this to up us we with you your'.split(
    ' ',
  ),
);

/** The words that carry a text's matter; all of its words where it has no other. */
export function contentWords(text: string): Set<string> {
  const words = fold(text).split(' ').filter(Boolean);
  const full = words.filter((word) => !empty.has(word));
  return new Set(full.length > 0 ? full : words);
}

export const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length;

/** A text in which only case, quotation marks and white space are levelled, for strings such as 'See +'. */
const level = (text: string) =>
  text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

/** True where `string` stands in `text` and neither end of it stands within a word. */
export function standsIn(text: string, string: string): boolean {
  const [whole, part] = [level(text), level(string)];
  if (part === '') return false;
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const isWithin = (outer: string | undefined, edge: string | undefined) =>
      /[\p{L}\p{N}]/u.test(outer ?? '') && /[\p{L}\p{N}]/u.test(edge ?? '');
    if (!isWithin(whole[at - 1], part[0]) && !isWithin(whole[at + part.length], part.at(-1))) return true;
  }
  return false;
}
