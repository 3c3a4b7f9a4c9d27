import { hasMainVerb, isFiniteVerb, tokenize } from '../../built-in/rewrite/finite.ts';
import { frontClause, frontTime, turnBut, turnSo } from '../../built-in/rewrite/move.ts';
import { splitClause } from '../../built-in/rewrite/split.ts';
import { splitPredicate } from '../../built-in/rewrite/split-verbs.ts';

import { splitSecondVerb } from './shorten.ts';

/** Ways to tell a sentence in another order or in two. All take and give sentences without their full stop. */

const pronoun = /\b(?:it|its|they|them|their|this|these|those|he|she|his|her|him)\b/i;

/** 'X because Y' becomes 'because Y, X'. */
function turnBecause(text: string): string | null {
  const [, main = '', cause = ''] = /^([^,;:]{12,}?),? (?:because|since) ([^,;:]{10,})$/.exec(text) ?? [];
  if (!main || /\b(?:only|just|not|mainly|partly)$/.test(main) || /^\d/.test(cause)) return null;
  if (!isWhole(main) || !isWhole(cause) || pronoun.test(main)) return null;
  return `because ${cause}, ${main}`;
}

/** 'When X, Y' becomes 'Y when X'. */
function backClause(text: string): string | null {
  const [, joint = '', clause = '', main = ''] =
    /^(when|if|after|before|although|once|unless|because|until|while) ([^,;:]{8,}), ([^,;:]{10,})$/.exec(text) ?? [];
  // 'After the rise the dough is divided, shaped and baked' is a list, not a clause with its main part.
  if (!main || pronoun.test(main) || /^(?:(?:then|and|but|so)\b|\p{Ll}+(?:ed|en)\b)/u.test(main) || !isWhole(main))
    return null;
  return `${main} ${joint} ${clause}`;
}

/** 'In 1851 X found …' becomes 'X found … in 1851', and the other way round. */
function moveYear(text: string): string | null {
  const [, when = '', rest = ''] = /^(in \d{4}|in the \d{4}s|since \d{4}),? ([^,;:]{15,90})$/.exec(text) ?? [];
  if (rest && !/\b(?:in|by|since|until|after|before|from) \d/.test(rest)) return `${rest} ${when}`;
  const [, main = '', year = ''] = /^([^,;:]{15,100}) (in \d{4}|in the \d{4}s)$/.exec(text) ?? [];
  return main &&
    isWhole(main) &&
    !/\b(?:in|by|since|until|after|before|from|that|which|who|when) /.test(main.slice(-40))
    ? `${year}, ${main}`
    : null;
}

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
    ? [main, `the reason is that ${cause}`]
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

const notOneOfTwo =
  /(?:ed|ly|ing)$|^(?:one|other|others|another|both|half|more|less|most|some|then|not|also|its|their)$/;

/** 'in science and engineering' becomes 'in engineering and science': what only stands side by side may change places. */
function swapPair(text: string): string | null {
  const turned = text.replace(
    /\b(of|in|for|from|with|between) (\p{Ll}{3,}) and (\p{Ll}{3,})(?=[,.]|$| (?:are|is|was|were|can)\b)/gu,
    (match, before: string, one: string, other: string) =>
      notOneOfTwo.test(one) || notOneOfTwo.test(other) ? match : `${before} ${other} and ${one}`,
  );
  return turned === text ? null : turned;
}

/** 'such as A, B, C and D' with its last part first. */
function turnList(text: string): string | null {
  const [, head = '', list = ''] = /^(.*?(?:such as|including|for example) )([^;:]+)$/.exec(text) ?? [];
  const items = list.split(/, (?:and |or )?| and | or /);
  const isPlain =
    items.length >= 3 &&
    items.every((item) => item.split(' ').length <= 3 && !/\b(?:which|that|is|are|was|were)\b/.test(item));
  const last = items.at(-1);
  return isPlain && last ? `${head}${[last, ...items.slice(0, -1)].join(', ').replace(/, ([^,]*)$/, ' and $1')}` : null;
}

const isWhole = (text: string) => {
  const tokens = tokenize(text);
  return hasMainVerb(tokens) || isFiniteVerb(tokens, 1) || isFiniteVerb(tokens, 2);
};

const turns = [turnBecause, backClause, moveYear, turnSo, turnBut, frontClause, frontTime, swapPair, turnList];

/** 'each party connects once to a provider': a time or a place, not a clause that could stand in front. */
const noClause = /^(?:once|before|after|until|while) (?:to|in|at|for|by|with|on|from|and|or|a|an) /;

export const reorderings = (text: string): string[] =>
  turns.flatMap((turn) => turn(text) ?? []).filter((turned) => !noClause.test(turned) || noClause.test(text));

export function splittings(text: string): Array<[string, string]> {
  return [
    splitContrast,
    splitDefinition,
    splitClause,
    splitApposition,
    splitBecause,
    splitSecondVerb,
    splitPredicate,
  ].flatMap((split) => {
    const parts = split(text);
    return parts ? [parts] : [];
  });
}
