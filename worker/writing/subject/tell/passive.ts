import { isPlural } from '../../../language/grammar.ts';
import { baseVerbs, thirdPerson } from '../../../language/verbs.ts';

type Turn = readonly [RegExp, string | ((match: string) => string)];

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
  [/\bis (usually |often |generally )?divided into\b/g, '$1falls into'],
  [/\bare (usually |often |generally )?divided into\b/g, '$1fall into'],
  [/\b(?:was|were) (?:granted|awarded) (?=an?\b|the\b)/g, 'received '],
  [/\b(?:was|were) commissioned (?=in|by \d)/g, 'went into operation '],
  [/\b(?:was|were) published (?=in \d|in the \d)/g, 'appeared '],
  [/\b(?:was|were) (?:founded|established) (?=in \d|in the \d)/g, 'came into being '],
  [/\bbe operated\b(?! by\b)/g, 'run'],
  [/\bbeen marketed\b(?! by\b)/g, 'been on the market'],
  [
    /\b(?:is|are) (?:widely |commonly |generally )?regarded as\b/g,
    (match) => (match.startsWith('is') ? 'counts as' : 'count as'),
  ],
  [
    /\b(?:was|were) (gradually |steadily |slowly |greatly )?(improved|increased|decreased|expanded|doubled|widened)(?=$|\.|, (?:and|but)\b| (?:in|to|from|during|after|over|until) )/g,
    '$1$2',
  ],
  // 'pipes that are inserted to …' are 'pipes inserted to …'.
  [
    /(?<=\p{L},? )(?:that|which) (?:is|are|was|were) (?=(?!(?:not|an?|the|so|more|less|most|very|too|in|on|at)\b)(?:\p{Ll}+ly )?(?:\p{Ll}{3,}ed|kept|held|made|built|sold|left|found|known|taken|given|written|drawn) (?:in|by|to|at|from|on|with|for|when|through|into|between|after|during|as|under|over|near|out|away)\b(?![^,;:]*\band (?:which|that)\b))/gu,
    '',
  ],
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
  /^([^,;:]{2,70}?) (is|are|was|were) (\p{Ll}+ly )?(\p{Ll}+) by ([^;:]*?)(?: ((?:in|on|during|from|since) [^,;:]{3,30}))?$/u;
const determined = /^(?:the|an?|some|many|most|several|\p{Lu})/u;
const clause =
  /\b(?:that|which|who|whose|when|where|because|it|they|is|are|was|were|has|have|had|can|may|will|but|so|while|then|\p{Ll}+ing)\b/u;
const mostAgentWords = 18;

export function turnActive(text: string): string {
  if (/["“”]/.test(text)) return text;
  return turnAgent(text.replace(/\.$/, '')) ?? turnWords(text);
}

/** Each half of a sentence that was cut in two may have its agent or its turn, too. */
export const turnHalfActive = (half: string): string =>
  /["“”]/.test(half) ? half : small((turnAgent(half) ?? turnWords(half)).replace(/\.$/, ''));

const turnWords = (text: string) =>
  turns.reduce((result, [pattern, to]) => result.replace(pattern, to as string), text).replace(/ {2,}/g, ' ');

function turnAgent(body: string): string | null {
  const [, subject = '', be = '', adverb = '', participle = '', agent = '', when] = byAgent.exec(body) ?? [];
  const past = pasts[participle] ?? (/ed$/.test(participle) || same.has(participle) ? participle : null);
  const items = agent.split(/, (?:and |or )?| and | or /);
  if (!past || clause.test(`${subject} ${agent}`) || !isAgent(agent, items)) return null;
  if (/^(?:this|these|those|that|he|she|there)\b/i.test(subject) || agent.split(' ').length > mostAgentWords)
    return null;
  // 'a man and a boat, the first of all': what follows a comma must belong to one list.
  if (/,/.test(agent) && (items.length < 3 || items.some((item) => item.split(' ').length > 7))) return null;
  const isMany = items.length > 1 && (/ and /.test(agent) || headIsPlural(items[0] ?? ''));
  const verb = be === 'is' || be === 'are' ? presentOf(participle, isMany || headIsPlural(agent)) : past;
  return verb ? `${capital(agent)} ${adverb}${verb} ${asObject(subject)}${when ? ` ${when}` : ''}.` : null;
}

/** Things that do something; 'by lorry', 'by hand' and 'by 1930' are ways and times. */
const isAgent = (agent: string, [first = '']: readonly string[]) =>
  (determined.test(agent) && !/^(?:the (?:end|time|use|turn)|an? (?:factor|means|margin))\b/.test(agent)) ||
  (first.split(' ').length <= 4 && headIsPlural(first) && !/\d/.test(first));

const headIsPlural = (agent: string) =>
  isPlural(
    agent
      .split(/ (?:of|in|at|from|on|with) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

const asObject = (subject: string) =>
  /^it$/i.test(subject) ? 'it' : /^they$/i.test(subject) ? 'them' : small(subject);

/** Only where the base form is certain: 'regulated' → 'regulate', 'checked' → 'check'. */
function presentOf(participle: string, isMany: boolean): string | null {
  const known = [participle.slice(0, -1), participle.slice(0, -2)].find((form) => baseVerbs.has(form));
  const base =
    known ??
    (/(?:at|iz|is|ur|uc|ag|id|in)ed$/.test(participle)
      ? participle.slice(0, -1)
      : /(?:ck|nt|ct|rt|sh|ss|ll|nd|er|ow|ain|mit)ed$/.test(participle)
        ? participle.slice(0, -2)
        : null);
  return base && (isMany ? base : thirdPerson(base));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) =>
  text.replace(/^(?:The|An?|Most|Many|Some|All|Each|Every)\b/, (word) => word.toLowerCase());
