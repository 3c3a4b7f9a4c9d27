import type { ProductSheet } from '../../contract/product-sheet.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { numberOf } from '../../language/numbers.ts';
import type { SourcePage } from '../types.ts';

/** '6 tide alarms', as a page has it; `quote`: the line that it stands in. */
type Count = { text: string; value: number; page: number; quote: string };

/** A count of things that a noun with its adjective names: 'algorithms' alone may be any. */
const counted = /(?<![\p{L}\p{N}.,$€£¥-])(\d[\d,]{0,8})\+? ((?:[\p{L}-]{3,20} ){1,2}\p{L}{3,20}s)(?![\p{L}-])/giu;

/**
 * What two places of a site count differently: '6 tide alarms' here and '4 tide alarms' there. Which of them holds nobody can tell.
 * What plans have may differ, and so may what people have seen.
 */
export function findContestedCounts(
  { plans, quotes }: Pick<ProductSheet, 'plans' | 'quotes'>,
  pages: ReadonlyArray<Pick<SourcePage, 'text'>>,
): Array<[Count, Count]> {
  const ofSome = [...plans.flatMap(({ quote, includes }) => [quote, ...includes]), ...quotes.map(({ quote }) => quote)];
  const others = new Set(ofSome.flatMap((text) => text.split('\n')));
  const isToldOfAll = (line: string) => /\d/.test(line) && !others.has(line) && !line.includes(' | ');
  const found = pages.flatMap(({ text }, page) =>
    text
      .split('\n')
      .filter(isToldOfAll)
      .flatMap((quote) => [...quote.matchAll(counted)].flatMap((match) => countIn(match, quote, page))),
  );
  return [...Map.groupBy(found, ({ text }) => thingsOf(text)).values()].flatMap((of) => {
    const [first, second, ...more] = [...new Map(of.toReversed().map((one) => [one.value, one])).values()];
    return first && second && more.length === 0 ? [[second, first]] : [];
  });
}

function countIn([text, number = '', things = '']: RegExpMatchArray, quote: string, page: number): Count[] {
  const value = numberOf(number);
  const isNamed = !things
    .toLowerCase()
    .split(' ')
    .some((word) => functionWords.has(word));
  return value !== null && isNamed ? [{ text, value, page, quote }] : [];
}

const thingsOf = (text: string) => text.toLowerCase().split(' ').slice(-2).join(' ');
