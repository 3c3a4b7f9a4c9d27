import { frontClause, frontTime, turnBut, turnSo } from '../../built-in/rewrite/move.ts';
import { isWhole } from './is-whole.ts';

/** Ways to tell a sentence in another order. All take and give sentences without their full stop. */

const pronoun =
  /\b(?:it|its|they|them|their|this|these|those|he|she|his|her|him|such|the two|both|each other|the (?:latter|former))\b/i;

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

const turns = [
  turnBecause,
  backClause,
  moveYear,
  turnSo,
  turnBut,
  frontClause,
  frontTime,
  swapPair,
  turnList,
  ownFirst,
];

/** 'each party connects once to a provider': a time or a place, not a clause that could stand in front. */
const noClause = /^(?:once|before|after|until|while) (?:to|in|at|for|by|with|on|from|and|or|a|an) /;

/** 'When the box is full, in spring the beekeeper …' opens twice. */
const twoOpenings =
  /^(?:when|if|because|although|once|while|until|before|after|as soon as|whenever)\b[^,]*, (?:in|on|at|by|from|after|before|during|above|under|through|since)\b/;

export const reorderings = (text: string): string[] =>
  turns
    .flatMap((turn) => turn(text) ?? [])
    .filter((turned) => !noClause.test(turned) || noClause.test(text))
    .filter((turned) => !twoOpenings.test(turned));

/** 'the efficiency of a store depends on …' becomes “a store's efficiency …”. */
function ownFirst(text: string): string | null {
  const [, thing = '', owner = '', verb = '', rest = ''] =
    /^the (\p{Ll}{4,}) of (an? \p{Ll}{3,}(?<!s)) (\p{Ll}+) ([^;:]+)$/u.exec(text) ?? [];
  return thing &&
    /^(?:is|was|has|can|may|must|\p{Ll}+s)$/u.test(verb) &&
    !/^(?:number|kind|type|sort|lot|part|rest|end|top|use|case|size|form|act)$/.test(thing)
    ? `${owner}'s ${thing} ${verb} ${rest}`
    : null;
}
