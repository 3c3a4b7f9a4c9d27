import { isPlural } from '../../../language/grammar.ts';
import { alsoNouns, auxiliaries, baseVerbs, isPast, thirdPerson } from '../../../language/verbs.ts';
import type { Wording } from '../wording.ts';
import { joinTokens, type Token, tokenize } from './finite.ts';

const adverbs = new Set(
  'also always never only just still now currently already often usually really simply easily automatically then even both can'.split(
    ' ',
  ),
);
const takesInfinitive = new Set('help let make want try aim need like love hope plan built designed'.split(' '));

/**
 * Turns the page's own voice ('we', 'you') into a reporter's. `usersNamed` says that the users are the subject of the frame
 * already. Null where the sentence cannot be turned safely.
 */
export function toThirdPerson(text: string, wording: Wording, usersNamed: boolean): string | null {
  const tokens = tokenize(text);
  const lower = tokens.map(({ word }) => word.toLowerCase());
  if (lower.some((word) => /^(?:i|i'm|i've|my|me|mine|myself|let's|ours|ourselves|yours|y'all|you'd|we'd)$/.test(word)))
    return null;
  if (isAmbiguous(lower)) return null;
  let named = usersNamed;
  let productNamed = false;

  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const word = lower[at] ?? '';
    if (!token) continue;
    if (token.word === wording.product || token.word.startsWith(wording.product)) productNamed = true;
    if (word === 'you') {
      token.word = !named ? wording.users : isSubject(lower, at) ? 'they' : 'them';
      named = true;
    } else if (word === 'your') {
      if (named) token.word = 'their';
      else if (lower[at + 1] === 'own') token.word = "the user's";
      // 'Checks your endpoints' are endpoints of no one in particular, once nobody is spoken to.
      else token.word = isPlural(lower[at + 1] ?? '') && /s$/.test(lower[at + 1] ?? '') ? '' : 'the';
    } else if (word === 'yourself' || word === 'yourselves') {
      if (!named) return null;
      token.word = 'themselves';
    } else if (word === 'we') {
      if (!turnWe(tokens, lower, at)) return null;
      token.word = productNamed ? 'it' : wording.product;
      productNamed = true;
    } else if (word === 'our') {
      token.word = productNamed ? 'its' : `${wording.product}'s`;
      productNamed = true;
    } else if (word === 'us' && token.word !== 'US') {
      token.word = 'the company';
    } else if (/^(?:you|we)'/.test(word) || /\b(?:your?|we)\b/.test(word)) {
      return null;
    }
  }
  return joinTokens(tokens);
}

/** 'You decide what they can see': with both in the third person, nobody knows who is who, unless 'they' are named before. */
function isAmbiguous(words: readonly string[]): boolean {
  const you = words.indexOf('you');
  const they = words.findIndex((word) => /^(?:they|them|their|theirs)$/.test(word));
  return (
    you >= 0 &&
    they >= 0 &&
    !words.slice(0, they).some((word) => isPlural(word) || /^(?:everyone|everybody|people|each|anyone)$/.test(word))
  );
}

function isSubject(words: readonly string[], at: number): boolean {
  const previous = words[at - 1] ?? '';
  if (
    /^(?:before|after|when|if|that|so|as|once|while|until|because|whether|where|what|how|which|since|unless|whenever)$/.test(
      previous,
    )
  )
    return true;
  if (
    /^(?:let|lets|help|helps|make|makes|give|gives|allow|allows|ask|asks|show|shows|tell|tells|send|sends|keep|keeps|get|gets|put|puts|for|to|with|of|by|at|from|on|in|about|notify|notifies|remind|reminds|alert|alerts|free|frees|save|saves|enable|enables|letting|helping|giving|between|around|behind)$/.test(
      previous,
    )
  ) {
    return false;
  }
  const next = words.slice(at + 1).find((word) => !adverbs.has(word) || word === 'can') ?? '';
  return auxiliaries.has(next) || baseVerbs.has(next) || isPast(next) || /^(?:'re|get|use)$/.test(next);
}

/** Makes the verbs after 'we' agree with a product's name. False where that is not certain. */
function turnWe(tokens: Token[], words: readonly string[], at: number): boolean {
  let next = at + 1;
  while (adverbs.has(words[next] ?? '') && words[next] !== 'can') next++;
  const token = tokens[next];
  const verb = words[next] ?? '';
  if (!token) return false;
  const irregular = {
    are: 'is',
    were: 'was',
    have: 'has',
    do: 'does',
    "don't": 'does not',
    "aren't": 'is not',
    "haven't": 'has not',
  }[verb];
  if (irregular) {
    token.word = irregular;
    return true;
  }
  if (auxiliaries.has(verb) || (isPast(verb) && !baseVerbs.has(verb))) return true;
  if (!baseVerbs.has(verb)) return false;
  token.word = thirdPerson(verb);
  if (takesInfinitive.has(verb)) return true;
  for (let later = next + 1; later < tokens.length; later++) {
    const previous = words[later - 1] ?? '';
    const joined = previous === 'and' || previous === 'or' || (tokens[later - 1]?.after.includes(',') ?? false);
    const candidate = words[later] ?? '';
    if (!joined || !baseVerbs.has(candidate)) continue;
    const certain =
      !alsoNouns.has(candidate) || /^(?:the|a|an|your|our|every|each|it|them|all)$/.test(words[later + 1] ?? '');
    const target = tokens[later];
    if (!certain || !target || isPlural(candidate)) continue;
    target.word = thirdPerson(candidate);
  }
  return true;
}
