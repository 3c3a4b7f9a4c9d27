import type { Question } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { isEnded, splitSentences } from '../../../language/sentences.ts';
import { contentOf, standsAsWord } from '../../../language/words.ts';
import { asksAboutPrice, namesPrice } from '../../../source/sheet/asks-about-price.ts';
import { isOutdated } from '../../../source/sheet/outdated.ts';
import { list, paragraph } from '../../article/blocks.ts';
import { type ArticleBlock, linesOf, type Sentence, textOf } from '../../article/section.ts';
import type { Topic } from '../arrange.ts';
import { toldAlike } from '../cards.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { decisiveShare } from '../memory.ts';
import { asInner, ended, leansBack, quoted, straight } from '../read-sentence.ts';
import { beginningOf, limits, quoteApart, together, upToLast, withoutTaglines, wordsOf } from '../runs.ts';

/** In words. */
const longest = { answer: 120, label: 5, item: 16 } as const;

/** A question that the site answers. */
export type Answered = { page: number; question: string; answer: ArticleBlock[] };

const [fewestItems, mostItems, longestLabel] = [3, 7, 2];

/**
 * An answer of which so much is told says nothing; of its words so many must be new, fewer where it limits or denies, unless it names
 * somebody that nothing has named.
 */
const [toldShare, newShare, newOfLimit] = [0.75, 0.5, 0.2];

/**
 * The questions with answers that can be told: those about prices, or about all else; `told`: what the article has said of it in other
 * ways, so that an answer in these words is none.
 */
export function readQuestions(desk: Desk, of: 'prices' | 'all else', most: number, told: string): Answered[] {
  const { kind, plans, questions } = desk.material.source.sheet;
  // Without plans, what a thing costs elsewhere says nothing of the product's price.
  const isOfPrice = ({ question, answer }: Question) =>
    plans.some(({ name }) => name !== desk.product && standsAsWord(name, question)) ||
    (asksAboutPrice(question, kind) &&
      (plans.length > 0 ||
        (question.includes(desk.product) && answer.some((text) => words.namesCost.test(text))) ||
        namesPrice(question, answer)));
  const known = contentOf(told);
  const leastNew = (text: string) => (isLimit(text) ? newOfLimit : newShare);
  const namesNew = (text: string) =>
    [...text.matchAll(words.innerName)].some(([, name = '']) => !contentOf(name).isSubsetOf(known));
  const isNews = (text: string, own = contentOf(text)) => {
    const fresh = own.difference(known);
    // A figure that nothing has told is news by itself.
    return namesNew(text) || fresh.size >= leastNew(text) * own.size || [...fresh].some((word) => /\d/.test(word));
  };
  const answered = questions
    .filter((entry) => isOfPrice(entry) === (of === 'prices') && !isOfPart(desk, entry))
    .map((entry) => ({ ...entry, answer: answerOf(desk, entry, isNews) }))
    .filter(({ answer }) => answer.length > 0);
  // Whom it is for, what it does and does not do, and how much of it there is, helps more to decide than how it is done.
  const weighed = answered
    .map((entry) => ({ entry, weight: weightOf(desk, entry) }))
    .sort((a, b) => b.weight - a.weight);
  const kept = weighed.slice(0, most).filter(({ weight }) => weight >= 0);
  return answered.filter((one) => kept.some(({ entry }) => entry === one));
}

/** It takes something back. */
const isLimit = (text: string) => words.denies.test(text) || limits(text);

const weightOf = (desk: Desk, { question, answer }: Answered): number => {
  const text = answer.map(textOf).join(' ');
  const asks = [words.asksForWhom, words.asksNeeds, words.helping].findIndex((pattern) => pattern.test(question));
  if (words.ofMaking.test(question) || words.ofTrouble.test(question)) return -1;
  return (
    (asks < 0 ? 0 : 3 - asks) +
    (isLimit(text) ? 2 : 0) +
    (question.includes(desk.product) ? 1 : 0) +
    (/\d/.test(text) ? 1 : 0)
  );
};

/** 'How accurate is it?', on a page about a part of the product. */
const isOfPart = (desk: Desk, { question, page }: Question) =>
  /\b(?:it|they|this)\b/i.test(question) && desk.pageTopic(page) !== null;

/** Each question with its answer, in the order of the site. */
export function composeQuestions(desk: Desk, entries: readonly Answered[]): Topic[] {
  const [first] = entries;
  if (!first) return [];
  const heading = `Questions about ${desk.product}${areAuthors(desk, entries) ? '' : ', answered by its site'}`;
  return [{ kind: 'questions', page: first.page, heading, blocks: entries.flatMap(underQuestion) }];
}

const areAuthors = (desk: Desk, part: readonly Answered[]) =>
  desk.isAuthors(part.flatMap(({ question, page }) => desk.factsOf(question, page)));

/** An answer behind its question. */
export const underQuestion = ({ question, answer: [first, ...others] }: Answered): ArticleBlock[] => {
  const [opening, ...more] = first ? linesOf(first) : [];
  return opening
    ? [paragraph([{ ...opening, text: `**${asLabel(question)}** ${opening.text}` }, ...more]), ...others]
    : [];
};

const asLabel = (question: string) => (/[?.!:]$/.test(question) ? question : `${question}:`);

/** 'See our refund policy.' at the end leads on, and takes nothing back. */
function withoutPointers(sentences: readonly string[]): readonly string[] {
  const last = sentences.findLastIndex((text) => !words.pointer.test(text) || countWords(text) > longestPointer);
  return last < 0 ? sentences : sentences.slice(0, last + 1);
}

