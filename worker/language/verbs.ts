import * as forms from './data/finite-forms.ts';
import { functionWords } from './data/function-words.ts';
import { verbsOnly, verbsToo } from './data/verbs.ts';
import { isPlural } from './grammar.ts';

/** 'send' → 'sends'. */
export function thirdPersonOf(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:[sxz]|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const certainThirds = new Set([...verbsOnly].map(thirdPersonOf));
const possibleThirds = new Set([...verbsToo].map(thirdPersonOf));

/** True of a word that is a verb in the third person and never a noun in the plural: 'sends', not 'tracks'. */
export const isThirdPersonVerb = (word: string) => certainThirds.has(word.toLowerCase());

/** True of a verb in its base form, whether it is a noun too or not. */
export const mayBeVerb = (word: string) => verbsOnly.has(word) || verbsToo.has(word);

/** Its first word may be one: 'Track every hour', and 'Track record' too. */
export const opensWithVerb = (text: string) => mayBeVerb(/^[\p{L}-]*/u.exec(text.toLowerCase())?.[0] ?? '');

/** Words that begin an object: behind 'Tracks' or 'Track' they make a verb of it. */
export const opensObject = (word: string) =>
  /^(?:an?|the|your|our|their|its|his|her|my|it|them|you|us|every|each|all|any|one|two|three|th(?:is|at|ese|ose))$/.test(
    word,
  );

/** 'Track your time': an imperative for certain, by itself or by what follows. */
export function opensWithImperative(text: string): boolean {
  const [first = '', second = ''] = text.slice(0, 80).toLowerCase().split(/\s+/);
  return verbsOnly.has(first) || (verbsToo.has(first) && opensObject(second));
}

export const isPossibleThird = (word: string) => possibleThirds.has(word);

const doubling = new Set('begin control forget submit format prefer refer'.split(' '));

/** 'train' → 'training', 'bake' → 'baking', 'plan' → 'planning'. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb);
  return isShort || doubling.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** 'baking bread': what is done, and to what. */
export const isActivity = (phrase: string) => /^\p{L}{2,}ing \p{L}/u.test(phrase);

/** 'blocker', 'optimizer', 'planner', 'translator': what does a thing, after the verb for it. 'Cleaner' may compare as well. */
export function isAgentNoun(word: string): boolean {
  const [, stem = ''] = /^(\p{L}{3,})[eo]r$/u.exec(word.toLowerCase()) ?? [];
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return [stem, single, `${stem}e`, stem.replace(/i$/, 'y')].some(mayBeVerb);
}

const isNoun = (word: string) =>
  !forms.determiners.has(word) && !isPlural(word) && !/(?:ly|ful|ive|ble|ing|ed|al|ic|less|ous|est)$/.test(word);

/**
 * Tells whether a text is a clause of its own, with a finite or imperative verb: 'Invoices for studios.' and 'Everything that you need'
 * are none. Doubtful forms ('Team reports') do not count.
 */
export function hasFiniteVerb(text: string): boolean {
  if (opensWithImperative(text)) return true;
  const read = text.slice(0, 600).toLowerCase().replaceAll('’', "'");
  const words = read.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[,;:()–—]/gu) ?? [];
  let isRelative = false;
  for (const [at, word] of words.entries()) {
    if (opensRelative(words, at)) isRelative = true;
    else if (isFiniteAt(words, at) || (isRelative && isPossibleThird(word))) {
      if (!isRelative) return true;
      isRelative = false;
    } else if (/[,;:()–—]/.test(word)) isRelative = false;
  }
  return false;
}

/**
 * 'Everything that is needed', 'The calendar your clients can book from', 'Maps it draws at night': the next verb belongs to the
 * clause that opens here.
 */
function opensRelative(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  return (
    at > 0 &&
    (forms.relatives.has(word) ||
      (forms.determiners.has(words[0] ?? '') && /^(?:you|we|they|your|our|their)$/.test(word)) ||
      (/^(?:you|we|they|it|he|she)$/.test(word) && isPlainNoun(before)))
  );
}

/** Right before a pronoun that is a subject: no word of grammar, no verb, no adverb. */
const isPlainNoun = (word: string) =>
  /^\p{L}{3,}$/u.test(word) && !functionWords.has(word) && !mayBeVerb(word) && !/(?:ly|ing|ed)$/.test(word);

function isFiniteAt(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  // 'Get it back', 'help you write': behind a verb it is what the verb does something to.
  const isObject = /^(?:you|it)$/.test(before) && mayBeVerb(words[at - 2] ?? '');
  const hasSubject = forms.subjects.has(before) && !isObject;
  if (forms.auxiliaries.has(word) || forms.pasts.has(word)) return true;
  if (at === 0 || before === 'to') return false;
  if (isThirdPersonVerb(word)) return true;
  const hasComplement = opensObject(after) || forms.complementOpeners.has(after);
  // 'The starter needs to be fed', but not 'team chats in one place' nor 'the weekly reports'.
  const isTold = forms.determiners.has(words[0] ?? '') && isNoun(before) && hasComplement;
  if (isPossibleThird(word)) return hasSubject || opensObject(after) || isTold;
  // Participles too, unless they have a subject or an object beside them.
  if (/[a-z]{2}ed$/.test(word) || forms.pastsAndParticiples.has(word)) return hasSubject || opensObject(after);
  // 'Readers need more', 'teams collaborate', but not 'sales report'.
  return mayBeVerb(word) && (hasSubject || (isPlural(before) && (verbsOnly.has(word) || hasComplement)));
}
