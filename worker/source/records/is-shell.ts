import { countTextWords } from '../page/fold-text.ts';
import { blockLines } from './page-text.ts';
import type { Block } from './types.ts';

const minWords = 60;

/** A page with hardly a word in its markup is filled by scripts: what it says stands in its structured data. */
export const isShell = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.flatMap(blockLines).reduce((sum, line) => sum + countTextWords(line), 0) < minWords;
