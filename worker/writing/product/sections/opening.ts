import { countWords } from '../../../contract/text.ts';
import { foldText } from '../../../language/fold.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { frame, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { kindPhrase, statedKind, titleLine } from '../../facts/keyphrase.ts';
import { shapeOf } from '../clause.ts';
import type { Desk } from '../desk.ts';
import { ended, quoted } from '../read-sentence.ts';
import { startingPrice } from '../reckon.ts';
import { freshTold, limits, readRuns, type Told } from '../runs.ts';
import { siteSummary } from '../summary.ts';
import { howToTry } from './access.ts';
import { readingOf } from './glance.ts';

const mostNotices = 2;
const mostSentences = 4;
const fewestSentences = 2;
const longestLine = 14;
/** Less says nothing of the product as a whole. */
const fewestWords = 8;
/** What a badge says of how far it is. */
const stages = /\b(?:(?:private|public|closed|open|early|technical|developer) )?(?:beta|alpha|preview|early access)\b/i;
const asksWhat = /^(?:what(?:[’']s| is| does| are)|how does)\b/i;
/** With one of these a sentence says what the product is, or is for. */
const defining = new Set(
  'provides helps lets gives offers makes turns brings allows enables combines simplifies'.split(' '),
);

/** What readers must know first, then what the product is, and what it costs where plans tell. */
export function composeOpening(desk: Desk, hasTable: boolean): ArticleBlock[] {
  const { sheet } = desk.material.source;
  const notices = sheet.notices.slice(0, mostNotices).flatMap(({ text, page }): Sentence[] => {
    const facts = desk.factsOf(text, page);
    const state = stages.exec(text)?.[0].toLowerCase();
    const badge = state ? `by its site, ${desk.product} is in ${state}.` : `the site says ${quoted(text)}`;
    const told = shapeOf(text) === 'fragment' ? badge : ended(text);
    return facts.length > 0 && desk.tellOnce(text) ? [{ text: told, facts }] : [];
  });
  const [first, ...others] = notices;
  const note: ArticleBlock[] = first
    ? [paragraph([{ ...first, text: `**Before you start:** ${first.text}` }, ...others])]
    : [];
  const costs = [...startingPrice(desk), ...howToTry(desk)];
  const told = openingOf(desk, mostSentences - costs.length);
  const introduction = told[0] && introduces(told[0], desk) ? [] : introduce(desk, told);
  const summary = introduction.length + told.length < fewestSentences ? summaryAfter(desk) : [];
  const keyword = desk.material.brief.keywords[0];
  const searched = keyword ? [frame(desk.say('searched', { keyword, product: desk.product }))] : [];
  const sentences = [...searched, ...introduction, ...told, ...summary, ...costs];
  const { day, pages } = readingOf(desk);
  // The table below has it, where there is one.
  const reading = hasTable || sentences.length >= fewestSentences ? [] : [frame(desk.say('reading', { day, pages }))];
  return [...note, paragraph([...sentences, ...reading])];
}

/** Whole sentences of what the site opens with, then what it says elsewhere of the product as a whole. */
function openingOf(desk: Desk, most: number): Told[] {
  const { sheet, passages } = desk.material.source;
  const { description } = sheet;
  const kind = sheet.kind ? readRuns(desk, splitSentences(sheet.kind.quote).slice(0, 1), sheet.kind.page) : [];
  const described = description ? readRuns(desk, [description.text], description.page, { isOfProduct: true }) : [];
  const opening = passages
    .filter(({ topic, page }) => topic === 'opening' && page === 0)
    .flatMap(({ sentences, page }) => readRuns(desk, sentences, page, { isOfProduct: true }));
  const answers = sheet.questions
    .filter(({ question }) => asksWhat.test(question) && question.includes(desk.product))
    .flatMap(({ answer, page }) => readRuns(desk, answer.flatMap(splitSentences), page));
  const elsewhere = passages
    .filter(({ topic, page }) => topic === null && page === 0)
    .flatMap(({ sentences, page }) => readRuns(desk, sentences, page, { fromStart: false }));
  const features = sheet.features.flatMap(({ sentences, page }) =>
    readRuns(desk, sentences, page, { fromStart: false }),
  );
  const isDefinition = (told: Told) => defines(told, desk);
  const further = [
    ...answers,
    ...features.filter(isDefinition),
    ...elsewhere.filter(
      (told) =>
        !isContrast(told, desk) && !isState(told, desk) && !limits(told.text) && countWords(told.text) >= fewestWords,
    ),
  ].filter((told) => tellsOfProduct(told, desk.product));
  const candidates = [...kind, ...described, ...aboutProduct(opening, desk.product)].filter(
    ({ text }) => !isDated(text),
  );
  const first = candidates
    .filter((told) => tellsOfProduct(told, desk.product))
    .sort((a, b) => Number(isContrast(a, desk)) - Number(isContrast(b, desk)));
  const others = candidates.filter((told) => !first.includes(told));
  const more = first.slice(1).filter((told) => !isContrast(told, desk));
  const chosen = [...first.slice(0, 1), ...others, ...more, ...further.slice(0, 2)];
  const definition = chosen.find(isDefinition);
  return freshTold(desk, [...(definition ? [definition] : []), ...chosen.filter((told) => !isDefinition(told))]).slice(
    0,
    most,
  );
}

/** What the opening says of the product and of you; how the world is without it is no introduction. */
function aboutProduct(told: readonly Told[], product: string): Told[] {
  let follows = false;
  return told.filter(({ text, subject, leans }) => {
    follows = leans ? follows : subject !== 'other' || text.includes(product);
    return follows;
  });
}

/** 'Ledgerlark is …', or what can be done with it where no better name is known. */
function introduces({ text, subject }: Told, desk: Desk): boolean {
  const { product, material } = desk;
  const verb = text.slice(product.length + 1).split(' ')[0] ?? '';
  return subject === 'product'
    ? defines({ text }, desk) || defining.has(verb)
    : subject === 'you' && material.source.sheet.kind === null && titleLine(material.source) === null;
}

/** 'Ledgerlark is a …', or is what its kind is called. */
function defines({ text }: { text: string }, { product, material }: Desk): boolean {
  const kind = material.source.sheet.kind?.text;
  const starts = ['a ', 'an ', ...(kind ? [kind] : [])].map((start) => `${product} is ${start}`.toLowerCase());
  return starts.some((start) => text.toLowerCase().startsWith(start));
}

/** 'Ledgerlark keeps …': the product is the subject, not a part of one. */
const tellsOfProduct = ({ subject, text, leans }: Told, product: string) =>
  subject === 'product' &&
  !leans &&
  shapeOf(`It ${text.slice(product.length + 1)}`) === 'clause' &&
  /^\p{Ll}/u.test(text.slice(product.length + 1)) &&
  !/^(?:and|or)\b/.test(text.slice(product.length + 1));

/** 'X is designed for …', 'X has …': no introduction. */
const isState = ({ text }: Told, { product }: Desk) => /^(?:is|was|has)\b/.test(text.slice(product.length + 1));

/** 'X is the …', 'X isn't …': it is set against something. */
const isContrast = ({ text }: Told, { product }: Desk) =>
  text.startsWith(`${product} is the `) || /^\S*(?:n[’']t|never|not)\b|^\S+ not\b/.test(text.slice(product.length + 1));

const isDated = (text: string) => /\b(?:19|20)\d\d\b/.test(text);

const longestSummary = 240;

/** What its site says of it in short, where the article has not said it yet. */
function summaryOf(desk: Desk): Sentence | null {
  const summary = siteSummary(desk, longestSummary);
  return summary && desk.tellOnce(summary.text) ? summary : null;
}

function summaryAfter(desk: Desk): Sentence[] {
  const summary = summaryOf(desk);
  return summary ? [{ ...summary, text: desk.say('summary', { line: summary.text }) }] : [];
}

function introduce(desk: Desk, told: readonly Told[]): Sentence[] {
  const isSaid = (line: string) => told.some(({ text }) => foldText(text).includes(foldText(line)));
  const { product } = desk;
  const { sheet, passages, pages } = desk.material.source;
  const { kind } = sheet;
  if (kind && isSaid(kindPhrase(kind))) return [];
  if (kind) {
    const facts = desk.factsOf(kind.text, kind.page);
    const isOwn = facts.some(desk.isAuthors);
    return [{ text: desk.say(isOwn ? 'statedKind' : 'called', { product, line: statedKind(kind) }), facts }];
  }
  const summary = summaryOf(desk);
  if (summary) return [{ ...summary, text: desk.say('summed', { product, line: summary.text }) }];
  const named = titleLine(desk.material.source);
  const titled = named === null ? [] : desk.factsOf(pages[0]?.title ?? '', 0);
  if (named !== null && isSaid(named)) return [];
  if (named !== null && titled.length > 0 && shapeOf(named) === 'fragment')
    return [{ text: desk.say('called', { product, line: named }), facts: titled }];
  const line = passages.find(
    ({ topic, page, heading }) => topic === 'opening' && page === 0 && heading !== null,
  )?.heading;
  const title = pages[0]?.title ?? '';
  const first = line ?? title;
  const facts = desk.factsOf(first, 0);
  if (first === '' || facts.length === 0 || countWords(first) > longestLine || first === product)
    return [frame(`This is about ${product}.`)];
  return [{ text: desk.say('topLine', { product, line: first.replace(/[.]$/, '') }), facts }];
}
