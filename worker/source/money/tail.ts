import type { Price } from '../../contract/product-sheet.ts';
import { currencyCodes } from './currencies.ts';
import { matchPhrase, type Phrases, phrases, phrasesOf } from './phrases.ts';
import { readSum } from './sums.ts';
import { isSpace, skipSpace, type Token } from './tokens.ts';
import { readUnit } from './unit.ts';
import * as words from './words.ts';

/** What may follow an amount, as far as it is said. */
export type Tail = Partial<Pick<Price, 'period' | 'periods' | 'billed' | 'unit' | 'isFrom' | 'currency'>>;
/**
 * `isWhole`: the text is a price and nothing else, so that more can be understood than in running text. `isDoubtful`: the amount
 * may be none, and only marked periods and units make it one ('TRY 3 months').
 */
export type Scope = { isWhole: boolean; isDoubtful?: boolean };
type Part = { says: Tail; next: number };
type ReadPart = (tokens: readonly Token[], at: number, scope: Scope) => Part | null;
type Period = Pick<Price, 'periods'> & { period: NonNullable<Price['period']> };

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

const nouns = periodTable(words.periodNouns);
const adverbs = periodTable(words.periodAdverbs);
const numbers = phrases(Object.entries(words.smallNumbers).map(([count, list]) => [list, Number(count)] as const));
const per = phrasesOf(words.perWords);
const perKnown = phrasesOf(words.perOnlyKnown);
const forPhrases = phrasesOf(words.forWords);
const and = phrasesOf(words.andWords);
const billed = phrasesOf(words.billed);
const billedLead = phrasesOf(words.billedLead);
const terms = phrasesOf(`${words.billed}|${words.billedTerms}`);
const andUp = phrasesOf(words.andUp);
const taxNotes = phrasesOf(words.taxNotes);

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

const readAndUp: ReadPart = (tokens, at) => {
  const next = tokens[at]?.text === '+' && !isSpace(tokens[at - 1]) ? at + 1 : matchPhrase(andUp, tokens, at)?.next;
  return next === undefined ? null : { says: { isFrom: true }, next };
};

/** '/month', 'per user and month', 'a seat', 'every 6 months'. */
const readPer: ReadPart = (tokens, at, { isWhole }) => {
  const isSlash = tokens[at]?.text === '/';
  const any = isSlash ? at + 1 : matchPhrase(per, tokens, at)?.next;
  const known = any === undefined ? matchPhrase(perKnown, tokens, at)?.next : undefined;
  const marked = any ?? known;
  if (marked === undefined) return null;
  let place = skipSpace(tokens, marked);
  if (isSlash) place = skipSpace(tokens, matchPhrase(per, tokens, place)?.next ?? place);
  const period = readPeriod(tokens, place);
  if (period && (known === undefined || !period.isCounted)) return { says: periodOf(period), next: period.next };
  const unit = readUnit(tokens, place, { isWhole, mustBeKnown: known !== undefined });
  if (!unit) return null;
  const joined = matchPhrase(and, tokens, skipSpace(tokens, unit.next));
  const again = joined ? skipSpace(tokens, joined.next) : 0;
  const repeated = joined ? matchPhrase(per, tokens, again) : null;
  const second = joined ? readPeriod(tokens, repeated ? skipSpace(tokens, repeated.next) : again) : null;
  return { says: { unit: unit.text, ...(second ? periodOf(second) : {}) }, next: second?.next ?? unit.next };
};

const periodOf = ({ period, periods }: Period): Tail => ({ period, periods });

/** 'for 2 years'. */
const readFor: ReadPart = (tokens, at) => {
  const marked = matchPhrase(forPhrases, tokens, at);
  const period = marked && readPeriod(tokens, skipSpace(tokens, marked.next));
  return period?.isCounted ? { says: periodOf(period), next: period.next } : null;
};

const readAdverb: ReadPart = (tokens, at) => {
  const found = matchPhrase(adverbs, tokens, at);
  return found && { says: periodOf(found.meaning), next: found.next };
};

/** The sum that is billed at once stands beside: 'billed at $96 a year'. */
function skipSum(tokens: readonly Token[], at: number): number {
  const open = skipSpace(tokens, at);
  const lead = skipSpace(
    tokens,
    matchPhrase(billedLead, tokens, open)?.next ?? (tokens[open]?.text === '(' ? open + 1 : at),
  );
  for (let place = lead; place < lead + 4; place += 1) {
    const sum = tokens[place]?.kind === 'number' ? readSum(tokens, place, null) : null;
    if (sum?.from === lead) return sum.next;
  }
  return at;
}

