import { months } from '../../language/data/months.ts';

const month = `(?:${months.en.replaceAll(' ', '|')})`;
const monthOfNoYear = new RegExp(
  `\\b(?:in|by|late|early|mid|until|from|on|between) ${month}\\b(?!,? (?:\\d{1,2}, )?\\d{4})`,
);
const date = new RegExp(`\\b(?:\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?,) \\d{4}\\b`, 'g');

/** 'Q3 2026': whoever writes so plans. */
const quarter = /\bq([1-4])(?: of)? (20\d\d)\b/gi;

/** An offer whose last day has passed. */
const isOver = (text: string, readAt: number) =>
  /\b(?:by|until|till|before|ends?|ended|through|offer|deadline|expires?)\b/i.test(text) &&
  [...text.matchAll(date)].some(([day]) => Date.parse(`${day.replace(/(?<=\d)(?:st|nd|rd|th)/, '')} UTC`) < readAt);

/**
 * What was so in a year long past may be so no more; since when there is something stays true. A month of no year may be any, and
 * what ended before the site was read is over.
 */
export const isOutdated = (text: string, readAt: number) =>
  monthOfNoYear.test(text) ||
  isOver(text, readAt) ||
  [...text.matchAll(quarter)].some(([, ended, year]) => Date.UTC(Number(year), 3 * Number(ended)) <= readAt) ||
  ([...text.matchAll(/\b(?:19|20)\d\d\b/g)].some(([past]) => Number(past) < new Date(readAt).getUTCFullYear() - 1) &&
    !/\b(?:since|founded|established|started|began|born)\b/i.test(text));
