/** Words of a sentence that says who lacks a feature, needs another plan for it, or compares; in other languages too. */
export const withholding: ReadonlySet<string> = new Set(
  [
    'no not never none without lack lacks lacked lacking missing beyond upgrade unlike except exclude excludes only instead than',
    'need needs whether nicht kein keine keinen keiner keines ohne fehlt erst statt sans pas manque sin falta não sem',
    'non senza manca niet geen zonder ontbreekt',
  ]
    .join(' ')
    .split(' '),
);
export const clauses = /[;:—]|,?\s(?:while|whereas|but|although)\s/g;
const have =
  'adds|includes|has|have|comes? with|offers?|gives?|brings?|covers?|contains?|gets?|holds?|allows?|supports?|provides?';
export const having = new RegExp(`\\b(?:${have})\\b`, 'i');
/** A plan may be called what people are called: at the beginning such a word is a plan where it does what plans do. */
export const asPlan = new RegExp(
  `^,|^\\s+(?:plan|package|tier|edition|${have}|comes|costs|keeps|lets|raises|limits|makes|exports|and|is|also)\\b`,
);
