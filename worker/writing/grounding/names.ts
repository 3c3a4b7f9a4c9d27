import { escapePattern } from '../../escape-pattern.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { numberOf } from '../../language/numbers.ts';
import { foldText, placesOf } from '../../language/words.ts';
import { type Ground, namesOf, type Told } from './basis.ts';
import { brandNames } from './data/brand-names.ts';
import { dealing, offered, offering, ordinaryWords } from './data/leading-words.ts';
import { abbreviations, calendar, everyday, keys, legalForm } from './data/name-words.ts';
import * as patterns from './data/patterns.ts';

/** `keyphrase`: what the article is written for; its names need no fact where a page has them. */
export function createNameCheck({ brief, source }: Ground, language: string, keyphrase = '') {
  const { pages, sheet } = source;
  const known = new Set(pages.flatMap(({ title, text }) => foldedWords(`${title} ${text}`)));
  const smallWords = new Set(pages.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]+/gu) ?? []));
  const sought = foldedWords(keyphrase).filter((word) => known.has(word));
  // What the title of the first page has in short is of the product itself.
  const short = pages[0]?.title.match(patterns.code) ?? [];
  const always = new Set([...foldedWords([...namesOf(sheet), ...brief.keywords, ...short].join(' ')), ...sought]);
  const names = sheet.integrations.map(({ name }) => name);
  const listed = names.filter((name) => name !== sheet.name && /^\p{Lu}/u.test(name));

  return {
    /** Names that no page has, and those that stand elsewhere than in the facts. */
    strangers: ({ text, basis }: Told): { unknown: string[]; elsewhere: string[] } => {
      const leading = language === 'en' && leadingName(text, (word) => smallWords.has(word));
      const names = language === 'de' ? findGermanNames(text) : [...findNames(text), ...(leading ? [leading] : [])];
      // 'iPadOS' speaks of an iPad, 'macOS' of a Mac.
      const words = [basis.text, ...basis.quotes.flatMap(inFull)].flatMap(foldedWords);
      const isTold = (part: string) =>
        always.has(part) || words.some((word) => singleOf(word) === singleOf(part) || isFormOf(word, part));
      const strangers = names.filter((name) => !foldedWords(name).every(isTold) && !shortOf(name).some(isTold));
      // An abbreviation may be of anything, but not in a row with names of the facts.
      const isListed = (name: string) => {
        const before = new RegExp(`\\p{Lu}[\\p{L}\\p{N}]*(?=,? (?:(?:and|or) )?${escapePattern(name)})`, 'gu');
        return text.match(before)?.some((other) => words.includes(foldText(other)));
      };
      const isOnPage = (name: string) => foldedWords(name).every((part) => known.has(part));
      const isShort = (name: string) => /^\p{Lu}{2,5}s?$/u.test(name) && !isListed(name);
      return {
        unknown: strangers.filter((name) => !isOnPage(name) && !isShort(name)),
        // 'REST' of its own pages is a word of its trade as often as a name.
        elsewhere: strangers.filter((name) => isOnPage(name) !== isShort(name)),
      };
    },
    /** Integrations that a sentence names within and its facts do not. */
    ofSheet: ({ text, basis }: Told): string[] =>
      // At its beginning, or that of a quote, a sentence may have a capital of its own.
      listed.filter((name) => [...placesOf(name, text)].some((at) => at > 1) && !basis.text.includes(foldText(name))),
  };
}

const foldedWords = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** What stands there in short: the parts of 'macOS', the language of 'JP' or 'KO', the name of '⌥'. */
function inFull(text: string): string[] {
  const parts = [...text.matchAll(patterns.humped)].flatMap(([word]) => word.split(/(?<=\p{Ll}{2})(?=\p{Lu})/u));
  const languages = [...text.matchAll(patterns.code)].flatMap(([short]) => [
    short,
    new Intl.Locale(`und-${short}`).maximize().language,
  ]);
  const named = languages.map((tag) => languageNames.of(tag) ?? '');
  return [...parts, ...named, ...[...text].map((sign) => keys[sign] ?? '')];
}
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** 'Wi-Fi' may stand there as 'Wifi', 'JavaScript' as 'JS'. */
function shortOf(name: string): string[] {
  const initials = foldText((name.match(/\p{Lu}/gu) ?? []).join(''));
  return [foldedWords(name).join(''), ...(initials.length > 1 ? [initials] : [])];
}

const singleOf = (word: string) => word.replace(/s$/, '');
/** 'German' and 'Germany'. */
const isFormOf = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one));

