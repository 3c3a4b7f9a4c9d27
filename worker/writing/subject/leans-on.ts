import { verbsOnly } from '../../language/data/verbs.ts';
import { stem, stemsOf, wordsOf } from '../../language/words.ts';
import * as leaning from './data/leaning.ts';

/** 'Two others followed': whom, the sentence before says. */
const follows = /\bfollow(?:ed|s)?\b(?! (?:by|from|an?|the)\b)/;
const early = 7;
const auxiliaries = /^(?:is|are|was|were|has|have|can|may|do|does|did|will|charge|need|use|cost)$/;

/**
 * True where a sentence cannot be understood without the one before it: a pronoun too early, a linking word, or 'the' thing that was
 * just named. `subject` holds the stems of what the whole page is about, which needs no sentence before it.
 */
export function leansOn(sentence: string, before: string, subject: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence);
  const [first = '', second = ''] = words;
  const opening = words.slice(0, early);
  return (
    leaning.joints.has(first) ||
    follows.test(sentence) ||
    leaning.jointPhrases.some((phrase) => `${opening.join(' ')} `.startsWith(`${phrase} `)) ||
    leaning.measures.has(words.at(-1) ?? '') ||
    opening.some((word) => leaning.pronouns.has(word) || leaning.links.has(word)) ||
    words.some((word) => word === 'this' || word === 'these') ||
    (leaning.quantifiers.has(first) && (auxiliaries.test(second) || verbsOnly.has(second))) ||
    pointsBack(opening, before, subject) ||
    isSurname(sentence, before)
  );
}

/** True where a sentence says of nothing 'it' or 'they', so that a table of its page's part can have it. */
export const namesAll = (sentence: string) => !wordsOf(sentence).some((word) => leaning.pronouns.has(word));

/** True where it has no 'the' either but of what the page is about or what it explains itself ('the cost of software'). */
export function standsAlone(sentence: string, subject: ReadonlySet<string>): boolean {
  return wordsOf(sentence).every((word, at, words) => {
    const explains = (next: string) => leaning.explainers.has(next);
    const isSubject = (next: string) => subject.has(stem(next));
    return word !== 'the' || words.slice(at + 1, at + 4).some(explains) || words.slice(at + 1, at + 3).some(isSubject);
  });
}

/** 'The fee': named in the sentence before, or nowhere. */
function pointsBack(opening: readonly string[], before: string, subject: ReadonlySet<string>): boolean {
  const told = stemsOf(before).difference(subject);
  return opening.some((word, at) => {
    const noun = opening[at + 1] ?? '';
    const isOpening = at === 0 && leaning.openingPointers.has(noun);
    return word === 'the' && (isOpening || leaning.pointers.has(noun) || told.has(stem(noun)));
  });
}

/** A surname alone: the full name stands in the sentence before. */
function isSurname(sentence: string, before: string): boolean {
  const [, name] = /^(\p{Lu}\p{Ll}+) \p{Ll}/u.exec(sentence) ?? [];
  return name !== undefined && before.includes(` ${name}`);
}
