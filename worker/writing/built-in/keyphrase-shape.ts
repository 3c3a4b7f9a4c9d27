import { functionWords } from '../../language/data/function-words.ts';
import { articleFor, headNoun, nounNumber } from '../../language/grammar.ts';
import { productHeads, singularOf } from './keyphrase.ts';

/** How a keyphrase can stand in a sentence, whatever it is: a product, an activity, several things, a question. */
export type KeyphraseShape = {
  phrase: string;
  /** With its article, as it stands in a sentence: null where it can only be quoted ('how to send invoices'). */
  inSentence: string | null;
  /** What 'the' and 'this' can stand before: null for activities and plurals. */
  short: string | null;
  /** An activity such as 'time tracking', without article: null for products. */
  activity: string | null;
};

const openings =
  /^(?:how|what|why|when|where|who|which|is|are|can|best|top|to|do|does|buy|get|find|make|create|send|use|using)$/i;

/** Reads the shape of a keyphrase; `casing` gives names in it their capitals. */
export function shapeKeyphrase(keyphrase: string, casing: (word: string) => string): KeyphraseShape {
  const words = keyphrase.trim().split(/\s+/).map(casing);
  const phrase = words.join(' ');
  const joint = words.findIndex((word) => /^(?:for|with|in|of|to|from|on|without)$/i.test(word));
  const head = joint > 0 ? words.slice(0, joint) : words;
  const isNoun = !openings.test(words[0] ?? '') && head.length <= 5 && !/[?!.]/.test(phrase);
  const quoted = { phrase, inSentence: null, short: null, activity: null };
  if (!isNoun) return quoted;

  const noun = headNoun(head.join(' '));
  const number = nounNumber(head.join(' '));
  const isName = /^\p{Lu}/u.test(head.at(-1) ?? '') && !/^[A-Z]{2,}s?$/.test(head.at(-1) ?? '');
  if (isName) return { phrase, inSentence: phrase, short: null, activity: phrase };
  const isProduct = productHeads.has(noun) || productHeads.has(singularOf(noun));
  // 'A search for a bakery' is not what the article is about: such words are quoted as search words.
  if (number !== 'mass' && !isProduct) return quoted;
  const content = (part: readonly string[]) => part.filter((word) => !functionWords.has(word.toLowerCase())).length;
  const short = content(head) > content(words) / 2 ? head.join(' ') : phrase;
  if (number === 'plural') return { phrase, inSentence: phrase, short: null, activity: null };
  if (number === 'mass' && !isProduct) return { phrase, inSentence: phrase, short: null, activity: short };
  if (number === 'mass') return { phrase, inSentence: phrase, short, activity: null };
  return {
    phrase,
    inSentence: `${articleFor(phrase)} ${phrase}`,
    short,
    activity: null,
  };
}
