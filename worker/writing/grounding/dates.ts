import type { Told } from './basis.ts';
import { months } from './data/foreign-numbers.ts';

const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const ages =
  /\b(?:(?:last|this|next) (?:year|month|week|spring|summer|autumn|winter)|years? ago|for (?:years|decades)|decades?|centur(?:y|ies)|recently|overnight|in (?:seconds|minutes|hours))\b/g;

/** Months, weekdays and times of a sentence that its facts do not name. Years are figures. */
export function findWrongDates({ text, folded, language, basis }: Told): string[] {
  // 'June Albright' is somebody; 'May' begins sentences that ask or allow.
  const names = (months[language] ?? '').split(' ').filter((name) => {
    const isMonth = new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|\\s\\p{Lu}\\p{Ll})`, 'u').test(text);
    return isMonth && (name !== 'May' || /\bMay\b(?=\s\d|[.,])|\b(?:in|since|of|until) May\b/.test(text));
  });
  const said = language === 'en' ? [...(folded.match(weekdays) ?? []), ...(folded.match(ages) ?? [])] : [];
  return [...names.map((name) => name.toLowerCase()), ...said].filter(
    (date) => !basis.text.includes(date.replace(/s$/, '')),
  );
}
