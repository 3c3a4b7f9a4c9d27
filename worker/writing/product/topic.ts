import { countWords } from '../../contract/text.ts';
import { type ArticleBlock, textOf } from '../article/section.ts';

/** In the order in which a reader would ask; what comes last is left out first where there is no room. */
export const topicKinds = [
  'features',
  'steps',
  'passages',
  'plans',
  'limits',
  'voices',
  'questions',
  'company',
  'access',
] as const;

/** A part of the article that may be taken or left. */
export type Topic = {
  kind: (typeof topicKinds)[number];
  /** Where it stands on the site; -1 where it comes from all over it. */
  page: number;
  /** Null where nothing names what it holds: then it joins a neighbour. */
  heading: string | null;
  blocks: ArticleBlock[];
};

/** Parts that one heading names are one, where the first of them stands. */
export const asOne = (topics: readonly Topic[], heading: string | null): Topic[] =>
  topics.slice(0, 1).map((first) => ({ ...first, heading, blocks: topics.flatMap(({ blocks }) => blocks) }));

export const wordsIn = (blocks: readonly ArticleBlock[]): number =>
  blocks.reduce((sum, block) => sum + countWords(textOf(block)), 0);

/** As few parts as hold so many each, and none much shorter than the others. */
export function evenParts<One>(all: readonly One[], most: number): One[][] {
  const parts = Math.ceil(all.length / most);
  const size = Math.ceil(all.length / parts);
  return Array.from({ length: parts }, (_, at) => all.slice(at * size, (at + 1) * size));
}
