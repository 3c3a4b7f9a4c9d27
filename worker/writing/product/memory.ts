import { frequencyRanks } from '../../language/frequency.ts';
import { splitSentences } from '../../language/sentences.ts';
import { contentOf, foldText } from '../../language/words.ts';
import { areOneThing } from '../../source/sheet/twin-groups.ts';

/**
 * Of the content words of a text so many stand in one that is told: the same thing, told again. Of 748 cases from 33 sites that readers
 * judged 93 of 100 that were found so were repetitions, in part or on the whole.
 */
const sameShare = 0.5;
/** What helps to decide is left out only where more of it is told. */
export const decisiveShare = 0.65;
/**
 * Of those of a sentence so many, or half of them and four at least; a text of many more words may have them here and there. Of 500
 * pairs from 230 articles that readers judged, 83 of 100 that were found so were repetitions, and 10 partly.
 */
const [againShare, halfShare, fewestOfHalf, mostAround] = [0.7, 0.5, 4, 3];
/** The more words a text has, a table of plans say, the more of another's it has by chance: so much more for each time its length. */
const [shareByLength, largestShare] = [0.15, 0.9];
/** Entries of one part are often alike: one that is left out makes its list another. */
const sameEntry = 0.9;
/** Of two things with much the same name. */
const likeShare = 0.4;
const [fewestAgain, fewestWords] = [3, 4];
/** Of a longer text so many of its words must be new to the article, or it tells what is told. */
const freshShare = 0.35;
/** Shorter ones are said of many things: 'It just works.' */
const isLong = (sentence: string) => sentence.split(' ').length > 4;

const keyOf = (sentence: string) => foldText(sentence.replace(/[.!]$/, ''));

type Words = ReadonlySet<string>;
type Telling = { entryOf?: string | undefined; share?: number };

/** How many words two texts share: asked thousands of times, so without a set of them. */
function sharedBy(one: Words, other: Words): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

/** What an article has told so far, that nothing of it is told twice. `product`: its name, which every text may have. */
export function createMemory(product: string) {
  const told: Array<{ words: Words; entryOf?: string | undefined }> = [];
  const toldAs = new Set<string>();
  const toldWords = new Set<string>();
  const named: Array<{ name: string; own: Words; said: Words; of: string; entryOf: string | undefined }> = [];
  const led = new Set<string>();
  const ownWords = (text: string) => contentOf(text).difference(contentOf(product));
  /** Whether enough of its words are new to what has been told, wherever the others stand. */
  const addsWords = (text: string): boolean => {
    const own = contentOf(text);
    return own.difference(toldWords).size >= freshShare * own.size;
  };
  /** How many words it has that not everybody says of anything, and that nothing told has. */
  const newMatter = (text: string): number => ownWords(text).difference(toldWords).difference(frequencyRanks()).size;
  return {
    /**
     * False for what the body has told already, in these words or nearly; a new one is remembered. An entry of the part `entryOf`
     * is told unless another entry was it: the list would be told in part.
     */
    tellOnce(text: string, { entryOf, share = sameShare }: Telling = {}): boolean {
      const isEntry = entryOf !== undefined;
      const sentences = splitSentences(text.replace(/[“”]/g, ''));
      const whole = ownWords(text);
      const parts = sentences.length === 1 ? [] : sentences.map(ownWords).filter(({ size }) => size >= fewestWords);
      const others = isEntry ? told.filter((other) => other.entryOf !== undefined) : told;
      const least = (other?: string) => (isEntry && other === entryOf ? sameEntry : share);
      const isKnown = (words: Words) => others.some((other) => sharesMost(words, other.words, least(other.entryOf)));
      const isExact = !isEntry && sentences.some((one) => isLong(one) && toldAs.has(keyOf(one)));
      if (isExact || isKnown(whole) || parts.filter(isKnown).length * 2 > parts.length) return false;
      told.push(...[whole, ...parts].map((words) => ({ words, entryOf })));
      for (const one of sentences.filter(isLong)) toldAs.add(keyOf(one));
      for (const word of whole) toldWords.add(word);
      return true;
    },
    /** Whether a sentence is told, word for word. */
    isToldAs: (sentence: string) => toldAs.has(keyOf(sentence)),
    /** Whether it is, or most of its words, and all of its figures, stand in one told text. */
    saysAgain(sentence: string): boolean {
      const own = ownWords(sentence);
      const figures = new Set([...own].filter((word) => /\d/.test(word)));
      const hasMost = (words: Words) => {
        const shared = sharedBy(own, words);
        return shared >= (shared < fewestOfHalf ? againShare : halfShare) * own.size && figures.isSubsetOf(words);
      };
      const says = ({ words }: { words: Words }) => words.size <= own.size * mostAround && hasMost(words);
      return toldAs.has(keyOf(sentence)) || (own.size >= fewestAgain && told.some(says));
    },
    /**
     * False for a thing that the article has told already, by this name or with much of what is said of it; a new one is remembered,
     * things and questions apart. What the part `entryOf` names twice are two things, but by the very same name.
     */
    nameOnce(name: string, text: string, of: 'thing' | 'question' = 'thing', entryOf?: string): boolean {
      const [own, said] = [contentOf(name), contentOf(text)];
      const isLike = (other: (typeof named)[number]) =>
        other.of === of &&
        (foldText(name) === foldText(other.name) ||
          ((entryOf === undefined || entryOf !== other.entryOf) &&
            (areOneThing(own, other.own) || (sharesName(own, other.own) && sharesMost(said, other.said, likeShare)))));
      const isKnown = named.some(isLike);
      named.push({ name, own, said, of, entryOf });
      return !isKnown;
    },
    /** False for what has led to a part of the article already; a new heading of the site is remembered. */
    leadOnce: (heading: string, page: number) =>
      !led.has(`${page} ${heading}`) && Boolean(led.add(`${page} ${heading}`)),
    /** Says that a text is told, whatever else was: a row of a table. */
    remember(text: string) {
      const words = ownWords(text);
      told.push({ words });
      for (const word of words) toldWords.add(word);
      toldAs.add(keyOf(text));
    },
    /** Whether it has a figure, or says of something that it is free, that nothing told says. */
    addsFigure: (text: string): boolean =>
      [...contentOf(text)].some((word) => (/\d/.test(word) || word === 'free') && !toldWords.has(word)),
    newMatter,
    addsWords,
    /** The same, or it has one of those words. */
    addsMatter: (text: string): boolean => addsWords(text) || newMatter(text) > 0,
  };
}

/** 'Every claim has its page' and 'Each claim is stamped with its page': what is said of them tells whether they are one. */
const sharesName = (one: Words, other: Words) => {
  const shared = sharedBy(one, other);
  return shared > 1 && shared * 2 >= Math.min(one.size, other.size);
};

function sharesMost(text: Words, other: Words, least: number): boolean {
  const share = Math.min(largestShare, Math.max(least, (shareByLength * other.size) / text.size));
  return text.size < fewestWords
    ? text.size === other.size && text.isSubsetOf(other)
    : sharedBy(text, other) >= Math.max(fewestAgain, share * text.size);
}
