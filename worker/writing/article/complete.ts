import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { wordTargets } from '../../contract/options.ts';
import type { ProductSheet } from '../../contract/product-sheet.ts';
import { countWords } from '../../contract/text.ts';
import { WritingError } from '../errors.ts';
import type { Brief, Proof, WrittenArticle } from '../types.ts';
import type { Finished } from './finish.ts';

/** Below this an article says too little to be one. */
const fewestWords = 60;

/** The article as it is saved: what the writer has to say of it stands before what the score says. */
export function completeArticle(
  brief: Brief,
  { metadata, content, score }: Finished,
  proof: Proof,
  sheet: ProductSheet | null,
  notes: readonly string[],
): WrittenArticle {
  const wordCount = countMarkdownWords(content);
  // Of an article with sources only what rests on them says something.
  const resting = proof.claims.filter(({ kind }) => kind !== 'connective').map(({ sentence }) => sentence);
  const told = proof.sources.length > 0 ? countWords(resting.join(' ')) : wordCount;
  if (told < fewestWords) throw new WritingError('The source says too little to write an article from.');
  const { least } = wordTargets[brief.length];
  const thin =
    wordCount < least ? [`The source is too thin for the chosen length: ${wordCount} words instead of ${least}.`] : [];
  return {
    ...metadata,
    content,
    seoSuggestions: [...thin, ...notes, ...score.suggestions],
    seoScore: score.score,
    wordCount,
    proof,
    sheet,
    usage: { modelCalls: 0, tokens: 0 },
  };
}
