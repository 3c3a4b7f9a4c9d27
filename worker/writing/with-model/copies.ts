import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { plainSentence, type Section, type Sentence, sentencesOf } from '../article/section.ts';
import { keepLines } from './blocks.ts';

/** So many successive words in common with the source make a sentence a copy. */
const copiedRun = 12;
/** Of a section's sentences so many may share a run of words with the source before the model is asked for its own words. */
const leftInSection = 1 / 5;
/** Of an article's at most a third in the end: one copied for two of its own. */
const ownForOneCopied = 2;

/** Every run of twelve words of a text. */
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(copiedRun - 1).map((_, at) => words.slice(at, at + copiedRun).join(' '));
}

export const indexRuns = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(runsOf));
export const isCopied = (sentence: string, runs: ReadonlySet<string>) => runsOf(sentence).some((run) => runs.has(run));

export type Copies = ReturnType<typeof createCopies>;

/** Tells what is the source's wording and not the article's. Quotes stand apart and are none of this. */
export function createCopies(pages: ReadonlyArray<{ text: string }>) {
  const runs = indexRuns(pages.map(({ text }) => text));
  const partsOf = ({ text }: Sentence) => splitSentences(plainSentence(text));
  const isCopy = (sentence: Sentence) => partsOf(sentence).some((part) => isCopied(part, runs));
  return {
    /** Sentences to be put in other words: copied ones beyond a section's fifth. */
    beyond: (sentences: readonly Sentence[]): ReadonlySet<Sentence> =>
      new Set(sentences.filter(isCopy).slice(Math.floor(sentences.length * leftInSection))),
    /** Share of a section's sentences that are copied. */
    share: (section: Section) => sentencesOf(section).filter(isCopy).length / Math.max(1, sentencesOf(section).length),
    /** The article without the copied sentences that are too many, taken evenly from all of it. */
    limit: (sections: readonly Section[]) => {
      const all = sections.flatMap(sentencesOf);
      const copies = all.filter(isCopy);
      const own = all.filter((sentence) => !copies.includes(sentence)).flatMap(partsOf).length;
      const room = Math.floor(own / ownForOneCopied);
      const placesUpTo = (met: number) => Math.floor((met * room) / copies.length);
      // Whenever the share of the room passes a whole number, one may stay.
      const surplus = new Set(copies.filter((_, met) => placesUpTo(met + 1) === placesUpTo(met)));
      return sections.map((section) => keepLines(section, (sentence) => !surplus.has(sentence)));
    },
  };
}
