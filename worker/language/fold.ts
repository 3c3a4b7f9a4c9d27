/** Folds what differs only in typography, so that texts are compared by what they say. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‘’‚′`]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u2060\ufeff]+/g, ' ')
    .replace(/(\d)[,'’ ](?=\d{3}(?!\d))/g, '$1')
    .trim()
    .toLowerCase();
}
