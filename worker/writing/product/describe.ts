import * as limits from '../../contract/limits.ts';
import type { Feature } from '../../contract/product-sheet.ts';
import { countWords } from '../../contract/text.ts';
import { joinList } from '../../language/grammar.ts';
import { splitSentences } from '../../language/sentences.ts';
import { isThirdPersonVerb, opensWithVerb } from '../../language/verbs.ts';
import { contentOf } from '../../language/words.ts';
import { namesPeople } from '../../source/sheet/data/people.ts';
import { chooseKeyphrase, furtherKeywords } from '../../source/sheet/keyphrase.ts';
import { isVague } from '../../source/sheet/kind-in-words.ts';
import { groupKey, sharesOf } from '../../source/sheet/twin-groups.ts';
import { linesOf, plainSentence, type Section, type Sentence, sentencesOf, textOf } from '../article/section.ts';
import type { Metadata } from '../types.ts';
import { makers, ofRank } from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { ended, isOfName, quoted, shapeOf } from './read-sentence.ts';
import { accessSentence } from './sections/access.ts';
import { startingPrice } from './starting-price.ts';
import { namesKind, siteSummaries } from './summary.ts';
import { alone, introduced, lookAt, namingFacts, parted, saidOf, shortOf, titleOf } from './title.ts';

type Texts = readonly string[];

const most = { keywords: 8, further: 5 } as const;
const metaMost = limits.metaDescriptionMost;
/** In words; names in a row. */
const [longestName, mostNames] = [5, 4];

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
  const stated = factsOf(desk);
  const facts = stated.map(({ text }) => text);
  const title = titleOf(desk, sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n'));
  const featured = featuredIn(desk, sections);
  // Further paragraphs of the lead are about one thing or another.
  const paragraph = factual({ id: 'lead', blocks: sections[0]?.blocks.slice(0, 1) ?? [] });
  const ofFeatures = featured.map(({ text }) => text);
  const summing = excerptsOf(desk, paragraph, facts, title, ofFeatures);
  // Where nothing but the title is left to say, the names of its features say more.
  const metas = [...metasOf(desk, opening, facts, title), ...ofFeatures.filter(({ length }) => length <= metaMost)];
  const isOther = (one: string) => (other: string) => bare(one) !== bare(other);
  const [first = lookAt(alone(desk.product))] = summing;
  const excerpt = summing.find(isOther(metas[0] ?? '')) ?? first;
  const metaDescription =
    metas.find(isOther(excerpt)) ?? metas[0] ?? lookAt(introduced(desk) ?? alone(desk.product)).slice(0, metaMost);
  const naming = namingFacts(desk);
  const looks = [shortOf(desk), alone(desk.product)].flatMap((named) => [
    { text: lookAt(named), facts: naming },
    ...stated.map((one) => ({ ...one, text: saidOf(named, one.text) ?? '', facts: [...naming, ...one.facts] })),
  ]);
  const proven = [...featured, ...looks].filter(
    ({ text, facts }) => text !== '' && facts.length > 0 && `${excerpt}\n${metaDescription}`.includes(text),
  );
  return { metadata: { title, excerpt, metaDescription, keywords }, described: [...stated, ...proven] };
}

