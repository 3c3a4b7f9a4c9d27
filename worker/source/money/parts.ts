import type { Price } from '../../contract/product-sheet.ts';
import { adverbs, narrowNouns, nouns, type Period, readPeriod } from './periods.ts';
import { matchPhrase, phrasesOf } from './phrases.ts';
import { isSpace, skipSpace, type Token } from './tokens.ts';
import { readUnit } from './unit.ts';
import * as words from './words.ts';

/** What may follow an amount, as far as it is said. */
export type Tail = Partial<Pick<Price, 'period' | 'periods' | 'billed' | 'unit' | 'isFrom' | 'currency'>>;
/**
 * `isWhole`: the text is a price and nothing else, so that more can be understood than in running text. `isDoubtful`: the amount
 * may be none, and only marked periods and units make it one ('TRY 3 months'). `among`: the
 * currencies that the amount's sign may stand for.
 */
export type Scope = { isWhole: boolean; isDoubtful?: boolean; among?: readonly string[] };
type Part = { says: Tail; next: number };
export type ReadPart = (tokens: readonly Token[], at: number, scope: Scope) => Part | null;

const per = phrasesOf(words.perWords);
const each = phrasesOf(words.eachWords);
const perKnown = phrasesOf(words.perOnlyKnown);
const forPhrases = phrasesOf(words.forWords);
const and = phrasesOf(words.andWords);
const andUp = phrasesOf(words.andUp);
const least = phrasesOf(words.leastWords);
const alsoPaid = phrasesOf(words.alsoPaid);
const taxNotes = phrasesOf(words.taxNotes);

/** 'and up', a plus sign right behind the amount, '+ usage': it is the least that is paid. */
export const readAndUp: ReadPart = (tokens, at) => {
  const isPlus = tokens[at]?.text === '+';
  const besides = matchPhrase(alsoPaid, tokens, isPlus ? skipSpace(tokens, at + 1) : at);
  const isBesides = besides !== null && (isPlus || besides.next > at + 1);
  const bare = isPlus && !isSpace(tokens[at - 1]) ? at + 1 : matchPhrase(andUp, tokens, at)?.next;
  const next = isBesides ? besides.next : bare;
  return next === undefined ? null : { says: { isFrom: true }, next };
};

/** '/month', 'per user and month', 'a seat', 'every 6 months'. */
export const readPer: ReadPart = (tokens, at, { isWhole }) => {
  const isSlash = tokens[at]?.text === '/';
  const beginsClause = !isWhole && tokens[at - 2]?.text === ',';
  const marks = matchPhrase(per, tokens, at) ?? (beginsClause ? null : matchPhrase(each, tokens, at));
  const any = isSlash ? at + 1 : marks?.next;
  const known = any === undefined ? matchPhrase(perKnown, tokens, at)?.next : undefined;
  const marked = any ?? known;
  if (marked === undefined) return null;
  let place = skipSpace(tokens, marked);
  if (isSlash) {
    place = skipSpace(tokens, matchPhrase(per, tokens, place)?.next ?? place);
    const often = matchPhrase(adverbs, tokens, place);
    if (often) return { says: periodOf(often.meaning), next: often.next };
  }
  const narrow =
    isSlash && tokens[skipSpace(tokens, place + 1)]?.kind !== 'word'
      ? narrowNouns.get(tokens[place]?.text ?? '')
      : undefined;
  if (narrow?.[0]) return { says: periodOf(narrow[0].meaning), next: place + 1 };
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

/** 'for 2 years', 'for life'. */
export const readFor: ReadPart = (tokens, at) => {
  const marked = matchPhrase(forPhrases, tokens, at);
  const place = marked ? skipSpace(tokens, marked.next) : at;
  const once = marked && matchPhrase(adverbs, tokens, place);
  if (once?.meaning.period === 'once') return { says: periodOf(once.meaning), next: once.next };
  const period = marked && readPeriod(tokens, place);
  return period?.isCounted ? { says: periodOf(period), next: period.next } : null;
};

export const readAdverb: ReadPart = (tokens, at) => {
  const found = matchPhrase(adverbs, tokens, at);
  return found && { says: periodOf(found.meaning), next: found.next };
};

/** 'min. 3 users', '3 seat minimum'. */
export const readCondition: ReadPart = (tokens, at, { isWhole }) => {
  if (!isWhole) return null;
  const lead = matchPhrase(least, tokens, at);
  const start = lead ? skipSpace(tokens, tokens[lead.next]?.text === '.' ? lead.next + 1 : lead.next) : at;
  const unit = tokens[start]?.kind === 'number' ? readUnit(tokens, start, { isWhole, mustBeKnown: true }) : null;
  if (!unit) return null;
  const behind = lead ? null : matchPhrase(least, tokens, skipSpace(tokens, unit.next));
  return lead || behind ? { says: {}, next: behind?.next ?? unit.next } : null;
};

/** Taxes, and which dollars: '$29/mo CAD'. */
export const readNote: ReadPart = (tokens, at, { among }) => {
  const note = matchPhrase(taxNotes, tokens, tokens[at]?.text === '+' ? skipSpace(tokens, at + 1) : at);
  if (note) return { says: {}, next: note.next };
  const code = tokens[at]?.text ?? '';
  return among?.includes(code) ? { says: { currency: code }, next: at + 1 } : null;
};

/** '$29 month': a noun alone, as boxes print it; in running text only where a phrase ends. */
export const readBareNoun: ReadPart = (tokens, at, { isWhole, isDoubtful }) => {
  if (isDoubtful) return null;
  const noun = matchPhrase(nouns, tokens, at);
  if (noun) {
    const behind = tokens[skipSpace(tokens, noun.next)];
    return isWhole || behind === undefined || behind.kind === 'mark'
      ? { says: periodOf(noun.meaning), next: noun.next }
      : null;
  }
  // '$29/month 500 pages/month' says how many one has for it.
  const isCounted = tokens[at]?.kind === 'number';
  const unit = isWhole && !isCounted ? readUnit(tokens, at, { isWhole, mustBeKnown: true }) : null;
  const behind = unit && tokens[skipSpace(tokens, unit.next)];
  return unit && (behind?.text === '/' || behind?.text.toLowerCase() === 'per')
    ? { says: { unit: unit.text }, next: unit.next }
    : null;
};
