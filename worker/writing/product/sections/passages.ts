import { countWords } from '../../../contract/text.ts';
import { remembered } from '../../../remembered.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import type { Passage } from '../../../source/types.ts';
import { paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { fewestWords, type Topic } from '../arrange.ts';
import { bareName, composeList } from '../cards.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, leadTo, namedBy } from '../headings.ts';
import { asInner, leansBack, mayBeQuoted, shapeOf } from '../read-sentence.ts';
import { beginningOf, fromFirst, quoteApart, together, wordsOf } from '../runs.ts';

/** In words, of a quotation. */
const [shortestOfProduct, shortestQuotation, shortestSentence, fewestOfText, longestQuotation] = [8, 16, 16, 40, 110];
/** Words that not everybody says, and that the article has not said; from `enoughWords` on some can be spared. */
const [fewestNew, longestBefore, enoughWords] = [3, 5, 400];

const namesFirst = (text: string, { product }: Pick<Desk, 'product'>) => text.startsWith(`${product} `);

/** Less is a slogan, unless it says what the product does. */
function isParagraph(told: readonly Sentence[], product: string): boolean {
  const isOfProduct = told.some(({ text }) => namesFirst(text, { product }));
  return wordsOf(told) >= (isOfProduct ? shortestOfProduct : told.length > 1 ? shortestQuotation : shortestSentence);
}

/**
 * Paragraphs of the site's text, quoted, each under the part of the page that it is from, what the makers say as 'we' among them, in
 * the order of the pages, as many as have room for so many words; of prices (`areOfPrices`), or of anything else. `told`: the article
 * so far.
 */
export function composePassages(desk: Desk, room: number, told = '', areOfPrices = false): Topic[] {
  const isLong = (text: string) => countWords(text) >= fewestOfText;
  const isTold = (name: string) => told.includes(bareName(name));
  const runs = desk.material.source.passages
    .filter(({ topic }) => topic !== 'conditions' && (topic === 'pricing') === areOfPrices)
    // A few words that lead to things which are told nowhere lead to nothing.
    .filter((passage) => isLong(passage.sentences.join(' ')) || (passage.beside?.some(isTold) ?? true))
    .flatMap((passage) =>
      paragraphsOf(desk, passage).map((texts) => ({ passage, texts, told: runOf(desk, texts, passage) })),
    );
  // Another page may say in other words what is told; where much is told, what adds common words is a slogan, be it long.
  const isFull = countWords(told) >= enoughWords;
  const isEmpty = remembered((passage: Passage) => {
    const said = together(runs.filter((run) => run.passage === passage).flatMap(({ told }) => told)).text;
    // 'The Oakwell server is …' is of its name, too.
    const isOfName = said.slice(0, desk.product.length + longestBefore).includes(desk.product);
    return (passage.page > 0 && !desk.addsWords(said)) || (isFull && !isOfName && desk.newMatter(said) < fewestNew);
  });
  let left = room;
  let lastTold: Passage | null = null;
  const kept = runs.flatMap((run, at) => {
    const { passage, texts, told } = run;
    // What stands right behind the first words under a heading may go on from these.
    const before = runs[at - 1];
    const isFirst = before?.passage === passage && runs[at - 2]?.passage !== passage;
    if (isFirst && before.told.length === 0 && !texts[0]?.startsWith(desk.product)) return [];
    // Before it is told itself.
    if (isEmpty(passage) || (lastTold !== passage && isNameless(desk, passage, told))) return [];
    // Of several paragraphs a short one goes on from the others.
    const least = runs.some((other) => other !== run && other.passage === passage) ? shortestOfProduct : Infinity;
    const isWhole = (some: readonly Sentence[]) => isParagraph(some, desk.product) || wordsOf(some) >= least;
    const part = isWhole(told) && wordsOf(told) <= left ? fresh(desk, told) : [];
    if (!isWhole(part) || isLost(desk, part, run)) return [];
    left -= wordsOf(part);
    lastTold = passage;
    return [{ passage, told: part }];
  });
  return [...Map.groupBy(kept, ({ passage }) => passage)].map(([passage, of]): Topic => {
    const { heading, page, topic } = passage;
    const texts = of.flatMap(({ told }) => told.map(({ text }) => text));
    const kind = topic === 'company' ? 'company' : topicsOf(heading).has('install') ? 'access' : 'passages';
    const made = kind === 'company' ? `Who makes ${desk.product}` : null;
    const named = desk.headed([made, namedBy(desk, heading, texts)]);
    const all = of.flatMap(({ told }) => told);
    // A few paragraphs in a row are one quotation.
    const runs = wordsOf(all) <= longestQuotation ? [all] : of.map(({ told }) => told);
    const [first = [], ...more] = runs.map((told) => quoteApart(desk, told, page));
    // Where it stands over them, nobody needs to be told once more.
    const isOver = named !== null && named !== made && (kind !== 'passages' || wordsOf(all) >= fewestWords);
    const lead = leadTo(desk, { heading: isOver ? null : heading, page });
    return {
      ...{ kind, page, heading: named, line: desk.lineAt(texts[0] ?? '', page) },
      blocks: paragraphs([[...lead, ...first], ...more]),
    };
  });
}

/** What no heading says the subject of, nor its first words, is a caption, a warning or a slogan as often as a text. */
const isNameless = (desk: Desk, { heading, page, topic }: Omit<Passage, 'sentences'>, [first]: readonly Sentence[]) =>
  (page === 0 || topic === null) &&
  headingFacts(desk, { heading, page }).length === 0 &&
  !namesFirst(first?.text ?? '', desk);

/** Whether what is told of a paragraph says nothing by itself, as what goes with it is not told. */
function isLost(desk: Desk, part: readonly Sentence[], { passage, texts }: { passage: Passage; texts: string[] }) {
  const [{ text: only = '' } = {}, ...others] = part;
  const next = texts[texts.indexOf(only) + 1];
  // What goes on behind it was its point; what says what it is not leaves open what it is.
  const goesOn = next !== undefined && !(namesFirst(only, desk) && !leansBack(next, desk.product));
  const isAlone = others.length === 0 && (goesOn || words.saysNot.test(only));
  // A caption says nothing without its picture, and what others do nothing of the product.
  const isCaption = passage.topic === null && part.every(({ text }) => shapeOf(text) === 'fragment');
  return isAlone || isCaption || part.some(({ text }) => words.ofOthers.test(text));
}

/** What stands under a heading beside things of its own, the first called `first`: its paragraphs, as far as they are not told yet. */
export function underHeading(desk: Desk, { heading, page }: Pick<Passage, 'heading' | 'page'>, first: string) {
  // What a page opens with leads to the first of its things, and to none behind those.
  const opens = desk.material.source.sheet.features.find((one) => one.page === page);
  const isMeant = ({ topic }: Passage) => topic !== 'opening' || opens?.name === first || opens?.sentences[0] === first;
  const isUnder = (passage: Passage) => passage.heading === heading && passage.page === page;
  const runs = freshRuns(desk, (passage) => heading !== null && isUnder(passage) && isMeant(passage));
  const isBefore = ([one]: Sentence[]) => desk.standsBefore(one?.text ?? '', first, page);
  const told = (some: Sentence[][]) => quoteApart(desk, some.flat(), page);
  const isAfter = (run: Sentence[]) => !isBefore(run) && namesFirst(run[0]?.text ?? '', desk);
  const isLead = (run: Sentence[]) => isBefore(run) && !isNameless(desk, { heading, page, topic: null }, run);
  return { before: told(runs.filter(isLead)), after: told(runs.filter(isAfter)) };
}

/** What its reader needs first, whom it does not suit and how far it is: text and lists, each under its heading. */
export const composeConditions = (desk: Desk): ArticleBlock[] =>
  desk.material.source.passages.flatMap((passage): ArticleBlock[] => {
    const { heading, page, sentences, topic, listed = 0 } = passage;
    if (topic !== 'conditions') return [];
    const end = sentences.length - listed;
    const before = sentences.slice(0, end);
    // 'It does not:' leads to its list, which would say the opposite without it.
    const isLead = (text: string) => listed > 0 && text.endsWith(':');
    const runs = paragraphsOf(desk, { ...passage, sentences: before.filter((text) => !isLead(text)) });
    const said = runs.map((texts) => runOf(desk, texts, passage, true)).filter((run) => isNews(desk, run));
    const items = sentences.slice(end).map((text) => ({ text, facts: desk.factsOf(text, page) }));
    // A part of what is needed would read as all of it.
    const isWhole = items.every(({ text, facts }) => facts.length > 0 && mayBeQuoted(text, desk.rivals));
    const isTold = !isNews(desk, items) && items.every(({ text }) => desk.isToldAs(text));
    const told = isWhole && !isTold && items.length > 0 ? composeList(items) : [];
    if (said.length + told.length === 0) return [];
    const leading = told.length === 0 ? [] : before.filter(isLead);
    const toList = leading.map((text) => ({ text: `“${asInner(text)}”`, facts: desk.factsOf(text, page) }));
    const lead = leadTo(desk, { heading, page }, said.length + toList.length > 0 ? 'group' : 'things');
    return [...paragraphs([[...lead, ...quoteApart(desk, said.flat(), page), ...toList]]), ...told];
  });

const isNews = (desk: Desk, run: readonly Sentence[]) => run.length > 0 && desk.tellOnce(together(run).text);

/** What a further page says first, before the first of its things. */
export function composePageOpening(desk: Desk, page: number): ArticleBlock[] {
  const runs = page > 0 ? freshRuns(desk, (passage) => passage.topic === 'opening' && passage.page === page) : [];
  const told = quoteApart(desk, runs.flat(), page);
  return paragraphs(told.length > 0 ? [[...leadTo(desk, { heading: null, page }), ...told]] : []);
}

const isSaying = (desk: Desk, run: readonly Sentence[]) =>
  run.some(({ text }) => shapeOf(text) !== 'fragment') && desk.newMatter(together(run).text) > 0;

/** The paragraphs of some passages, as far as they are not told yet; a few words where nothing told has them. */
const freshRuns = (desk: Desk, isMeant: (passage: Passage) => boolean): Sentence[][] =>
  desk.material.source.passages
    .filter(isMeant)
    .flatMap((passage) => paragraphsOf(desk, passage).map((texts) => runOf(desk, texts, passage, true)))
    // What leads to things in words that those have leads to nothing more.
    .filter((run) => namesFirst(run[0]?.text ?? '', desk) || desk.addsMatter(together(run).text))
    // A caption says nothing of what it stands over, nor does a slogan.
    .filter((run) => wordsOf(run) >= shortestSentence || isSaying(desk, run))
    // What leads to things says in short what they say: it is told whole, or not at all.
    .map((run) => (wordsOf(run) >= shortestOfProduct && isNews(desk, run) ? run : []));

/** The sentences of a passage by the blocks of the page that they stand in. */
const paragraphsOf = (desk: Desk, { sentences, page }: Passage): string[][] =>
  sentences.reduce<string[][]>((all, text) => {
    const last = all.at(-1);
    if (last && desk.standsWhole(`${last.at(-1)} ${text}`, page)) last.push(text);
    else all.push([text]);
    return all;
  }, []);

/** A run of which less than half is told: without its other sentences none of them says what it says on its page. */
const fresh = (desk: Desk, run: readonly Sentence[]): readonly Sentence[] =>
  run.filter(({ text }) => desk.saysAgain(text)).length * 2 < run.length && isNews(desk, run) ? run : [];

/** Whole sentences of one block, from the first that stands by itself, as long as they have room and speak to the reader. */
function runOf(desk: Desk, texts: readonly string[], { page, heading, topic }: Passage, isLead = false): Sentence[] {
  // Under a heading that is quoted over it 'It' is what that is about.
  const isNamed = headingFacts(desk, { heading, page }).length > 0;
  const isOfHeading = (text: string) => isNamed && /^It /.test(text) && desk.beginsLine(text, page, '');
  const isTied = (text: string, at: number) => leansBack(text, desk.product) && !(at === 0 && isOfHeading(text));
  const begun = fromFirst(
    texts,
    (text, at) =>
      // What begins a whole paragraph is what the rest of it goes on from.
      !isTied(text, at) &&
      // What begins in small letters goes on from something, a picture say; what others do comes before the product.
      (!/^(?:\p{Ll}{2}|(?:Most|Many|Other) )/u.test(text) || text.startsWith(desk.product)),
  );
  // What is left out before it would be missed.
  const [first = ''] = begun;
  const isLost = !first.startsWith(desk.product) && !desk.beginsLine(first, page, '');
  const run = beginningOf(
    desk,
    isLost ? [] : begun,
    page,
    (text, all) =>
      !words.ofPage.test(text) &&
      !desk.promises(text) &&
      // What counts leads to what it counts.
      (isLead || !words.counting.test(text)) &&
      !desk.rivals.some((name) => text.includes(name)) &&
      // Who 'I' is stands elsewhere.
      !/\b(?:I|I['’]\p{L}+|my|me)\b/u.test(text) &&
      /[.!]["”’)]*$/.test(text) &&
      countWords(all) <= longestQuotation,
  );
  // What is left out of a text on prices may be their condition.
  return topic === 'pricing' && run.length < begun.length ? [] : run;
}
