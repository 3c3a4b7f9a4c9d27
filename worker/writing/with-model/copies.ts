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
  const known = new Map<string, boolean>();
  const isCopy = ({ text }: Sentence): boolean => {
    const found = known.get(text) ?? partsOf(text).some((part) => isCopied(part, runs));
    known.set(text, found);
    return found;
  };
  const count = (sentences: readonly Sentence[]) => {
    const copied = sentences.filter(isCopy);
    const sum = (list: readonly Sentence[]) => list.reduce((total, { text }) => total + partsOf(text).length, 0);
    return { copied: copied.length, own: sum(sentences) - sum(copied) };
  };
  return {
    beyond: (sentences) => new Set(sentences.filter(isCopy).slice(Math.floor(sentences.length * leftInSection))),
    share: (section) => {
      const sentences = sentencesOf(section);
      return sentences.length === 0 ? 0 : sentences.filter(isCopy).length / sentences.length;
    },
    limit: (sections) => {
      const { copied, own } = count(sections.flatMap(sentencesOf));
      const room = Math.floor(own / ownForOneCopied);
      if (copied <= room) return [...sections];
      let met = 0;
      const stays = (): boolean => {
        met += 1;
        // Whenever the share of the room passes a whole number, one may stay.
        return Math.floor((met * room) / copied) > Math.floor(((met - 1) * room) / copied);
      };
      const thin = (sentences: Sentence[]) => sentences.filter((sentence) => !isCopy(sentence) || stays());
      return sections.map((section) => ({
        ...section,
        blocks: withoutLooseEnds(section.blocks.flatMap((block) => changeSentences(block, thin))),
      }));
    },
  };
}

const partsOf = (text: string) => splitSentences(plainSentence(text));