/** 'billed yearly', 'when paid every 6 months', 'annual billing', 'billed as $96 a year'. */
const readBilled: ReadPart = (tokens, at, scope) => {
  const led = matchPhrase(billedLead, tokens, at);
  const place = led ? skipSpace(tokens, led.next) : at;
  const first = matchPhrase(billed, tokens, place);
  if (first) {
    const behind = skipSpace(tokens, skipSum(tokens, first.next));
    const often = readAdverb(tokens, behind, scope) ?? readPer(tokens, behind, scope);
    if (!often?.says.period) return null;
    const next = skipSum(tokens, often.next);
    const again = next > often.next ? readPer(tokens, skipSpace(tokens, next), scope) : null;
    return { says: { billed: often.says.period }, next: again?.says.period ? again.next : next };
  }
  const often = readAdverb(tokens, place, scope);
  const second = often && matchPhrase(led ? terms : billed, tokens, skipSpace(tokens, often.next));
  return often?.says.period && second ? { says: { billed: often.says.period }, next: second.next } : null;
};

const readNote: ReadPart = (tokens, at) => {
  const note = matchPhrase(taxNotes, tokens, tokens[at]?.text === '+' ? skipSpace(tokens, at + 1) : at);
  if (note) return { says: {}, next: note.next };
  const code = tokens[at]?.text ?? '';
  return currencyCodes.has(code) ? { says: { currency: code }, next: at + 1 } : null;
};

/** '$29 month': a noun alone, as boxes print it; in running text only where a phrase ends. */
const readBareNoun: ReadPart = (tokens, at, { isWhole, isDoubtful }) => {
  if (isDoubtful) return null;
  const noun = matchPhrase(nouns, tokens, at);
  if (noun) {
    const behind = tokens[skipSpace(tokens, noun.next)];
    return isWhole || behind === undefined || behind.kind === 'mark'
      ? { says: periodOf(noun.meaning), next: noun.next }
      : null;
  }
  const unit = isWhole ? readUnit(tokens, at, { isWhole, mustBeKnown: true }) : null;
  const behind = unit && tokens[skipSpace(tokens, unit.next)];
  return unit && (behind?.text === '/' || behind?.text.toLowerCase() === 'per')
    ? { says: { unit: unit.text }, next: unit.next }
    : null;
};

const parts = [readAndUp, readBilled, readFor, readPer, readAdverb, readNote, readBareNoun];

/** What is said twice must be the same. */
function join(said: Tail, says: Tail): Tail | null {
  const clash = Object.entries(says).some(([key, value]) => {
    const before = said[key as keyof Tail];
    return before !== undefined && before !== value && key !== 'currency';
  });
  return clash ? null : { ...said, ...says };
}

const separators = new Set(',()[]·•|–—-*;:¹²³†'.split(''));
const mostSeparators = 5;

function skipSeparators(tokens: readonly Token[], at: number, { isWhole }: Scope): number {
  let next = at;
  while (next < at + mostSeparators) {
    const token = tokens[next];
    const isStop =
      token?.text === '.' && (isWhole || tokens[next + 1]?.kind === 'word' || tokens[next + 1]?.text === '/');
    const isGap = isSpace(token) ? isWhole || !token?.text.includes('\n') : separators.has(token?.text ?? '') || isStop;
    if (!isGap) break;
    next += 1;
  }
  return next;
}

/** Everything that belongs to a price behind its amount, and the place behind it. */
export function readTail(
  tokens: readonly Token[],
  at: number,
  scope: Scope,
  said: Tail = {},
): { says: Tail; next: number } {
  let [says, next] = [said, at];
  for (;;) {
    const place = skipSeparators(tokens, next, scope);
    let joined: Tail | null = null;
    for (const read of parts) {
      const part = read(tokens, place, scope);
      joined = part && join(says, part.says);
      if (!part || !joined) continue;
      [says, next] = [joined, part.next];
      const opened = tokens.slice(at, next).some(({ text }) => text === '(');
      if (opened && tokens[next]?.text === ')') next += 1;
      break;
    }
    if (!joined) return { says, next };
  }
}