/** 'Among the features of Tidebell, a tide clock, are Tide tables, Pan maps and Bells.': the first things that the article tells by name as its features. */
function featuredIn(desk: Desk, sections: readonly Section[]): Sentence[] {
  const isOfProduct = ({ id, blocks: [first] }: Section) =>
    id === 'features' && first?.kind === 'heading' && first.text.includes(desk.product);
  const told = sections.filter(isOfProduct).flatMap(({ blocks }) => blocks.flatMap((block) => linesOf(block)));
  const isName = ({ name, role }: Feature) =>
    role === 'feature' &&
    /^\p{Lu}[^.!?:,—“”"()]*$/u.test(name) &&
    !name.startsWith('No ') &&
    countWords(name) <= longestName &&
    told.some(({ text }) => text.startsWith(`**${name}:`)) &&
    // 'Its features include Sends at night'
    !isThirdPersonVerb(name.split(' ', 1)[0] ?? '') &&
    shapeOf(name) !== 'clause';
  const groups = Map.groupBy(desk.material.source.sheet.features, groupKey).values();
  const areThings = (of: readonly Feature[]) => !of.some(({ name }) => namesPeople(name));
  const [named] = [...groups].map((of) => (areThings(of) ? of.filter(isName) : [])).filter((of) => of.length > 2);
  const some = named?.slice(0, mostNames) ?? [];
  const facts = [...namingFacts(desk), ...some.flatMap(({ name, page }) => desk.factsOf(name, page))];
  const slots = { what: parted(shortOf(desk).what), names: joinList(some.map(({ name }) => name)) };
  return some.length === 0 ? [] : [desk.say('featured', slots, facts)];
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

/** What may stand between the title and the lead, the best first: what the site says of its product in short, with what it runs on and costs; else what it is. */
function excerptsOf(desk: Desk, opening: Texts, facts: Texts, title: string, featured: Texts): Texts {
  const { product } = desk;
  const named = introduced(desk);
  const summaries = siteSummaries(desk, limits.excerptAimed - product.length - shortestFrame);
  const said = summaries.map(({ text }) => summaryAfter(desk, text, limits.excerptAimed));
  const begun = contentOf(opening.join(' '));
  // What shares nothing with it is about something else.
  const isNew = (text: string, share = sharesOf(contentOf(text), begun)) => share >= leastShared && share <= mostShared;
  const withFacts = (text: string) => [[text, ...facts.filter((fact) => !repeats(text, fact))].join(' '), text];
  const options = [
    // The article begins with the site's words: what it is and on what it runs are others, a price or a licence alone is not enough.
    ...(shortOf(desk).what !== product && facts.some((fact) => / runs on /.test(fact))
      ? [lookAt(shortOf(desk), facts)]
      : []),
    // It stands right above the opening, and says what the product is before what it has.
    ...[...said.filter((text) => isNew(text)), ...said, ...featured].flatMap(withFacts),
    ...opening.filter((text) => text.startsWith(product)),
    ...(named && !isCalledVaguely(desk) ? [lookAt(named)] : []),
  ].filter(({ length }) => length > 0 && length <= limits.excerptAimed);
  return [...options.filter((text) => !isTitled(text, title)), ...options];
}

/** Of what stands over the opening so much stands in it. */
const [leastShared, mostShared] = [0.34, 0.5];

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
  // What begins with the name needs no more room for it.
  const summaries = [metaMost, metaMost - desk.product.length - shortestFrame].flatMap((room) =>
    siteSummaries(desk, room).slice(0, 1),
  );
  const ofProduct = opening.filter((text) => text.startsWith(`${desk.product} `) && !/[“”]/.test(text));
  const said = [...summaries.map(({ text }) => summaryAfter(desk, text, metaMost)), ...ofProduct];
  const extended = (head: string) =>
    [
      head,
      ...[...stating, ...ofProduct].filter((tail) => !repeats(head, tail)).map((tail) => `${head} ${tail}`),
    ].filter((text) => text.length <= metaMost && !isTitled(text, title));
  const naming = [...(named ? [lookAt(named)] : []), ...stating.map((fact) => lookAt(alone(desk.product), [fact]))];
  // What leads to a quotation may be spared.
  const words = opening.slice(0, 1).flatMap((text) => /^[^“”]* (?:says:|as) “(.+)”$/.exec(text)?.[1] ?? []);
  const first = [...opening.slice(0, 1), ...words.map((text) => summaryAfter(desk, text, metaMost))];
  const ways = [said, first, naming].map((of) => of.flatMap(extended));
  return ways.flatMap(
    (way) =>
      way.find(({ length }) => length >= limits.metaDescriptionLeast) ??
      way.toSorted((a, b) => b.length - a.length)[0] ??
      [],
  );
}
