import { splitSentences } from '../../language/sentences.ts';
import { plainSentence, type Section, type Sentence, sentencesOf } from '../article/section.ts';
import { indexRuns, isCopied } from '../grounding/copied-runs.ts';
import { changeSentences, withoutLooseEnds } from './blocks.ts';

/** Of a section's sentences so many may share a run of words with the source before the model is asked for its own words. */
const leftInSection = 1 / 5;
/** Of an article's at most a third in the end: one copied for two of its own. */
const ownForOneCopied = 2;

/** Tells what is the source's wording and not the article's. Quotes stand apart and are none of this. */
export type Copies = {
  /** Sentences to be put in other words: copied ones beyond a section's fifth. */
  beyond(sentences: readonly Sentence[]): ReadonlySet<Sentence>;
  /** Share of a section's sentences that are copied. */
  share(section: Section): number;
  /** The article without the copied sentences that are too many, taken evenly from all of it. */
  limit(sections: readonly Section[]): Section[];
};

export function createCopies(pages: ReadonlyArray<{ text: string }>): Copies {
  const runs = indexRuns(pages.map(({ text }) => text));
  const partsOf = ({ text }: Sentence) => splitSentences(plainSentence(text));
  const isCopy = (sentence: Sentence) => partsOf(sentence).some((part) => isCopied(part, runs));
  const share = (section: Section) => {
    const sentences = sentencesOf(section);
    return sentences.length === 0 ? 0 : sentences.filter(isCopy).length / sentences.length;
  };
  const limit = (sections: readonly Section[]) => {
    const all = sections.flatMap(sentencesOf);
    const copies = new Set(all.filter(isCopy));
    const own = all.filter((sentence) => !copies.has(sentence)).flatMap(partsOf).length;
    const room = Math.floor(own / ownForOneCopied);
    if (copies.size <= room) return [...sections];
    // Whenever the share of the room passes a whole number, one may stay.
    const passes = (met: number) =>
      Math.floor(((met + 1) * room) / copies.size) > Math.floor((met * room) / copies.size);
    const staying = new Set([...copies].filter((_, met) => passes(met)));
    const thin = (sentences: Sentence[]) =>
      sentences.filter((sentence) => !copies.has(sentence) || staying.has(sentence));
    return sections.map((section) => ({
      ...section,
      blocks: withoutLooseEnds(section.blocks.flatMap((block) => changeSentences(block, thin))),
    }));
  };
  return {
    beyond: (sentences) => new Set(sentences.filter(isCopy).slice(Math.floor(sentences.length * leftInSection))),
    share,
    limit,
  };
}
