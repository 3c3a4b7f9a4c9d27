import { countWords } from '../../contract/text.ts';
import { splitSentences } from '../../language/sentences.ts';
import type { Sentence } from '../article/section.ts';
import { shapeOf } from './clause.ts';
import type { Desk } from './desk.ts';
import { asInner, isTellable, labelled } from './read-sentence.ts';
import { beginningOf, together } from './runs.ts';

const fewestWords = 6;

/** 'Try it free today!': what ends a description and describes nothing. */
const isCry = (text: string) => text.endsWith('!') || countWords(text) < 4;

/**
 * What the site says of its product in short: the description of the page that the user named, else what stands under its first
 * heading. From its first sentence on, without its calls, and no more than `most` characters. Null where it says too little.
 */
export function siteSummary(desk: Desk, most: number): Sentence | null {
  const { pages, passages } = desk.material.source;
  const opening = passages.filter(({ topic, page }) => topic === 'opening' && page === 0);
  return (
    [splitSentences(pages[0]?.description ?? ''), ...opening.map(({ sentences }) => sentences)]
      .map((texts) => shortened(desk, texts, most))
      .find((summary) => summary !== null) ?? null
  );
}

function shortened(desk: Desk, texts: readonly string[], most: number): Sentence | null {
  const kept = beginningOf(
    desk,
    texts,
    0,
    (text, all) =>
      isTellable(text, desk.rivals) && !labelled.test(text) && all.length <= most && desk.standsWhole(all, 0),
  );
  const { text, facts } = together(kept.slice(0, kept.findLastIndex((one) => !isCry(one.text)) + 1));
  const isNameOnly = text.startsWith(`${desk.product} `) && shapeOf(kept[0]?.text ?? '') === 'fragment';
  return countWords(text) < fewestWords || isNameOnly ? null : { text: asInner(text), facts };
}
