import { months } from '../../language/data/months.ts';
import { numberOf } from '../../language/numbers.ts';
import { foldText, stem } from '../../language/words.ts';
import { hasRoot, type Told } from './basis.ts';
import { rhythms } from './data/doubtful-words.ts';
import { foreignNumbers } from './data/foreign-numbers.ts';
import * as patterns from './data/patterns.ts';
import { limitedToOne, multiples, shares } from './data/share-words.ts';
import { scales, type Unit, units } from './data/units.ts';

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
  const [, apposed] = /^[^,.;!?]*, ([^.;!?]*?\s(?:and|or|&)\s[^,.;!?]*)/.exec(sentence.slice(at)) ?? [];
  if (apposed && countItems(apposed) === value) return true;
  const listedOnPage = /^(?:plan|tier|package|edition|price)s$/.test(noun) ? counts.plans : counts.integrations;
  const sizes = [...basis.quotes, ...(apposed ? [] : [sentence])].flatMap((text) => listSizes(text));
  return [following, listedOnPage, basis.quotes.length, ...sizes].includes(value);
}

const countItems = (text: string) => text.split(patterns.joints).length;

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

/** Months, weekdays and times of a sentence that its facts do not name. Years are figures. */
export function findWrongDates({ text, folded, language, basis }: Told): string[] {
  // 'June Albright' is somebody; 'May' begins sentences that ask or allow.
  const names = (months[language] ?? '').split(' ').filter((name) => {
    const isMonth = new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|\\s\\p{Lu}\\p{Ll})`, 'u').test(text);
    return isMonth && (name !== 'May' || /\bMay\b(?=\s\d|[.,])|\b(?:in|since|of|until) May\b/.test(text));
  });
  const said = language === 'en' ? (folded.match(patterns.times) ?? []) : [];
  // What is paid a month says nothing of what is done a day.
  const facts = basis.quotes.filter((quote) => !/[$€£]/.test(quote)).map(foldText);
  const isTold = (rhythm: RegExp) => facts.some((fact) => rhythm.test(fact));
  const others = language === 'en' && rhythms.some(isTold) ? rhythms.filter((rhythm) => !isTold(rhythm)) : [];
  const wrong = others.flatMap((rhythm) => rhythm.exec(folded)?.[0] ?? []);
  const dates = [...wrong, ...names.map((name) => name.toLowerCase()), ...said];
  return dates.filter((date) => !basis.text.includes(date.replace(/s$/, '')));
}

/** A number of a text with what it counts, where that is a measure. */
export type Quantity = { text: string; value: number; unit: Unit | null; noun: string; at: number };

const foreign = new Map(
  Object.entries(foreignNumbers).map(([language, { small, large }]) => {
    const counted = small.split(' ').map((word, at): [string, number] => [word, at + 2]);
    return [language, new Map([...counted, ...Object.entries(large)])];
  }),
);

/** One is everywhere; what counts begins at two. */
function worthOf(word: string, language: string): number | undefined {
  if (language !== 'en') return foreign.get(language)?.get(word);
  const value = /^twice|^thrice/.test(word) ? (word === 'twice' ? 2 : 3) : numberOf(word.replace(/(?<=[dn])s$/, ''));
  return value === null || value < 2 ? undefined : value;
}

/** '1,200.' is 1,200: stops end what they stand behind. */
const token = /[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*|%/gu;
/** '3.4.1' is 3.41, so that each of its parts counts. */
const decimal = ([whole, ...parts]: string[]) => Number.parseFloat(`${whole}.${parts.join('')}`);

/** The numbers of a text in figures and in words; ordinals ("2nd") and what is a part of a name ("S3") are none. */
export function findQuantities(told: string, language = 'en'): Quantity[] {
  const folded = foldText(told)
    .replace(/per cent/g, 'percent')
    .replace(/\bhalf an? (?=year|day|hour)/g, '0.5 ');
  const tokens = [...folded.matchAll(token)].map(({ 0: found, index: at }) => {
    const word = found.replace(/'s$/, '');
    return { word, at, end: at + word.length };
  });
  const found: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const { word, at } = tokens[index] ?? { word: '', at: 0 };
    // 'v2.1' is version 2.1.
    const [, digits = '', tail = ''] = /^v?(\d[\d.,]*)([a-z]*)$/.exec(word) ?? [];
    let value = digits ? decimal(digits.split(/[.,]/)) * (scales[tail] ?? 1) : worthOf(word, language);
    if (value === undefined || /^(?:st|nd|rd|th)$/.test(tail)) continue;
    // 'twenty-five', 'two hundred', '3 million'.
    for (let next = tokens[index + 1]; next; next = tokens[index + 1]) {
      const more = worthOf(next.word, language);
      if (more === undefined || /\d/.test(next.word) || !/^[\s-]$/.test(folded.slice(tokens[index]?.end, next.at)))
        break;
      if (more >= 100 && value < more) value *= more;
      else if (value >= 20 && value % 10 === 0 && more < 10) value += more;
      else break;
      index += 1;
    }
    const end = tokens[index]?.end ?? 0;
    const noun = tokens[index + 1]?.word ?? '';
    const text = folded.slice(at, folded[end] === '%' ? end + 1 : end);
    found.push({ text, value, unit: units.get(tail) ?? units.get(noun) ?? null, noun, at });
  }
  return found;
}

/** 'nine' is '9', and '14 days' are 'two weeks'; a number without its measure is the same number, but for a share. */
export function sameQuantity(one: Quantity, other: Quantity): boolean {
  if (one.unit && other.unit) {
    const [a, b] = [one.value * one.unit.size, other.value * other.unit.size];
    return one.unit.of === other.unit.of && Math.abs(a - b) <= 0.02 * Math.max(a, b);
  }
  return one.value === other.value && one.unit?.of !== 'share' && other.unit?.of !== 'share';
}
