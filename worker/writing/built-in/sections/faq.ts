import { splitSentences } from '../../../contract/seo/sentences.ts';
import type { ArticleBlock, Sentence } from '../../section.ts';
import { capitalise } from '../grammar/words.ts';
import { type Kit, say } from '../kit.ts';
import { faqHeadings, faqKeyHeadings } from '../phrases/headings.ts';
import { faqIntros } from '../phrases/sections.ts';
import type { PlannedSection } from '../plan.ts';
import { readQuestion } from '../rewrite/question.ts';
import { tellFact } from '../tell.ts';
import { writeHeading } from './headings.ts';
import { frame, keyphraseRemark, paragraph } from './paragraphs.ts';

/** Questions that the source answers, with its answers retold. */
export function composeFaq(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const entries = planned.items.flatMap(({ at }): ArticleBlock[] => {
    const entry = book.faq[at];
    if (!entry) return [];
    const question = readQuestion(book.facts[entry.question]?.quote ?? '', kit.wording);
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
  const intro = [...frame(kit, say(kit, 'faqIntros', faqIntros)), ...keyphraseRemark(kit, false)];
  return [heading, paragraph(intro), ...entries];
}

function tellAnswer(kit: Kit, facts: readonly number[]): Sentence[] {
  const told: Sentence[] = [];
  for (const fact of facts) {
    const quote = kit.material.book.facts[fact]?.quote ?? '';
    const verdict = told.length === 0 ? readVerdict(quote) : null;
    const sentences = tellFact(kit, fact, { first: told.length === 0 });
    const opening = sentences[0];
    if (verdict && opening) {
      const rest = opening.text;
      told.push(
        {
          text: `${verdict}, ${kit.wording.proper.has(/^[\p{L}\p{N}'-]+/u.exec(rest)?.[0] ?? '') || rest.startsWith(kit.wording.product) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}`,
          facts: opening.facts,
        },
        ...sentences.slice(1),
      );
    } else {
      told.push(...sentences);
    }
  }
  return told;
}

/** 'Yes' or 'No' where the answer begins with it. */
function readVerdict(answer: string): string | null {
  const first = splitSentences(answer)[0] ?? '';
  const word = /^(yes|no)\b[.,!]/i.exec(first)?.[1];
  return word ? capitalise(word.toLowerCase()) : null;
}
