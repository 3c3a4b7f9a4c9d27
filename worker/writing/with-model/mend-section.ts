import { wordsOf } from '../../language/words.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from '../article/section.ts';
import { changeSentences, factsOf, itemsOf, withoutLooseEnds } from './blocks.ts';
import { askToRewrite, type Problem } from './rewrite.ts';
import type { Checks, Desk } from './types.ts';

const longestSentence = 35;
/** The article's author is not the product's maker. */
const speaksAsPage = /\b(?:we|our|ours|us)\b(?![^“]*”)/;
/** A sentence that begins so says something about the one before it. */
const refersBack = /^(?:this|that|these|those|such|the former|the latter)\b/i;

const copiedFault = "it is the source's own words; tell it in other words and another order";

export type Mended = {
  section: Section;
  /** How much of what was written stayed, 0 to 1. */
  kept: number;
  /** Sentences that a person should look at. */
  doubtful: string[];
  /** How many sentences there were, and of how many something was wrong. */
  written: number;
  faulty: number;
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
  const copied = copies.beyond(places.map(({ sentence }) => sentence));
  const faultsOf = (sentence: Sentence, { before, following }: Omit<Place, 'sentence'>) => [
    ...grounding.check(sentence, { before, following }).inventions,
    ...manners(sentence),
  ];
  const problems = places.flatMap(({ sentence, ...around }, at): Problem[] => {
    const faults = [...faultsOf(sentence, around), ...(copied.has(sentence) ? [copiedFault] : [])];
    return faults.length > 0
      ? [{ sentence, faults, before: around.before ?? null, after: places[at + 1]?.sentence ?? null }]
      : [];
  });
  const rewritten =
    problems.length > 0 ? await askToRewrite(desk, problems, step, progress) : new Map<Sentence, Sentence[]>();
  const doubtful: string[] = [];
  let kept = 0;
  const around = new Map(places.map(({ sentence, ...place }) => [sentence, place]));
  const holds = (sentence: Sentence, place: Omit<Place, 'sentence'>) => faultsOf(sentence, place).length === 0;
  const mend = (sentences: readonly Sentence[]) => {
    let lost = false;
    return sentences.flatMap((sentence) => {
      const place = around.get(sentence) ?? {};
      const answers = (rewritten.get(sentence) ?? [sentence]).filter((answer) => holds(answer, place));
      // A true sentence is not lost because nothing came back for it.
      const found =
        answers.length > 0 || !copied.has(sentence) ? answers : [sentence].filter((own) => holds(own, place));
      const staying = lost && refersBack.test(sentence.text) ? [] : found;
      lost = staying.length === 0;
      if (staying.length > 0) kept += 1;
      for (const answer of staying) {
        if (grounding.check(answer, place).doubts.length > 0) doubtful.push(plainSentence(answer.text));
      }
      return staying;
    });
  };
  const others = section.blocks.reduce(
    (sum, block) => sum + (block.kind === 'table' || block.kind === 'quote' ? itemsOf(block) : 0),
    0,
  );
  const blocks = section.blocks.flatMap((block): ArticleBlock[] => {
    if (block.kind === 'heading')
      return grounding.heading(block.text, section.blocks.flatMap(factsOf)).length > 0 ? [] : [block];
    if (block.kind !== 'table') {
      kept += block.kind === 'quote' ? 1 : 0;
      return changeSentences(block, mend);
    }
    const rows = block.rows.filter(
      ({ cells, facts }) => grounding.check({ text: cells.join(', '), facts }).inventions.length === 0,
    );
    kept += rows.length;
    return rows.length > 0 ? [{ ...block, rows }] : [];
  });
  const written = places.length + others;
  return {
    section: { ...section, blocks: withoutLooseEnds(blocks) },
    kept: written === 0 ? 0 : kept / written,
    ...{ doubtful, written, faulty: problems.length },
  };
}

type Place = { sentence: Sentence; before?: Sentence; following?: number };

/** Every sentence with the one before it and with how many things it leads to. */
function placesIn({ blocks }: Section): Place[] {
  const places: Place[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') continue;
    const next = blocks[at + 1];
    const sentences = block.kind === 'list' ? block.items : block.sentences;
    for (const [index, sentence] of sentences.entries()) {
      const isLast = block.kind === 'paragraph' && index === sentences.length - 1;
      const before = places.at(-1)?.sentence;
      places.push({ sentence, ...(before && { before }), ...(isLast && next && { following: itemsOf(next) }) });
    }
  }
  return places;
}

function manners({ text }: Sentence): string[] {
  const words = wordsOf(plainSentence(text)).length;
  return [
    ...(speaksAsPage.test(plainSentence(text)) ? ['it speaks as the product\'s makers do ("we", "our")'] : []),
    ...(words > longestSentence ? [`it has ${words} words; split it into shorter sentences`] : []),
  ];
}
