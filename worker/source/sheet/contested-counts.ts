import type { ProductSheet } from '../../contract/product-sheet.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { numberOf } from '../../language/numbers.ts';
import { standsAsWord } from '../../language/words.ts';
import { pathTopics } from '../records/page-topics.ts';
import type { SourcePage } from '../types.ts';

/** '6 tide alarms', as a page has it; `quote`: the line that it stands in, `of`: what is counted. */
type Count = { text: string; value: number; of: string; page: number; quote: string };

/** A count of things that a noun with its adjective names: 'algorithms' alone may be any. */
const counted = /(?<![\p{L}\p{N}.,$€£¥-])(\d[\d,]{0,8})\+? ((?:[\p{L}-]{3,20} ){1,2}\p{L}{3,20}s)(?![\p{L}-])/giu;

/** 'macOS 14 Sonoma or later' */
const required =
  /(?<![\p{L}\p{N}])(macOS|iOS|iPadOS|Windows|Android) (\d{1,2}(?:\.\d{1,2})?)(?: \p{Lu}\p{L}{2,12})?(?:\+| (?:or|and) (?:later|newer|above|higher|up))/gu;

/**
 * What two pages of a site count differently: '6 tide alarms' here and '4 tide alarms' there, or the release that a system must have.
 * Which of them holds nobody can tell. What plans have may differ, and so may what people have seen, or two parts of a page are about.
 */
export function findContestedCounts(
  { plans, quotes }: Pick<ProductSheet, 'plans' | 'quotes'>,
  pages: ReadonlyArray<Pick<SourcePage, 'text' | 'url'>>,
): Array<[Count, Count]> {
  const ofSome = [...plans.flatMap(({ quote, includes }) => [quote, ...includes]), ...quotes.map(({ quote }) => quote)];
  const others = new Set(ofSome.flatMap((text) => text.split('\n')));
  const isToldOfAll = (line: string) => /\d/.test(line) && !others.has(line) && !line.includes(' | ');
  const namesPlan = (line: string) => plans.some(({ name }) => standsAsWord(name, line));
  const found = pages.flatMap(({ text, url }, page) => {
    const areOfPlans = pathTopics(url).has('pricing');
    const saidIn = (line: string) => [...(areOfPlans || namesPlan(line) ? [] : countsIn(line)), ...releasesIn(line)];
    const lines = text.split('\n').filter(isToldOfAll);
    return lines.flatMap((quote) => saidIn(quote).map((one) => ({ ...one, page, quote })));
  });
  return [...Map.groupBy(found, ({ of }) => of).values()].flatMap((of) => {
    const [first, second, ...more] = [...new Map(of.toReversed().map((one) => [one.value, one])).values()];
    return first && second && more.length === 0 && first.page !== second.page ? [[second, first]] : [];
  });
}

type Said = Pick<Count, 'text' | 'value' | 'of'>;

function countsIn(line: string): Said[] {
  const counts = [...line.matchAll(counted)].map(([text, number = '', things = '']) => ({
    ...{ text, value: numberOf(number) ?? 0, words: things.toLowerCase().split(' ') },
  }));
  return counts
    .filter(({ value, words }) => value > 0 && !words.some((word) => functionWords.has(word)))
    .map(({ words, ...one }) => ({ ...one, of: words.slice(-2).join(' ') }));
}

const releasesIn = (line: string): Said[] =>
  [...line.matchAll(required)].map(([text, system = '', release]) => ({ text, value: Number(release), of: system }));
