import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { heading, section } from '../article/blocks.ts';
import type { ArticleBlock, Section, Sentence } from '../article/section.ts';
import { changeSentences, isProse, linesOf, plainSentence, sentencesOf } from '../article/section.ts';
import type { Draft } from '../writer.ts';

/** A section under its heading; the introduction has none. */
export const headed = (id: string, title: string | null, blocks: readonly ArticleBlock[]) =>
  section(id, ...(title ? [heading(title)] : []), ...blocks);

/** How many things a sentence that ends in a colon leads to. */
export const itemsOf = (block: ArticleBlock | undefined) => {
  if (block?.kind === 'table') return block.rows.length;
  return block?.kind === 'list' || block?.kind === 'quote' ? linesOf(block).length : 0;
};

/** A sentence, those around it, the one that leads to its list, and how many things it leads to itself. */
export type Placed = { sentence: Sentence; before?: Sentence; after?: Sentence; lead?: Sentence; following: number };

export const placesIn = (section: Section): Placed[] =>
  sentencesOf(section).map((sentence, at, all) => {
    const { blocks } = section;
    const home = blocks.findIndex((block) => linesOf(block).includes(sentence));
    const over = blocks[home]?.kind === 'list' ? blocks[home - 1] : undefined;
    const lead = over && linesOf(over).at(-1);
    const following = !over && sentence.text.endsWith(':') ? itemsOf(blocks[home + 1]) : 0;
    return { sentence, before: all[at - 1], after: all[at + 1], lead, following };
  });

/** How many things are shown beside the prose: rows and quotes. */
export const countOthers = (blocks: readonly ArticleBlock[]) =>
  blocks.reduce((sum, block) => sum + (isProse(block) ? 0 : itemsOf(block)), 0);

/** The section without the sentences, items and quotes that may not stay, nor what leads to nothing then. */
export const keepLines = (section: Section, stays: (line: Sentence) => boolean): Section => ({
  ...section,
  blocks: withoutLooseEnds(section.blocks.flatMap((block) => changeSentences(block, (all) => all.filter(stays)))),
});

/** What has lost what it leads to goes too: a heading with nothing under it, a sentence that ends in a colon before nothing. */
export const withoutLooseEnds = (blocks: readonly ArticleBlock[]): ArticleBlock[] =>
  blocks
    .flatMap((block, at) => {
      if (block.kind !== 'paragraph' || itemsOf(blocks[at + 1]) > 0) return [block];
      return changeSentences(block, (all) => (all.at(-1)?.text.endsWith(':') ? all.slice(0, -1) : all));
    })
    .filter((block, at, left) => {
      const next = left[at + 1];
      return block.kind !== 'heading' || (next && !(next.kind === 'heading' && next.level <= block.level));
    });

/** What a text says, sentence by sentence. An answer with its 'No.' says the same as without. */
const keysOf = ({ text }: Sentence) =>
  splitSentences(plainSentence(text))
    .map((part) => wordsOf(part).join(' '))
    .filter((key) => key !== 'yes' && key !== 'no');

/** The section without sentences and quotes that the article, or the section itself, has already. */
export function withoutRepeats(section: Section, earlier: readonly Section[]): Section {
  const told = earlier.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind !== 'heading' && kind !== 'table');
  const said = new Set(told.flatMap((block) => linesOf(block)).flatMap(keysOf));
  return keepLines(section, (line) => {
    const news = keysOf(line).filter((key) => !said.has(key));
    for (const key of news) said.add(key);
    return news.length > 0;
  });
}

/** What the built-in writer has to say of these facts and the article does not have yet. */
export function supplyBlocks(facts: readonly number[], draft: Draft, earlier: readonly Section[]): ArticleBlock[] {
  const used = earlier.flatMap(({ blocks }) => blocks.map((block) => JSON.stringify(block)));
  const rests = (line: Sentence) => line.facts.some((fact) => facts.includes(fact));
  return draft.sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => changeSentences(block, (all) => all.filter(rests))))
    .filter((block) => linesOf(block).some(rests) && !used.includes(JSON.stringify(block)));
}

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
