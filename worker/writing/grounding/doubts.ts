import { functionWords } from '../../language/data/function-words.ts';
import { stem } from '../../language/stem.ts';
import { hasRoot, partsOf, type Told } from './basis.ts';
import { audience, consequences, effects, frameWords, manners, people } from './data/doubtful-words.ts';
import { everydayWords } from './data/everyday-words.ts';
import { findQuantities } from './numbers.ts';

const frame = new Set(frameWords.map(stem));
const effectStems = new Set(effects.map(stem));
/** What is said of all, where no fact says so of any. */
const wholes = /\b(?:every|all|any|each|always|entire|whole|no|never|nothing)\b/;
let everyday: ReadonlySet<string> | null = null;
const isEveryday = (root: string) => {
  everyday ??= new Set(everydayWords.map(stem));
  return everyday.has(root) || frame.has(root);
};

/** What a sentence may say rightly or not: an effect, a manner or an audience that its facts do not name, and strange things. */
export function findDoubts({ text, folded, basis }: Told, known: ReadonlySet<string>): string[] {
  const isSaid = (word: string) => partsOf(word).some((part) => !functionWords.has(part) && hasRoot(basis.roots, part));
  const verbs = partsOf(folded).filter((word) => effectStems.has(stem(word)));
  const effect = [...verbs, ...consequences.flatMap((pattern) => folded.match(pattern) ?? [])].filter(
    (words) => !isSaid(words),
  );
  const manner = manners.flatMap((pattern) => (pattern.test(basis.text) ? [] : (pattern.exec(folded)?.[0] ?? [])));
  const strange = strangeWords(text, known);
  const general = wholes.test(basis.text) ? [] : (folded.match(/\b(?:every|all|any) \w+/) ?? []);
  return [
    ...effect.map((words) => `the effect “${words}” is in none of its facts`),
    ...manner.filter((words) => !isSaid(words)).map((words) => `“${words}” is in none of its facts`),
    ...audiencesIn(folded, basis.roots).map((group) => `that it is for ${group} is in none of its facts`),
    ...general.map((words) => `“${words}” is more than its facts say`),
    ...(strange.length > 0 ? [`no page speaks of ${strange.map((word) => `“${word}”`).join(', ')}`] : []),
    ...(isOfOther(text, basis.roots, known) ? ['it has not a word of its facts'] : []),
  ];
}

/** Groups of people that a sentence is about; of such as every page has, only those with a word to tell them apart. */
const audiencesIn = (folded: string, roots: ReadonlySet<string>) =>
  [...folded.matchAll(audience)].flatMap(({ 0: cue, index }) => {
    const [words = ''] = folded
      .slice(index + cue.length)
      .split(/[.,;:!?]|\b(?:that|who|which|whose|to|with|in|when)\b/);
    const parts = words.split(' ').filter(Boolean);
    return parts.flatMap((word, at) => {
      if (!people.test(word)) return [];
      const before = parts[at - 1] ?? '';
      const told = frame.has(stem(word)) || word === 'staff' ? before : word;
      const isNew = told !== '' && !functionWords.has(told) && !hasRoot(roots, told);
      return isNew ? [told === word ? word : `${told} ${word}`] : [];
    });
  });

const fewestLetters = 5;
const matterOf = (text: string) =>
  text
    .split(' ')
    // Names are looked at elsewhere.
    .filter((word, at) => at === 0 || !/^["“(]?\p{Lu}/u.test(word))
    .flatMap(partsOf)
    .filter((word) => word.length >= fewestLetters && !/[^\p{L}]/u.test(word) && !functionWords.has(word));

/** Words that are no everyday ones, of which the source has none of the same root. */
const strangeWords = (text: string, known: ReadonlySet<string>): string[] =>
  matterOf(text).filter((word) => {
    const root = stem(word);
    // 'cheapest' is as plain as 'cheap'.
    const isPlain = isEveryday(root) || isEveryday(stem(word.replace(/i?e(?:st|r)$/, '')));
    return !isPlain && !hasRoot(known, word) && findQuantities(word).length === 0;
  });

const mostForeign = 1;
const mostOfItem = 7;

/** True where a sentence tells what the source says elsewhere, and nothing of the facts that it names. */
function isOfOther(text: string, roots: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const matter = matterOf(text).filter((word) => !isEveryday(stem(word)) && hasRoot(known, word));
  const words = partsOf(text).filter((word) => !functionWords.has(word) && !frame.has(stem(word)));
  const isItem = /^\p{Ll}/u.test(text) && words.length < mostOfItem;
  return (isItem || matter.length > mostForeign) && !words.some((word) => hasRoot(roots, word));
}
