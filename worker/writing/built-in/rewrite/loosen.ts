import { hasMainVerb, isFiniteVerb, tokenize } from './finite.ts';

/** Plain words for what product copy says at length; each keeps the meaning and the grammar around it. */
const plainer: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bin order to\b/gi, 'to'],
  [/\ballows? (users|teams|customers|people|developers|studios|freelancers) to\b/gi, 'lets $1'],
  [/\benables? (users|teams|customers|people|developers|studios|freelancers) to\b/gi, 'lets $1'],
  [/\ballowing (users|teams|customers|people|them) to\b/gi, 'letting $1'],
  [/\b(is|are) able to\b/gi, 'can'],
  [/\bwithout having to\b/gi, 'without the need to'],
  [/\bwithout needing to\b/gi, 'without the need to'],
  [/\bright away\b/gi, 'at once'],
  [/\bimmediately\b/gi, 'at once'],
  [/\binstantly\b/gi, 'at once'],
  [/\binstead of\b/gi, 'rather than'],
  [/\bmore than (\d)/gi, 'over $1'],
  [/\bover (\d[\d,]* (?!days|weeks|months|years|hours))/gi, 'more than $1'],
  [/\bmultiple\b/gi, 'several'],
  [/\bvia\b/gi, 'through'],
  [/\badditional\b/gi, 'extra'],
  [/\bpurchase\b/gi, 'buy'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\breceives\b/gi, 'gets'],
  [/\breceive\b/gi, 'get'],
  [/\brequires\b/gi, 'needs'],
  [/\bensures\b/gi, 'makes sure'],
  [/\bensure\b/gi, 'make sure'],
  [/\bcurrently\b/gi, 'at present'],
  [/\bapproximately\b/gi, 'about'],
  [/\bentire\b/gi, 'whole'],
  [/\bhave to\b/gi, 'need to'],
  [/\bwhenever\b/gi, 'each time'],
  [/\bevery (?!one\b|two|three|four|five|six|seven|eight|nine|ten|few|other|\d)/gi, 'each '],
  [/\ba lot of\b/gi, 'plenty of'],
  [/\beasy to\b/gi, 'simple to'],
  [/\bas well as\b/gi, 'and also'],
  [/\ball of the\b/gi, 'all the'],
  [/\bsuch as\b/gi, 'for example'],
  [/\bbecause\b/gi, 'since'],
  [/\bthroughout\b/gi, 'across'],
  [/\bneed to\b/gi, 'have to'],
];

const wordlike = /\b(?:simply|just|easily|seamlessly|effortlessly|really|actually|truly)\s+/gi;

/** Says the same in other words, as far as single words allow. */
export function simplifyWords(text: string): string {
  let result = text.replace(wordlike, '');
  const changed = new Set<number>();
  plainer.forEach(([pattern, replacement], index) => {
    // 'have to' and 'need to' replace one another: only the first of the two may act.
    if (changed.has(index) || (index === plainer.length - 1 && changed.size > 0 && /have to/.test(result))) return;
    const next = result.replace(pattern, replacement);
    if (next !== result && index >= plainer.length - 14) changed.add(index);
    result = next;
  });
  return result.replace(/\bfor example ((?:\S+ )?\S+)/g, 'for example $1');
}

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