const longestPointer = 12;

/** 'Disclaimers' asks nothing; 'Can I use a boat instead?' goes on from the question before it. */
const asksAlone = (question: string) =>
  (question.endsWith('?') || countWords(question) > longestLabel) &&
  !words.ofPage.test(question) &&
  !/\b(?:instead|then)\?$/i.test(question);

/** The answer as a quotation; none of one that leads elsewhere, or says nothing new. */
function answerOf(desk: Desk, { question, answer, page }: Question, isNews: (text: string) => boolean): ArticleBlock[] {
  if (!asksAlone(question) || desk.rivals.some((rival) => question.includes(rival))) return [];
  // A plan to come is told as such with the prices, where the pages say what it costs.
  const unpriced = desk.material.announced.filter(({ plan }) => plan.price === null);
  const strangers = [...desk.rivals, ...unpriced.map(({ plan }) => plan.name)];
  const texts = withoutPointers(answer.flatMap(splitSentences)).filter(
    (text, at, all) => at === 0 || !speaksOfPage(text) || limits(text) || leansBack(all[at + 1] ?? '', desk.product),
  );
  // What ends in a link's label ends before it; half of an answer may say the opposite of the whole.
  const isItem = (text: string, all: string) => countWords(text) <= longest.item && words.listing.test(all);
  const sentences = asLists(beginningOf(desk, texts, page, (text, all) => isEnded(text) || isItem(text, all)));
  const told = sentences.reduce((sum, { count }) => sum + count, 0);
  const leadsOff = ({ text }: Sentence, at: number) =>
    (text.endsWith(':') && !isLabelled(sentences[at + 1]?.text ?? '')) ||
    speaksOfPage(text) ||
    words.anAddress.test(text) ||
    strangers.some((name) => text.includes(name)) ||
    isOutdated(text, desk.readAt);
  if (sentences.some(leadsOff)) return [];
  // What is left out may take back what is told; a link's label may go.
  if (texts.slice(told).some((text) => isEnded(text) || countWords(text) > longest.label)) return [];
  // What the article has said ends no answer, unless it is one of several cases, and one of which most is said is left out.
  const news = upToLast(sentences, ({ text }) => !desk.saysAgain(text) || isLabelled(text) || limits(text));
  const fresh = withoutTaglines(news);
  const again = fresh.filter(({ text }) => desk.saysAgain(text));
  if (wordsOf(again) >= wordsOf(fresh) * toldShare) return [];
  const said = together(fresh).text;
  const count = countWords(said);
  // A 'Yes.' alone says nothing to those who read on; 'Version 18 and above.' does.
  const least = /\d/.test(said) ? 3 : 5;
  if (count < least || count > longest.answer || contentOf(said).size < 2 || said.endsWith('?') || !isNews(said))
    return [];
  if (!desk.nameOnce(question, said, 'question') || !desk.tellOnce(said, { share: decisiveShare })) return [];
  // Nothing between them is left out: one quotation, though its sentences stand in several paragraphs.
  const isUncut = answer.flatMap(splitSentences).join('\n').startsWith(texts.slice(0, told).join('\n'));
  return inBlocks(fresh, (some) => (isUncut ? [asOneQuote(some)] : quoteApart(desk, some, page)));
}

/** A lead to a list ends as it does on the page. */
function asOneQuote(some: readonly Sentence[]): Sentence {
  const whole = together(some.map((one) => ({ ...one, text: one.text.endsWith(':') ? one.text : ended(one.text) })));
  return { ...whole, text: whole.text.endsWith(':') ? `“${asInner(whole.text)}”` : quoted(whole.text) };
}

/** Real lists as lists, what is said between them as quotations. */
function inBlocks(
  sentences: ReturnType<typeof asLists>,
  quote: (some: readonly Sentence[]) => Sentence[],
): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let run: Sentence[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push(paragraph(quote(run)));
    run = [];
  };
  for (const { lead, items, ...one } of sentences) {
    const isList = items.length >= fewestItems && items.length <= mostItems && lead.text.endsWith(':');
    run.push(isList ? lead : one);
    if (!isList) continue;
    endRun();
    blocks.push(list(toldAlike(items, true)));
  }
  endRun();
  return blocks;
}

/** 'It is coming soon' is an answer, and 'Please check your inbox' or 'Sign up' too. */
const speaksOfPage = (text: string) =>
  words.ofPage.test(straight(text).replace(/\b(?:coming soon|please|sign up|get started)\b/gi, ''));

/** 'Hover: point at any message and press Pin.' */
const isLabelled = (text: string) => /^[^.!?:]{1,40}: \S/.test(text);

/** What leads to a list with its items, as one text and apart; `count`: of how many texts each is made. */
function asLists(sentences: readonly Sentence[]) {
  const all: Array<Sentence & { count: number; lead: Sentence; items: Sentence[] }> = [];
  for (const one of sentences) {
    const { text, facts } = one;
    const last = all.at(-1);
    // 'On the web:' leads to another list.
    if (!last || isEnded(text) || isEnded(last.text) || text.endsWith(':'))
      all.push({ text, facts, count: 1, lead: one, items: [] });
    else {
      last.text += `${last.text.endsWith(':') ? '' : ';'} ${text}`;
      last.facts = [...last.facts, ...facts];
      last.count += 1;
      last.items.push(one);
    }
  }
  return all;
}
