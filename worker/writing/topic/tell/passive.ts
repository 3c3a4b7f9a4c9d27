import { thirdPerson } from '../../built-in/grammar/verbs.ts';
import { isPlural } from '../../built-in/grammar/words.ts';

type Turn = readonly [RegExp, string];

/** Passive turns of encyclopedic prose that have a plain active one. */
const turns: readonly Turn[] = [
  [/\b(is|was) (also |often |sometimes )?used (?=(?:to|for|as) (?!being\b))/g, '$2serves '],
  [/\bare (also |often |sometimes )?used (?=(?:to|for|as) (?!being\b))/g, '$1serve '],
  [/\bcan (also )?be used (?=(?:to|for|as)\b)/g, 'can $1serve '],
  [/\bis (also )?known as\b/g, '$1goes by the name of'],
  [/\bare (also )?known as\b/g, '$1go by the name of'],
  [/\bis (?:made up|composed) of\b/g, 'consists of'],
  [/\bare (?:made up|composed) of\b/g, 'consist of'],
  [/\bis based on\b/g, 'rests on'],
  [/\bare based on\b/g, 'rest on'],
  [/\bthat can be traced back to\b/g, 'that go back to'],
  [/\bis located in\b/g, 'lies in'],
  [/\bare located in\b/g, 'lie in'],
  [/\bis divided into\b/g, 'falls into'],
  [/\bare divided into\b/g, 'fall into'],
  [/\bis considered (?:to be )?(?=(?:an?|the)\b)/g, 'counts as '],
  [/\bare considered (?:to be )?(?=\p{Ll}+s\b)/gu, 'count as '],
  [/\b(is|are|was|were) (?:required|needed)\b(?! (?:by|to)\b)/g, '$1 necessary'],
  [/\bis caused by\b/g, 'results from'],
  [/\bare caused by\b/g, 'result from'],
  [/\bis derived from\b/g, 'comes from'],
  [/\bis found in\b/g, 'occurs in'],
  [/\bare found in\b/g, 'occur in'],
  [/\bis required to\b/g, 'has to'],
  [/\bare required to\b/g, 'have to'],
  [/\bare meant to\b/g, 'aim to'],
  [/\bis meant to\b/g, 'aims to'],
  [/\bis associated with\b/g, 'goes together with'],
  [/\bare associated with\b/g, 'go together with'],
];

/** Participles whose past tense is another word. */
const pasts: Readonly<Record<string, string>> = {
  written: 'wrote',
  taken: 'took',
  given: 'gave',
  chosen: 'chose',
  driven: 'drove',
  known: 'knew',
  shown: 'showed',
  begun: 'began',
};
const same = new Set(
  'built made found held sold led kept sent lent bought brought taught thought lost left'.split(' '),
);

/** 'S was introduced by A in 1961' becomes 'A introduced S in 1961'. */
const byAgent =
  /^([^,;:]{3,60}?) (is|are|was|were) (\p{Ll}+) by ((?:the|an?|some|many|most|several|\p{Lu})[^,;:]*?)(?: ((?:in|on|during|from|since) [^,;:]{3,30}))?$/u;

export function turnActive(text: string): string {
  if (/["“”]/.test(text)) return text;
  const body = text.replace(/\.$/, '');
  const [, subject = '', be = '', participle = '', agent = '', when] = byAgent.exec(body) ?? [];
  const past = pasts[participle] ?? (/ed$/.test(participle) || same.has(participle) ? participle : null);
  const isClause = /\b(?:that|which|who|when|where|because|it|they)\b/.test(`${subject} ${agent}`);
  if (past && !isClause && !/^(?:It|They|This|These|He|She)\b/.test(subject) && agent.split(' ').length <= 9) {
    const present = be === 'is' || be === 'are';
    const verb = present ? presentOf(participle, agent) : past;
    if (verb) return `${capital(agent)} ${verb} ${small(subject)}${when ? ` ${when}` : ''}.`;
  }
  return turns.reduce((result, [pattern, to]) => result.replace(pattern, to), text).replace(/ {2,}/g, ' ');
}

/** Only where the base form is certain: 'regulated' → 'regulate', 'checked' → 'check'. */
function presentOf(participle: string, agent: string): string | null {
  const base = /(?:at|iz|is|ur|uc|ag|id|in)ed$/.test(participle)
    ? participle.slice(0, -1)
    : /(?:ck|nt|ct|rt|sh|ss|ll|nd|er|ow|ain)ed$/.test(participle)
      ? participle.slice(0, -2)
      : null;
  const head =
    agent
      .split(/ (?:of|in|at|from|on|with) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  return base && (isPlural(head) ? base : thirdPerson(base));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) =>
  text.replace(/^(?:The|An?|Most|Many|Some|All|Each|Every)\b/, (word) => word.toLowerCase());
