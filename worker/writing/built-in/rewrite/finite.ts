import { isPlural } from '../../../language/grammar.ts';
import { alsoNouns, auxiliaries, baseOfThird, baseVerbs, isPast } from '../../../language/verbs.ts';

/** A word of a sentence with the marks around it. */
export type Token = { before: string; word: string; after: string };

export function tokenize(text: string): Token[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((piece) => {
      const before = /^[^\p{L}\p{N}$€£#@.+/]*/u.exec(piece)?.[0] ?? '';
      const rest = piece.slice(before.length);
      const after = /(?<![^\p{L}\p{N}%+])[^\p{L}\p{N}%+]*$/u.exec(rest)?.[0] ?? '';
      return { before, word: rest.slice(0, rest.length - after.length), after };
    });
}

export const joinTokens = (tokens: readonly Token[]) =>
  tokens
    .map(({ before, word, after }) => before + word + after)
    .filter(Boolean)
    .join(' ');

const subordinators = new Set(
  'that which who whom whose when if where how what while because before after until once as so than whenever whether since unless though although wherever why'.split(
    ' ',
  ),
);
const pronouns = new Set('i you we they it he she who that which everyone nobody someone'.split(' '));
const startsObject = new Set(
  'a an the your our their its his her my this that these those every each any all no some one two three four five it them you us everything anything up out off into through live automatically about around only more less nothing what when where how directly again both twice themselves itself'.split(
    ' ',
  ),
);
const precedesNoun = new Set(
  'a an the your our their its his my every each of no all any some more other extra unlimited new many several for with from in on at by'.split(
    ' ',
  ),
);
const betweenSubjectAndVerb = new Set(
  'also always never only just still now already often usually then both'.split(' '),
);

const takesObject = (word: string) => startsObject.has(word) || /^[$€£¥\d]/.test(word);

/** True where a token can be the finite verb of its clause. */
export function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word.toLowerCase() ?? '';
  let before = at - 1;
  while (before > 0 && betweenSubjectAndVerb.has(tokens[before]?.word.toLowerCase() ?? '')) before--;
  const previous = tokens[before]?.word.toLowerCase() ?? '';
  const next = tokens[at + 1]?.word.toLowerCase() ?? '';
  if (previous === 'to' || precedesNoun.has(previous) || /^\d/.test(previous)) {
    return auxiliaries.has(word) && word !== 'have' && word !== 'do';
  }
  if (auxiliaries.has(word)) return at > 0;
  if (at === 0) return false;
  const base = baseOfThird(word);
  if (base !== undefined) return !alsoNouns.has(base) || takesObject(next) || pronouns.has(previous);
  if (baseVerbs.has(word)) {
    const afterSubject =
      pronouns.has(previous) ||
      previous === 'that' ||
      previous === 'who' ||
      (isPlural(previous) && tokens[before]?.after === '');
    return afterSubject && (!alsoNouns.has(word) || takesObject(next) || pronouns.has(previous));
  }
  return isPast(word) && (isPlural(previous) || pronouns.has(previous) || takesObject(next)) && next !== 'by';
}

/** True where the words from `from` on have a finite verb outside of subordinate clauses. */
export function hasMainVerb(tokens: readonly Token[], from = 0): boolean {
  let pending = 0;
  for (let at = from; at < tokens.length; at++) {
    const word = tokens[at]?.word.toLowerCase() ?? '';
    const previous = tokens[at - 1];
    if (subordinators.has(word) && !(at === from && word === 'that')) {
      pending = 1;
    } else if (pronouns.has(word) && at > from && previous && previous.after === '' && isPlural(previous.word)) {
      pending = 1;
    } else if (
      isFiniteVerb(tokens, at) ||
      (pending === 1 &&
        /^(?:that|which|who)$/.test(previous?.word ?? '') &&
        /[a-z]s$/.test(word) &&
        !baseVerbs.has(tokens[at + 1]?.word.toLowerCase() ?? ''))
    ) {
      if (pending === 0) return true;
      pending = 0;
    }
    // 'After that, …': a subordinate part without a verb ends at its comma.
    if (tokens[at]?.after.includes(',')) pending = 0;
  }
  return false;
}

/**
 * True where a word may well be the verb although it could be a noun: what a whole sentence without a clearer verb turns on
 * ('Every truck and door stands on one board').
 */
