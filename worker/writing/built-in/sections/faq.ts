import { splitSentences, wordsOf } from '../../../contract/seo/sentences.ts';
import type { ArticleBlock, Sentence } from '../../section.ts';
import { capitalise } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import { faqHeadings, faqKeyHeadings } from '../phrases/headings.ts';
import { faqIntros, faqRemarks } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { readQuestion } from '../rewrite/question.ts';
import { lowerFirst } from '../rewrite/statement.ts';
import { isVerdict, tellFact } from '../tell.ts';
import { writeHeading } from './headings.ts';
import { frame, keyphraseRemark, paragraph } from './paragraphs.ts';

/** Questions that the source answers, with its answers retold. */
export function composeFaq(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const intro = [
    ...frame(kit, say(kit, 'faqIntros', faqIntros)),
    ...keyphraseRemark(kit, planned.keyInText, 'faqRemarks', faqRemarks),
  ];
  const entries = planned.items.flatMap(({ at }): ArticleBlock[] => {
    const entry = book.faq[at];
    if (!entry) return [];
    const question = readQuestion(book.facts[entry.question]?.quote ?? '', kit.wording);
    if (question) kit.starts.push(wordsOf(question)[0] ?? '');
    const answer = question ? tellAnswer(kit, entry.answer) : [];
    if (!question || answer.length === 0) return [];
    return [paragraph([{ text: `**${question}**`, facts: [entry.question] }]), paragraph(answer)];
  });
  if (entries.length === 0) return [];
  const heading = writeHeading(
    kit,
    planned,
    { name: 'faqHeadings', bank: faqHeadings },
    { name: 'faqKeyHeadings', bank: faqKeyHeadings },
  );
  return [heading, paragraph(intro), ...entries];
}

function tellAnswer(kit: Kit, facts: readonly number[]): Sentence[] {
  const told: Sentence[] = [];
  let verdict: string | null = null;
  for (const [at, fact] of facts.entries()) {
    const quote = kit.material.book.facts[fact]?.quote ?? '';
    if (at === 0) verdict = readVerdict(quote);
    const [opening, ...others] = tellFact(kit, fact, { first: told.length === 0, answer: told.length === 0 });
    // What the answer begins with decides it: without that, the rest could say the opposite.
    if (at === 0 && !opening && !isVerdict(quote)) return [];
    if (!opening) continue;
    told.push(
      verdict ? { text: `${verdict}, ${lowerFirst(opening.text, kit.wording)}`, facts: opening.facts } : opening,
      ...others,
    );
    verdict = null;
  }
  return told;
}

/** 'Yes' or 'No' where the answer begins with it. */
function readVerdict(answer: string): string | null {
  const first = splitSentences(answer)[0] ?? '';
  const word = /^(yes|no|not yet)\b[.,!]/i.exec(first)?.[1];
  return word ? capitalise(word.toLowerCase()) : null;
}
