import { foldText } from '../../language/fold.ts';

/** Words that claim something which only a fact can carry: each must stand in the sentence's facts. */
const bold: readonly RegExp[] = [
  // Rank and praise.
  /\bthe (?:best|leading|finest|fastest|cheapest|easiest|largest|biggest|strongest|safest|smartest|only)\b/g,
  /\b(?:most (?:popular|trusted|used|powerful|advanced|complete)|number one|no\. ?1|#1|world[- ]class|best[- ]in[- ]class|industry[- ]leading|award[- ]winning|market leader|unmatched|unrivall?ed|unparalleled|revolutionary|second to none|state[- ]of[- ]the[- ]art|game[- ]changing)\b/g,
  // Promises.
  /\b(?:guarantee[sd]?|unlimited|risk[- ]free|money[- ]back|lifetime|certified|compliant|gdpr|iso|hipaa|(?<!feel )(?<!-)free(?! to\b))\b/g,
  // Amounts in words.
  /\b(?:doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl(?:e|es|ed|ing)|halv(?:e|es|ed|ing)|half|\w+fold|(?:a|one|two) (?:third|quarter)s?|per cent|zero)\b/g,
  // Times.
  /\b(?:(?:last|this|next) (?:year|month|week|spring|summer|autumn|fall|winter)|years? ago|for (?:years|decades)|decades?|centur(?:y|ies)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|since \d{4}|founded|recently|overnight|in (?:seconds|minutes|hours))\b/g,
];

/** Claims of the sentence (English) that its facts do not make. What stands in an asked keyword was asked for. */
export function findBoldWords(sentence: string, facts: string, keywords: readonly string[]): string[] {
  const text = keywords.reduce((rest, keyword) => rest.replaceAll(foldText(keyword), ' '), foldText(sentence));
  const basis = foldText(facts);
  return bold.flatMap((pattern) => text.match(pattern) ?? []).filter((word) => !standsIn(word, basis));
}

function standsIn(word: string, basis: string): boolean {
  if (basis.includes(word)) return true;
  const root = word.replace(/(?:s|d|ed|ing|es)$/, '');
  return root.length > 3 && basis.includes(root);
}
