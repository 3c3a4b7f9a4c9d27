import * as limits from '../../contract/limits.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithVerb } from '../../language/verbs.ts';
import { contentOf } from '../../language/words.ts';
import { chooseKeyphrase, furtherKeywords } from '../../source/sheet/keyphrase.ts';
import { isVague } from '../../source/sheet/kind-in-words.ts';
import { sharesOf } from '../../source/sheet/twin-groups.ts';
import { plainSentence, type Section, type Sentence, sentencesOf, textOf } from '../article/section.ts';
import type { Metadata } from '../types.ts';
import { makers, ofRank } from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { ended, isOfName, quoted, shapeOf } from './read-sentence.ts';
import { accessSentence } from './sections/access.ts';
import { startingPrice } from './starting-price.ts';
import { namesKind, siteSummaries } from './summary.ts';
import { introduced, lookAt, namingFacts, namingOf, titleOf } from './title.ts';

type Texts = readonly string[];

const mostKeywords = 8;
const metaMost = limits.metaDescriptionMost;
const mostShared = 0.5;

/**
 * Title, excerpt, meta description and keywords: the site's words, the sheet's, and a frame, as in the article; `described`: what of
 * them states a fact, for the proof.
 */
export function describe(desk: Desk, sections: readonly Section[]): { metadata: Metadata; described: Sentence[] } {
  const { source, brief } = desk.material;
  const given = brief.keywords.length > 0 ? brief.keywords : [chooseKeyphrase(source)];
  const keywords = [...given, ...furtherKeywords(source, given, Math.max(0, mostKeywords - given.length))];
  const opening = sections.slice(0, 1).flatMap(factual);
  const look = lookAt(namingOf(desk));
  // On what it runs, and what it costs.
  const stated = [...accessSentence(desk, look), ...startingPrice(desk)];
  const facts = stated.map(({ text }) => text);
  const title = titleOf(desk, sections.flatMap(({ blocks }) => blocks.map(textOf)).join('\n'));
  const excerpt = excerptOf(desk, opening, facts, look);
  const metaDescription = metaOf(desk, opening, facts) ?? look.slice(0, metaMost);
  const described = [...stated, { text: look, facts: namingFacts(desk) }].filter(
    ({ text, facts }) => facts.length > 0 && `${excerpt}\n${metaDescription}`.includes(text),
  );
  return { metadata: { title, excerpt, metaDescription, keywords }, described };
}

/**
 * What the site says of its product in short, or else the frame `look`: it stands right above the opening, so in other words where the
 * site has them. What it runs on and costs the opening may have said.
 */
function excerptOf(desk: Desk, opening: Texts, facts: Texts, look: string): string {
  const opened = opening.join(' ');
  const begun = contentOf(opened);
  const said = siteSummaries(desk, limits.excerptAimed - desk.product.length - summaryFrame)
    .map(({ text }) => ({ text, share: sharesOf(contentOf(text), begun) }))
    .sort((one, other) => Math.max(one.share, mostShared) - Math.max(other.share, mostShared));
  const summaries = said.map(({ text }) => summaryAfter(desk, text, limits.excerptAimed));
  const texts = [...summaries, ...opening.filter((text) => text.startsWith(desk.product)), look];
  const isUnsaid = (text: string) => (fact: string) => !opened.includes(fact) && !repeats(text, fact);
  const options = texts.flatMap((text) => [[text, ...facts.filter(isUnsaid(text))].join(' '), text]);
  return options.find(({ length }) => length <= limits.excerptAimed) ?? look;
}

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
  const said = `The ${product} site says: ${quoted(text)}`;
  return isCalled ? called : said.length <= most ? said : `${product}: ${quoted(text)}`;
}

const summaryFrame = 'The  site says: “”'.length;

/** Of whole sentences only, as near to the length that result lists show as they come: what the site says of it, or what it is and costs. */
function metaOf(desk: Desk, opening: Texts, stating: Texts): string | undefined {
  const { kind } = desk.material.source.sheet;
  const named = kind !== null && isVague(kind) ? null : introduced(desk);
  // What begins with the name needs no more room for it.
  const rooms = [metaMost, metaMost - desk.product.length - summaryFrame];
  const summaries = rooms.flatMap((room) => siteSummaries(desk, room).slice(0, 1));
  const ofProduct = opening.filter((text) => text.startsWith(`${desk.product} `) && !/[“”]/.test(text));
  const said = [...summaries.map(({ text }) => summaryAfter(desk, text, metaMost)), ...ofProduct];
  const extended = (head: string) =>
    [head, ...[...stating, ...ofProduct].flatMap((tail) => (repeats(head, tail) ? [] : `${head} ${tail}`))].filter(
      ({ length }) => length <= metaMost,
    );
  // What leads to a quotation may be spared.
  const words = opening.slice(0, 1).flatMap((text) => /^[^“”]* (?:says:|as) “(.+)”$/.exec(text)?.[1] ?? []);
  const first = [...opening.slice(0, 1), ...words.map((text) => summaryAfter(desk, text, metaMost))];
  const ways = [said, first, named ? [lookAt(named)] : []].map((of) => of.flatMap(extended));
  const [way = []] = ways.filter(({ length }) => length > 0);
  return (
    way.find(({ length }) => length >= limits.metaDescriptionLeast) ?? way.toSorted((a, b) => b.length - a.length)[0]
  );
}
