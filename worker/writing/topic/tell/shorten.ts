import { hasMainVerb, isFiniteVerb, tokenize } from '../../built-in/rewrite/finite.ts';

/**
 * Asides that a long sentence can lose without saying anything else: examples, relative clauses that only add, what goes on at the
 * same time. All take and give sentences without their full stop.
 */
const asides: readonly RegExp[] = [
  /, (?:such as|including|especially|particularly|notably|for example|for instance|among them|above all|primarily|mainly) [^;:]+$/,
  /, (?:which|whose|where) [^;:]+$/,
  /, who [^;:]+$/,
  /, (?:thereby |thus |each |often |originally |usually )?(?!during|according|including|following|being)\p{Ll}+ing [^;:,]+$/u,
  /, (?:followed by|as well as|along with|together with|compared with|as opposed to) [^;:,]+$/,
  /, (?:originally|originally trained|also) [^;:]+$/,
  /, to name a few$/,
];

/** In the middle, between its own two commas. */
const inner: readonly RegExp[] = [
  /, (?:which|who|whose|where) [^,;:]{5,140},(?= (?!and\b|or\b))/,
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
        const shorter = from.replace(pattern, '').trim();
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
