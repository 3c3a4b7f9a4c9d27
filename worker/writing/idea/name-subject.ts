import { verbsOnly, verbsToo } from '../../language/data/verbs.ts';
import { gerundOf } from '../../language/gerund.ts';

/** What is chosen is the subject, not the choosing: 'how to choose a CRM' is about a CRM. */
const choosing = new Set(
  'choose choosing find finding pick picking select selecting buy buying compare comparing use using adopt adopting need evaluate evaluating get getting'.split(
    ' ',
  ),
);
const takesObject = new Set('choose find pick select buy compare use adopt need evaluate'.split(' '));

const framed =
  /^(?:an? |the )?(?:complete |ultimate |short |quick |beginner['’]?s )?(?:guide|introduction|overview|basics|benefits|advantages|disadvantages|pros and cons|importance|fundamentals|future) (?:of|to|on|in) (.+)$/i;
const ranked = /^(?:the )?(?:top|best)(?: \d+| ten| five)? (.+)$/i;
const asked = /^what (?:is|are) (.+)$/i;
const howTo = /^(?:how|when|where|ways|tips on how|the best way|steps) to (\p{L}+) (.+)$/iu;
const byWhom =
  /^(?:how|why|when|what) (?:do |does |can |should |could )?(.+?) (?:can |should |could |must |need to |have to )(\p{L}+) (.+)$/iu;

/** A subject is a few words. */
const mostRead = 300;

/**
 * The subject of an idea as people say it: 'time tracking software for small accounting firms' of 'how small accounting firms can
 * choose time tracking software', 'baking bread' of 'how to bake bread'. Always a thing or an activity that a sentence can name.
 */
export function nameSubject(idea: string): string {
  const text = idea
    .slice(0, mostRead)
    .replace(/\s+/g, ' ')
    .replace(/(?<![.!?])[.!?]+$/, '')
    .trim();
  const [, verb = '', object = ''] = howTo.exec(text) ?? [];
  if (object) return isVerb(verb) ? named(verb, object, null) : tidy(object);
  const [, people = '', doing = '', what = ''] = byWhom.exec(text) ?? [];
  if (what && isVerb(doing)) return named(doing, what, people);
  for (const pattern of [framed, ranked, asked]) {
    const [, rest] = pattern.exec(text) ?? [];
    if (rest) return nameSubject(rest);
  }
  const [first = '', ...others] = text.split(' ');
  return tidy(choosing.has(first.toLowerCase()) && others.length > 0 ? others.join(' ') : text);
}

const isVerb = (word: string) => verbsOnly.has(word.toLowerCase()) || verbsToo.has(word.toLowerCase());

function named(verb: string, object: string, people: string | null): string {
  if (!takesObject.has(verb.toLowerCase())) return tidy(`${gerundOf(verb.toLowerCase())} ${object}`);
  return people && !/ for /i.test(object) ? `${tidy(object)} for ${people}` : tidy(object);
}

/** Without the article before it, and with a small first letter unless it is a name. */
function tidy(text: string): string {
  const bare = text.replace(/^(?:an?|the|your|their|my) (?:right |best |good )?/i, '').trim();
  return /^\p{Lu}\p{Ll}* \P{Lu}/u.test(bare) || /^\p{Lu}\p{Ll}+$/u.test(bare)
    ? bare.charAt(0).toLowerCase() + bare.slice(1)
    : bare;
}
