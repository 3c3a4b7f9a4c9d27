import { countWords } from '../../../contract/text.ts';
import type { Passage } from '../../../source/types.ts';
import { paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import { freshTold, readRuns, type Told } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { type Part, partKey } from './feature-groups.ts';

const fewestWords = 20;

export const wordsOf = (told: readonly Told[]) => countWords(told.map(({ text }) => text).join(' '));

/** What a passage has to say of the product that is not told yet; nothing where that is too little. */
export function readPassage(desk: Desk, { heading, sentences, page }: Passage, fromStart: boolean): Told[] {
  const fresh = freshTold(desk, readRuns(desk, sentences, page, { fromStart }));
  const isOfProduct = [heading ?? '', ...fresh.map(({ text }) => text)].some((text) => text.includes(desk.product));
  return wordsOf(fresh) >= fewestWords && isOfProduct ? fresh : [];
}

/** What stands under a part's heading beside its entries. */
export const runningText = (desk: Desk, part: Part): ArticleBlock[] =>
  desk.material.source.passages
    .filter((passage) => partKey(passage) === partKey(part) && passage.topic !== 'pricing')
    .map((passage) => readPassage(desk, passage, true))
    .flatMap((told) => (told.length > 0 ? [paragraph(told)] : []));
