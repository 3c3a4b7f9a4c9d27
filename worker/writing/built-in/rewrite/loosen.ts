import { alsoNouns, baseOfThird, baseVerbs } from '../grammar/verbs.ts';
import { isPlural } from '../grammar/words.ts';
import { hasLikelyVerb, hasMainVerb, isFiniteVerb, tokenize } from './finite.ts';

type Swap = readonly [RegExp, string];

/** Plain words for what product copy says at length; each keeps the meaning and the grammar around it. */
const plainer: readonly Swap[] = [
  [/\bin order to\b/gi, 'to'],
  [/\ballows? (users|teams|customers|people|developers|studios|freelancers) to\b/gi, 'lets $1'],
  [/\benables? (users|teams|customers|people|developers|studios|freelancers) to\b/gi, 'lets $1'],
  [/\ballowing (users|teams|customers|people|them) to\b/gi, 'letting $1'],
  [/\b(?:is|are) able to\b/gi, 'can'],
  [/\bwithout (?:having|needing) to\b/gi, 'without the need to'],
  [/\b(?:right away|immediately|instantly)\b/gi, 'at once'],
  [/\bvia\b/gi, 'through'],
  [/\badditional\b/gi, 'extra'],
  [/\bpurchase\b/gi, 'buy'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\breceives\b/gi, 'gets'],
  [/\breceive\b/gi, 'get'],
  [/\bensures that\b/gi, 'makes sure that'],
  [/\bcurrently\b/gi, 'at present'],
  [/\bapproximately\b/gi, 'about'],
  [/\ball of the\b/gi, 'all the'],
  [/\bthat are gone\b/gi, 'that are no longer there'],
  [/\b(is|are)( not)? (?:built|made|designed|meant|intended|created) for(?= (?:\S+ ){0,2}\p{Ll}+s\b)/giu, '$1$2 for'],
  [/(?<!not )\b(?:simply|easily|seamlessly|effortlessly|really|actually|truly)\s+/gi, ''],
];

/** Words for words: no better, but other; each keeps what is said. */
const others: readonly Swap[] = [
  [/\binstead of\b/gi, 'rather than'],
  [/\bmore than (?=\d)/gi, 'over '],
  [/\bmultiple\b/gi, 'several'],
  [/\brequires\b/gi, 'needs'],
  [/\bentire\b/gi, 'whole'],
  [/\bwhenever\b/gi, 'each time'],
  [/\bevery (?!one\b|day\b|two|three|four|five|six|seven|eight|nine|ten|few|other|\d)/gi, 'each '],
  [/\ba lot of\b/gi, 'plenty of'],
  [/\beasy to\b/gi, 'simple to'],
  [/\bneed to\b/gi, 'have to'],
  [/\bwithout any\b/gi, 'with no'],
  [/\bnext to\b/gi, 'beside'],
  [/\bnobody\b/gi, 'no one'],
  [/\beveryone\b/gi, 'everybody'],
  [/\blong before\b/gi, 'well before'],
  [/\bon one screen\b/gi, 'on a single screen'],
  [/\b(gets?|has|have|gives?|with|in) one (?=\p{Ll}+(?<!s)\b)/giu, '$1 a single '],
  [/\ba moment later\b/gi, 'moments later'],
  [/\bstraight to\b/gi, 'directly to'],
  [/\bworked out\b/gi, 'calculated'],
  [/(?<!\bthe )\bpeople who\b/gi, 'those who'],
  [/\blook for\b/gi, 'search for'],
  [/\bonly one\b/gi, 'just one'],
  [/\bseven days a week\b/gi, 'every day of the week'],
  [/\bwith or without a connection\b/gi, 'online or offline'],
  [/\bso far\b/gi, 'to date'],
  [/\bready to sell\b/gi, 'ready for sale'],
  [/\byields\b/gi, 'produces'],
  [/\baccording to rules\b/gi, 'under rules'],
  [/\bin the order of\b/gi, 'in order of'],
  [/\bkeeps a record of\b/gi, 'records'],
  [/\bas often as they like\b/gi, 'whenever they like'],
  [/\bwithout a single\b/gi, 'without a'],
  [/\bwith a tap\b/gi, 'by tapping'],
  [/\bthe day they sign up\b/gi, 'the day of sign-up'],
  [/\b(serves|suits|covers) ([^,]+?) as well as (?=\p{Ll})/giu, '$1 both $2 and '],
  [/\bwithin minutes\b/gi, 'in a matter of minutes'],
  [/\bon the same day\b/gi, 'that same day'],
  [/\bwhile there is still time to\b/gi, 'while it is still possible to'],
  [/\bas soon as\b/gi, 'once'],
  [/\bstart with\b/gi, 'begin with'],
  [/\bbegins\b/gi, 'starts'],
  [/\bbegin to\b/gi, 'start to'],
  [/\babout (?=an? (?:third|half|quarter)\b|half\b)/gi, 'roughly '],
  [/\bset once\b/gi, 'set just once'],
];

