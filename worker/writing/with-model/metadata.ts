import { withoutRepetitions } from '../../contract/keyword-phrases.ts';
import { excerptAimed, metaDescriptionLeast, metaDescriptionMost, titleAimed } from '../../contract/limits.ts';
import { capitalise, cutAtWord } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { fenceData } from '../../model/fence-data.ts';
import { asWritten } from '../../source/as-written.ts';
import { furtherKeywords } from '../../source/sheet/keyphrase.ts';
import { factsIn, isProse, linesOf, plainSentence, type Section } from '../article/section.ts';
import { joinParts, metadataAnswer, type PlannedDesk, tellWishes } from './desk.ts';
import { completeFacts, factsBehind } from './fact-list.ts';
import { isLeftover, plainText } from './read-answer.ts';

const parts = ['title', 'metaDescription', 'excerpt'] as const;
type Part = (typeof parts)[number];
type Texts = Record<Part, string>;
const limits: Record<Part, readonly [least: number, most: number]> = {
  title: [1, titleAimed],
  metaDescription: [metaDescriptionLeast, metaDescriptionMost],
  excerpt: [40, excerptAimed],
};

/** Title, excerpt, meta description and keywords from the model; what it gets wrong twice, or makes up, comes from elsewhere. */
export async function describeWithModel(desk: PlannedDesk, sections: readonly Section[]) {
  const { book } = desk.material;
  const facts = factsIn(sections);
  const told = sections
    .flatMap(({ blocks }) => blocks.filter((block) => isProse(block) || block.kind === 'table'))
    .flatMap((block) => linesOf(block, ': '))
    .map(({ text }) => plainSentence(text));
  const examine = (part: Part, text: string) => {
    const [least, most] = limits[part];
    const isFit = text.length >= least && text.length <= most;
    const claims = (part === 'title' ? [text] : splitSentences(text)).map((sentence) => {
      const rests = completeFacts(book, [...factsBehind(sentence, book.facts, facts), book.name]);
      const { inventions, doubts } = desk.grounding.check({ text: sentence, facts: rests });
      // What is doubtful rests on its facts where a figure ties it to them; a name alone carries nothing.
      const isCarried = rests.some((fact) => fact !== book.name) && (/\d/.test(sentence) || doubts.length === 0);
      const wrong = part === 'title' ? desk.grounding.heading(sentence, rests) : inventions;
      return { claim: { text: sentence, facts: rests }, wrong, isCarried };
    });
    const faults = [
      ...(isFit ? [] : [`it has ${text.length} characters; ${least} to ${most} are wanted`]),
      ...(isLeftover(text) ? ['it speaks of the task'] : []),
      ...claims.flatMap(({ wrong }) => wrong),
    ];
    const described = claims.flatMap(({ claim, wrong, isCarried }) => (wrong.length === 0 && isCarried ? [claim] : []));
    return { part, text, described, faults };
  };
  const answer = await desk.ask('model describe', 90, {
    name: 'metadata',
    user: questionOf(desk, told),
    schema: metadataAnswer,
    faultsOf: (texts) =>
      parts.flatMap((part) => examine(part, textOf(texts, part)).faults.map((fault) => `${part}: ${fault}.`)),
  });
  const examined = parts.map((part) => examine(part, answer ? textOf(answer, part) : ''));
  const isRight = ({ faults }: { faults: string[] }) => faults.length === 0;
  const others = examined.every(isRight) ? null : await otherTexts(desk, told.join(' '));
  const chosen = examined.map((one) => (others && !isRight(one) ? examine(one.part, others[one.part]) : one));
  const [title = '', metaDescription = '', excerpt = ''] = chosen.map(({ text }) => text);
  return {
    metadata: { title, metaDescription, excerpt, keywords: keywordsOf(desk, answer?.keywords ?? []) },
    described: chosen.flatMap(({ described }) => described),
  };
}

const textOf = (texts: Texts, part: Part) => plainText(texts[part]).replace(part === 'title' ? /\.$/ : '', '');

/** The built-in writer's; in a language that it does not speak, the article's own words. */
async function otherTexts({ supply, outline }: PlannedDesk, text: string): Promise<Texts> {
  if (supply) return (await supply()).metadata;
  const cut = (most: number) => (text.length <= most ? text : `${cutAtWord(text, most - 1)}…`);
  const title = capitalise(outline.keyphrase).slice(0, titleAimed);
  return { title, excerpt: cut(excerptAimed), metaDescription: cut(metaDescriptionMost) };
}

function questionOf({ material, wishes, outline }: PlannedDesk, article: readonly string[]): string {
  const { name } = material.source.sheet;
  const headings = outline.sections.map(({ heading }) => heading);
  return joinParts(
    fenceData({ subject: name, headings, article }),
    tellWishes(wishes),
    `Task: metadata. Describe the finished article of the data in its own language (${outline.language}). State nothing that it does not state.`,
    `title: at most ${titleAimed} characters; natural English that names ${name}, with the keyphrase "${outline.keyphrase}" near its beginning. metaDescription: ${metaDescriptionLeast} to ${metaDescriptionMost} characters, one or two sentences, with the keyphrase. excerpt: one or two sentences about the subject, none about the article, at most ${excerptAimed} characters. keywords: five to seven further search phrases.`,
  );
}

/** Asked keywords first, in their order; the focus keyphrase leads. */
function keywordsOf({ material, outline }: PlannedDesk, proposed: readonly string[]): string[] {
  const given = withoutRepetitions([outline.keyphrase, ...material.brief.keywords]);
  const further = proposed
    .map((keyword) => asWritten(plainText(keyword), material.source.pages))
    .filter((keyword) => keyword !== '' && keyword.length <= 60 && !isLeftover(keyword));
  const keywords = withoutRepetitions([...given, ...further]).slice(0, Math.max(8, given.length));
  return keywords.length >= 3 ? keywords : [...keywords, ...furtherKeywords(material.source, keywords, 5)];
}
