import { wordsOf } from '../../language/words.ts';
import type { ArticleBlock, Section, Sentence } from '../article/section.ts';
import { plainSentence } from '../article/section.ts';
import { changeSentences, withoutEmptyHeadings } from './blocks.ts';
import type { Findings, ProseCheck } from './check-prose.ts';
import type { Copies } from './copies.ts';
import { askToRewrite, type Problem } from './rewrite.ts';
import type { Desk } from './types.ts';

const longestSentence = 35;
/** The article's author is not the product's maker. */
const speaksAsPage = /\b(?:we|our|ours|us)\b(?![^“]*”)/;

const copiedFault = "the source's own words; tell it in other words and another order";

export type Mended = {
  section: Section;
  /** How much of what was written stayed, 0 to 1. */
  kept: number;
  /** Sentences that a person should look at. */
  doubtful: string[];
};

/** What a section's sentences are held against. */
export type Checks = { prose: ProseCheck; copies: Copies };

/**
 * Sentences that say more than their facts, or too much at once, or it in the source's words, are sent back once, together;
 * what comes back is checked again, and what still does not hold is dropped. What is merely copied still stays for now: how
 * much of that is too much is a matter of the whole article.
 */
export async function mendSection(
  desk: Desk,
  section: Section,
  { prose: check, copies }: Checks,
  step: string,
  progress: number,
): Promise<Mended> {
  const written = statementsOf(section);
  const sentences = written.filter(isProse).map(({ sentence }) => sentence);
  const copied = copies.beyond(sentences);
  const problems = sentences.flatMap((sentence): Problem[] => {
    const faults = faultsOf(sentence, check.sentence(sentence));
    if (copied.has(sentence)) faults.push(copiedFault);
    return faults.length > 0 ? [{ sentence, faults }] : [];
  });
  const rewritten =
    problems.length > 0 ? await askToRewrite(desk, problems, step, progress) : new Map<string, Sentence[]>();
  const doubtful: string[] = [];
  let kept = 0;
  const keep = (sentence: Sentence): boolean => {
    const findings = check.sentence(sentence);
    if (faultsOf(sentence, findings).length > 0) return false;
    if (findings.doubts.length > 0) doubtful.push(plainSentence(sentence.text));
    return true;
  };
  const mend = (sentences: readonly Sentence[]) =>
    sentences.flatMap((sentence) => {
      const answers = (rewritten.get(sentence.text) ?? [sentence]).filter(keep);
      // A true sentence is not lost because nothing came back for it.
      const staying = answers.length > 0 || !copied.has(sentence) ? answers : [sentence].filter(keep);
      if (staying.length > 0) kept += 1;
      return staying;
    });
  const blocks = section.blocks.flatMap((block): ArticleBlock[] => {
    if (block.kind !== 'table') {
      kept += block.kind === 'quote' ? 1 : 0;
      return changeSentences(block, mend);
    }
    const rows = block.rows.filter((row) => check.sentence(asSentence(row)).inventions.length === 0);
    kept += rows.length;
    return rows.length > 0 ? [{ ...block, rows }] : [];
  });
  return {
    section: { ...section, blocks: withoutEmptyHeadings(blocks) },
    kept: written.length === 0 ? 0 : kept / written.length,
    doubtful,
  };
}

const asSentence = ({ cells, facts }: { cells: string[]; facts: number[] }): Sentence => ({
  text: cells.join(', '),
  facts,
});

type Statement = { kind: ArticleBlock['kind']; sentence: Sentence };

function statementsOf({ blocks }: Section): Statement[] {
  return blocks.flatMap((block): Statement[] => {
    const { kind } = block;
    if (kind === 'paragraph') return block.sentences.map((sentence) => ({ kind, sentence }));
    if (kind === 'list') return block.items.map((sentence) => ({ kind, sentence }));
    if (kind === 'table') return block.rows.map((row) => ({ kind, sentence: asSentence(row) }));
    return kind === 'quote' ? [{ kind, sentence: { text: block.text, facts: block.facts } }] : [];
  });
}

const isProse = ({ kind }: Statement) => kind === 'paragraph' || kind === 'list';

function faultsOf({ text }: Sentence, { inventions }: Findings): string[] {
  const words = wordsOf(plainSentence(text)).length;
  return [
    ...inventions.map((invention) => `not in its facts: ${invention}`),
    ...(speaksAsPage.test(plainSentence(text)) ? ['speaks as the product\'s makers do ("we", "our")'] : []),
    ...(words > longestSentence ? [`${words} words; split it into shorter sentences`] : []),
  ];
}
