import type { Question } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { contentOf, standsAsWord } from '../../../language/words.ts';
import { paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { isOutdated } from '../../facts/outdated.ts';
import { evenParts, type Topic } from '../arrange.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { isEnded } from '../read-sentence.ts';
import { beginningOf, quoteApart, together } from '../runs.ts';

const longestAnswer = 120;
const longestLabel = 5;
const mostTogether = 10;
const longestHeading = 70;

const price =
  /\b(?:price|prices|pricing|priced|costs?|free|pay|paid|payment|plans?|subscriptions?|refunds?|trial|billing|billed|money[- ]back|charge[ds]?|discount|fees?|catch|cancel)\b/i;
const ownPrice = /\b(?:free|pricing|prices?|paid|subscription|trial|refunds?|discount)\b/i;
/** 'Can I price each job by the hour?' is about the product. */
const asReader = /\b(?:i|we|you|to) (?:price|charge|bill|plan)\b/gi;

/** 'Does it find subscriptions?' of a finder of subscriptions asks what it does. */
function asksAboutPrice({ material }: Desk, question: string): boolean {
  const { kind } = material.source.sheet;
  const subject = contentOf(kind?.text.replace(/\bfree\b/gi, '') ?? '');
  const asked = question.replace(asReader, ' ').split(/[^\p{L}’'-]+/u);
  return asked.some((word) => price.test(word) && contentOf(word).isDisjointFrom(subject));
}

/** A question that the site answers. */
export type Answered = { page: number; question: string; answer: Sentence[]; facts: number[] };

/** The questions that are about prices, or those that are not, with answers that can be told. */
export function readQuestions(desk: Desk, isAboutPrice: boolean, most: number): Answered[] {
  const { plans, questions } = desk.material.source.sheet;
  // Without plans, what a thing costs elsewhere says nothing of the product's price.
  const isOfPrice = (question: string) =>
    plans.some(({ name }) => standsAsWord(name, question)) ||
    (asksAboutPrice(desk, question) &&
      (plans.length > 0 || question.includes(desk.product) || ownPrice.test(question)));
  const told = questions
    .filter((entry) => isOfPrice(entry.question) === isAboutPrice && !isOfPart(desk, entry))
    .map((entry) => ({ ...entry, answer: answerOf(desk, entry), facts: desk.factsOf(entry.question, entry.page) }))
    .filter(({ answer }) => answer.length > 0);
  // How something is done is asked by those who have it.
  const byUse = [...told].sort((a, b) => Number(instructs.test(a.question)) - Number(instructs.test(b.question)));
  const kept = new Set(byUse.slice(0, most));
  return told.filter((entry) => kept.has(entry));
}

/** 'How accurate is it?', on a page about a part of the product. */
const isOfPart = (desk: Desk, { question, answer, page }: Question) =>
  /\b(?:it|they|this)\b/i.test(question) &&
  desk.pageTopic(page) !== null &&
  !answer.some((text) => text.includes(desk.product));

const instructs = /^(?:how|where) (?:do|can|should) (?:i|you|we)\b|^what (?:should|do) i do\b/i;

/** Each question with its answer, in the order of the site. */
export function composeQuestions(desk: Desk, entries: readonly Answered[]): Topic[] {
  return evenParts(entries, mostTogether).map((part, at): Topic => {
    const [first] = part;
    const page = first?.page ?? -1;
    // One question by itself is its own heading.
    if (first && part.length === 1 && first.question.length <= longestHeading && !pointing.test(first.question)) {
      const lead = desk.say('answer', { page: desk.pageName(page) });
      return { kind: 'questions', page, heading: first.question, blocks: [paragraph([lead, ...first.answer])] };
    }
    const by = areAuthors(desk, part) ? '' : ', answered by its site';
    const heading = at === 0 ? `Questions about ${desk.product}${by}` : `More questions about ${desk.product}`;
    return { kind: 'questions', page, heading, blocks: part.map(underQuestion) };
  });
}

const areAuthors = (desk: Desk, part: readonly Answered[]) => desk.isAuthors(part.flatMap(({ facts }) => facts));

/** 'Can this replace a lawyer?' needs what stands around it. */
const pointing = /\b(?:this|that|these|those|it|they)\b/i;

const underQuestion = ({ question, answer: [opening, ...others] }: Answered): ArticleBlock =>
  paragraph(opening ? [{ ...opening, text: `**${asLabel(question)}** ${opening.text}` }, ...others] : []);

const asLabel = (question: string) => (/[?.!:]$/.test(question) ? question : `${question}:`);

/** 'See our refund policy.' at the end leads on, and takes nothing back. */
function withoutPointers(sentences: readonly string[]): readonly string[] {
  const last = sentences.findLastIndex((text) => !pointer.test(text) || countWords(text) > longestPointer);
  return last < 0 ? sentences : sentences.slice(0, last + 1);
}

const longestPointer = 12;
const pointer =
  /^(?:(?:please )?(?:see|read|visit|view|check|consult|refer to)\s(?:out )?(?:more|our|the|this|all|[^ ]{2,20} for (?:more|details|the))|(?:full |more |all )?details (?:are )?in)\b[^.!?]{0,90}[.!]$/i;

const mostInText = 3;

/** Answers in a part of the article that has more than them: a few inside running text, more under their questions. */
export const answersIn = (desk: Desk, answers: readonly Answered[]): ArticleBlock[] =>
  answers.length > mostInText && !areAuthors(desk, answers)
    ? [paragraph([desk.say('answers')]), ...answers.map(underQuestion)]
    : answers.map((answered) => answerInText(desk, answered));

/** An answer behind its question; 'Refunds' asks nothing, and is what it stands under. */
function answerInText(desk: Desk, { question, page, facts, answer }: Answered): ArticleBlock {
  const place = desk.isAuthors(facts) ? 'statedAnswer' : question.endsWith('?') ? 'asked' : 'groupUnder';
  const slots = { question, heading: question, page: desk.pageName(page) };
  return paragraph([desk.say(place, slots, facts), ...answer]);
}

/** The answer as a quotation; none of one that leads elsewhere, or says nothing new. */
function answerOf(desk: Desk, { question, answer, page }: Question): Sentence[] {
  if (desk.rivals.some((rival) => question.includes(rival))) return [];
  const strangers = [...desk.rivals, ...desk.material.announced.map(({ plan }) => plan.name)];
  const texts = withoutPointers(answer.flatMap(splitSentences));
  // What ends in a link's label ends before it; half of an answer may say the opposite of the whole.
  const sentences = beginningOf(desk, texts, page, (text) => isEnded(text));
  const leadsOff = ({ text }: Sentence) =>
    words.ofPage.test(text) || strangers.some((name) => text.includes(name)) || isOutdated(text, desk.readAt);
  if (sentences.some(leadsOff)) return [];
  // What is left out may take back what is told; a link's label may go.
  if (texts.slice(sentences.length).some((text) => isEnded(text) || countWords(text) > longestLabel)) return [];
  const [first] = sentences;
  const said = together(sentences).text;
  const count = countWords(said);
  // A 'Yes.' alone says nothing to those who read on.
  if (!first || count < 5 || count > longestAnswer || contentOf(said).size < 3) return [];
  // What it costs is asked first: the answer is told even where the parts of it stand elsewhere.
  const isNews = (asksAboutPrice(desk, question) || desk.addsWords(said)) && !desk.isHalfTold(said);
  if (!isNews || !desk.tellOnce(said)) return [];
  return quoteApart(desk, sentences, page);
}
