import { hasMainVerb, isFiniteVerb, tokenize } from './finite.ts';

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
  [/\b(is|are) (?:built|made|designed|meant|intended|created) for\b/gi, '$1 for'],
  [/(?<!not )\b(?:simply|easily|seamlessly|effortlessly|really|actually|truly)\s+/gi, ''],
];

/** Words for words: no better, but other. */
const others: readonly Swap[] = [
  [/\binstead of\b/gi, 'rather than'],
  [/\bmore than (?=\d)/gi, 'over '],
  [/\bmultiple\b/gi, 'several'],
  [/\brequires\b/gi, 'needs'],
  [/\bentire\b/gi, 'whole'],
  [/\bwhenever\b/gi, 'each time'],
  [/\bevery (?!one\b|two|three|four|five|six|seven|eight|nine|ten|few|other|\d)/gi, 'each '],
  [/\ba lot of\b/gi, 'plenty of'],
  [/\beasy to\b/gi, 'simple to'],
  [/\bthroughout\b/gi, 'across'],
  [/\bneed to\b/gi, 'have to'],
  [/\bwithout any\b/gi, 'with no'],
  [/\bas well as\b/gi, 'and also'],
];

const swapAll = (text: string, swaps: readonly Swap[]) =>
  swaps.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

export const simplifyWords = (text: string) => swapAll(text, plainer);

/** Says the same in other words, for a sentence that would else be a copy. */
export const changeWords = (text: string) => swapAll(simplifyWords(text), others);

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
      const rightTokens = tokenize(right);
      const whole = subjectStart.test(right) && (hasMainVerb(rightTokens) || isFiniteVerb(rightTokens, 1));
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
