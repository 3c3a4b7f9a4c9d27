import { joinList } from '../../../language/grammar.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { contentOf } from '../../../language/words.ts';
import { titleLine } from '../../../source/sheet/called.ts';
import { topSentences } from '../../../source/sheet/hero-lines.ts';
import { calledKind, calledLine } from '../../../source/sheet/keyphrase.ts';
import { isVague, kindInFull } from '../../../source/sheet/kind-in-words.ts';
import { kindPhrase } from '../../../source/sheet/kind-phrase.ts';
import { paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { isLeaning, isOfName, leansBack, mayBeQuoted, quoted, shapeOf } from '../read-sentence.ts';
import { beginningOf, fromFirst, readRun, together, untilFirst } from '../runs.ts';
import { startingPrice } from '../starting-price.ts';
import { argues, heroOf, namesKind, siteSummary } from '../summary.ts';
import { introduced, namingFacts, saidOf } from '../title.ts';
import { accessSentence } from './access.ts';
import { pricesSaid, tellsPrice } from './glance.ts';
import { composeNotices, composePriceNotices } from './notes.ts';

const longestSummary = 320;

type Sentences = readonly Sentence[];
/** How words of the site are led to: behind what it is, with what it is called, or alone. */
type Summary = 'summary' | 'summedOf' | 'summed';

/** What the product is, what its site says of it first, and what it costs where plans tell; then what readers must know before all else. */
export function composeOpening(desk: Desk, glance: readonly ArticleBlock[]): ArticleBlock[] {
  const keyword = desk.material.brief.keywords[0];
  const searched = keyword ? [desk.say('searched', { keyword })] : [];
  // What stands under the main heading goes on from its definition.
  const hero = heroOf(desk);
  const isDefined = defines(hero[0]?.text ?? '', desk);
  const stated = isDefined ? [] : definitionOf(desk);
  const called = isDefined || stated.length > 0 ? [] : calledOf(desk);
  const defined = [...stated, ...called];
  // A slogan under the heading says less of what it is than what it does.
  const isNamed = [together(hero), siteSummary(desk, longestSummary)].some((one) => one?.text.startsWith(desk.product));
  const definition = defined.length > 0 || isNamed ? defined : saidElsewhere(desk);
  // What it is called, as the title says too, needs no sentence where the site says more.
  const isCalled = called.length > 0;
  const said = saidFirst(desk, hero, isCalled ? [] : definition, isCalled);
  // One of two definitions is enough, the one that goes on.
  const isSaid = (isCalled && said.length > 0) || said.some((one) => saysWhat(one, desk));
  const sentences = isSaid ? said : [...definition, ...said];
  const found = sentences.length > 0 ? sentences : calledSo(desk);
  const told = [...searched, ...(found.length > 0 ? found : anyText(desk))];
  // The table below has the rest, where there is one.
  const runsOn = glance.length > 0 ? [] : accessSentence(desk, together(told).text);
  const facts = [...runsOn, ...(tellsPrice(glance) ? [] : glance.length > 0 ? startingPrice(desk) : pricesSaid(desk))];
  // Where nothing has named it, 'it' would be nobody.
  const ofProduct = told.some(({ text }) => text.includes(desk.product))
    ? facts
    : facts.map((one) => ({ ...one, text: saidOf(desk.product, one.text) }));
  // Where there are plans, what holds of their prices stands with them.
  const ofPrices = desk.material.source.sheet.plans.length > 0 ? [] : composePriceNotices(desk);
  return [paragraph([...told, ...ofProduct]), ...composeNotices(desk), ...ofPrices];
}

/** 'The site of Ledgerlark says: “…”'; of what it calls it: 'The site describes Ledgerlark as “a quiet logbook for salt works” and says: “…”'. */
function summed(desk: Desk, { text, facts }: Sentence, place: Summary = 'summed', called = ''): Sentence {
  const all = splitSentences(text);
  const names = untilFirst(all, (one) => !namesKind(one));
  const further = all.slice(names.length).join(' ');
  if (names.length === 0) return desk.say(place, { line: quoted(text), called }, facts);
  const line = joinList(names.map((one) => quoted(one).replace(/\.”$/, '”')));
  const said = desk.say(`${place}As`, { line, called }, facts);
  const goesOn = further === '' ? said.text.replace(/”$/, '.”') : `${said.text} and says: ${quoted(further)}`;
  return { ...said, text: goesOn };
}

/** 'Ledgerlark is a …', as its site says it anywhere. */
function definitionOf(desk: Desk): Sentence[] {
  const { sheet } = desk.material.source;
  const stated = [sheet.kind, sheet.description].flatMap((one) => one ?? []);
  const read = [
    ...stated.map(({ quote, page }) => ({ sentences: splitSentences(quote).slice(0, 1), page })),
    // What it is stands where a page begins, be it as a heading, or is about its makers; elsewhere it is an argument.
    ...topSentences(desk.material.source).map((text) => ({ sentences: splitSentences(text), page: 0 })),
    ...desk.material.source.passages.filter(
      ({ topic, heading }) => topic === 'opening' || topic === 'company' || heading === `About ${desk.product}`,
    ),
    ...descriptionsOf(desk),
  ].flatMap(({ sentences, page }) => sentences.flatMap((text) => readRun(desk, [text], page)));
  // 'What is Ledgerlark?' over 'Ledgerlark is salt made simple.'
  const answers = [...desk.material.source.passages, ...answersOf(desk)]
    .filter(({ heading }) => /^what(?:['’]s| is) /i.test(heading ?? '') && heading?.includes(desk.product))
    .flatMap(({ sentences, page }) => readRun(desk, sentences.slice(0, 1), page));
  // 'Ledgerlark is an independent project.' says whose it is.
  const isSaid = ({ text }: Sentence) =>
    defines(text, desk) && !/\b(?:project|company|start-?up|team)[.!]$/i.test(text);
  const [defined] = [...read.filter(isSaid), ...answers];
  // Unquoted, 'the easiest way' would be the article's own praise.
  if (defined && desk.tellOnce(defined.text))
    return [words.ofRank.test(defined.text) ? summed(desk, defined) : defined];
  return [];
}

/** What the site calls it. */
function calledOf(desk: Desk): Sentence[] {
  const { sheet } = desk.material.source;
  // 'An app' is told where the site says nothing else.
  if (sheet.kind) return isVague(sheet.kind) ? [] : calledSo(desk);
  const line = titleLine(desk.material.source);
  const facts = line === null ? [] : desk.factsOf(desk.material.source.pages[0]?.title ?? '', 0);
  // 'Salt weighing' is what is done with it, and no name for it.
  const isName = line !== null && (kindPhrase(line) !== null || /^(?:an?|the) /i.test(line));
  return isName && facts.length > 0 && shapeOf(line) === 'fragment'
    ? [desk.say('called', { line: calledLine(line) }, facts)]
    : [];
}

function calledSo(desk: Desk): Sentence[] {
  const { kind } = desk.material.source.sheet;
  const facts = kind ? desk.factsOf(kind.text, kind.page) : [];
  return kind ? [desk.say(desk.isAuthors(facts) ? 'statedKind' : 'called', { line: calledKind(kind) }, facts)] : [];
}

/** 'Ledgerlark is a …', or is what its kind is called. */
function defines(text: string, { product, material }: Desk): boolean {
  const kind = material.source.sheet.kind?.text;
  const starts = ['a ', 'an ', ...(kind ? [kind, `the ${kind}`] : [])];
  return starts.some((start) => text.toLowerCase().startsWith(`${product} is ${start}`.toLowerCase()));
}

/** 'Ledgerlark is the only …', 'Its site says: “Ledgerlark is a …”': nobody needs to be told before what its site calls it. */
function saysWhat({ text }: Sentence, desk: Desk): boolean {
  const { kind } = desk.material.source.sheet;
  const said = text.slice(text.indexOf('“') + 1);
  const calls = (one: string) => kind !== null && contentOf(kindInFull(kind)).isSubsetOf(contentOf(one));
  return defines(said, desk) || splitSentences(said).some(calls);
}

/** What stands under the main heading, or else what the site says of the product in short, without what is told already; `isCalled`: with what the site calls it. */
function saidFirst(desk: Desk, top: Sentences, definition: Sentences, isCalled = false): Sentence[] {
  const told = fromFirst(top, (one) => !definition.some((other) => isRetold(other, one, desk)));
  // 'Fast and quiet.' goes on from what is left out.
  const isRest = told.length < top.length && told.every(({ text }) => shapeOf(text) === 'fragment');
  const hero = isRest || isLeaning(told[0]?.text ?? '') ? [] : told;
  const texts = hero.map(({ text }) => text);
  const read = texts.some((text) => argues(text, desk)) ? [] : readRun(desk, texts, 0);
  // What says of the product what it does may be the article's own; a promise and a call are its makers'.
  const isPlain = read.length > 0 && !read.some(({ text }) => words.ofRank.test(text));
  if (isPlain && read.every(({ text }) => desk.tellOnce(text))) return read;
  // A call says less of what it is than a description that says it.
  const isOfProduct = hero.length > 0 && !argues(texts[0] ?? '', desk) && shapeOf(texts[0] ?? '') !== 'imperative';
  const best = siteSummary(desk, longestSummary);
  // 'Scores tell you how a night went. Ledgerlark …' comes to the product later than 'Ledgerlark turns …'.
  const isFirst = isOfName(best?.text ?? '', desk.product) && !texts[0]?.startsWith(desk.product);
  const summary = isOfProduct && !isFirst ? together(hero) : best;
  // What begins with the definition goes on from it.
  const [begun] = definition.filter(({ text }) => summary?.text.startsWith(`${text} `));
  if (summary && begun && desk.tellOnce(summary.text.slice(begun.text.length))) return [summed(desk, summary)];
  // What is left out here is not told yet.
  if (!summary || definition.some((one) => isRetold(one, summary, desk)) || !desk.tellOnce(summary.text)) return [];
  const place = definition.length > 0 && !saysWhat(summary, desk) ? 'summary' : 'summed';
  const called =
    isCalled && !saysWhat(summary, desk) && !namesKind(splitSentences(summary.text)[0] ?? '') ? introduced(desk) : null;
  return called === null || called.called !== null
    ? [summed(desk, summary, place)]
    : [summed(desk, { ...summary, facts: [...namingFacts(desk), ...summary.facts] }, 'summedOf', called.what)];
}

/** A definition that says what the product does has said most of what the summary says once more. */
function isRetold(definition: Sentence, summary: Sentence, desk: Desk): boolean {
  const [fewer, more] = [contentOf(definition.text), contentOf(summary.text)].sort((a, b) => a.size - b.size);
  return defines(definition.text, desk) && (more?.intersection(fewer ?? more).size ?? 0) * 2 > (fewer?.size ?? 0);
}

const answersOf = ({ material }: Desk) =>
  material.source.sheet.questions.map(({ question, answer, page }) => ({
    ...{ heading: question, sentences: answer.flatMap(splitSentences), page },
  }));

/** Its running text, without what readers are warned of. */
const textsOf = ({ material }: Desk) =>
  material.source.passages.filter(({ heading, topic }) => topic !== 'conditions' && !words.warns.test(heading ?? ''));

/** What its pages say of themselves to search engines. */
const descriptionsOf = ({ material }: Desk) =>
  material.source.pages.map(({ description }, page) => ({ sentences: splitSentences(description ?? ''), page }));

/** What the site says that its product does, in its text or an answer: 'Ledgerlark weighs every heap at the gate.' */
function saidElsewhere(desk: Desk): Sentence[] {
  const naming = [...textsOf(desk), ...answersOf(desk), ...descriptionsOf(desk)].filter(
    ({ sentences: [first = ''] }) =>
      first.startsWith(`${desk.product} `) && !leansBack(first, desk.product) && !words.saysWhere.test(first),
  );
  const plain = naming
    .flatMap(({ sentences, page }) => readRun(desk, sentences.slice(0, 1), page))
    .find((one) => isOfName(one.text, desk.product) && !words.ofRank.test(one.text) && isFit(desk, one));
  return plain ? [plain] : firstQuoted(desk, naming);
}

/** Of a site that says of it nothing else, what names it first, or else what its first text says. */
const anyText = (desk: Desk) => {
  const runs = textsOf(desk).filter(({ sentences: [first = ''] }) => !leansBack(first, desk.product));
  return firstQuoted(desk, [...runs.filter(({ sentences }) => sentences.join(' ').includes(desk.product)), ...runs]);
};

const isFit = (desk: Desk, { text }: Sentence) => text !== '' && text.length <= longestSummary && desk.tellOnce(text);

function firstQuoted(desk: Desk, runs: readonly { sentences: readonly string[]; page: number }[]): Sentence[] {
  const said = runs
    .map(({ sentences, page }) => {
      const canQuote = (text: string) => mayBeQuoted(text, desk.rivals) && !desk.promises(text);
      return together(beginningOf(desk, sentences, page, canQuote));
    })
    .find((one) => isFit(desk, one));
  return said ? [summed(desk, said)] : [];
}
