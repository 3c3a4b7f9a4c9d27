import { stem } from '../../language/stem.ts';
import { alsoNouns, auxiliaries, baseVerbs } from '../../language/verbs.ts';
import { wordsOf } from '../../language/words.ts';

const leans =
  /^(?:nevertheless|nonetheless|hence|consequently|subsequently|meanwhile|accordingly|it|its|this|that|these|those|they|their|them|he|she|his|her|such|both|another|others?|the (?:latter|former|same|other|first|second|third|two|practice|method|process|word|term|name|result|change|book|paper|pamphlet|treatise|study|work|report|survey|idea|discovery|design|finding|publication|experiment|device|invention|attempt|patent|episode|event|authors?|researchers|scientists|inventor|company|firm|group|team|agreement|ban|plan)|however|but|and|or|so|then|also|thus|therefore|as a result|for example|in addition|moreover|instead|otherwise|similarly|likewise|further|in contrast|by contrast|later|elsewhere|here|there|one of (?:these|them)|some of (?:these|them)|most of (?:these|them)|all of (?:these|them)|in such|in these|at these|by then|such|as such|in turn|the two|in this|at this|for this|from this|by this|of these|among them|because of this|after (?:this|that)|until then|since then)\b/i;

const early =
  /^(?:\S+ ){0,4}(?:it|its|them|themselves|they|their|he|she|his|her|him|this|these|then|therefore|such|later)\b/i;

/** Points to what was said before, or measures by it ('requires one', 'this claim', 'is enough', 'matters more'). */
const pointing =
  /\b(?:this|these)\b|\b(?:use|uses|used|using|with) the \p{Ll}+ to\b|\b(?:one|ones|enough|more|less|too|as well|instead|otherwise)\.$/iu;

const against = /^(?:\S+ ){0,6}?(?:by contrast|in contrast|however|in turn|on the other hand|too|as well|instead),/i;

/** 'Receives them': in a clause of its own the subject is not meant, unless two verbs share their object ('read files and keep them'). */
const needsObject = /^(?![^,]*\b(?:and|or|then) (?:\p{Ll}+ )?\p{Ll}+ them\b)[^,]*\bthem\b/u;

/** 'Most charge a fee': of what, the sentence before says. */
export function countsOnly(text: string): boolean {
  const [, word = ''] = /^(?:most|some|many|several|few|all|each|none) (\p{Ll}+)/iu.exec(text) ?? [];
  return (
    auxiliaries.has(word) || (baseVerbs.has(word) && !alsoNouns.has(word)) || /^(?:charge|cost|use|need)$/.test(word)
  );
}

/** True where a statement cannot be understood without the one before it: a pronoun too early, or 'the' thing that was just named. */
export function leansOn(quote: string, before: string, subject: ReadonlySet<string>): boolean {
  if (
    countsOnly(quote) ||
    needsObject.test(quote) ||
    leans.test(quote) ||
    against.test(quote) ||
    pointing.test(quote) ||
    early.test(quote.replace(/^[^,]{0,40}\bthat (?:they|it)\b/, ''))
  )
    return true;
  const told = new Set(wordsOf(before).map(stem));
  const nouns = [
    ...quote
      .split(' ')
      .slice(0, 7)
      .join(' ')
      .matchAll(/\b[Tt]he (\p{Ll}{3,})/gu),
  ].map(([, noun = '']) => noun);
  // A surname alone: the full name stands in the sentence before.
  const [name = ''] = /^\p{Lu}\p{Ll}+(?= \p{Ll})/u.exec(quote) ?? [];
  const isSurname = name !== '' && new RegExp(`\\p{Lu}\\S+ (?:\\p{Ll}+ )?${name}\\b`, 'u').test(before);
  return isSurname || nouns.some((noun) => told.has(stem(noun)) && !subject.has(stem(noun)));
}
