import { isPlural } from '../../language/grammar.ts';
import { alsoNouns, auxiliaries, baseOfThird, baseVerbs } from '../../language/verbs.ts';

/*
 * How an English sentence is built, as far as arranging it needs to know. Doubt is an answer: what is not plainly a sentence is
 * told as a fragment, which is never wrong.
 */

export type Shape =
  /** It has a subject and a finite verb of its own. */
  | 'clause'
  /** It begins with a verb that tells somebody what to do. */
  | 'imperative'
  /** It begins with a verb in the third person: 'Tracks every …'. */
  | 'subjectless'
  | 'fragment';

type Token = { word: string /** A comma, dash or the like stands before it. */; breaks: boolean };

const subordinators = new Set(
  'that which who whose whom where when whenever if because while as than how what why until once after before since so whether unless although though wherever whatever like'.split(
    ' ',
  ),
);
const pronouns = new Set(
  'i you he she it we they everyone everybody anyone anybody someone nobody everything nothing this these those there'.split(
    ' ',
  ),
);
const contracted =
  /^(?:i|you|he|she|it|we|they|that|there|what|who|everything)'(?:s|re|ve|ll|d|m)$|^(?:can|won|do|does|is|are|has|have|did|was|were|would|should|could)n?'t$/;
const determiners = new Set(
  'a an the your our their its his her my every each any some no all this that these those one'.split(' '),
);
/** What follows a verb rather than a noun. */
const afterVerb = new Set([
  ...determiners,
  ...'you it them us me him itself themselves yourself everything anything nothing what how when where which whether if'.split(
    ' ',
  ),
]);
const prepositions = new Set(
  'of in on at to for with from by about into onto over under across via per through between without within and or'.split(
    ' ',
  ),
);

/** After these a word in -s is a verb where it may be either: 'Every run ends with', not 'the updates of'. */
const opensVerb = new Set('in on at to with from by into onto over across via through between without and'.split(' '));
/** Words of a plain subject: 'Every test run'. */
const longestSubject = 3;

const tokensOf = (text: string): Token[] =>
  [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/([,;:—–(]|\s-\s)?[^\p{L}\p{N},;:—–(]*([\p{L}\p{N}][\p{L}\p{N}'._/+-]*)/gu),
  ].map(([, mark, word = '']) => ({ word: word.replace(/[.'_/-]+$/, ''), breaks: mark !== undefined }));

/** Where the words before `at` begin that no comma or dash parts from it. */
function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !tokens[start]?.breaks) start -= 1;
  return start;
}

/** 'Oakwell', 'Every test run': what stands before `at` is a subject and no more. */
function isPlainSubject(tokens: readonly Token[], at: number): boolean {
  const start = clauseStart(tokens, at);
  const first = tokens[start]?.word ?? '';
  return at - start === 1 || (at - start <= longestSubject && determiners.has(first) && first !== 'no');
}

const isFiniteAt = (tokens: readonly Token[], at: number): boolean => {
  const { word } = tokens[at] ?? { word: '' };
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[at + 1]?.word ?? '';
  if (auxiliaries.has(word) || contracted.test(word)) return true;
  if (at === 0 || tokens[at]?.breaks || determiners.has(before) || prepositions.has(before)) return false;
  const third = baseOfThird(word);
  if (third !== undefined && !isPlural(before))
    return !alsoNouns.has(third) || afterVerb.has(after) || (isPlainSubject(tokens, at) && opensVerb.has(after));
  if (!baseVerbs.has(word)) return false;
  if (pronouns.has(before)) return true;
  return isPlural(before) && (!alsoNouns.has(word) || afterVerb.has(after));
};

/** 'everything you need', 'the tools your team uses': what hangs on a noun without a word for it. */
function opensRelative(tokens: readonly Token[], at: number): boolean {
  const { word, breaks } = tokens[at] ?? { word: '', breaks: true };
  if (at === 0 || breaks || !(pronouns.has(word) || determiners.has(word))) return false;
  const before = tokens[at - 1]?.word ?? '';
  const isVerb =
    !pronouns.has(before) && (baseVerbs.has(before) || baseOfThird(before) !== undefined || /(?:ing|ed)$/.test(before));
  return !(
    prepositions.has(before) ||
    subordinators.has(before) ||
    determiners.has(before) ||
    isVerb ||
    isFiniteAt(tokens, at - 1)
  );
}

/** Whether a finite verb stands outside of a clause that hangs on another: 'Everything you need' has none. */
function hasMainVerb(tokens: readonly Token[]): boolean {
  let hanging = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const { word, breaks } = tokens[at] ?? { word: '', breaks: false };
    if (breaks) hanging = 0;
    if (subordinators.has(word) || opensRelative(tokens, at)) hanging = 1;
    if (!isFiniteAt(tokens, at)) continue;
    // The first verb after 'that' is that clause's own.
    if (hanging === 0) return true;
    hanging -= 1;
  }
  return false;
}

export function shapeOf(text: string): Shape {
  const tokens = tokensOf(text.slice(0, 600));
  const [first, second] = tokens;
  // 'Don't …', 'Can be …': what begins with a helping verb is no statement.
  if (!first || auxiliaries.has(first.word)) return 'fragment';
  const third = baseOfThird(first.word);
  const next = second?.word ?? '';
  // 'Requests go to …': what a verb follows is a noun.
  const leads = second !== undefined && !second.breaks && !auxiliaries.has(next);
  const isVerb = (base: string) => leads && (!alsoNouns.has(base) || afterVerb.has(next));
  if (baseVerbs.has(first.word) && isVerb(first.word)) return 'imperative';
  if (third !== undefined && isVerb(third) && !(baseVerbs.has(next) && !alsoNouns.has(next))) return 'subjectless';
  if (third !== undefined && leads && !baseVerbs.has(next) && prepositions.has(next)) return 'fragment';
  return hasMainVerb(tokens) ? 'clause' : 'fragment';
}
