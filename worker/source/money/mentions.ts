import type { Price } from '../../contract/product-sheet.ts';
import { currencyCodes, wordCodes } from './currencies.ts';
import { adverbs, nouns } from './periods.ts';
import { matchPhrase, phrasesOf } from './phrases.ts';
import { readName, readSign, type Sign } from './signs.ts';
import { type Token, tokenize } from './tokens.ts';
import { free } from './words.ts';

/** A currency that a text names, with an amount or without; `among` are those that the word or sign may stand for. */
export type CurrencyMention = { text: string; start: number; among: readonly string[] };

function readMention(tokens: readonly Token[], at: number): (Pick<Sign, 'among'> & { next: number }) | null {
  const { kind = 'space', text = '' } = tokens[at] ?? {};
  if (kind === 'word') {
    if (currencyCodes.has(text) && !wordCodes.has(text)) return { among: [text], next: at + 1 };
    return readName(tokens, at, null);
  }
  const sign = kind === 'mark' ? readSign(text, null) : null;
  return sign && { among: sign.among, next: at + 1 };
}

/** The currencies that a text names by code, word or sign. */
export function findCurrencies(text: string): CurrencyMention[] {
  const tokens = tokenize(text);
  const found: CurrencyMention[] = [];
  let next = 0;
  for (const [at, first] of tokens.entries()) {
    const mention = at < next ? null : readMention(tokens, at);
    const last = mention && tokens[mention.next - 1];
    if (!mention || !last) continue;
    found.push({ text: text.slice(first.from, last.to), start: first.from, among: mention.among });
    next = mention.next;
  }
  return found;
}

/** Whether a text speaks of a period in any form: 'monthly', 'each month', '12 months'. */
export function mentionsPeriod(text: string, period: NonNullable<Price['period']>): boolean {
  const tokens = tokenize(text);
  return tokens.some((_, at) =>
    [nouns, adverbs].some((table) => matchPhrase(table, tokens, at)?.meaning.period === period),
  );
}

const freePhrases = phrasesOf(free);

/** Whether a text says in words that something costs nothing. */
export function mentionsFree(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some((_, at) => matchPhrase(freePhrases, tokens, at) !== null);
}