const swapAll = (text: string, swaps: readonly Swap[]) =>
  swaps.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

export const simplifyWords = (text: string) => shortenClauses(swapAll(text, plainer));

/** Says the same in other words, for a sentence that would else be a copy. */
export const changeWords = (text: string) => swapAll(simplifyWords(text), others);

/** 'Colleagues who are trained for it' are 'colleagues trained for it'; 'knows who is trained' stays. */
const shortenClauses = (text: string) =>
  text.replace(
    /\b(\p{Ll}+) (?:who|that|which) (?:is|are|was|were|has been|have been) (\p{Ll}+ed)(?= (?:for|by|in|on|with|from|to|at)\b|$)/giu,
    (match, noun: string, participle: string, at: number, whole: string) =>
      isPlural(noun) && (baseOfThird(noun.toLowerCase()) === undefined || /\bthe $/.test(whole.slice(0, at)))
        ? `${noun} ${participle}`
        : match,
  );

const subjectStart =
  /^(?:it|they|users|this|these|those|the|an?|each|every|all|no|its|their|nobody|everyone|there|\p{Lu}\p{Ll}+)\b/iu;

/** A sentence in two where it has a joint: 'X does A, and Y does B'. The halves have no full stop. */
export function splitClause(text: string): [string, string] | null {
  const joints: Array<{ pattern: RegExp; lead: string }> = [
    { pattern: /;\s+/g, lead: '' },
    { pattern: /,\s+and\s+/g, lead: '' },
    { pattern: /,\s+but\s+/g, lead: 'however, ' },
    { pattern: /,?\s+so\s+(?!that\b|far\b|much\b|many\b|long\b)/g, lead: 'as a result, ' },
    { pattern: /,\s+(?=which means\b)/g, lead: 'which' },
    { pattern: /:\s+/g, lead: '' },
  ];
  for (const { pattern, lead } of joints) {
    for (const match of text.matchAll(pattern)) {
      const left = text.slice(0, match.index);
      const right = text.slice(match.index + match[0].length);
      if (left.split(' ').length < 4 || right.split(' ').length < 4) continue;
      if (lead === 'which') return [left, right.replace(/^which/, 'that')];
      // A list that ends in this 'and' must not lose its last part: 'they upload a list, set the hours, and …'.
      if (/,/.test(left) && !/^(?:when|if|once|after|before|while|as|because|although|in|on|at|for|with)\b/i.test(left))
        continue;
      const rightTokens = tokenize(right);
      const whole =
        (subjectStart.test(right) || isPlural(right.split(' ')[0] ?? '')) &&
        (hasMainVerb(rightTokens) || isFiniteVerb(rightTokens, 1) || hasLikelyVerb(rightTokens));
      if (
        whole &&
        hasMainVerb(tokenize(left)) &&
        !/^(?:if|when|once|while|as|because|since|after|before|until|whether)\b/i.test(left)
      ) {
        return [left, lead + right];
      }
    }
  }
  return null;
}

/** 'X happens when Y does' becomes 'when Y does, X happens'. */
export function frontClause(text: string): string | null {
  const match = /^([^,;:]{18,}?)\s+(when|if|once|as soon as|whenever|while|until|before|after)\s+([^,;:]{10,})$/.exec(
    text,
  );
  const [, main, conjunction, clause] = match ?? [];
  if (
    !main ||
    !conjunction ||
    !clause ||
    /\b(?:when|if|which|that|who|so|what|how|where|whether)\b/.test(`${main} ${clause}`)
  )
    return null;
  if (/\b(?:or|and|than|long|days?|hours?|weeks?|minutes?|months?|right|even|just|only|shortly)$/.test(main))
    return null;
  const tokens = tokenize(clause);
  const whole = subjectStart.test(clause) && (hasMainVerb(tokens) || isFiniteVerb(tokens, 1));
  if (!whole || !hasMainVerb(tokenize(main)) || /\b(?:they|it)\b/.test(clause)) return null;
  return `${conjunction} ${clause}, ${main}`;
}

