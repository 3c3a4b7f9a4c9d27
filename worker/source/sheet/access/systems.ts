import { escapePattern } from '../../../escape-pattern.ts';
import { productNouns } from '../data/product-nouns.ts';
import { besideSystems, browsers, hosts, macReleases, systems } from '../data/systems.ts';

export type NamedSystem = { system: string; text: string; isHost: boolean; isBrowser: boolean };

export const isOperatingSystem = ({ isHost, isBrowser }: NamedSystem) => !isHost && !isBrowser;

const spellings = new Map(
  Object.entries({ ...systems, ...browsers, ...hosts }).flatMap(([system, names]) =>
    names.split('; ').map((name) => [name, system] as const),
  ),
);
const longestFirst = (names: Iterable<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => escapePattern(name))
    .join('|');
const names = longestFirst(spellings.keys());
const releases = longestFirst(besideSystems.split('; '));
const macNames = macReleases.join('|');
const upwards = '(?:\\+| or (?:later|newer|above|higher)| and (?:later|newer|above|up))';
const version = `(?: v?\\d{1,4}(?:\\.\\d{1,3}){0,2}(?:(?: and | or |\\/)\\d{1,2}(?![\\d.]{0,4} ?[A-Za-z%]))?(?:(?: (?:${macNames}))?${upwards})?| (?:${macNames})(?: \\d{1,2}(?:\\.\\d)?)?${upwards})?`;

const narrowed = '(?: \\(\\p{L}[^()]{1,39}\\)| via WSL ?2?)?';

/** 'macOS 14+', 'Windows 10 or later', 'Windows (WSL)'; case tells a name from a word. */
const systemPattern = new RegExp(`(?<![\\p{L}\\p{N}-])(${names})(${version}(?![\\p{L}\\p{N}-])${narrowed})`, 'gu');
const releasePattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${releases})(?![\\p{L}\\p{N}-])`, 'gu');

/** A text without the product's name, which tells nothing here. */
export const withoutName = (text: string, product: string) => (product === '' ? text : text.replaceAll(product, ' '));

/** The systems that a text names, and what it says besides. */
export function readSystems(text: string): { found: NamedSystem[]; rest: string } {
  const found: NamedSystem[] = [];
  const rest = text
    .replace(systemPattern, (_, name: string, behind: string) => {
      const system = spellings.get(name) ?? name;
      const entry = { system, text: `${name}${behind}`, isHost: system in hosts, isBrowser: system in browsers };
      found.push(entry);
      return ' ';
    })
    .replace(releasePattern, ' ');
  return { found, rest };
}

const listed = `(?:${names})${version}${narrowed}`;
const joint = `(?:, and |, or |, | and | or | & |/| / )`;
const between = '(?:(?:your|any|the|both|all|modern|a|64-bit|32-bit) ){0,3}';
const programs = [...productNouns].join('|');
const tells =
  '(?:runs?|works?|working|running|available|installs?|installers?|downloads?|download it|binaries|builds|packages|wheels) (?:[a-z]{4,9}ly |also |today |now |only ){0,2}(?:on|for|in)';
const cues = `(?:${tells}|(?:(?:iphone|ipad|mac|pc|computer|device|phone|tablet|machine)s?(?:, | or | and |,? or | ?\\/ ?)?){1,3} running|requires?|requirements?:|compatible with|supports(?: [^ ,;]{1,20}){0,4}? on|supports|(?:apps|extensions|${programs}) for)`;
/** '… runs on macOS, Windows and Linux': what follows the names may not be what the product really works with ('Windows files'). */
const sentencePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${cues} ${between}(${listed}(?:${joint}${between}${listed}){0,8})(?=[.,;:!—–)]|$| (?:with|without|using|via|through|today|and|—|–|-) ?)`,
  'giu',
);
/** '… and FreshBSD', '… and the web', '… and more' */
const goesOn =
  /^(?:, and|,| and| or|, or) (?:(?:on|in|as|for|the|any|your|an?|all|most|modern|many) ){0,4}(?:\p{Lu}|(?:web|browsers?|phones?|tablets?|mobile|desktops?|computers?|laptops?|pcs?|servers?|cloud|terminals?|more|others?|systems?|platforms?|devices?|distributions?)\b)/u;
const maxSentence = 400;

/** The lists of systems that a sentence says something is for, each with what it says before. */
export const systemsOfSentence = (sentence: string): Array<{ before: string; list: string }> =>
  [...sentence.slice(0, maxSentence).matchAll(sentencePattern)]
    // A list with names that we do not know is told in part, and so not at all.
    .filter((found) => !goesOn.test(sentence.slice(found.index + found[0].length)))
    .map((found) => ({ before: sentence.slice(0, found.index), list: found[1] ?? '' }));

/** The first that a text names, by the name that all its spellings have; else the text. */
export const systemOf = (text: string) => readSystems(text).found[0]?.system ?? text;
