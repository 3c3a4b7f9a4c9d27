import { countTextWords } from './fold-text.ts';
import type { Faq } from './found.ts';
import { claim, claimAll, type Ledger } from './ledger.ts';
import type { Section } from './outline.ts';
import { isPitch, splitSentences } from './sentences.ts';
import type { Block, SourcePage } from './types.ts';

/** Questions that nobody asks: they lead in a call to act. */
const rhetorical =
  /^(?:ready|want|interested|looking|still|have (?:a |any |more )?questions?|got questions|any (?:other )?questions|questions|need (?:help|more)|not (?:sure|ready|convinced)|curious|sound(?:s)? good|what are you waiting|why wait|tired|sick|fed up|what['’]s (?:new|next)|new here|shall we|convinced)\b|^(?:why|how|what) ?\?$/i;
const maxQuestionLength = 200;
const maxAnswerSentences = 12;

export const isQuestion = (text: string) =>
  /[?？]["”’)]?$/.test(text) && text.length <= maxQuestionLength && countTextWords(text) > 2 && !rhetorical.test(text);

/** Answers are kept whole: a short 'Yes.' belongs to them, a call to act does not. */
function answerOf(blocks: readonly Block[]): string[] {
  const texts = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  );
  return texts
    .flatMap(splitSentences)
    .filter((sentence) => !isPitch(sentence) && !/[:?]$/.test(sentence))
    .filter((sentence) => /[.!。！]["”’)]*$/.test(sentence) || countTextWords(sentence) > 2)
    .slice(0, maxAnswerSentences);
}

const cleanQuestion = (text: string) => text.replace(/^(?:Q(?:\d{1,2})?[.:)]|\d{1,2}[.)])\s+/, '');

/** In a FAQ without headings, questions are paragraphs among their answers. */
function* questionRuns(section: Section): Generator<{ question: string; blocks: Block[] }> {
  let run: { question: string; blocks: Block[] } | null = null;
  for (const block of section.blocks) {
    if (block.kind === 'paragraph' && isQuestion(block.text)) {
      if (run) yield run;
      run = { question: block.text, blocks: [] };
    } else run?.blocks.push(block);
  }
  if (run) yield run;
}

/** Takes questions with answers out of the sections; a section that was one is returned in `used`. */
export function findFaq(sections: readonly Section[], ledger: Ledger): { faq: Faq[]; used: Set<Section> } {
  const faq: Faq[] = [];
  const used = new Set<Section>();
  const add = (question: string, blocks: readonly Block[], page: number): boolean => {
    const answer = answerOf(blocks);
    if (answer.length === 0) return false;
    if (!claim(ledger, question)) return true;
    const fresh = claimAll(ledger, answer);
    if (fresh.length > 0) faq.push({ question: cleanQuestion(question), answer: fresh, page });
    return true;
  };
  for (const section of sections) {
    const isAsked =
      section.heading !== null && isQuestion(section.heading) && (section.level > 1 || section.topic === 'faq');
    // 'What can it do?' over a long list is a heading, not somebody's question.
    const isOverview =
      section.topic !== 'faq' && section.blocks.some((block) => block.kind === 'list' && block.items.length > 2);
    if (isAsked && section.heading !== null && !isOverview) {
      if (add(section.heading, section.blocks, section.page)) used.add(section);
    } else if (section.topic === 'faq') {
      for (const { question, blocks } of questionRuns(section))
        if (add(question, blocks, section.page)) used.add(section);
    }
  }
  return { faq, used };
}

/** Questions that only structured data has; those that the page shows are known by then. */
export function findStructuredFaq(pages: readonly SourcePage[], ledger: Ledger): Faq[] {
  return pages.flatMap((page, index) =>
    page.meta.faq.flatMap(({ question, answer }) => {
      if (!claim(ledger, question)) return [];
      const fresh = claimAll(
        ledger,
        splitSentences(answer).filter((sentence) => !isPitch(sentence)),
      );
      return fresh.length > 0 ? [{ question, answer: fresh, page: index }] : [];
    }),
  );
}
