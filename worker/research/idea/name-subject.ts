import { verbsOnly, verbsToo } from '../../language/data/verbs.ts';
import { gerundOf } from '../../language/verbs.ts';

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

/** What an idea is about, who does what with it, as far as it says so. */
type Reading = { verb: string | null; object: string; people: string | null };

function readIdea(idea: string): Reading {
  const text = idea
    .slice(0, mostRead)
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
    .trim();
  const [, toDo = '', thing = ''] = howTo.exec(text) ?? [];
  if (thing) return { verb: isVerb(toDo) ? toDo.toLowerCase() : null, object: thing, people: null };
  const [, people = '', doing = '', what = ''] = byWhom.exec(text) ?? [];
  if (what && isVerb(doing)) return { verb: doing.toLowerCase(), object: what, people };
  for (const pattern of [framed, ranked, asked]) {
    const [, rest] = pattern.exec(text) ?? [];
    if (rest) return readIdea(rest);
  }
  const [first = '', ...others] = text.split(' ');
  const isChoice = choosing.has(first.toLowerCase()) && others.length > 0;
  return { verb: null, object: isChoice ? others.join(' ') : text, people: null };
}

/**
 * The subject of an idea as people say it: 'time tracking software for small accounting firms' of 'how small accounting firms can
 * choose time tracking software', 'baking bread' of 'how to bake bread'. Always a thing or an activity that a sentence can name.
 */
export function nameSubject(idea: string): string {
  const { verb, object } = readIdea(idea);
  return verb && !takesObject.has(verb) ? tidy(`${gerundOf(verb)} ${object}`) : thingOf(idea);
}

/** The thing alone, whatever is to be done with it, and for whom: pages are written on things. */
export function thingOf(idea: string): string {
  const { object, people } = readIdea(idea);
  return people && !/ for /i.test(object) ? `${tidy(object)} for ${people}` : tidy(object);
}

const isVerb = (word: string) => verbsOnly.has(word.toLowerCase()) || verbsToo.has(word.toLowerCase());

/** Without the article before it, and with a small first letter unless it is a name. */
const tidy = (text: string) =>
  withoutCapital(text.replace(/^(?:an?|the|your|their|my) (?:right |best |good )?/i, '').trim());

/** As in the middle of a sentence; where the second word has a capital too, it is a name. */
export const withoutCapital = (text: string) =>
  /^\p{Lu}\p{Ll}*(?: [^\p{Lu}]|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
