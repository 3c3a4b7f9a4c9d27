import { hasFiniteVerb, mayBeVerb } from '../../language/verbs.ts';
import { stem } from '../../language/words.ts';
import { contentWords, sameRoot } from './basis.ts';
import { clauseEnds, contrasts, denials, deniesWithin, light, ofAbsence, pending } from './data/denial-words.ts';
import * as patterns from './data/patterns.ts';

export const content = (text: string) =>
  contentWords(text).flatMap((word) => (light.has(stem(word)) ? [] : [stem(word)]));

/** 'Without your yes, nothing happens' is one clause, and so is 'Paper, however, burns'. */
export const clausesOf = (text: string) =>
  withoutIdioms(text)
    .replace(patterns.aside, ' ')
    .replace(/^(without [^,]{1,60}), /i, '$1 ')
    .split(clauseEnds)
    .filter((clause) => clause.trim() !== '');

export const has = (roots: readonly string[], root: string) =>
  root !== '' && roots.some((known) => sameRoot(known, root));

/** What stands after a word of denial is denied, and what stands before where that is too little. */
type Denial = { word: string; before: string; core: string[]; around: string[] };

export const denialsIn = (clause: string): Denial[] =>
  [...clause.matchAll(denials)].map(({ 0: word, index }) => {
    const before = clause.slice(0, index);
    // 'It does not ask a crew to repaint' says that nobody has to repaint.
    const denied = clause.slice(index + word.length).replace(patterns.asking, ' ');
    return { word, before, core: content(denied), around: content(before) };
  });

/** What a clause denies in the end. */
export function denialIn(clause: string): Denial | undefined {
  if (!pending.test(clause)) return denialsIn(clause).at(-1);
  // Of what is planned one word alone is too little to tell.
  return { word: '', before: '', core: ['', ...content(clause.replace(pending, ' '))], around: [] };
}

/** 'Never overwrites without a yes' says when a thing is done: neither that it is nor that it is not. */
export function conditionIn(clause: string): string[] {
  const found = denialsIn(clause);
  const isDouble = found.length > 1 || deniesWithin.test(clause);
  return (isDouble && found.findLast(({ word }) => /^without$/i.test(word))?.core) || [];
}

/** The clause that one without a subject goes on from; what 'they' are stands before. */
function subjectOf(before: readonly string[]): string[] {
  const from = before.findLastIndex((clause) => !/^(?:it|they|who|which|that)\b/i.test(clause.trim()));
  return before.slice(Math.max(0, from)).flatMap(content);
}

/** What the facts of a sentence say: `words` as they stand there, `verb` what is not done, of `subject` where they name one. */
type Said = { words: string; stated: string[]; denied: string[]; isAsked?: true; verb?: string; subject?: string[] };

/** 'At no cost' says yes, and 'no code' is a kind of tool. */
const withoutIdioms = (text: string) =>
  text
    .replace(/\b(no|low)[- ]code\b(?! (?:for|that|which|is|to|in|of|or|and|at|on|runs?)\b)/gi, '$1code')
    // 'Parse-free nodes' are nodes, without parsing.
    .replace(/\b(\p{L}{3,20})-free (?=\p{L})/giu, 'without $1; ')
    .replace(/\b(\p{L}{3,20})-free\b/giu, 'without $1')
    .replace(/\b(?:at|for) no (?:extra |additional |further )?(?:charges?|costs?|fees?)\b/gi, 'free')
    .replace(/\b(?:never|not) (\w+ )?(?:more|less|fewer) than\b/gi, '$1at most')
    // 'That counts as no': an answer.
    .replace(/\b(as|a|means?|says?) no(?=[.,;:!]|$)/gi, '$1 refusal');

/** What a clause says is not done: 'never quietly reopens', 'no credentials ever leave'. */
function deniedVerb(words: string, { word, core }: Denial): string | undefined {
  if (/^no$/i.test(word)) return content(/\bever (\w+)/i.exec(words)?.[1] ?? '')[0];
  return /^(?:not|never|cannot|n['’]t)$/i.test(word) ? core.find((root) => !root.endsWith('li')) : undefined;
}

/**
 * 'No hidden costs, paywalls or ads', 'without accounts and tracking', 'not made for racing, for reasons of weight': without a verb it
 * goes on with the denial before it.
 */
export const goesOnDenying = (clause: string) =>
  isBareVerb(clause) ||
  (/\bor\b|^\s?(?:for|due|because|in|on|at|with|of|from|by)\b|^\s?[\p{L}-]+[.!]?$/iu.test(clause) &&
    !hasFiniteVerb(clause.split(patterns.relative)[0] ?? ''));

/** 'No ads, hidden costs, or paywalls': what has no verb goes on with what comes behind it, up to an 'or'. */
function isAmong(clauses: readonly string[]): boolean {
  const end = clauses.findIndex((clause) => hasFiniteVerb(clause));
  return clauses.slice(1, end < 0 ? undefined : end).some((clause) => /^\s?or\b/i.test(clause));
}

/** 'We don't sell notes, share them or read them': a verb without a subject goes on with the one before. */
const isBareVerb = (clause: string) => mayBeVerb(/^\s?(?:or |and )?(\p{Ll}+) /u.exec(clause)?.[1] ?? '');

/** A question states nothing, be it in one fact with its answer; 'No' denies what it patterns.asks, 'Yes' states it. */
export function saidBy(facts: readonly string[]): Said[] {
  const quotes = facts.flatMap((fact) => (fact.includes('?\n') ? fact.split('\n') : [fact]));
  const [answer] = quotes.flatMap((quote) => /^(yes|no|not yet)(?:[.,:;!]|$)/i.exec(quote)?.[1]?.toLowerCase() ?? []);
  return quotes.flatMap((quote) => {
    if (quote.trim().endsWith('?')) {
      const asked = patterns.asks.test(quote) && answer ? content(quote) : [];
      const [stated, denied] = answer === 'yes' ? [asked, []] : [[], asked];
      return { words: quote, stated, denied, isAsked: true };
    }
    let isDenied = false;
    return clausesOf(quote.replace(contrasts, ' not ')).map((words, at, clauses): Said => {
      const denial = denialIn(words);
      const isFurther = isDenied && !denial && (goesOnDenying(words) || isAmong(clauses.slice(at)));
      isDenied = denial !== undefined || isFurther;
      // 'Nothing that fits' says of what fits that it is not there.
      const isOfNothing = /^no(?:thing|body|ne)$/i.test(denial?.word ?? '') && patterns.relative.test(words);
      if (isFurther || isOfNothing) return { words, stated: [], denied: [] };
      // In a row of a table 'No' stands in its column alone.
      if (!denial || words.includes(' | ')) return { words, stated: content(words), denied: [] };
      if (conditionIn(words).length > 0) return { words, stated: [], denied: [] };
      const { core, around } = denial;
      const isAbsent = core.length === 0 || (ofAbsence.has(core[0] ?? '') && /^not$/i.test(denial.word));
      // 'A list that it can't change means that it never pays' denies two things.
      const earlier = denialsIn(words).slice(0, -1);
      const denied = [...core, ...earlier.flatMap((other) => other.core.slice(0, 1))];
      const subject = /^not\b/i.test(words) && at > 0 ? subjectOf(clauses.slice(0, at)) : undefined;
      const said = { words, subject, verb: deniedVerb(words, denial) };
      return isAbsent ? { ...said, stated: [], denied: [...denied, ...around] } : { ...said, stated: around, denied };
    });
  });
}
