import { isPlural } from '../../../language/grammar.ts';
import { baseOfThird, baseVerbs } from '../../../language/verbs.ts';

const noThing = (word: string) => baseVerbs.has(word) || baseOfThird(word) !== undefined || /(?:ed|ly|ing)$/.test(word);

/** 'Walls, floors and openings' as 'walls, openings and floors': a list of things has no order that matters. */
export function swapListed(text: string): string | null {
  const match =
    /^(.*?\p{Ll}+), (\p{Ll}{3,}|(?:an?|the) \p{Ll}{3,}(?: \p{Ll}{3,})?) and (\p{Ll}{3,}|(?:an?|the) \p{Ll}{3,}(?: \p{Ll}{3,})?)(?= (?:with|in|on|for|by|at|from)\b|$)(.*)$/u.exec(
      text,
    );
  const [, start = '', one = '', other = '', rest = ''] = match ?? [];
  if (!match || !isThing(one) || !isThing(other) || noThing(start.split(' ').at(-1) ?? '')) return null;
  // What follows the last thing may be said of that one alone.
  if (rest && (/ /.test(one) || / /.test(other))) return null;
  // 'If it rains, the baker and the driver …' is no list; and of people the order is that of the page.
  if (
    / /.test(one) &&
    !/\b(?:with|includes?|contains?|gets?|has|have|shows?|stores?|keeps?|needs?) [^,]+(?:, [^,]+)*$/.test(start)
  )
    return null;
  return `${start}, ${other} and ${one}${rest}`;
}

const isThing = (text: string) => (/^(?:an?|the) /.test(text) ? true : isPlural(text) && !noThing(text));
