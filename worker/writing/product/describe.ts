import * as limits from '../../contract/limits.ts';
import { joinList } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithVerb } from '../../language/verbs.ts';
import { isByTime, ofPeriod } from '../../source/sheet/compare-plans.ts';
import { chooseKeyphrase, furtherKeywords } from '../../source/sheet/keyphrase.ts';
import { isVague } from '../../source/sheet/kind-in-words.ts';
import { plainSentence, type Section, type Sentence, sentencesOf, textOf } from '../article/section.ts';
import type { Metadata } from '../types.ts';
import { makers, ofRank, toldByKind } from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { ended, isOfName, quoted, shapeOf } from './read-sentence.ts';
import { accessSentence } from './sections/access.ts';
import { startingPrice } from './starting-price.ts';
import { namesKind, siteSummary } from './summary.ts';
import { alone, introduced, lookAt, namingFacts, saidOf, shortOf, titleOf } from './title.ts';

type Texts = readonly string[];

const most = { keywords: 8, further: 5 } as const;

/**
 * Title, excerpt, meta description and keywords: the site's words, the sheet's, and a frame, as in the article; `described`: what of
 * them states a fact, for the proof.
 */
export function describe(desk: Desk, sections: readonly Section[]): { metadata: Metadata; described: Sentence[] } {
  const { source, brief } = desk.material;
  const given = brief.keywords.length > 0 ? brief.keywords : [chooseKeyphrase(source)];
  const mostKeywords = Math.max(most.keywords, given.length);
  const keywords = [...given, ...furtherKeywords(source, given, most.further)].slice(0, mostKeywords);
  const opening = sections.slice(0, 1).flatMap(factual);
  const contents = contentsOf(desk, sections);
  const stated = factsOf(desk);
  const facts = stated.map(({ text }) => text);
  const title = titleOf(desk, sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n'));
  // Further paragraphs of the lead are about one thing or another.
  const paragraph = factual({ id: 'lead', blocks: sections[0]?.blocks.slice(0, 1) ?? [] });
  const summing = excerptsOf(desk, paragraph, facts, title, contents);
  const metas = metasOf(desk, opening, [...facts, ...plansOf(desk)], title);
  const isOther = (one: string) => (other: string) => bare(one) !== bare(other);
  const [first = lookAt(alone(desk.product))] = summing;
  const excerpt = summing.find(isOther(metas[0] ?? '')) ?? first;
  const metaDescription =
    [...metas, ...contents.filter(({ length }) => length <= limits.metaDescriptionMost)].find(isOther(excerpt)) ??
    metas[0] ??
    lookAt(introduced(desk) ?? alone(desk.product)).slice(0, limits.metaDescriptionMost);
  const naming = namingFacts(desk);
  const looks = [shortOf(desk), alone(desk.product)].flatMap((named) => [
    { text: lookAt(named), facts: naming },
    ...stated.map((one) => ({ ...one, text: saidOf(named, one.text) ?? '', facts: [...naming, ...one.facts] })),
  ]);
  const told = [...contents.map((text) => ({ text, facts: naming })), ...looks].filter(
    ({ text, facts }) => text !== '' && facts.length > 0 && `${excerpt}\n${metaDescription}`.includes(text),
  );
  return { metadata: { title, excerpt, metaDescription, keywords }, described: [...stated, ...told] };
}

/** 'This is a look at Tidebell, a tide clock: what it does and what it costs.'; none of an article that has but one of these. */
function contentsOf(desk: Desk, sections: readonly Section[]): Texts {
  const parts = [...new Set(sections.flatMap(({ id }) => toldByKind[id] ?? []))];
  return parts.length > 1 ? [desk.say('overview', { what: shortOf(desk).what, parts: joinList(parts) }).text] : [];
}

/** Quoted or not it says the same. */
const bare = (text: string) => text.replace(/[“”]/g, '');

/** The sentences of a section that stand on facts, quotations whole. */
function factual(section: Section): string[] {
  const all: string[] = [];
  // What stands behind a name in bold is about that, and what readers must know first about nothing else.
  const stated = sentencesOf(section).filter(
    ({ facts, kind, text }) => facts.length > 0 && !kind && !text.startsWith('**'),
  );
  for (const { text } of stated) {
    const open = /“[^”]*$/.test(all.at(-1) ?? '') ? `${all.pop()} ` : '';
    all.push(`${open}${plainSentence(text)}`);
  }
  // What leads to others says nothing itself, nor does code in plain text.
  return all.filter((text) => !/:$|`/.test(text));
}

/** Named by its first words, or in a quotation that is all of them: 'Its site says' points to what stands before it. */
const isOf = (text: string, product: string) => text.split(/(?!^)“/, 1)[0]?.includes(product);

/** What may stand between the title and the lead, the best first: what the site says of its product in short, with what it runs on and costs; else what it is. */
function excerptsOf(desk: Desk, opening: Texts, facts: Texts, title: string, contents: Texts): Texts {
  const { product } = desk;
  const named = introduced(desk);
  const summary = siteSummary(desk, limits.excerptAimed - product.length - shortestFrame);
  const said = summary ? [summaryAfter(desk, summary.text, limits.excerptAimed)] : [];
  const options = [
    // The article begins with the site's words: what it is and on what it runs are others, a price or a licence alone is not enough.
    ...(shortOf(desk).what !== product && facts.some((fact) => / runs on /.test(fact))
      ? [lookAt(shortOf(desk), facts)]
      : []),
    ...said.flatMap((text) => [[text, ...facts.filter((fact) => !repeats(text, fact))].join(' '), text]),
    ...opening.filter((text) => isOf(text, product)).sort((a, b) => b.length - a.length),
    ...contents.flatMap((text) => [[text, ...facts].join(' '), text]),
    ...(named && !isCalledVaguely(desk) ? [lookAt(named)] : []),
  ].filter(({ length }) => length > 0 && length <= limits.excerptAimed);
  return [...options.filter((text) => !isTitled(text, title)), ...options];
}

const isCalledVaguely = ({ material: { source } }: Desk) => source.sheet.kind !== null && isVague(source.sheet.kind);

/** 'The site of … calls it “…”', as the title does: it says nothing more. */
function isTitled(text: string, title: string): boolean {
  const [, called] = /^[^“”]*“([^“”]*?)\.?”\.?$/.exec(text) ?? [];
  return called !== undefined && title.toLowerCase().includes(called.toLowerCase());
}

/** On what it runs, and what it costs. */
function factsOf(desk: Desk): Sentence[] {
  const { what, called } = shortOf(desk);
  return [...accessSentence(desk, `${what} ${called ?? ''}`), ...startingPrice(desk)];
}

function plansOf({ material }: Desk): string[] {
  const { plans } = material.source.sheet;
  const isTold =
    plans.length > 1 &&
    // Some of several would read as all of them.
    material.announced.length === 0 &&
    // 'pro / enterprise' is a label, and no name to say.
    !plans.some(({ name }) => ofPeriod.test(name) || /^\p{Ll}| \/ /u.test(name)) &&
    // What is paid once may be a bundle.
    !plans.some(({ price }) => price?.amount && !isByTime(price));
  return isTold ? [`Its plans are ${joinList(plans.map(({ name }) => name))}.`] : [];
}

/** 'Gleamly runs on Linux.' -> 'Linux' */
const predicateOf = (text: string) => text.replace(/^.* (?:is|are|on) |\.$/g, '');

const repeats = (head: string, tail: string) =>
  head.includes(predicateOf(tail)) || (tail === 'There is a free plan.' && /\bfree\b/i.test(head));

/** What names its subject needs nobody to introduce it; a name for it is what the site calls it. */
function summaryAfter({ product }: Desk, text: string, most: number): string {
  const isOne = splitSentences(text).length === 1;
  // 'LedgerLark' in its title is 'Ledgerlark' in its text.
  if (text.toLowerCase().startsWith(product.toLowerCase()))
    return isOne && isOfName(text, product) && !(ofRank.test(text) || makers.test(text)) ? ended(text) : quoted(text);
  const called = `The site ${namesKind(text) ? `describes ${product} as` : `of ${product} says:`} ${quoted(text)}`;
  const isCalled = isOne && shapeOf(text) === 'fragment' && !opensWithVerb(text) && called.length <= most;
  return isCalled ? called : `${product}: ${quoted(text)}`;
}

/** '…: “…”' */
const shortestFrame = 5;

/**
 * Of whole sentences only, as near to the length that result lists show as they come: what the site says of it, or what it is and
 * costs; the title's words last.
 */
function metasOf(desk: Desk, opening: Texts, stating: Texts, title: string): Texts {
  const named = isCalledVaguely(desk) ? null : introduced(desk);
  const ofName = siteSummary(desk, limits.metaDescriptionMost);
  const summary = ofName?.text.startsWith(desk.product)
    ? ofName
    : siteSummary(desk, limits.metaDescriptionMost - desk.product.length - shortestFrame);
  const ofProduct = opening.filter((text) => text.startsWith(`${desk.product} `) && !/[“”]/.test(text));
  const said = [...(summary ? [summaryAfter(desk, summary.text, limits.metaDescriptionMost)] : []), ...ofProduct];
  const extended = (head: string) =>
    [
      head,
      ...[...stating, ...ofProduct].filter((tail) => !repeats(head, tail)).map((tail) => `${head} ${tail}`),
    ].filter((text) => text.length <= limits.metaDescriptionMost && !isTitled(text, title));
  const naming = [...(named ? [lookAt(named)] : []), ...stating.map((fact) => lookAt(alone(desk.product), [fact]))];
  // What leads to a quotation may be spared.
  const words = opening.slice(0, 1).flatMap((text) => /^[^“”]* (?:says:|as) “(.+)”$/.exec(text)?.[1] ?? []);
  const first = [...opening.slice(0, 1), ...words.map((text) => summaryAfter(desk, text, limits.metaDescriptionMost))];
  const ways = [said, first, naming].map((of) => of.flatMap(extended));
  return ways.flatMap(
    (way) =>
      way.find(({ length }) => length >= limits.metaDescriptionLeast) ??
      way.toSorted((a, b) => b.length - a.length)[0] ??
      [],
  );
}
