import * as forms from './data/finite-forms.ts';
import { functionWords } from './data/function-words.ts';
import { verbsOnly } from './data/verbs.ts';
import { isPlural } from './grammar.ts';
import { isPossibleThird, isThirdPersonVerb, mayBeVerb, opensObject, opensWithImperative } from './verb-forms.ts';

const isNoun = (word: string) =>
  !forms.determiners.has(word) && !isPlural(word) && !/(?:ly|ful|ive|ble|ing|ed|al|ic|less|ous|est)$/.test(word);
/** Participles too, unless they have a subject or an object beside them. */
const isPastForm = (word: string) => /[a-z]{2}ed$/.test(word) || forms.pastsAndParticiples.has(word);

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
  if (isPastForm(word)) return hasSubject || opensObject(after);
  // 'Readers need more', 'teams collaborate', but not 'sales report'.
  return mayBeVerb(word) && (hasSubject || (isPlural(before) && (verbsOnly.has(word) || hasComplement)));
}
