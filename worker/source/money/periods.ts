import type { Price } from '../../contract/product-sheet.ts';
import { matchPhrase, type Phrases, phrases } from './phrases.ts';
import { skipSpace, type Token } from './tokens.ts';
import * as words from './words.ts';

export type Period = Pick<Price, 'periods'> & { period: NonNullable<Price['period']> };

function periodTable(lists: Readonly<Record<string, string>>): Phrases<Period> {
  return phrases(
    Object.entries(lists).map(([meaning, list]) => {
      const [count = '1', period = 'once'] = meaning.split(' ');
      const isOnce = meaning === 'once';
      return [
        list,
        { period: (isOnce ? 'once' : period) as Period['period'], periods: isOnce ? 1 : Number(count) },
      ] as const;
    }),
  );
}

/** 'month', 'months'. */
export const nouns = periodTable(words.periodNouns);
/** 'm', 'y'. */
export const narrowNouns = periodTable(words.narrowNouns);
/** 'monthly', 'once'. */
export const adverbs = periodTable(words.periodAdverbs);
const numbers = phrases(Object.entries(words.smallNumbers).map(([count, list]) => [list, Number(count)] as const));

const skipHyphen = (tokens: readonly Token[], at: number) =>
  /^[-‐‑]$/.test(tokens[at]?.text ?? '') ? at + 1 : skipSpace(tokens, at);

/** 'month', '3 months', 'two years', '2-year'. */
export function readPeriod(
  tokens: readonly Token[],
  at: number,
): (Period & { next: number; isCounted: boolean }) | null {
  const figure = tokens[at]?.kind === 'number' && /^\d{1,3}$/.test(tokens[at].text) ? Number(tokens[at].text) : null;
  const worded = figure === null ? matchPhrase(numbers, tokens, at) : null;
  const count = figure ?? worded?.meaning ?? null;
  const place = count === null ? at : skipHyphen(tokens, worded?.next ?? at + 1);
  const noun = matchPhrase(nouns, tokens, place);
  if (!noun || count === 0) return null;
  const { period, periods } = noun.meaning;
  return { period, periods: periods * (count ?? 1), next: noun.next, isCounted: count !== null };
}
