import type { Feature } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { joinList } from '../../../language/grammar.ts';
import { numberOf } from '../../../language/numbers.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { readSystems } from '../../../source/sheet/access/systems.ts';
import { namesPeople } from '../../../source/sheet/data/people.ts';
import { groupKey } from '../../../source/sheet/twin-groups.ts';
import { list, paragraph, paragraphs } from '../../article/blocks.ts';
import { type ArticleBlock, joinTexts, type Sentence } from '../../article/section.ts';
import { evenParts, type Topic } from '../arrange.ts';
import { bareName, type Card, readCard, readStep, toldAs, underName } from '../cards.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import {
  canHead,
  type LeadKind,
  leadTo,
  nameFeatures,
  nameSteps,
  type PlaceInArticle,
  subheading,
} from '../headings.ts';
import { asInner } from '../read-sentence.ts';
import { together, untilFirst } from '../runs.ts';
import { underHeading } from './passages.ts';

/** Fewer lines are no list. */
const [fewestRows, longestList, fewestCards, longestName, fewestOfOne, mostOfText] = [3, 7, 3, 3, 14, 4];

/** Where a part stands in its section: behind which page, whether all behind it has a name of its own, and whether there is nothing else. */
type Before = { page: number | null; mayHead: boolean; isAlone: boolean };
/** A part of the article that is still to be told. `isNamed`: by headings of the site that may stand over what it has. */
export type Group = Omit<Topic, 'blocks'> & { isNamed: boolean; tell(before: Before): ArticleBlock[] };

export function composeGroup(desk: Desk, parts: readonly Part[]): Group | null {
  const [first] = parts;
  return first && isSteps(first) ? composeOrder(desk, first) : composeCardParts(desk, parts);
}

/** An order to follow; null where most of it is told, or another one has its name: it would be that, told again. */
function composeOrder(desk: Desk, part: Part): Group | null {
  const { page, features } = part;
  const items = readSteps(desk, part);
  if (items.length < 2) return null;
  const over = headingOver(part, items.length);
  const names = features.map(({ name }) => bareName(name));
  const named = nameSteps(desk, { heading: over, page }, names);
  const fresh = items.filter(({ text }) => !desk.saysAgain(text) && desk.tellOnce(text, keyOf(part)));
  if (named === null || fresh.length * 2 < items.length) return null;
  return {
    ...{ kind: isOfStart(part) ? 'start' : 'steps', page, line: lineOf(desk, part), heading: named },
    isNamed: canHead(desk, { heading: over, page }),
    tell: ({ mayHead, isAlone, ...before }) => {
      const place = { heading: over === named ? null : over, page, isFurther: before.page === page };
      return tellPart(desk, place, part, 'steps', [{ kind: 'list', items, isOrdered: true }], mayHead && !isAlone);
    },
  };
}

/** Named things, part by part. */
function composeCardParts(desk: Desk, parts: readonly Part[]): Group | null {
  const read = parts
    .map((part) => ({ part, cards: readCards(desk, part) }))
    .filter(({ part, cards }) => cards.length >= (isBareList(part) ? fewestRows : 1) && !isCrumb(part, cards));
  const [first] = read;
  if (!first) return null;
  const cards = read.flatMap((one) => one.cards);
  const { page } = first.part;
  // Several parts have no name together.
  const heading = read.length === 1 ? headingOver(first.part, cards.length) : null;
  const named = cards.every(({ role }) => role === 'use')
    ? desk.headed([
        isCalled(desk, words.ofPeople, first.part) || cards.every(({ name }) => namesPeople(name.text))
          ? `Who ${desk.product} is for`
          : 'Use cases',
      ])
    : nameFeatures(
        desk,
        { heading, page },
        cards.map(({ line }) => line?.text ?? ''),
      );
  // How it is got comes behind what it is.
  const kind = isOfStart(first.part) ? 'start' : 'features';
  const places = read.map(({ part, cards: own }) => ({ heading: headingOver(part, own.length), page: part.page }));
  const areNamed = (from: number) => places.slice(from).every((place) => canHead(desk, place));
  const tell = (before: Before) => {
    const mayHead = before.mayHead && !(before.isAlone && read.length === 1);
    return read.flatMap(({ part, cards: own }, at) => {
      const over = places[at]?.heading ?? null;
      const place = { heading: over === named ? null : over, page, isFurther: at > 0 || before.page === page };
      const lead = own.length > 1 ? 'things' : 'group';
      return tellPart(desk, place, part, lead, composeCards(desk, part, own), mayHead && areNamed(at));
    });
  };
  return { kind, page, line: lineOf(desk, first.part), heading: named, isNamed: areNamed(0), tell };
}

