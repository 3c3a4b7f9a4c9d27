import { isFiniteVerb, tokenize } from '../../built-in/rewrite/finite.ts';
import { splitClause } from '../../built-in/rewrite/split.ts';
import { splitPredicate } from '../../built-in/rewrite/split-verbs.ts';
import { isWhole } from './is-whole.ts';
import { splitSecondVerb } from './shorten.ts';

/** Ways to tell a sentence in two. All take and give sentences without their full stop. */

/** 'The Campaign, a British group, calls …' becomes 'The Campaign is a British group. It calls …'. */
function splitApposition(text: string): [string, string] | null {
  const [, thing = '', kind = '', rest = ''] =
    /^(the \p{Lu}[^,;:]{3,50}), (an? [^,;:]{3,60}), ([^;:]{10,})$/u.exec(text) ?? [];
  const verb = /^\p{Ll}+s\b/u.test(rest) && !/^(?:was|is|as)\b/.test(rest);
  return verb ? [`${thing} is ${kind}`, `it ${rest}`] : null;
}

/** 'X, whereas Y' becomes two sentences that still stand against each other. */
function splitContrast(text: string): [string, string] | null {
  const [, one = '', other = ''] = /^([^;:]{15,}), (?:whereas|while) ([^;:]{12,})$/.exec(text) ?? [];
  return one && isWhole(one) && isWhole(other) && !/^(?:when|if|while|although)\b/.test(one)
    ? [one, `in contrast, ${other}`]
    : null;
}

/** 'X because Y' in two sentences, for long ones. */
function splitBecause(text: string): [string, string] | null {
  const [, main = '', cause = ''] = /^([^;:]{25,}?)(?:, (?:because|since|as)| because) ([^;:]{20,})$/.exec(text) ?? [];
  return main && isWhole(main) && isWhole(cause) && !/^(?:when|if|while|although|because|since)\b/.test(main)
    ? [main, `this is because ${cause}`]
    : null;
}

/** 'X is a branch of physics that deals with heat' becomes 'X is a branch of physics. It deals with heat'. */
function splitDefinition(text: string): [string, string] | null {
  const [, subject = '', be = '', kind = '', verb = '', rest = ''] =
    /^((?:an? |the )?[^,;:]{3,50}?) (is|are) ((?:an?|the|one of the) [^,;:]{4,60}?) (?:that|which) (\p{Ll}+) ([^;:]{10,})$/u.exec(
      text,
    ) ?? [];
  if (!subject || /^(?:it|they|this|these|there|what)\b|\b(?:that|which|who)\b/i.test(subject)) return null;
  const isMany = be === 'are';
  const isFitting = isMany
    ? /^(?:are|were|have|can|\p{Ll}+(?<!s))$/u.test(verb)
    : /^(?:is|was|has|can|\p{Ll}+s)$/u.test(verb);
  const isVerb = /^(?:is|are|was|were|has|have|can)$/.test(verb) || isFiniteVerb(tokenize(`it ${verb} ${rest}`), 1);
  return isFitting && isVerb ? [`${subject} ${be} ${kind}`, `${isMany ? 'they' : 'it'} ${verb} ${rest}`] : null;
}

/** 'X is a kind of Y, and it comprises Z' in two sentences. */
function splitPronoun(text: string): [string, string] | null {
  const [, main = '', rest = ''] =
    /^([^;:]{25,}?), (?:and|but) ((?:it|they|he|she) (?!is true\b)\p{Ll}+ [^;:]{10,})$/u.exec(text) ?? [];
  return main && isWhole(main) && !opensWithClause(main) ? [main, rest] : null;
}

/** What stands on either side of a semicolon is a sentence; before a colon as well, where a whole clause follows. */
function splitStop(text: string): [string, string] | null {
  const [, one = '', mark = '', other = ''] = /^([^;:]{18,})([;:]) ([^;:]{18,})$/.exec(text) ?? [];
  if (!one || !isWhole(one) || opensWithClause(one)) return null;
  const tokens = tokenize(other);
  const hasVerb = tokens.some((_, at) => at > 0 && at < tokens.length - 1 && isFiniteVerb(tokens, at));
  const isClause = mark === ';' || /^(?:an?|the|this|it|they|\p{Ll}+ (?:is|are|was|were|has|have|can))\b/u.test(other);
  return hasVerb && isClause ? [one, other] : null;
}

/** 'X, and the other Y has Z': two clauses, each with a subject of its own. */
function splitAnd(text: string): [string, string] | null {
  for (const match of text.matchAll(
    /, and (?=(?:the|an?|its|their|in|by|more|most|many|some|few|about|over|\p{Ll}+) )/gu,
  )) {
    const one = text.slice(0, match.index);
    const other = text.slice(match.index + match[0].length);
    const isList = /,(?! (?:in|on|at|by|from|with|where|which|who)\b)/.test(one.replace(/^[^,]{1,30}, /, ''));
    if (isList || one.split(' ').length < 5 || other.split(' ').length < 5 || opensWithClause(one)) continue;
    const tokens = tokenize(other);
    const verbAt = tokens.findIndex(
      (token, at) => at > 0 && /^(?:is|are|was|were|has|have|had|can|may|must|will|would|should)$/.test(token.word),
    );
    const subject = other.split(/ (?:is|are|was|were|has|have|had|can|may|must|will|would|should) /)[0] ?? '';
    if (verbAt < 1 || verbAt > 9 || /\b(?:that|which|who|where|when|whose)\b/.test(subject) || !isWhole(one)) continue;
    return [one, other];
  }
  return null;
}

/** A condition or a place that opens a sentence holds for all of it, so its second half cannot stand without it. */
const opensWithClause = (text: string) =>
  /^(?:if|when|once|while|as|because|since|after|before|until|whether|although|though|unless|in|at|on|above|below|under|over|within|without|with|for|from|through|during|between|among|by|until|despite|unlike|according to|depending on|where)\b/i.test(
    text,
  );

/** A second half needs an opening of its own where the whole has one; a story goes on within its year. */
const standsAlone = (text: string, other: string) =>
  !opensWithClause(text) ||
  opensWithClause(other.replace(/^in contrast, /, '')) ||
  (/^in (?:\p{Lu}\p{Ll}+ )?\d{4},/u.test(text) && /^(?:he|she|it|they)\b/.test(other));

export function splittings(text: string): Array<[string, string]> {
  return [
    splitStop,
    splitPronoun,
    splitAnd,
    splitContrast,
    splitDefinition,
    splitClause,
    splitApposition,
    splitBecause,
    splitSecondVerb,
    splitPredicate,
  ].flatMap((split) => {
    const parts = split(text);
    return parts && standsAlone(text, parts[1]) ? [parts] : [];
  });
}
