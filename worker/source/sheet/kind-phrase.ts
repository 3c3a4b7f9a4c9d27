import { hasFiniteVerb, isAgentNoun } from '../../language/verbs.ts';
import { productNouns } from './data/product-nouns.ts';
import { epithets } from './generic-kind.ts';

/* The noun phrase with which a text begins, where it says what kind of product something is. */

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}.+#&’'/-]*/gu;
export const maxWords = 10;
/** After one of these a new part of the sentence begins: what comes before is the whole noun phrase. */
const boundary = new Set(
  [
    'is are that which who for to with without by in on from of at as where when while and or but so using built designed made helping',
    // What is said of another thing, or denied.
    'not no never another other others more most like only just any every than faster better our my your its their this these how why what per',
  ]
    .join(' ')
    .split(' '),
);

const behindHead = /^(?:$|[.,;:!—–(]|\s(?:for|that|which|to|with|in|on|by|from|of|and)\s)/;

/**
 * The noun phrase with which a text begins, if it ends in a word for a kind of product: 'open-source kanban board' of
 * 'open-source kanban board for teams'. Null where it names no kind.
 */
export function kindPhrase(text: string): string | null {
  let end = 0;
  let count = 0;
  for (const { 0: word, index } of text.slice(0, 200).matchAll(wordPattern)) {
    count += 1;
    const gap = text.slice(index - 2, index);
    const isNoCode = /^no$/i.test(word) && /^[\s-]code\b/i.test(text.slice(index + 2, index + 8));
    if (count > maxWords || (boundary.has(word.toLowerCase()) && !isNoCode) || (end > 0 && /[,;:—–(.!]/.test(gap)))
      break;
    if (/[.!?;:—–(·•|]\s?$/.test(gap) && count > 1) break;
    const noun = word.toLowerCase().replace(/[.,]$/, '');
    // 'Bot builder' is no bot, 'contractor software' no contractor: of such nouns the last is the head.
    const isHead = isAgentNoun(noun) && behindHead.test(text.slice(index + noun.length, index + noun.length + 9));
    // 'Client funds verification layer' is no client: the last of such nouns is the head.
    if (productNouns.has(noun) || isHead) end = index + noun.length;
  }
  return end === 0 ? null : text.slice(0, end);
}

/** 'A new kind of tide clock' is a tide clock. */
export const kindOf =
  /^(?:(?:whole )?(?:new|next|different|better) )?(?:breed|kind|type|sort|class|generation) of (?:an? )?/i;
/** It counts up, or joins more than two. */
export const several = /[,+]|(?:&|\sand\s).*(?:&|\sand\s)/;
const endOfPhrase =
  /[.;:!—–]|,? (?:for|that|which|with|designed|built|made)\s|\s\p{Ll}{2,20}ed\s(?:by|during|in|on|at|to|from|of|under|as)\s|$/u;

/** What says how it is, or who makes it, and not what it is: 'a natural fit for …', 'a small company that …'. */
const noProducts =
  /\b(?:way|fit|choice|deal|joy|pleasure|must|win|step|lifesaver|changer|breeze|partner|member|trademark|brand|subsidiary|company|business|startup|team|group|download|part|place|result|idea|option|answer|era|age|world|future|approach|home|look|chapter|beginning|life|reason|binary|file|executable|repository)$/i;
const longestNamed = 6;

/** The noun phrase with which a text begins, where its noun is of no kind that products commonly are: 'tidal command centre for …'. */
export function namedPhrase(text: string): string | null {
  const said = text.replace(epithets, '').replace(kindOf, '');
  const phrase = said.slice(0, said.search(endOfPhrase));
  const words = phrase.split(' ');
  const isName =
    words.length > 1 &&
    words.length <= longestNamed &&
    !words.some((word) => boundary.has(word.toLowerCase()) || /[()]/.test(word)) &&
    !several.test(phrase) &&
    !noProducts.test(phrase) &&
    !hasFiniteVerb(phrase);
  return isName ? phrase : null;
}