/** Things, or an order, behind what the page says before them; a heading of the site that names them stands over both. */
function tellPart(
  desk: Desk,
  place: PlaceInArticle,
  part: Part,
  kind: LeadKind,
  entries: ArticleBlock[],
  mayHead: boolean,
): ArticleBlock[] {
  const [{ name = '', sentences = [] } = {}] = part.features;
  const { before, after } = underHeading(desk, part, sentences[0] ?? name);
  const over = mayHead ? subheading(desk, place) : [];
  const here = over.length > 0 ? { ...place, heading: null } : place;
  const quotation = before.length > 0 ? [...leadTo(desk, here), ...before] : [];
  // One lead to a part is enough, and none where a heading stands over it on a page that is named.
  const isLed = quotation.length > 0 || (over.length > 0 && place.isFurther);
  const lead = isLed ? [] : leadTo(desk, here, kind);
  const further = after.length > 0 ? [...leadTo(desk, { ...here, heading: null, isFurther: true }), ...after] : [];
  return [...over, ...paragraphs([quotation, lead]), ...entries, ...paragraphs([further])];
}

/** Where the first of a part stands on its page. */
const lineOf = (desk: Desk, { features, page }: Part) => desk.lineAt(features[0]?.name ?? '', page);

/** How many a heading says there are: 'Three things that …'; 'Twenty seconds of …' counts none of them. */
function countIn(heading: string | null): number | null {
  const [first = '', counted = ''] = heading?.split(' ', 2) ?? [];
  return words.timeUnit.test(counted) ? null : numberOf(first);
}

/** It leads to as many as it says. */
const headingOver = ({ heading }: Part, told: number): string | null =>
  [null, told].includes(countIn(heading)) ? heading : null;

/** A few words on one thing are no part of their own, nor is what is left of several. */
const isCrumb = (part: Part, [card, ...more]: readonly Card[]) =>
  more.length === 0 && (part.features.length > 2 || countWords(card?.line?.text ?? '') < fewestOfOne);

