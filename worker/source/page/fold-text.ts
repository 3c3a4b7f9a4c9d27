/** Characters that take no room: zero-width ones, soft hyphens, direction marks, byte order marks. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/** Runs of white space of any kind become one space; what cannot be seen goes. Outer space stays, as one space. */
export function foldSpace(text: string): string {
  return text.replace(invisible, '').replace(controls, '').replace(/\s+/g, ' ');
}

export const foldText = (text: string) => foldSpace(text).trim();

/** What two texts have in common when they differ in case, punctuation and space alone. */
export function textKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}$€£%+]+/gu, ' ')
    .trim();
}

/** Words of a text; prices and figures count. */
export function countTextWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
