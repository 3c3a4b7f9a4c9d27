import { countWords } from '../../contract/text.ts';
import { type ArticleBlock, textOf } from '../article/section.ts';

/** A part of the article that may be taken or left. */
export type Topic = {
  kind:
    | 'features'
    | 'steps'
    | 'plans'
    | 'limits'
    | 'voices'
    | 'questions'
    | 'passages'
    | 'company'
    | 'quotations'
    | 'access';
  /** Where it stands on the site; -1 where it comes from all over it. */
  page: number;
  /** Null where nothing names what it holds: then it joins a neighbour. */
  heading: string | null;
  blocks: ArticleBlock[];
};

export const wordsIn = (blocks: readonly ArticleBlock[]): number =>
  blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0);