/** Those that have something to tell yet: what is told already gives its part no name. */
function readCards(desk: Desk, part: Part): Card[] {
  // What one needs is told whole, by a name that says it where there is no more to tell.
  const isNeeded = topicsOf(part.heading).has('requirements');
  const named = (feature: Feature) =>
    isNeeded && countWords(feature.name) > longestName ? readCard(desk, { ...feature, sentences: [] }) : null;
  const read = part.features.flatMap((feature) => readCard(desk, feature) ?? named(feature) ?? []);
  if (isNeeded) return read;
  // Systems with one missing would be fewer.
  const ofSystems = part.features.filter(({ name }) => readSystems(name).found.length > 0);
  if (ofSystems.length * 2 > part.features.length && read.length < part.features.length) return [];
  const cards = read
    // 'Tide bell - how it rings' is told where 'Tide bell' was.
    .filter(({ name, line }) =>
      desk.nameOnce(name.text.split(/ [-–—|] | \(|: /)[0] ?? '', line?.text ?? '', 'thing', keyOf(part)),
    );
  if (isBareList(part)) {
    const fresh = cards.filter(({ name }) => desk.tellOnce(name.text, keyOf(part)));
    // A list is told whole or not at all.
    return fresh.length * 2 > read.length ? read : [];
  }
  const key = cards.length > 1 ? keyOf(part) : undefined;
  const fresh = cards.filter(({ line }) => line !== null && desk.tellOnce(line.text, key));
  // Most of a group is told with the rest of it, or one would be missing; some of it may be names alone.
  const isFew = cards.filter(({ line }) => line === null).length * 2 <= cards.length;
  return fresh.length * 2 >= cards.length ? cards.filter(({ line }) => isFew || line !== null) : fresh;
}

const keyOf = ({ page, heading }: Part) => `${page} ${heading}`;

/** Items of a list, of which nothing more is said. */
const isBareList = ({ features }: Part) =>
  features.length >= fewestRows && features.every(({ sentences }) => sentences.length === 0);

/** From the first on, without a gap: an order with one missing is another order. */
function readSteps(desk: Desk, { features }: Part): Sentence[] {
  const steps = features.slice(0, longestList).map((feature) => readStep(desk, feature));
  return untilFirst(steps, (step) => step === null).filter((step) => step !== null);
}

/** A long list is read as a text: a part of it would read as all. */
const asText = (items: readonly Sentence[], lead = ''): Sentence => ({
  text: `${lead}${items.map(({ text }) => text.replace(/\.(?=”?$)/, '')).join('; ')}.`,
  facts: together(items).facts,
});

/** A part whose entries are short is a list, or a table where they are many; where most have several sentences each has a paragraph of its own. */
function composeCards(desk: Desk, part: Part, cards: readonly Card[]): ArticleBlock[] {
  const listed = (items: readonly Sentence[]) => items.map((item) => toldAs(item, true));
  if (cards.every(({ line }) => line === null)) {
    if (cards.length <= longestList) return [list(listed(cards.map(({ name }) => name)))];
    const names = cards.map(({ name }) => toldAs(name));
    // Sentences in a row are a text as they are.
    const areLong = countWords(joinTexts(names)) >= names.length * fewestOfOne;
    return areLong ? evenParts(names, mostOfText).map((part) => paragraph(part)) : [paragraph([asText(names)])];
  }
  const fresh = cards.flatMap(({ line, ...card }) =>
    line || card.items.length > 0 ? [{ ...card, line: line ?? { text: '', facts: [] } }] : [],
  );
  // Between others a name alone would seem to have lost its words.
  const names = cards.filter(({ line, items }) => line === null && items.length === 0).map(({ name }) => name);
  const also = `The site also lists ${joinList(names.map(({ text }) => `“${asInner(text)}”`))}.`;
  const alone = names.length > 0 ? [paragraph([{ text: also, facts: together(names).facts }])] : [];
  const isLong = ({ line, items }: (typeof fresh)[number]) => items.length > 0 || splitSentences(line.text).length > 1;
  const areShort = fresh.length >= fewestRows && fresh.filter(isLong).length * 2 <= fresh.length;
  if (areShort && fresh.length > longestList) {
    const rows = fresh.slice(0, mostCards).map(({ name, line, items, isList }) => ({
      cells: [name.text, isList || items.length === 0 ? line.text : asText(items, `${line.text} `).text],
      facts: together([name, line, ...items]).facts,
    }));
    return [{ kind: 'table', header: [firstHead(desk, part, cards), 'In the site’s words'], rows }, ...alone];
  }
  const told = fresh.map(({ name, line, items, isList }) => ({
    name: underName(name, isList || line.text === '' ? { text: '', facts: [] } : toldAs(line)),
    items,
  }));
  if (areShort && told.every(({ items }) => items.length === 0)) return [list(told.map(({ name }) => name)), ...alone];
  return [
    ...told.flatMap(({ name, items }) => {
      const areMany = items.length > longestList;
      const block = paragraph([name, ...(areMany ? [asText(listed(items), 'The site lists these: ')] : [])]);
      return areMany || items.length === 0 ? [block] : [block, list(listed(items))];
    }),
    ...alone,
  ];
}

const isCalled = (desk: Desk, called: RegExp, { heading, page }: Pick<Part, 'heading' | 'page'>) =>
  heading !== null && called.test(`${heading} ${desk.labelOver(heading, page) ?? ''}`);

/** What the rows are, as far as the site says it. */
function firstHead(desk: Desk, part: Pick<Part, 'heading' | 'page'>, rows: readonly Card[]): string {
  if (rows.filter(({ name }) => namesPeople(name.text)).length * 2 > rows.length) return 'For';
  return isCalled(desk, words.ofFeatures, part) || words.ofFeatures.test(desk.pageName(part.page)) ? 'Feature' : 'Name';
}

/** What stands under one heading of a page. */
export type Part = { heading: string | null; page: number; features: Feature[] };

/** More of one part are two, and more of neighbours come together in none. */
const [mostCards, mostJoined] = [16, 10];

/** Features by the part of the page that they stand in, in the site's order: sections of one part or of small neighbours, so many at most. */
export function groupsOf(desk: Desk, most: number): Part[][] {
  const parts = [...Map.groupBy(desk.material.source.sheet.features, groupKey).values()].flatMap((alike) =>
    alike.slice(0, 1).map(({ heading, page }): Part => ({ heading, page, features: alike })),
  );
  return joinSmallest(parts.flatMap(cutLong), most);
}

/** The first of them leads to the heading; a list is told as one text. */
const cutLong = (part: Part): Part[][] =>
  isBareList(part)
    ? [[part]]
    : evenParts(part.features, mostCards).map((features, at) => [
        { ...part, heading: at === 0 ? part.heading : null, features },
      ]);

const isOfStart = (part?: Part) => words.ofStart.test(part?.heading ?? '');

/** An order to follow; one alone is none. */
const isSteps = ({ features }: Part) => features[0]?.role === 'step' && features.length > 1;

const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { features }) => sum + features.length, 0);

/** Neighbours on one page that are no steps come together, the smallest first, until there are few enough. */
function joinSmallest(groups: readonly Part[][], most: number): Part[][] {
  const pairs = groups.slice(1).flatMap((group, at) => {
    const before = groups[at] ?? [];
    const areOne = before[0]?.page === group[0]?.page && isOfStart(before[0]) === isOfStart(group[0]);
    if (!areOne || [...before, ...group].some((part) => isSteps(part))) return [];
    const size = sizeOf(before) + sizeOf(group);
    return size <= mostJoined ? [{ at, size, isTiny: Math.min(sizeOf(before), sizeOf(group)) < fewestCards }] : [];
  });
  const candidates = groups.length > most ? pairs : pairs.filter(({ isTiny }) => isTiny);
  const [best] = candidates.sort((a, b) => a.size - b.size || a.at - b.at);
  if (!best) return [...groups];
  const joined = groups.slice(best.at, best.at + 2).flat();
  return joinSmallest([...groups.slice(0, best.at), joined, ...groups.slice(best.at + 2)], most);
}
