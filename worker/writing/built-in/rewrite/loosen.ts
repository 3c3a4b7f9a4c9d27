import { isPlural } from '../../../language/grammar.ts';
import { baseOfThird } from '../../../language/verbs.ts';

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
  [/\bsuch as\b/gi, 'like'],
  [/\bbecomes (?=an? )/gi, 'turns into '],
  [/\bmatched with\b/gi, 'matched to'],
  [/\bsuits (?=\p{Ll})/giu, 'works for '],
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
