import { mayBeVerb } from './verb-forms.ts';

/** 'blocker', 'optimizer', 'planner', 'translator': what does a thing, after the verb for it. 'Cleaner' may compare as well. */
export function isAgentNoun(word: string): boolean {
  const [, stem = ''] = /^(\p{L}{3,})[eo]r$/u.exec(word.toLowerCase()) ?? [];
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
  return [stem, single, `${stem}e`, stem.replace(/i$/, 'y')].some(mayBeVerb);
}
