import { numberOf } from '../../language/numbers.ts';
import { foldText } from '../../language/words.ts';
import { foreignNumbers } from './data/foreign-numbers.ts';

type Unit = { of: 'time' | 'share' | 'data'; size: number };
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

const named = (words: string, of: Unit['of'], size: number) =>
  words.split(' ').map((word): [string, Unit] => [word, { of, size }]);
const units = new Map([
  ...named('sec secs second seconds', 'time', 1 / 86_400),
  ...named('min mins minute minutes', 'time', 1 / 1440),
  ...named('hour hours hr hrs', 'time', 1 / 24),
  ...named('day days', 'time', 1),
  ...named('week weeks', 'time', 7),
  ...named('month months mo', 'time', 30),
  ...named('year years yr yrs', 'time', 365),
  ...named('% percent', 'share', 1),
  ...['kb', 'mb', 'gb', 'tb'].flatMap((word, at) => named(word, 'data', 1000 ** at)),
]);

/** '1,200.' is 1,200: stops end what they stand behind. */
const token = /[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*|%/gu;
/** '3.4.1' is 3.41, so that each of its parts counts. */
const decimal = ([whole, ...parts]: string[]) => Number.parseFloat(`${whole}.${parts.join('')}`);
const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };

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
