import { wordsOf } from '../../language/words.ts';
import {
  type ArticleBlock,
  changeSentences,
  factsIn,
  plainSentence,
  type Section,
  type Sentence,
} from '../article/section.ts';
import { itemsOf, withoutLooseEnds } from './blocks.ts';
import { askToRewrite } from './rewrite.ts';
import type { Checks, Desk } from './types.ts';

const longestSentence = 35;
/** The article's author is not the product's maker. */
const speaksAsPage = /\b(?:we|our|ours|us)\b(?![^“]*”)/;
/** A sentence that begins so says something about the one before it. */
const refersBack = /^(?:this|that|these|those|such|the former|the latter)\b/i;
const copiedFault = "it is the source's own words; tell it in other words and another order";

export type Doubtful = { sentence: string; doubts: string[] };

export type Mended = {
  section: Section;
  /** How much of what was written stayed, 0 to 1. */
  kept: number;
  /** Sentences that a person should look at, and why. */
  doubtful: Doubtful[];
};

/**
 * Sentences that say more than their facts, or too much at once, or it in the source's words, are sent back once, together, with
 * what stands around them; what comes back is checked again, and what still does not hold is dropped, with what refers to it.
 * What is merely copied still stays for now: how much of that is too much is a matter of the whole article.
 */
export async function mendSection(
  desk: Desk,
  section: Section,
  { grounding, copies }: Checks,
  step: string,
  progress: number,
): Promise<Mended> {
  const places = placesIn(section);
  const around = new Map(places.map(({ sentence, ...place }) => [sentence, place]));
  const copied = copies.beyond([...around.keys()]);
  const faultsOf = (sentence: Sentence, place: Around) => [
    ...grounding.check(sentence, place).inventions,
    ...mannersOf(sentence),
  ];
  const problems = places.flatMap(({ sentence, before = null, following = 0 }, at) => {
    const faults = faultsOf(sentence, { ...(before && { before }), following });
    if (copied.has(sentence)) faults.push(copiedFault);
    return faults.length > 0 ? [{ sentence, faults, before, after: places[at + 1]?.sentence ?? null }] : [];
  });
  const facts = factsIn([section]);
  const rewritten = problems.length > 0 ? await askToRewrite(desk, problems, facts, step, progress) : null;
  const doubtful: Doubtful[] = [];
  let [kept, written] = [0, places.length];
  const mend = (sentences: readonly Sentence[]) => {
    let isLost = false;
    return sentences.flatMap((sentence) => {
      const place = around.get(sentence) ?? {};
      const holds = (answer: Sentence) => faultsOf(answer, place).length === 0;
      const answers = (rewritten?.get(sentence) ?? [sentence]).filter(holds);
      // A true sentence is not lost because nothing came back for it.
      const found = answers.length > 0 || !copied.has(sentence) ? answers : [sentence].filter(holds);
      const staying = isLost && refersBack.test(sentence.text) ? [] : found;
      isLost = staying.length === 0;
      kept += isLost ? 0 : 1;
      const doubted = staying.map((answer) => ({
        sentence: plainSentence(answer.text),
        doubts: grounding.check(answer, place).doubts,
      }));
      doubtful.push(...doubted.filter(({ doubts }) => doubts.length > 0));
      return staying;
    });
  };
  const blocks = section.blocks.flatMap((block): ArticleBlock[] => {
    if (block.kind === 'heading') return grounding.heading(block.text, facts).length > 0 ? [] : [block];
    if (block.kind === 'paragraph' || block.kind === 'list') return changeSentences(block, mend);
    written += itemsOf(block);
    // Each cell begins as a sentence does: its capital makes no name of it.
    const isTrue = ({ cells, facts }: { cells: string[]; facts: number[] }) =>
      grounding.check({ text: cells.join('. '), facts }).inventions.length === 0;
    const left: ArticleBlock = block.kind === 'table' ? { ...block, rows: block.rows.filter(isTrue) } : block;
    kept += itemsOf(left);
    return itemsOf(left) > 0 ? [left] : [];
  });
  return {
    section: { ...section, blocks: withoutLooseEnds(blocks) },
    kept: written === 0 ? 0 : kept / written,
    doubtful,
  };
}

type Around = { before?: Sentence; following?: number };

/** Every sentence with the one before it and with how many things it leads to. */
function placesIn({ blocks }: Section): Array<Around & { sentence: Sentence }> {
  const places: Array<Around & { sentence: Sentence }> = [];
  for (const [at, block] of blocks.entries()) {
    const next = block.kind === 'paragraph' ? blocks[at + 1] : undefined;
    for (const sentence of block.kind === 'list' ? block.items : block.kind === 'paragraph' ? block.sentences : []) {
      const before = places.at(-1)?.sentence;
      const following = next && sentence.text.endsWith(':') ? itemsOf(next) : 0;
      places.push({ sentence, following, ...(before && { before }) });
    }
  }
  return places;
}

function mannersOf({ text }: Sentence): string[] {
  const words = wordsOf(plainSentence(text)).length;
  return [
    ...(speaksAsPage.test(plainSentence(text)) ? ['it speaks as the product\'s makers do ("we", "our")'] : []),
    ...(words > longestSentence ? [`it has ${words} words; split it into shorter sentences`] : []),
  ];
}
