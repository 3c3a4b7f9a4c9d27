import { months } from '../../language/data/months.ts';
import { foldText, stem } from '../../language/words.ts';
import { hasRoot, type Told } from './basis.ts';
import { rhythms } from './data/doubtful-words.ts';
import { limitedToOne, multiples, shares } from './data/share-words.ts';
import { findQuantities, type Quantity, sameQuantity } from './numbers.ts';

/** What can be counted beside the facts of a sentence and the items of the list that follows. */
type Counts = { plans: number; integrations: number };

/** Numbers of a sentence that its facts do not state, and that are no count of what they list. */
export function findWrongFigures(told: Told, counts: Counts): string[] {
  const { text, language, basis } = told;
  const stated = basis.quotes.flatMap((quote) => findQuantities(quote, language));
  const singles = basis.quotes.flatMap((quote) => [...quote.toLowerCase().matchAll(/\bone ([a-z]+)/g)]);
  const counted = [...stated, ...singles.map(([, noun = '']) => ({ value: 1, noun }))];
  const isOther = ({ value, noun }: Pick<Quantity, 'value' | 'noun'>) =>
    counted.some((known) => known.value !== value && known.noun !== '' && stem(known.noun) === stem(noun));
  const wrong = findQuantities(text, language).filter((claim) => {
    if (stated.some((known) => sameQuantity(claim, known))) return false;
    const isInCents = /^(?:cents?|pence)$/.test(claim.noun);
    if (isInCents && stated.some(({ value }) => Math.round(value * 100) === claim.value)) return false;
    return claim.unit !== null || isOther(claim) || !isCount(claim, told, counts);
  });
  const single = limitedToOne.exec(text);
  const isMore = single && isOther({ value: 1, noun: single[1] ?? '' });
  return [
    ...(isMore ? [single[0]] : []),
    ...wrong.map((claim) => claim.text),
    ...(language === 'en' ? findMultiples(text, basis) : []),
  ];
}

function findMultiples(text: string, basis: Told['basis']): string[] {
  const told = text.toLowerCase().replace(/\bhalf an? (?:year|day|hour)\b|\b(?:both|two|the|all) halves\b/g, ' ');
  return (told.match(multiples) ?? []).filter((words) => {
    const share = Object.entries(shares).find(([word]) => words.includes(word))?.[1];
    return !hasRoot(basis.roots, words.split(' ').at(-1) ?? '') && !(share && basis.text.includes(`${share}%`));
  });
}

/** 'Three plans', 'two ways: by card or by phone'. */
function isCount({ value, noun, text: words, at }: Quantity, told: Told, counts: Counts): boolean {
  const { text: sentence, following = 0, basis } = told;
  if (value > 12 || /\d/.test(words)) return value === counts.plans && /^(?:plan|tier|package)s$/.test(noun);
  // 'In two parts' says that it is more than one.
  if (value === 2 && /^(?:parts|ways|halves|sides|forms)$/.test(noun)) return true;
  const [, listed] = sentence.slice(at).split(/:\s/, 2);
  if (listed) return countItems(listed) === value;
  // 'Two parts, a host app and a keyboard, come with it'.
  const [, apposed] = /^[^,.;!?]*, ([^.;!?]*\s(?:and|or|&)\s[^,.;!?]*)/.exec(sentence.slice(at)) ?? [];
  if (apposed && countItems(apposed) === value) return true;
  const listedOnPage = /^(?:plan|tier|package|edition|price)s$/.test(noun) ? counts.plans : counts.integrations;
  const sizes = [...basis.quotes, ...(apposed ? [] : [sentence])].flatMap((text) => listSizes(text));
  return [following, listedOnPage, basis.quotes.length, ...sizes].includes(value);
}

const joints = /,\s*(?:and|or)\s|\s(?:and|or|&)\s|[,;+]\s/g;
const countItems = (text: string) => text.split(joints).length;

/** How many items the rows of a text hold: 'a, b and c', 'a and b', 'a, b, c', 'a · b · c · d'. */
const listSizes = (text: string) => [
  ...[text.split(/\s[·•|/]\s/).length].filter((size) => size >= 4),
  ...text
    .split(/[.:;!?]\s|\s[–—]\s/)
    // 'As a PDF, in English, Spanish and German': the list begins where it is led on.
    .flatMap((part) => [part, ...part.split(/,\s(?=(?:in|for|from|with|by|on|to)\s)/).slice(-1)])
    .filter((part) => /\s(?:and|or|&)\s/.test(part) || countItems(part) >= 3)
    .map(countItems),
];

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
