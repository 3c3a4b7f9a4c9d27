import { wordsOf } from '../../../language/words.ts';
import type { ArticleBlock } from '../../article/section.ts';
import { choose, type Kit } from '../kit.ts';
import type { PlannedSection } from '../plan.ts';
import { retellAll } from '../retell.ts';
import { readQuestion } from '../rewrite/question.ts';
import { keyHeading } from './headings.ts';
import { heading, packParagraphs } from './paragraphs.ts';

/** Questions that the source answers, with its answers. */
export function composeFaq(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const entries = planned.items.flatMap(({ at }): ArticleBlock[] => {
    const entry = book.questions[at];
    const question = entry ? readQuestion(book.facts[entry.question]?.quote ?? '', kit.wording) : null;
    if (!entry || !question) return [];
    kit.starts.push(wordsOf(question)[0] ?? '');
    const answer = retellAll(kit, entry.answer, { answer: true });
    if (answer.length === 0) return [];
    if (planned.parts === 'headings') return [heading(question, 3), ...packParagraphs([answer])];
    const [first, ...others] = answer;
    return first ? packParagraphs([[{ ...first, text: `**${question}** ${first.text}` }, ...others]]) : [];
  });
  if (entries.length === 0) return [];
  const { product } = kit.wording;
  const text = planned.keyInHeading
    ? keyHeading(kit, 'faq')
    : choose(kit, 'faq', [`Questions about ${product}`, 'Questions and answers', 'Common questions']);
  return [heading(text), ...entries];
}
