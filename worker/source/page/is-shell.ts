import type { SourcePage } from '../types.ts';
import { countTextWords } from './fold-text.ts';
import { blockLines } from './page-text.ts';

const minWords = 60;

/** A page with hardly a word in its markup is filled by scripts: what it says stands in its structured data. */
export const isShell = ({ blocks }: Pick<SourcePage, 'blocks'>) =>
  blocks.flatMap(blockLines).reduce((sum, line) => sum + countTextWords(line), 0) < minWords;
