import { splitSentences, wordsOf } from '../../contract/seo/sentences.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence, sentencesOf } from '../section.ts';

/** The block with other sentences or items; nothing where none are left. Other kinds stay as they are. */
export function changeSentences(block: ArticleBlock, change: (sentences: Sentence[]) => Sentence[]): ArticleBlock[] {
  if (block.kind === 'paragraph') {
    const sentences = change(block.sentences);
    return sentences.length > 0 ? [{ ...block, sentences }] : [];
  }
  if (block.kind === 'list') {
    const items = change(block.items);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  return [block];
}

/** What a text says, sentence by sentence. An answer with its 'No.' says the same as without. */
const keysOf = ({ text }: Sentence) =>
  splitSentences(plainSentence(text)).map((part) =>
    wordsOf(part)
      .join(' ')
      .replace(/^(?:yes|no) /, ''),
  );

/** The section without sentences that the article, or the section itself, has already. */
export function withoutRepeats(section: Section, earlier: readonly Section[]): Section {
  const said = new Set(earlier.flatMap(sentencesOf).flatMap(keysOf));
  const isNew = (sentence: Sentence) => {
    const keys = keysOf(sentence);
    const news = keys.filter((key) => !said.has(key));
    for (const key of keys) said.add(key);
    return news.length > 0;
  };
  return {
    ...section,
    blocks: section.blocks.flatMap((block) => changeSentences(block, (sentences) => sentences.filter(isNew))),
  };
}

/** A subheading with nothing under it goes too. */
export const withoutEmptyHeadings = (blocks: ArticleBlock[]) =>
  blocks.filter(
    ({ kind }, at) => kind !== 'heading' || (blocks[at + 1] !== undefined && blocks[at + 1]?.kind !== 'heading'),
  );