/** Capitalised words within a sentence: its first word, and the first of a quote, may be no name. */
function findNames(sentence: string): string[] {
  const found = sentence.matchAll(/(?<=[\p{L}\p{N},;)%”"’]\s+(?:["“(])?)(\p{Lu}[\p{L}\p{N}&+.'’-]*)/gu);
  const within = [...found].map(([, name = '']) => bare(name));
  // 'HubSpot' is a name wherever it stands.
  const first = bare(/^["“(]?(\S+)/.exec(sentence)?.[1] ?? '');
  // 'bzip2' has the shape of a name although it is small.
  const coded = sentence.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Ll}{2,}\d+$/u.test(word));
  const names = [...within, ...coded, ...(/^\p{Lu}\p{Ll}+\p{Lu}/u.test(first) ? [first] : [])];
  return names.filter((name) => name.length > 1 && !everyday.has(name.toLowerCase()) && !calendar.test(name));
}

const bare = (name: string) => name.replace(/['’]s$/, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');

/**
 * Names in a German sentence. All nouns have capitals there, so only what no noun looks like is a name: capitals or digits
 * within a word ("BillBoss", "Plan24"), and what stands before a legal form. "Innen" at the end is a way of writing plurals.
 */
export function findGermanNames(sentence: string): string[] {
  const companies = [...sentence.matchAll(legalForm)].map(([, name = '']) => name.trim());
  const words = sentence.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]+/gu) ?? [];
  const shaped = words.filter((word) => /\p{Ll}\p{Lu}|\p{Lu}\p{Ll}+\d/u.test(word) && !/\p{Ll}In(?:nen)?$/u.test(word));
  return [...new Set([...companies, ...shaped.filter((word) => !abbreviations.has(word))])];
}

/**
 * The name that a sentence begins with, where its first word alone can be told to be one: a word that the source never writes
 * small, before a verb of offering or with what belongs to it ("Acmecorp's plans"). English nouns that stand there alone are plurals,
 * which take another form of the verb, or things that are not counted: those are known by their endings or stand in a list.
 */
export function leadingName(sentence: string, isKnownWord: (word: string) => boolean): string | null {
  const [first = '', ...rest] = sentence.replace(/^["“(]/, '').split(/\s+/);
  const name = bare(first);
  if (first.endsWith(',') || !/^\p{Lu}[\p{L}\p{N}-]*\p{Ll}[\p{L}\p{N}-]*$/u.test(name)) return null;
  const word = name.toLowerCase();
  if (functionWords.has(word) || numberOf(word) !== null || ordinaryWords.has(word) || isKnownWord(word)) return null;
  if (brandNames.has(word)) return name;
  const verb = rest.find((next) => !patterns.between.test(next))?.toLowerCase() ?? '';
  const shaped = patterns.companyShape.test(name) && !/(?:ally|ably|ily|work|works)$/.test(word);
  if (!shaped && !dealing.has(verb) && patterns.ordinaryEndings.test(word)) return null;
  if (/['’]s$/.test(first)) return name;
  const tells = offering.has(verb) || (!word.endsWith('s') && offered.has(verb));
  return tells || (shaped && patterns.stating.test(verb)) ? name : null;
}

/** Companies that the wishes name: capitalised words in a row, or one that does not begin a sentence. */
export function namesInWishes(wishes: string): string[] {
  const runs = wishes.match(/\p{Lu}[\p{L}\p{N}&'’-]+(?:\s+\p{Lu}[\p{L}\p{N}&'’-]+)+/gu) ?? [];
  const single = wishes.match(/(?<=\p{L},?\s)\p{Lu}\p{L}*\p{Ll}\p{L}*/gu) ?? [];
  // 'Mention Northwind Outsourcing': the verb is no part of the name.
  const asking = /^(?:Mention|Name|Add|Use|Write|Include|Please|Link|Refer)\s+(?:to\s+)?/;
  const names = runs.map((run) => run.replace(asking, ''));
  return [...new Set([...names, ...single])].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
}

/** `claims`: what a sentence says of a partner beyond its name, which is all that anybody knows of it. */
export function createPartnerCheck({ pages }: Ground['source'], allowed: readonly string[]) {
  // A name that the source has too is no partner's, and is told by its facts like all else.
  const partners = allowed.filter((name) => !pages.some(({ text }) => text.includes(name)));
  return {
    claims: (sentence: string, hasFacts: boolean): string[] => {
      const name = partners.find((partner) => sentence.includes(partner));
      if (name === undefined) return [];
      const [before = '', ...after] = sentence.split(name);
      // A figure, praise, or the company doing or being something.
      // Of 'a partner such as Hart & Sons' nothing is said.
      const isExample = /\b(?:such as|for example|for instance|like) $/.test(before);
      const saysMore =
        before === '' || !(isExample || patterns.endsClause.test(after.join(name))) || patterns.saysMuch.test(sentence);
      return hasFacts || saysMore ? [`it says more of ${name} than the name`] : [];
    },
    without: (sentence: string) => partners.reduce((rest, name) => rest.replaceAll(name, ''), sentence),
  };
}
