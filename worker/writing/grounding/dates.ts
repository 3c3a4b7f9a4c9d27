import { months } from '../../language/data/months.ts';
import { foldText } from '../../language/fold.ts';
import type { Told } from './basis.ts';
import { rhythms } from './data/doubtful-words.ts';

const times =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:last|this|next) (?:year|month|week|spring|summer|autumn|winter)|years? ago|for (?:years|decades)|decades?|centur(?:y|ies)|recently|overnight|in (?:seconds|minutes|hours))\b/g;

/** Months, weekdays and times of a sentence that its facts do not name. Years are figures. */
export function findWrongDates({ text, folded, language, basis }: Told): string[] {
  // 'June Albright' is somebody; 'May' begins sentences that ask or allow.
  const names = (months[language] ?? '').split(' ').filter((name) => {
    const isMonth = new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|\\s\\p{Lu}\\p{Ll})`, 'u').test(text);
    return isMonth && (name !== 'May' || /\bMay\b(?=\s\d|[.,])|\b(?:in|since|of|until) May\b/.test(text));
  });
  const said = language === 'en' ? (folded.match(times) ?? []) : [];
  // What is paid a month says nothing of what is done a day.
  const facts = basis.quotes.filter((quote) => !/[$€£]/.test(quote)).map(foldText);
  const isTold = (rhythm: RegExp) => facts.some((fact) => rhythm.test(fact));
  const others = language === 'en' && rhythms.some(isTold) ? rhythms.filter((rhythm) => !isTold(rhythm)) : [];
  const wrong = others.flatMap((rhythm) => rhythm.exec(folded)?.[0] ?? []);
  return [...wrong, ...names.map((name) => name.toLowerCase()), ...said].filter(
    (date) => !basis.text.includes(date.replace(/s$/, '')),
  );
}
