import { splitSentences } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence, sentencesOf } from '../article/section.ts';

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

export function factsOf(block: ArticleBlock): number[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'quote':
      return block.facts;
    case 'table':
      return block.rows.flatMap(({ facts }) => facts);
    default:
      return (block.kind === 'list' ? block.items : block.sentences).flatMap(({ facts }) => facts);
  }
}

/** How many things a sentence that ends in a colon leads to. */
export const itemsOf = (block: ArticleBlock) =>
  block.kind === 'list'
    ? block.items.length
    : block.kind === 'table'
      ? block.rows.length
      : block.kind === 'quote'
        ? 1
        : 0;

/** What a text says, sentence by sentence. An answer with its 'No.' says the same as without. */
const keysOf = (text: string) =>
  splitSentences(plainSentence(text))
    .map((part) => wordsOf(part).join(' '))
    .filter((key) => key !== 'yes' && key !== 'no');

const textsOf = (section: Section) => [
  ...sentencesOf(section).map(({ text }) => text),
  ...section.blocks.flatMap((block) => (block.kind === 'quote' ? [block.text] : [])),
];

/** The section without sentences and quotes that the article, or the section itself, has already. */
export function withoutRepeats(section: Section, earlier: readonly Section[]): Section {
  const said = new Set(earlier.flatMap(textsOf).flatMap(keysOf));
  const isNew = ({ text }: { text: string }) => {
    const news = keysOf(text).filter((key) => !said.has(key));
    for (const key of news) said.add(key);
    return news.length > 0;
  };
  const blocks = section.blocks.flatMap((block) =>
    block.kind === 'quote'
      ? isNew(block)
        ? [block]
        : []
      : changeSentences(block, (sentences) => sentences.filter(isNew)),
  );
  return { ...section, blocks: withoutLooseEnds(blocks) };
}

/** What has lost what it leads to goes too: a heading with nothing under it, a sentence that ends in a colon before nothing. */
export const withoutLooseEnds = (blocks: readonly ArticleBlock[]): ArticleBlock[] =>
  blocks
    .flatMap((block, at) => {
      const next = blocks[at + 1];
      const leads = next !== undefined && itemsOf(next) > 0;
      const isLoose = ({ text }: Sentence, last: boolean) => last && !leads && text.endsWith(':');
      if (block.kind !== 'paragraph') return [block];
      return changeSentences(block, (all) =>
        all.filter((sentence, index) => !isLoose(sentence, index === all.length - 1)),
      );
    })
    .filter((block, at, left) => {
      const next = left[at + 1];
      if (block.kind !== 'heading') return true;
      return next !== undefined && !(next.kind === 'heading' && next.level <= block.level);
    });
