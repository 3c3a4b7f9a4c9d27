import { functionWords } from '../../language/data/function-words.ts';
import { numberOf } from '../../language/numbers.ts';
import { brandNames } from './data/brand-names.ts';
import { dealing, offered, offering, ordinaryWords } from './data/leading-words.ts';

const between = /^(?:also|even|then|now|only|still|already|always|never|usually|often|too|itself)$/;
const ordinaryEndings =
  /(?:ing|tion|sion|ment|ness|ity|ship|ance|ence|ancy|ency|ism|age|hood|dom|ture|logy|graphy|work|ware|body|thing|one|where|times?|how|ever|ly|self|selves)$/;
/** Shapes that companies give their names; a word of such a shape is a name before any verb. */
const companyShape = /\p{Ll}(?:corp|soft|labs|hub|ify|desk|base|tech|cloud|bot|io|ly|zon|works)$/u;
const stating = /^(?:is|was|has|had|will|can|wants|needs|takes|keeps)$/;

/**
 * The name that a sentence begins with, where its first word alone can be told to be one: a word that the source never writes
 * small, before a verb of offering or with what belongs to it ("Acmecorp's plans"). English nouns that stand there alone are plurals,
 * which take another form of the verb, or things that are not counted: those are known by their endings or stand in a list.
 */
export function leadingName(sentence: string, isKnownWord: (word: string) => boolean): string | null {
  const [first = '', ...rest] = sentence.replace(/^["“(]/, '').split(/\s+/);
  const possessive = /['’]s$/.test(first);
  const name = first.replace(/['’]s$/, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  if (first.endsWith(',') || !/^\p{Lu}[\p{L}\p{N}-]*\p{Ll}[\p{L}\p{N}-]*$/u.test(name)) return null;
  const word = name.toLowerCase();
  if (functionWords.has(word) || numberOf(word) !== null || ordinaryWords.has(word) || isKnownWord(word)) return null;
  if (brandNames.has(word)) return name;
  const verb = rest.find((next) => !between.test(next))?.toLowerCase() ?? '';
  const shaped = companyShape.test(name) && !/(?:ally|ably|ily|work|works)$/.test(word);
  if (!shaped && !dealing.has(verb) && ordinaryEndings.test(word)) return null;
  if (possessive) return name;
  const tells = offering.has(verb) || (!word.endsWith('s') && offered.has(verb));
  return tells || (shaped && stating.test(verb)) ? name : null;
}
