import { auxiliaries, baseOfThird, baseVerbs, isPast } from '../../../language/verbs.ts';
import { hasMainVerb, isFiniteVerb, tokenize } from '../../built-in/rewrite/finite.ts';

/**
 * Asides that a long sentence can lose without saying anything else: examples, relative clauses that only add, what goes on at the
 * same time. All take and give sentences without their full stop.
 */
const asides: readonly RegExp[] = [
  /, (?:such as|including|especially|particularly|notably|for example|for instance|among them|above all|primarily|mainly) [^;:]+$/,
  /, (?:which|whose|where) [^;:]+$/,
  /, who [^;:]+$/,
  /, (?:in|by|of|through|from|to|on|for|with|at|under|during|each of|most of|some of|all of|many of) (?:which|whom|whose) [^;:]+$/,
  /, with [^;:,]+ being [^;:]+$/,
  /, among them [^;:]+$/,
  /, a \p{Ll}+ (?:that|which|of) [^;:]+$/u,
  /, (?:completed|built|commissioned|founded|published|introduced|developed|located|based) [^;:,]+$/,
  /, (?:thereby |thus |each |often |originally |usually )?(?!during|according|including|following|being)\p{Ll}+ing [^;:,]+$/u,
  /, (?:followed by|as well as|along with|together with|compared with|as opposed to) [^;:,]+$/,
  /, (?:originally|originally trained|also) [^;:]+$/,
  /, to name a few$/,
];

/** In the middle, between its own two commas. */
const inner: readonly RegExp[] = [
  /, (?:(?:in|by|of|through|from|to|on|for|with|at) )?(?:which|whom|who|whose|where) [^,;:]{5,140},(?= (?!and\b|or\b))/,
  /, (?:completed|built|commissioned|founded|published|introduced|developed|located|based|caused) [^,;:]{5,90},(?= (?!and\b|or\b))/,
  /, depending on [^,;:]{4,50},(?= )/,
  /, (?:also )?(?:known|called|referred to) (?:as )?[^,;:]{3,60},/,
  /, (?:however|for example|for instance|in turn|in particular|in fact|of course),/,
];

const fewestWords = 6;
const isWhole = (text: string) => {
  const tokens = tokenize(text);
  return tokens.length >= fewestWords && (hasMainVerb(tokens) || isFiniteVerb(tokens, 1) || isFiniteVerb(tokens, 2));
};

/** The sentence without one or more of its asides, the least shortened first. */
export function shortenings(text: string): string[] {
  if (/["“”]/.test(text)) return [];
  const found = new Set<string>();
  let queue = [text];
  for (let round = 0; round < 3; round += 1) {
    const next: string[] = [];
    for (const from of queue) {
      for (const pattern of [...asides, ...inner]) {
        const shorter = leaveOut(from, pattern);
        if (shorter !== from && !found.has(shorter) && isWhole(shorter) && !endsOpen(shorter)) {
          found.add(shorter);
          next.push(shorter);
        }
      }
    }
    queue = next;
  }
  return [...found];
}

/** An aside in the middle ends where the verb comes; a comma before a noun goes on with a list. */
function leaveOut(text: string, pattern: RegExp): string {
  const found = pattern.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const [next = ''] = /[\p{L}\d]+/u.exec(after) ?? [];
  const isVerb =
    auxiliaries.has(next) || baseVerbs.has(next) || baseOfThird(next) !== undefined || isPast(next) || /ly$/.test(next);
  if (after !== '' && /^,.*,$/.test(found[0])) {
    if (/^(?:in|at|on|for|by|during|under)\b/i.test(before)) return `${before},${after}`;
    return isVerb || /^, (?:however|for|in|of)\b/.test(found[0]) ? before + after : text;
  }
  return (before + after).trim();
}

/** A list that has lost its last part, or an opening clause without its main one. */
const endsOpen = (text: string) =>
  /\b(?:and|or|of|the|a|an|with|to|by|both|either|in|on|from)$/i.test(text) ||
  /^(?:when|if|although|while|because|since|as|after|before|once|by|using|with|in|during|despite|unlike) [^,]+$/i.test(
    text,
  );

const people =
  /^\p{Lu}\p{Ll}+ (?:\p{Lu}|and \p{Lu})|\b(?:he|she|who|physicist|engineer|chemist|writer|author|king|queen)\b/u;

/** 'S is …, and has …' in two sentences, where the verb tells whether S is one or many. */
export function splitSecondVerb(text: string): [string, string] | null {
  const [, main = '', verb = '', rest = ''] =
    /^([^;:]{25,}?),? and (?:(?:so|also|therefore) )?(is|are|was|were|has|have|can|may) ([^;:]{12,})$/.exec(text) ?? [];
  if (
    !main ||
    people.test(main) ||
    !isWhole(main) ||
    /\b(?:both|whether|either|that|which|who|when|if|how)\b/.test(main)
  )
    return null;
  const [subject = ''] = main.split(/\b(?:is|are|was|were|has|have|can|may)\b/);
  const isMany = /^(?:are|were|have)$/.test(verb) || (/^(?:can|may)$/.test(verb) && /s$/.test(subject.trim()));
  return [main, `${isMany ? 'they' : 'it'} ${verb} ${rest}`];
}
