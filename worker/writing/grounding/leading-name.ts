import { functionWords } from '../../language/data/function-words.ts';

/**
 * A sentence begins with a capital whether its first word is a name or not. English nouns that stand there alone before a verb
 * are plurals, which take another form of the verb, or things that are not counted: those are known by their endings or stand
 * in the list. What is left before a verb of offering is a name.
 */
const offering =
  /^(?:offers|provides|sells|charges|costs|ships|supports|integrates|launches|includes|lets|comes|competes|delivers|uses|makes|gives|handles|builds|runs|promises|claims|bills|hosts|works|connects|syncs|imports|exports|adds|allows|enables|helps|serves|brings|powers|trusts|recommends|relies|does)$/;
/** These say nothing about number, so a plural may stand before them. */
const offered = /^(?:launched|acquired|bought|introduced|announced|released|switched|chose)$/;
/** Only companies and people do this, whatever the word before looks like. */
const dealing = /^(?:competes|charges|sells|bills|acquired|bought|hired)$/;
const betweenNameAndVerb = /^(?:also|even|then|now|only|still|already|always|never|usually|often|too|itself)$/;

const ordinaryEndings =
  /(?:ing|tion|sion|ment|ness|ity|ship|ance|ence|ancy|ency|ism|age|hood|dom|ture|logy|graphy|work|ware|body|thing|one|where|times?|how|ever|ly|self|selves)$/;

const ordinaryWords = new Set(
  (
    'today tomorrow yesterday tonight sometimes nowadays people data help cash money business growth trust success speed advice access email mail ' +
    'news music sport science research proof paper power health sales demand supply quality safety privacy security design ' +
    'text content code copy media style taste value worth wealth theft fraud risk waste stress effort energy support practice ' +
    'theory history art food water air light sound silence space room land staff team management luck fun joy love life death faith ' +
    'hope fear pride peace war law order chaos change progress choice habit routine culture education credit debt cost price ' +
    'payroll finance tax revenue profit income cashflow feedback input output traffic context detail depth clarity logic common ' +
    'english online offline mobile desktop software hardware video audio print web part half none others whoever whatever ' +
    'whichever neither nature instinct memory skill talent craft label list monday tuesday wednesday thursday friday saturday ' +
    'sunday january february march april june july august september october november december spring summer autumn winter ' +
    'setup login signup sync search export import backup storage feature browser payment coffee bread milk rain summer ' +
    'let yes also however first second third last next finally'
  ).split(' '),
);

/** Shapes that companies give their names; a word of such a shape is a name before any verb. */
const companyShape = /\p{Ll}(?:corp|soft|labs|hub|ify|desk|base|tech|cloud|bot|io|ly|zon|works)$/u;
const stating = /^(?:is|was|has|had|will|can|wants|needs|takes|keeps)$/;

/**
 * The name that a sentence begins with, where its first word alone can be told to be one: a word that the source never writes
 * small, before a verb of offering or with what belongs to it ("Acmecorp's plans").
 */
export function leadingName(sentence: string, isKnownWord: (word: string) => boolean): string | null {
  const [first = '', ...rest] = sentence.replace(/^["“(]/, '').split(/\s+/);
  const possessive = /['’]s$/.test(first);
  const name = first.replace(/['’]s$/, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  if (first.endsWith(',') || !/^\p{Lu}[\p{L}\p{N}-]*\p{Ll}[\p{L}\p{N}-]*$/u.test(name)) return null;
  const word = name.toLowerCase();
  if (functionWords.has(word) || ordinaryWords.has(word) || isKnownWord(word)) return null;
  const verb = rest.find((next) => !betweenNameAndVerb.test(next))?.toLowerCase() ?? '';
  const shaped = companyShape.test(name) && !/(?:ally|ably|ily|work|works)$/.test(word);
  if (!shaped && !dealing.test(verb) && ordinaryEndings.test(word)) return null;
  if (possessive) return name;
  const tells = offering.test(verb) || (!word.endsWith('s') && offered.test(verb));
  return tells || (shaped && stating.test(verb)) ? name : null;
}