export function hasLikelyVerb(tokens: readonly Token[]): boolean {
  const lower = tokens.map(({ word }) => word.toLowerCase());
  const firstNoun = lower.findIndex((word) => !precedesNoun.has(word));
  const severalActors =
    !/^(?:every|each|an?)$/.test(lower[0] ?? '') &&
    (lower.slice(0, 4).some((word, at) => word === 'and' && at > 0) ||
      isPlural(lower[firstNoun] ?? '') ||
      isPlural(lower[firstNoun + 1] ?? ''));
  return lower.some((word, at) => {
    const previous = lower[at - 1] ?? '';
    const next = lower[at + 1] ?? '';
    if (
      at < 1 ||
      at === lower.length - 1 ||
      precedesNoun.has(previous) ||
      /^(?:and|or|to|that|which|who|per)$/.test(previous)
    )
      return false;
    if (/^(?:and|or|of)$/.test(next) || tokens[at]?.after.includes(',') || isPlural(next)) return false;
    return baseOfThird(word) !== undefined ? !severalActors : severalActors && baseVerbs.has(word);
  });
}

const particles = new Set('up out off in together back over down'.split(' '));
const objects = new Set(
  'a an the your our every each any all this that these those one more as who what how where when which multiple unlimited new custom both everything anything it them directly straight with without from to on across between by as'.split(
    ' ',
  ),
);
/** Verbs that open feature copy even before a bare singular noun: 'Track time', 'Export data'. */
const readilyImperative = new Set('track use share export import start find edit plan'.split(' '));
const hardlyImperative = new Set(
  'support access offer need land last staff water word value time form fit light live own'.split(' '),
);

/** A word that no list knows, straight before an article or 'your', is a verb: 'Photograph a receipt'. */
function looksImperative(word: string, next: string): boolean {
  return (
    /^(?:an?|the|your)$/.test(next) &&
    /^[a-z]{3,}$/.test(word) &&
    !notVerbs.test(word) &&
    !isPast(word) &&
    baseOfThird(word) === undefined
  );
}

const notVerbs =
  /^(?:and|but|for|nor|yet|not|all|both|half|such|what|with|from|into|onto|upon|over|under|near|like|unlike|than|that|this|even|only|just|once|when|while|where|since|until|after|before|because|though|although|about|above|across|against|along|among|around|behind|below|beneath|beside|besides|between|beyond|despite|during|except|inside|instead|outside|past|per|plus|through|throughout|towards?|within|without|via|is|are|was|were|has|have|had|does|did|can|will|whether|if|as|at|by|in|of|on|to|or|so|quite|rather|almost|often|sometimes|always|never|now|then|today|perhaps|maybe|here|there|\w+ly|\w+ing|\w+s)$/;

/** True where the sentence tells its reader to do something: 'Send invoices in seconds'. */
export function isImperative(tokens: readonly Token[], endsWithStop: boolean): boolean {
  const first = tokens[0];
  const second = tokens[1];
  if (!first || !second) return false;
  const verb = first.word.toLowerCase();
  const next = second.word.toLowerCase();
  if (first.after.includes(':')) return false;
  // 'Show notes can be written …': a name of two nouns, and what is said of it.
  if (isPlural(next) && auxiliaries.has(tokens[2]?.word.toLowerCase() ?? '')) return false;
  if (!baseVerbs.has(verb)) return first.after === '' && looksImperative(verb, next);
  if (first.after.includes(',') || next === 'and') {
    const other = tokens[first.after.includes(',') ? 1 : 2]?.word.toLowerCase() ?? '';
    const object = tokens[first.after.includes(',') ? 2 : 3]?.word.toLowerCase() ?? '';
    return baseVerbs.has(other) && (!alsoNouns.has(verb) || !alsoNouns.has(other) || objects.has(object));
  }
  if (auxiliaries.has(next)) return false;
  if (!alsoNouns.has(verb)) return baseOfThird(next) === undefined || alsoNouns.has(baseOfThird(next) ?? '');
  if (hardlyImperative.has(verb)) return objects.has(next) && next !== 'for' && !hasMainVerb(tokens, 1);
  if (objects.has(next) || particles.has(next) || /^\d/.test(next))
    return !(next === 'to' || next === 'with') || !hasMainVerb(tokens, 2);
  if (next === 'by' || next === 'of') return false;
  if (
    isPlural(next) &&
    (baseVerbs.has(tokens[2]?.word.toLowerCase() ?? '') || auxiliaries.has(tokens[2]?.word.toLowerCase() ?? ''))
  )
    return false;
  if (isPlural(next)) return (endsWithStop || tokens.length >= 4) && !hasMainVerb(tokens, 2);
  if (hasMainVerb(tokens, 1)) return false;
  if (endsWithStop && tokens.length >= 5) return true;
  return readilyImperative.has(verb) && tokens.length >= 3 && !next.endsWith('ing');
}
