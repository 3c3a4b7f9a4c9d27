import type { Question } from '../../contract/product-sheet.ts';
import { mayBeVerb } from '../../language/verbs.ts';
import { textKey } from '../page/fold-text.ts';
import { topicsOf } from '../records/heading-topics.ts';
import { isShell } from '../records/is-shell.ts';
import type { SourcePage } from '../types.ts';
import type { Section } from './sections.ts';

/** Questions with their answers: as the pages show them, and where a page shows only the question, as its structured data answers it. */
export function findQuestions(sections: readonly Section[], pages: readonly SourcePage[]): Question[] {
  const found = new Map<string, Question>();
  for (const section of sections) {
    const answer = loneAnswer(section);
    if (answer) add(found, answer);
    for (const block of section.blocks) {
      if (block.kind !== 'records' || block.of !== 'questions') continue;
      // 'FAQ & troubleshooting' asks other things as well.
      if (block.topics.includes('trouble') && !block.topics.includes('questions')) continue;
      for (const record of block.records) add(found, { ...record, page: section.page });
    }
  }
  for (const [page, { meta, blocks }] of pages.entries()) {
    const isAlone = isShell({ blocks });
    // What a page shows below its question is the answer.
    const bare = sections.filter((section) => section.page === page && section.blocks.length === 0);
    const shown = new Set(bare.map(({ heading }) => textKey(heading ?? '')));
    for (const { question, answer } of meta.faq)
      if (isAlone || shown.has(textKey(question))) add(found, { question, answer: [answer], page, quote: answer });
  }
  return [...found.values()];
}

/** A question that stands alone as a heading, in a part of the page that is about questions. */
function loneAnswer({ heading, level, topics, blocks, page }: Section): Question | null {
  const answer = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  );
  if (heading === null || level < 2 || !heading.endsWith('?') || !topics.has('questions') || answer.length === 0)
    return null;
  return topicsOf(heading).has('call')
    ? null
    : { question: heading, answer, page, quote: [heading, ...answer].join('\n') };
}

/** 'Running many crews?' over 'Get a price of your own': its reader is asked, and then called. */
export const calls = (question: string, answer = '') =>
  question.endsWith('?') &&
  /(?:ing|ed)$/.test(question.split(' ', 1)[0] ?? '') &&
  mayBeVerb(answer.split(' ', 1)[0]?.toLowerCase() ?? '');

/** 'Still have a question?' asks those who read. */
const ofReader = /^(?:(?:do you )?still )?(?:have|got) (?:a |any |more |another |other )?questions?\b/i;

function add(found: Map<string, Question>, question: Question): void {
  const key = textKey(question.question);
  const asksBack = ofReader.test(question.question);
  if (!found.has(key) && !asksBack && !calls(question.question, question.answer[0])) found.set(key, question);
}
