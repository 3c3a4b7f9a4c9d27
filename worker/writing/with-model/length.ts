import { countMarkdownWords } from '../../contract/markdown/text.ts';
import { wordTargets } from '../../contract/options.ts';
import { foldText } from '../../language/fold.ts';
import { type ArticleBlock, renderSections, type Section, sentencesOf } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { changeSentences, factsOf, withoutLooseEnds } from './blocks.ts';
import { tellable } from './fact-list.ts';

export const countWordsOf = (sections: readonly Section[]) => countMarkdownWords(renderSections(sections));

/** Facts for one more section: those that are not told yet, as many as one has room for. */
export function factsLeft({ book }: Material, sections: readonly Section[]): number[] {
  const told = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(factsOf)));
  const text = foldText(renderSections(sections));
  const isTold = (fact: number) => told.has(fact) || text.includes(foldText(book.facts[fact]?.quote ?? ''));
  const left = tellable(book).filter((fact) => !isTold(fact) && book.facts[fact]?.kind !== 'title');
  return left.slice(0, mostForSection);
}

const mostForSection = 12;

/** The article without the explanation that is more than this share of it, taken from the ends of its sections. */
export function limitExplanation(sections: readonly Section[], most: number): Section[] {
  const isExplaining = ({ kind }: { kind?: string }) => kind === 'explanation';
  const wordsOf = (text: string) => countMarkdownWords(text);
  const told = sections.flatMap(sentencesOf);
  const explained = told.filter(isExplaining).reduce((sum, { text }) => sum + wordsOf(text), 0);
  let spare = (explained - most * countWordsOf(sections)) / (1 - most);
  return [...sections]
    .reverse()
    .map((section) => ({
      ...section,
      blocks: withoutLooseEnds(
        section.blocks.flatMap((block) =>
          changeSentences(block, (sentences) =>
            sentences.filter((sentence, at) => {
              if (spare <= 0 || !isExplaining(sentence) || at === 0) return true;
              spare -= wordsOf(sentence.text);
              return false;
            }),
          ),
        ),
      ),
    }))
    .reverse();
}

/**
 * Takes sentences from the ends of the longest sections until the article fits, with what is to come `after` it; introduction and
 * closing stay.
 */
export function trimToLength(
  { brief }: Material,
  sections: readonly Section[],
  after: readonly Section[] = [],
): Section[] {
  const most = wordTargets[brief.length].most - countWordsOf(after);
  const trimmed = sections.map((section) => ({ section, words: countWordsOf([section]) }));
  const inner = trimmed.slice(1, -1);
  let words = trimmed.reduce((sum, section) => sum + section.words, 0);
  while (words > most) {
    const [longest] = inner.filter(({ section }) => withoutLast(section)).sort((one, other) => other.words - one.words);
    const shorter = longest && withoutLast(longest.section);
    if (!longest || !shorter) break;
    const left = countWordsOf([shorter]);
    words -= longest.words - left;
    Object.assign(longest, { section: shorter, words: left });
  }
  return trimmed.map(({ section }) => section);
}

/** The section without its last sentence, item, row or quote; null where only one block would be left to take from. */
function withoutLast(section: Section): Section | null {
  const last = section.blocks.at(-1);
  if (!last || section.blocks.filter(({ kind }) => kind !== 'heading').length < 1) return null;
  const shorter = shorten(last);
  const blocks = withoutLooseEnds([...section.blocks.slice(0, -1), ...(shorter ? [shorter] : [])]);
  return blocks.some(({ kind }) => kind !== 'heading') ? { ...section, blocks } : null;
}

function shorten(block: ArticleBlock): ArticleBlock | null {
  if (block.kind === 'paragraph' && block.sentences.length > 1)
    return { ...block, sentences: block.sentences.slice(0, -1) };
  if (block.kind === 'list' && block.items.length > 2) return { ...block, items: block.items.slice(0, -1) };
  return null;
}
