import { countWords } from '../../contract/text.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { isEnded } from '../../language/sentences.ts';
import * as verbs from '../../language/verbs.ts';
import { standsAsWord } from '../../language/words.ts';
import { commandLines } from '../../source/sheet/access/commands.ts';
import { isOutdated } from '../../source/sheet/outdated.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';

/**
 * A sentence of the site as the article may tell it: as it stands, or changed only in ways that cannot change what is said. `leans`:
 * it needs the sentence before it. `subject`: what it is about.
 */
export type Reading = { text: string; leans: boolean; subject: 'product' | 'you' | 'other' };

const fewestUnended = 6;
/** Labels in a row are no sentence. */
export const labelled = / [·|•✓✔✅] /;

/** Null where it cannot be told outside of a table: a fragment, a question, a call, words of the makers, of a rival, of the page. */
export function readSentence(
  raw: string,
  { product, rivals, readAt }: Pick<Desk, 'product' | 'rivals' | 'readAt'>,
): Reading | null {
  const text = withoutOpener(raw.trim(), product);
  // What leads to a list says half of it.
  const defines = /^is an? /.test(behindName(text, product) ?? '');
  // 'Ledgerlark is an alternative to …' is about the product.
  if (text.endsWith(':') || !isTellable(text, defines ? [] : rivals)) return null;
  const leans = leansBack(text, product);
  if (labelled.test(text) || words.ofOthers.test(text) || isOutdated(text, readAt)) return null;
  const isNamed = isOfName(text, product);
  if ((!isNamed && shapeOf(text) !== 'clause') || (!isEnded(text) && countWords(text) < fewestUnended)) return null;
  const subject = startsWith(text, product) ? 'product' : /^you(?:r)?\b/i.test(text) ? 'you' : 'other';
  return { text: ended(subject === 'product' ? text : capital(text)), leans, subject };
}

/** Whether a fragment may stand in a table or a list under its card's name. */
export const isTellable = (text: string, rivals: readonly string[]) =>
  mayBeQuoted(text, rivals) && !words.makers.test(straight(text));

/** The same within quotation marks, where the makers may say 'we'. */
export function mayBeQuoted(text: string, rivals: readonly string[]): boolean {
  const plain = straight(text);
  return mayBeNamed(text, rivals) && !words.ofPage.test(plain) && !words.counting.test(plain);
}

/** A name may call the reader, as a step does: 'See your week'. */
export const mayBeNamed = (text: string, rivals: readonly string[]): boolean =>
  text !== '' && !/[?→»›]$/.test(text) && !rivals.some((rival) => standsAsWord(rival, text));

/** 'It also …' goes on with what was said. */
const furthestAlso = 4;

/** It points to what was said before it. */
export function isLeaning(text: string): boolean {
  const plain = straight(text);
  return words.leaning.test(plain) || words.pointing.test(plain) || plain.split(' ', furthestAlso).includes('also');
}

const namesSeveral = (word: string) =>
  words.several.has(word) || (word.length > 2 && word.endsWith('s') && !words.singular.has(word));

/** It points to what was said before it, were it only from its middle: 'Oakwell calls them back', with nobody named. */
export function leansBack(text: string, product: string): boolean {
  const said = behindName(text, product)?.replace(/^[^ ]+/, '') ?? text;
  // 'Oakwell turns it into a map'
  if (said !== text && /^ (?:it|this|that)\b/i.test(said)) return true;
  const at = words.pronoun.exec(said)?.index ?? -1;
  const before = said.slice(0, Math.max(at, 0)).toLowerCase();
  return isLeaning(text) || (at >= 0 && !before.match(/\p{L}+/gu)?.some(namesSeveral));
}

/** With the apostrophes that patterns have; '18 and above' points to nothing. */
export const straight = (text: string) => text.replaceAll('’', "'").replace(/\b(and|or) (?:above|below)\b/g, '$1 more');

/** 'Oakwell charts every row': after the product's own name the word is a verb, whatever it may be elsewhere. */
export function isOfName(text: string, product: string): boolean {
  const [next = ''] = behindName(text, product)?.split(' ') ?? [];
  return verbs.isThirdPersonVerb(next) || verbs.isPossibleThird(next);
}

/** 'And', 'But', 'So' tie a sentence to its neighbour and say nothing themselves. */
const withoutOpener = (text: string, product: string) => {
  const bare = text.replace(/^(?:And|But|So),? (?=\p{L})/u, '');
  return startsWith(bare, product) ? bare : capital(bare);
};

const startsWith = (text: string, name: string) =>
  text.toLowerCase().startsWith(name.toLowerCase()) && /[\s,]/.test(text[name.length] ?? ' ');

/** What is said behind the name that a sentence begins with; null: it begins otherwise. */
export const behindName = (text: string, name: string) =>
  startsWith(text, name) ? text.slice(name.length).trim() : null;

const capital = (text: string) =>
  /^\p{Ll}\p{L}*[\p{Lu}.]/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const ended = (text: string) => {
  // 'It rings at dawn. (Pro)': what holds of a sentence stands in it.
  const bare = text.replace(/[\s:;,]{1,9}$/, '').replace(/\.( \([^()]{1,40}\))$/, '$1.');
  // A command, or a file at its end, is copied as it stands.
  return isEnded(bare) || /\.\p{Ll}{2,4}$/u.test(bare) || commandLines(bare).length > 0 ? bare : `${bare}.`;
};

/** In quotation marks, its own as they are within others. */
export const quoted = (text: string) => `“${ended(asInner(text))}”`;

/** The makers neither speak nor rank in it: below a lead that says whose words they are it stands without quotation marks. */
export const isFactual = (text: string) => !words.makers.test(straight(text)) && !words.ofRank.test(text);

/** As the site has it, nothing in it a mark of the article's. */
export function unquoted(text: string, isFragment = false): string {
  const plain = text.replace(/`[^`]{0,400}`|\*|\](?=\()/g, (found) => (found.length > 1 ? found : `\\${found}`));
  return isFragment || plain.endsWith(':') ? plain : ended(plain);
}

export const asInner = (text: string) => text.replace(/["“]([^"“”]*)["”]/g, '‘$1’');

/**
 * How a text is built: a clause has a subject and a finite verb of its own, an imperative begins with a verb that tells somebody what
 * to do. Doubt is a fragment: told in a table it is never wrong.
 */
export type Shape = 'clause' | 'imperative' | 'fragment';

export function shapeOf(text: string): Shape {
  if (words.helping.test(text)) return 'fragment';
  if (verbs.opensWithImperative(text)) return 'imperative';
  // 'Maps of the shore—so you can sail': the verb is not the whole's.
  const [main = ''] = text.split(words.behindDash);
  return verbs.hasFiniteVerb(main) && !lacksSubject(text) ? 'clause' : 'fragment';
}

/** 'Tracks every …' begins with its verb; 'Uses valid credentials to …': plural nouns have their verb behind them, or a word that ties them to another. */
function lacksSubject(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  const goesOn = verbs.mayBeVerb(second) || verbs.isThirdPersonVerb(second) || functionWords.has(second);
  return verbs.isPossibleThird(first) && !goesOn;
}