/** 'X, so Y' becomes 'because X, Y': the relation is the sentence's own. */
export function turnSo(text: string): string | null {
  const match = /^([^,;:]{12,}(?:, [^,;:]+)*?), so (?!that\b|far\b|much\b|many\b|long\b)([^;:]{10,})$/.exec(text);
  const [, cause = '', effect = ''] = match ?? [];
  const whole =
    match && !/^(?:if|when|once|while|as|because|since|after|before|until|it|they|this|that)\b/i.test(cause);
  return whole && isWhole(cause) && isWhole(effect) && !/, and /.test(cause) ? `because ${cause}, ${effect}` : null;
}

/** 'X, but Y' becomes 'although X, Y'. */
export function turnBut(text: string): string | null {
  const match = /^([^,;:]{12,}), but ([^;:]{10,})$/.exec(text);
  const [, one = '', other = ''] = match ?? [];
  return match && !/^(?:if|when|once|while|as|it|they|this|that)\b/i.test(one) && isWhole(one) && isWhole(other)
    ? `although ${one}, ${other}`
    : null;
}

const isWhole = (text: string) => hasMainVerb(tokenize(text)) || isFiniteVerb(tokenize(text), 1);

const noThing = (word: string) => baseVerbs.has(word) || baseOfThird(word) !== undefined || /(?:ed|ly|ing)$/.test(word);

/** 'Walls, floors and openings' as 'walls, openings and floors': a list of things has no order that matters. */
export function swapListed(text: string): string | null {
  const match = /^(.*?\p{Ll}+), (\p{Ll}{3,}) and (\p{Ll}{3,})(?= (?:with|in|on|for|by|at|from)\b|$)(.*)$/u.exec(text);
  const [, start = '', one = '', other = '', rest = ''] = match ?? [];
  if (!match || [one, other, start.split(' ').at(-1) ?? ''].some(noThing) || !isPlural(one) || !isPlural(other))
    return null;
  return `${start}, ${other} and ${one}${rest}`;
}

/** 'The company has a team of 24 people and answers …' becomes 'with a team of 24 people, the company answers …'. */
export function frontTeam(text: string): string | null {
  const [, subject, team, rest] = /^(\S+(?: \S+)?) has (a team of [^,]+?) and (\p{Ll}+s .+)$/u.exec(text) ?? [];
  return subject && team && rest ? `with ${team}, ${subject} ${rest}` : null;
}

/** 'A manager can publish the rota on the day of signing up' with its time first. */
export function frontTime(text: string): string | null {
  const match =
    /^([^,;:]{20,}) (on the day of [^,;:]+|at the end of the \p{Ll}+|in the evening|in the morning|at any time)$/u.exec(
      text,
    );
  const [, main = '', time = ''] = match ?? [];
  return match && isWhole(main) && !/^(?:when|if|once|after|before|because|although)\b/i.test(main)
    ? `${time}, ${main}`
    : null;
}

/** 'Employees enter their days and send requests' in two sentences, where the second adds to the first. */
export function splitPredicate(text: string, product = ''): [string, string] | null {
  if (/[,;:]/.test(text)) return null;
  for (const match of text.matchAll(/ and (?=(\p{Ll}+) (\S+))/gu)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + 5);
    const verb = match[1] ?? '';
    const subject = left.split(' ')[0] ?? '';
    const many = !/^(?:an?|the|each|every|it|\p{Lu}\S*)$/iu.test(subject) || isPlural(subject);
    const base = many ? verb : baseOfThird(verb);
    const certain =
      base !== undefined &&
      baseVerbs.has(base) &&
      (!alsoNouns.has(base) || /^(?:an?|the|every|each|all|their|its|it|them)$/.test(match[2] ?? ''));
    if (!certain || left.split(' ').length < 5 || right.split(' ').length < 5) continue;
    if (
      /\b(?:who|that|which|when|if|what|how|where|to|can|lets?|while|as|before|after|because|although|than)\b/i.test(
        left,
      ) ||
      !isWhole(left)
    )
      continue;
    const also = /^(?:the|it|them|this|that)$/.test(match[2] ?? '') ? '' : 'also ';
    // Somebody who was named once is named again: 'it' might be anything that stands between.
    const actor = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(left) && !many && !product.startsWith(subject) ? subject : 'it';
    return [left, `${many ? 'they' : actor} ${also}${right}`];
  }
  return null;
}
