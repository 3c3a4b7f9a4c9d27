import { countWords } from '../../contract/text.ts';
import type { ArticleBlock, Sentence } from '../article/section.ts';
import type { Told } from './cards.ts';

const longestParagraph = 90;
const longestJoined = 22;

export const paragraph = (sentences: Sentence[]): ArticleBlock => ({ kind: 'paragraph', sentences });
export const frame = (text: string): Sentence => ({ text, facts: [] });

/**
 * Sentences of the site as running text: what the product does one after another is told of 'it', two things that you can do are
 * one sentence.
 */
export function join(told: readonly Told[], product: string): Sentence[] {
  const sentences: Sentence[] = [];
  let before: Told | null = null;
  for (const one of told) {
    const last = sentences.at(-1);
    if (before?.predicate && one.predicate && before.subject === 'you' && one.subject === 'you' && last) {
      const both = `${last.text.replace(/\.$/, '')} and ${one.predicate}`;
      if (
        countWords(both) <= longestJoined &&
        /\.$/.test(last.text) &&
        !/[,:–—]| and /.test(last.text + one.predicate)
      ) {
        sentences[sentences.length - 1] = { text: both, facts: [...last.facts, ...one.facts] };
        before = null;
        continue;
      }
    }
    sentences.push({ text: textAfter(before, one, product), facts: one.facts });
    before = one;
  }
  return sentences;
}

function textAfter(before: Told | null, one: Told, product: string): string {
  if (one.predicate === null || before === null) return one.text;
  if (one.subject === 'product' && before.subject === 'product' && before.text.startsWith(product))
    return `It ${one.predicate}`;
  if (one.subject === 'you' && before.text.startsWith(`With ${product}, you can`))
    return `You can also ${one.predicate}`;
  return one.text;
}

/** Paragraphs that are read in one breath: parts that belong together are not broken. */
export function paragraphs(parts: ReadonlyArray<readonly Sentence[]>): ArticleBlock[] {
  const told: Sentence[][] = [];
  let words = longestParagraph;
  for (const part of parts) {
    const count = countWords(part.map(({ text }) => text).join(' '));
    if (words + count > longestParagraph) {
      told.push([]);
      words = 0;
    }
    told.at(-1)?.push(...part);
    words += count;
  }
  return told.filter((part) => part.length > 0).map(paragraph);
}
