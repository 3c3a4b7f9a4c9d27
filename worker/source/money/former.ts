const before = /^(?:was|were|before|formerly|normally|regularly|regular price:?|originally)\s/i;
const now = /[\s,;(–—-]\s?now(?: only| just| at)?:?\s/i;
const behind =
  /[\s,;(–—-]{1,3}(?:was|before|formerly|normally|regularly|instead of|originally)\s[^\s]{1,20}(?:\s\/\s?\w{1,9})?\)?$/i;
const maxLength = 100;

/** 'was $19, now $9', '$9 (was $19)': what of a text is asked today; the text itself where it names no former price. */
export function withoutFormer(text: string): string {
  if (text.length > maxLength || !/\d/.test(text)) return text;
  const found = before.test(text) ? now.exec(text) : null;
  if (found) return text.slice(found.index + found[0].length);
  return text.replace(behind, '');
}
