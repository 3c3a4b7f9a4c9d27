/** What a sentence does that says who lacks a feature, needs another plan for it, or compares; in other languages too. */
export const withholds =
  /\b(?:not?|never|none|without|lack\w*|missing|beyond|upgrade|unlike|except|excludes?|only|instead|than|needs?|whether|nicht|kein\w*|ohne|fehlt|erst|statt|sans|pas|manque|sin|falta|non|senza|manca|niet|geen|zonder|ontbreekt|sem)\b|n['’]t\b|não/i;
export const clauses = /[;:—]|,?\s(?:while|whereas|but|although)\s/g;
const have =
  'adds|includes|has|have|comes? with|offers?|gives?|brings?|covers?|contains?|gets?|holds?|allows?|supports?|provides?';
export const having = new RegExp(`\\b(?:${have})\\b`, 'i');
/** A plan may be called what people are called: at the beginning such a word is a plan where it does what plans do. */
export const asPlan = new RegExp(
  `^,|^\\s+(?:plan|package|tier|edition|${have}|comes|costs|keeps|lets|raises|limits|makes|exports|and|is|also)\\b`,
);
