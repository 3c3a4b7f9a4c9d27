import { mayBeVerb } from './verb-forms.ts';

const agent = /^(?<stem>\p{L}{2,}?(?<last>\p{L}))(?:er|or)$/u;

/** 'blocker', 'optimizer', 'planner', 'translator': what does a thing, after the verb for it. 'Cleaner' may compare as well. */
export function isAgentNoun(word: string): boolean {
  const { stem = '', last = '' } = agent.exec(word.toLowerCase())?.groups ?? {};
  const isDoubled = stem.endsWith(last + last);
  return [stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : []), stem.replace(/i$/, 'y')].some(mayBeVerb);
}
