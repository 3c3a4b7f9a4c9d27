import { functionWords } from '../../language/data/function-words.ts';
import { isPossibleThird, isThirdPersonVerb } from '../../language/verb-forms.ts';
import { placesOf } from '../../language/words.ts';
import { plainNames } from '../facts/material.ts';

export type PlanMention = { name: string; from: number; to: number };

const isPlan = /^\s(?:plans?|tiers?|editions?)\b/;

/** 'Free software can …' names no plan; 'Free has ten pans' does. */
function isAdjective(name: string, behind: string): boolean {
  const [, next = ''] = /^ (\p{Ll}+)/u.exec(behind) ?? [];
  const isSubject = functionWords.has(next) || isThirdPersonVerb(next) || isPossibleThird(next);
  return plainNames.test(name) && next !== '' && !isSubject && !isPlan.test(behind);
}

/** Where a sentence names plans, as they are written or, before 'plan', in small letters; of names in one another the longest. */
export function findPlans(sentence: string, names: readonly string[]): PlanMention[] {
  const lower = sentence.toLowerCase();
  const isNamed = ({ name, from, to }: PlanMention) =>
    sentence.startsWith(name, from) && !(from === 0 && isAdjective(name, sentence.slice(to)));
  const all = [...new Set(names)]
    .flatMap((name) => [...placesOf(name.toLowerCase(), lower)].map((from) => ({ name, from, to: from + name.length })))
    .filter((mention) => isNamed(mention) || isPlan.test(lower.slice(mention.to)));
  const longest = ({ from, to }: PlanMention) =>
    all.every((other) => other.from > from || other.to < to || other.to - other.from <= to - from);
  return all.filter(longest).sort((one, other) => one.from - other.from);
}
