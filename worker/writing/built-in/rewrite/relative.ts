import { isPlural } from '../../../language/grammar.ts';
import { alsoNouns, auxiliaries, baseOfThird, baseVerbs } from '../../../language/verbs.ts';

const people = /(?:people|ers|ors|ees|ists|eers|clients|patients|guests|students|parents|staff|children)$/;
/** After these 'that' opens what is said, known or caused. */
const reporting =
  /^(?:is|was|so|all|than|like|fact|news|idea|notice|proof|everything|anything|nothing|something|means|says|such|now|sure)$/;

/** 'Shifts that start too soon' as 'shifts which start too soon': of things, where 'that' can only be a relative. */
export function sayWhich(text: string): string {
  return text.replace(
    /(?<!\p{Ll})(\p{Ll}+) that (\p{Ll}+)(?= \p{Ll})/gu,
    (whole, noun: string, next: string, at: number) => {
      if (reporting.test(noun) || people.test(noun) || /ly$/.test(noun)) return whole;
      const third = baseOfThird(noun);
      if ((third !== undefined && !alsoNouns.has(third)) || (baseVerbs.has(noun) && !alsoNouns.has(noun))) return whole;
      const many = isPlural(noun);
      // One thing must be marked as such: in 'users report that …' the noun would be a verb.
      if (!many && !/\b(?:an?|the|each|every|one|any|no) (?:\p{Ll}+ )?$/u.test(text.slice(0, at))) return whole;
      const isVerb = many ? baseVerbs.has(next) || next === 'have' : baseOfThird(next) !== undefined || next === 'has';
      return isVerb || (auxiliaries.has(next) && !/^(?:do|does|did|has|have)$/.test(next))
        ? `${noun} which ${next}`
        : whole;
    },
  );
}
