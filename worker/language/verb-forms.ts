import { verbsOnly, verbsToo } from './data/verbs.ts';

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

/** True of a verb in its base form that is never a noun: 'send', not 'track'. */
export const isImperativeVerb = (word: string) => verbsOnly.has(word.toLowerCase());

/** True of a verb in its base form, whether it is a noun too or not. */
export const mayBeVerb = (word: string) => verbsOnly.has(word) || verbsToo.has(word);

/** Its first word may be one: 'Track every hour', and 'Track record' too. */
export const opensWithVerb = (text: string) => mayBeVerb(/^\p{L}*/u.exec(text.toLowerCase())?.[0] ?? '');

/** Words that begin an object: behind 'Tracks' or 'Track' they make a verb of it. */
export const opensObject = (word: string) =>
  /^(?:an?|the|your|our|their|its|his|her|my|it|them|you|us|every|each|all|any|one|two|three|th(?:is|at|ese|ose))$/.test(
    word,
  );

/** 'Tracks every minute': a verb in the third person for certain, by itself or by what follows. */
export const opensWithThirdPerson = (text: string) => opensWith(text, certainThirds, possibleThirds);

/** 'Track your time': an imperative for certain, by itself or by what follows. */
export const opensWithImperative = (text: string) => opensWith(text, verbsOnly, verbsToo);

function opensWith(text: string, certain: ReadonlySet<string>, possible: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = text.slice(0, 80).toLowerCase().split(/\s+/);
  return certain.has(first) || (possible.has(first) && opensObject(second));
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
