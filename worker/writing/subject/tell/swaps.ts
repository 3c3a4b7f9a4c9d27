import { articleFor } from '../../../language/grammar.ts';
import { plainWords } from './plain-words.ts';

type Swap = readonly [RegExp, string];

/** Other words for the same thing in encyclopedic prose. None changes a figure, a degree of certainty or the grammar around it. */
const swaps: readonly Swap[] = [
  [/\bin order to\b/g, 'to'],
  [/\bdue to\b/g, 'because of'],
  [/\bin addition to\b/g, 'besides'],
  [/\binstead of\b/g, 'rather than'],
  [/\bapproximately\b/g, 'about'],
  [/\busually\b/g, 'mostly'],
  [/\btypically\b/g, 'usually'],
  [/\bcommonly\b/g, 'often'],
  [/\bmainly\b/g, 'chiefly'],
  [/\bprimarily\b/g, 'mainly'],
  [/\bvarious\b/g, 'different'],
  [/\bnumerous\b/g, 'many'],
  [/\bbegan to\b/g, 'started to'],
  [/\bbegins with\b/g, 'starts with'],
  [/\bbegan (?=in|with|as)\b/g, 'started '],
  [/\baround the world\b/g, 'all over the world'],
  [/\beach (?=(?:year|month|week|day)\b)(?!\w+ or\b)/g, 'every '],
  [/\bevery (?=(?:year|month|week|day)\b)(?!\w+ or\b)/g, 'each '],
  [/\balthough\b/g, 'though'],
  [/\bthus\b/g, 'so'],
  [/\brequires\b(?= (?:an?|the|more|less|much|little|time|care|some)\b)/g, 'calls for'],
  [/\brequire\b(?= (?:an?|the|more|less|much|little|time|care|some)\b)/g, 'call for'],
  [/\bneeds to\b/g, 'has to'],
  [/\bneed to\b/g, 'have to'],
  [/\bcontains\b/g, 'holds'],
  [/\bcontain\b/g, 'hold'],
  [/\bprovides\b/g, 'gives'],
  [/\bprovide\b/g, 'give'],
  [/\bobtain\b/g, 'get'],
  [/\breduces\b/g, 'lowers'],
  [/\breduce\b/g, 'lower'],
  [/\bproduces\b(?= (?:the|an?|more|less|carbon|gas|acid|honey|heat))/g, 'makes'],
  [/\bproduce\b(?= (?:the|an?|more|less|carbon|gas|acid|honey|heat))/g, 'make'],
  [/\bnearly\b/g, 'almost'],
  [/\bfrequent\b/g, 'common'],
  [/\bpeople who\b/g, 'those who'],
  [/\bkinds of\b/g, 'types of'],
  [/\btypes of\b/g, 'kinds of'],
  [/\btype of\b/g, 'kind of'],
  [/\bkind of\b/g, 'type of'],
  [/\bin most countries\b/g, 'in the majority of countries'],
  [/^most countries\b/, 'the majority of countries'],
  [/^most (?=\p{Ll}+s\b)/u, 'the majority of '],
  [/^many (?=\p{Ll}+s?\b)/u, 'a large number of '],
  [/^some (?=\p{Ll}+s\b)/u, 'certain '],
  [/^several (?=(?!hundred|thousand|years|days|hours|weeks|months)\p{Ll})/u, 'a number of '],
  [/^today\b/, 'nowadays'],
  [/\bmore than (?=\d)/g, 'over '],
  [/\babout (?=\d)/g, 'around '],
  [/\bthe majority of\b/g, 'most'],
  [/\bmost widely used\b/g, 'most popular'],
  [
    /(?<=\b(?:is|are|was|were|became|still) )widely used(?! \p{Ll}+s?\b(?<!\b(?:in|by|for|to|as|and|on|at|from|with)))/gu,
    'in wide use',
  ],
  [/\bespecially\b/g, 'above all'],
  [/\bfor instance\b/g, 'for example'],
  [/\balong with\b/g, 'together with'],
  [/\bas well as\b/g, 'and also'],
  [/\bin place of\b/g, 'instead of'],
  [/\bin the same way\b/g, 'likewise'],
  [/, so that\b/g, ', so'],
  [/\bbecause\b(?! of)/g, 'since'],
  [/\bsince (?=they|it|the|an?|no|some|both)\b/g, 'because '],
  [/\bwhereas\b/g, 'while'],
  [/\bhelps to\b/g, 'helps'],
  [/\ba large part of\b/g, 'much of'],
  [/\bon behalf of\b/g, 'in the name of'],
  [/\bhalf of (?=its|their|the)\b/g, 'half '],
  [/\bother than\b/g, 'apart from'],
  [/\bin the past year\b/g, 'during the past year'],
  [/\bfor the most part\b/g, 'on the whole'],
  [/\bfrom time to time\b/g, 'now and then'],
];

const all: readonly Swap[] = [...swaps, ...plainWords];

/** A word that a text must have for the pattern to fit: few of the hundreds fit any one sentence. */
const cueOf = ({ source }: RegExp) =>
  /\p{Ll}{2,}/u.exec(source.replace(/\(\?<?[=!](?:[^()]|\([^()]*\))*\)|\\p\{\w+\}|\\[bd]/g, ' '))?.[0] ?? '';

const byCue = new Map<string, number[]>();
for (const [at, [pattern]] of all.entries()) byCue.set(cueOf(pattern), [...(byCue.get(cueOf(pattern)) ?? []), at]);

/** The swaps that may fit, in their order. */
const candidatesFor = (text: string) =>
  [...new Set(text.match(/\p{Ll}+/gu))].flatMap((word) => byCue.get(word) ?? []).sort((a, b) => a - b);

/** Every sentence that one of the swaps makes of this one, and at last that of all plainer words. Words in quotation marks are not ours. */
export function swapWords(text: string): string[] {
  if (/["“”]/.test(text)) return [];
  const candidates = candidatesFor(text);
  const apply = (from: string, at: number) => {
    const [pattern, to] = all[at] ?? [/$^/, ''];
    return settleArticles(from.replace(pattern, to), from);
  };
  const changes = candidates.map((at) => apply(text, at)).filter((changed) => changed !== text);
  const whole = candidates.filter((at) => at >= swaps.length).reduce(apply, text);
  return [...changes, ...(whole === text ? [] : [whole])];
}

/** 'an initial step' that became 'an first step' takes its right article. */
const settleArticles = (text: string, before: string) =>
  text === before
    ? text
    : text.replace(/\b([Aa])n? (?=(\p{Ll}+))/gu, (match, letter: string, word: string) =>
        before.includes(match + word) ? match : `${articleFor(word) === 'an' ? `${letter}n` : letter} `,
      );
