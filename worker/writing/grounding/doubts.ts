import { functionWords } from '../../language/data/function-words.ts';
import { rarityOf } from '../../language/frequency.ts';
import { numberOf } from '../../language/numbers.ts';
import { isThirdPersonVerb } from '../../language/verbs.ts';
import { stem } from '../../language/words.ts';
import { contentWords, hasRoot, partsOf, rootsOf, type Told } from './basis.ts';
import * as doubtful from './data/doubtful-words.ts';
import * as patterns from './data/patterns.ts';
import { findQuantities } from './figures.ts';

const frame = new Set(doubtful.frameWords.map(stem));
const effectStems = new Set(doubtful.effects.map(stem));

type Roots = ReadonlySet<string>;

/**
 * What a sentence may say rightly or not: an effect, a manner or an audience that its facts do not name, and strange things.
 * `known` are the words of the source, `named` those of its names. What leads to a list
 * says in its own words what the list is of.
 */
export function findDoubts(told: Told, known: Roots, named: Roots): string[] {
  const { text, folded, basis, language, before, following } = told;
  const isSaid = (words: string) => contentWords(words).some((word) => hasRoot(basis.roots, word));
  // 'Cheaper, at $30': figures are looked at elsewhere.
  const isSized = findQuantities(text, language).length > 0;
  // What 'is saved' is kept: effects are told in the present.
  const verbs = partsOf(folded).filter((word) => effectStems.has(stem(word)) && !word.endsWith('ed'));
  const effects = [...verbs, ...doubtful.consequences.flatMap((pattern) => folded.match(pattern) ?? [])];
  const effect = effects.filter((words) => !isSaid(words) && !(isSized && doubtful.sizes.test(words)));
  // What is denied of a product is denied for good.
  const said = basis.text.replace(/\bno[rt]?\b|n't\b/g, ' never ');
  const manner = doubtful.manners.flatMap((pattern) => (pattern.test(said) ? [] : (pattern.exec(folded)?.[0] ?? [])));
  const referred = rootsOf(before?.facts.length ? before.text : '');
  const strange = following ? [] : strangeWords(text, basis.roots.union(named).union(referred), known);
  const general = patterns.wholes.test(basis.text) ? [] : findAll(folded, basis.quotes);
  return [
    ...effect.map((words) => `the effect “${words}” is in none of its facts`),
    ...manner.filter((words) => !isSaid(words)).map((words) => `“${words}” is in none of its facts`),
    ...audiencesIn(folded, basis.roots).map((group) => `that it is for ${group} is in none of its facts`),
    ...general.map((words) => `“${words}” is more than its facts say`),
    ...(strange.length > 0 ? [`its facts do not speak of ${strange.map((word) => `“${word}”`).join(', ')}`] : []),
  ];
}

/** 'Data stays here' is said of all data. */
function findAll(folded: string, quotes: readonly string[]): string[] {
  const openings = quotes.map((quote) => stem(/^\w+/.exec(quote.toLowerCase())?.[0] ?? ''));
  return [...folded.matchAll(patterns.ofAll)].flatMap(({ 0: words, 1: noun = '', index }) => {
    const isOfSome = patterns.ofSome.test(words) || patterns.ofSome.test(folded.slice(index + words.length));
    // 'They are all plain' sums up what was named.
    const isSum = /\b(?:are|were) $/.test(folded.slice(0, index));
    // How many there are is looked at elsewhere.
    return isOfSome || isSum || numberOf(noun) !== null || openings.includes(stem(noun)) ? [] : [words];
  });
}

/** Groups of people that a sentence is about; of such as every page has, only those with a word to tell them apart. */
const audiencesIn = (folded: string, roots: Roots) =>
  [...folded.matchAll(doubtful.audience)].flatMap(({ 0: cue, index }) => {
    const [words = ''] = folded.slice(index + cue.length).split(patterns.audienceEnds, 1);
    const parts = words.split(' ').filter(Boolean);
    return parts.flatMap((word, at) => {
      if (!doubtful.people.test(word) || isThirdPersonVerb(word)) return [];
      const before = parts[at - 1] ?? '';
      const told = frame.has(stem(word)) || word === 'staff' ? before : word;
      const isNew =
        told !== '' && findQuantities(told).length === 0 && !functionWords.has(told) && !hasRoot(roots, told);
      return isNew ? [told === word ? word : `${told} ${word}`] : [];
    });
  });

const matterIn = (text: string) => contentWords(text).filter((word) => !frame.has(stem(word)));
const isCapital = (word: string) => /^["“(]?\p{Lu}/u.test(word);
const matterBesideNames = (text: string) =>
  text
    .split(' ')
    // Names are looked at elsewhere.
    .filter((word, at, all) => !isCapital(word) || (at === 0 && !isCapital(all[1] ?? '')))
    .flatMap(matterIn)
    .filter((word) => word.length > 2 && !/[^\p{L}]/u.test(word));

const plainest = 650;

/** From 0, what everybody says about anything, to 1: the rarer a word, the more it says. 'Cheapest' is as plain as 'cheap'. */
function weightOf(word: string): number {
  const forms = [word, word.replace(/i?e(?:st|r)$/, '')];
  return Math.min(...forms.map((form) => rarityOf(stem(form), plainest)));
}

/** How much a word counts more that stands on no page, how much less for each word that its facts have, and what is too much. */
const strangeness = { unseen: 1.5, backing: 0.5, most: 0.9, mostUnbacked: 0.6 };

/** The words by which a sentence says much that its facts do not: one rare word among many of theirs is a paraphrase. */
function strangeWords(text: string, roots: Roots, known: Roots): string[] {
  const matter = matterBesideNames(text).filter((word) => findQuantities(word).length === 0);
  const strange = matter
    .filter((word) => !hasRoot(roots, word))
    .map((word) => ({ word, weight: weightOf(word) * (hasRoot(known, word) ? 1 : strangeness.unseen) }))
    .sort((one, other) => other.weight - one.weight);
  const sum = strange.reduce((total, { weight }) => total + weight, 0);
  const backed = matterIn(text).filter((word) => hasRoot(roots, word)).length;
  const { backing, most, mostUnbacked } = strangeness;
  if (sum - backing * backed <= (backed > 0 ? most : mostUnbacked)) return [];
  return strange.slice(0, 3).flatMap(({ word, weight }) => (weight > 0 ? [word] : []));
}
