import { joinList } from '../../language/grammar.ts';
import { isImperativeVerb, mayBeVerb, opensWithImperative } from '../../language/verb-forms.ts';
import { shapeOf } from './clause.ts';
import * as words from './data/phrases.ts';
import { contentOf, type Desk } from './desk.ts';

const longest = 60;
const mostNames = 3;

/**
 * What a part of the article holds: by the site's own heading where that names it (a slogan names nothing), else by the names of what
 * stands in it.
 */
export function nameFeatures(desk: Desk, heading: string | null, names: readonly string[], texts: readonly string[]) {
  const isNamed = heading !== null && heading !== desk.product && isNaming(heading, [...names, ...texts]);
  return desk.headed([isNamed ? heading : null, listOf(names), desk.say('featuresHeading', { product: desk.product })]);
}

export function nameSteps(desk: Desk, heading: string | null, names: readonly string[]) {
  const steps = joinList(names.map((name) => name.toLowerCase()));
  const works = `How ${desk.product} works`;
  const isShort = names.every((name) => name.split(' ').length <= 2) && works.length + steps.length < longest;
  const isNamed = heading !== null && isNaming(heading, names);
  return desk.headed([
    isShort ? `${works}: ${steps}` : null,
    isNamed ? heading : null,
    `${works}, step by step`,
    listOf(names),
  ]);
}

/** The heading is a noun phrase of the article's kind, and shares a word with what stands below it. */
export function isNaming(heading: string, texts: readonly string[]): boolean {
  const own = contentOf(heading);
  const isPhrase =
    shapeOf(heading) === 'fragment' && !/[.!?:]$|[.!?] /.test(heading) && !/\b(?:your?|we|our|us|my)\b/i.test(heading);
  const shares = texts.filter((text) => [...contentOf(text)].some((word) => own.has(word))).length;
  return (
    isPhrase && own.size > 0 && own.size <= 6 && heading.length <= longest && shares > 0 && !words.ofPage.test(heading)
  );
}

const isNounPhrase = (name: string) =>
  shapeOf(name) === 'fragment' &&
  !/[.!?,:;→·|]/.test(name) &&
  !/^(?:no|not|never|zero|any|every|all|your|just|built|made|designed|stop|more)\b/i.test(name) &&
  !/ (?:that|which|when|if|while|to|for) /.test(name) &&
  !opensWithImperative(name) &&
  !(name.split(' ').length > 2 && mayBeVerb(name.split(' ')[0]?.toLowerCase() ?? '')) &&
  !isImperativeVerb(name.split(' ')[0] ?? '');

/** 'Hourly snapshots, roles and audit log'; null where the names are no names but sentences or calls. */
export function listOf(names: readonly string[]): string | null {
  const short = names.filter((name) => name.split(' ').length <= 4 && isNounPhrase(name) && !words.makers.test(name));
  for (let count = Math.min(mostNames, short.length); count > 0; count -= 1) {
    const text = joinList(short.slice(0, count));
    // One word alone is a label.
    if (text.length <= longest && text.includes(' ')) return text;
  }
  return null;
}
