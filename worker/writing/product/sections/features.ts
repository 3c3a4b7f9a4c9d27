import type { Feature } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { joinList } from '../../../language/grammar.ts';
import { numberOf } from '../../../language/numbers.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { pathTopics } from '../../../source/records/page-topics.ts';
import { readSystems } from '../../../source/sheet/access/systems.ts';
import { namesPeople } from '../../../source/sheet/data/people.ts';
import { groupKey } from '../../../source/sheet/twin-groups.ts';
import { list, paragraph, paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import type { Topic } from '../arrange.ts';
import { asText, bareName, type Card, composeList, readCard, readStep, toldAlike, underName } from '../cards.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { type LeadKind, leadTo, nameFeatures, nameSteps, type PlaceInArticle } from '../headings.ts';
import { asInner, isFactual, shapeOf } from '../read-sentence.ts';
import { together, untilFirst } from '../runs.ts';
import { underHeading } from './passages.ts';

/** Fewer lines are no list. */
const [fewestRows, longestList, fewestOfOne, fewestSaid, longestPhrase] = [3, 7, 16, 4, 14];

/** A part of the article that is still to be told, behind what is of the page `before`; `isLed`: behind what opens its page. */
export type Group = Omit<Topic, 'blocks'> & { tell(before: number | undefined, isLed: boolean): ArticleBlock[] };

/** The parts of the site that the article tells, each under its heading. */
export const composeParts = (desk: Desk): Group[] =>
  [...Map.groupBy([...desk.material.source.sheet.features, ...integrationsOf(desk)], groupKey).values()].flatMap(
    (features) => {
      const [first] = features;
      if (!first) return [];
      const part = { heading: first.heading, page: first.page, features };
      return (isSteps(part) ? composeOrder(desk, part) : composeThings(desk, part)) ?? [];
    },
  );

/** What it works with, where the site says of each what for. */
function integrationsOf({ material }: Desk): Feature[] {
  const listed = material.source.sheet.integrations.map(
    ({ sentences = [], heading = null, ...one }): Feature => ({
      ...{ ...one, heading, sentences, role: 'feature', availability: null, plans: [] },
    }),
  );
  const areSaid = (of: readonly Feature[]) =>
    of.length >= fewestRows && of.every(({ sentences }) => countWords(sentences.join(' ')) >= fewestSaid);
  return [...Map.groupBy(listed, groupKey).values()].filter(areSaid).flat();
}

/** An order to follow; null where most of it is told, or some of it where another one has its name: it would be that, told again. */
function composeOrder(desk: Desk, part: Part): Group | null {
  const { page, features } = part;
  const items = readSteps(desk, part);
  if (items.length < 2) return null;
  const over = headingOver(part, items.length);
  const names = features.map(({ name }) => bareName(name));
  const named = nameSteps(desk, { heading: over, page }, names);
  const fresh = items.filter(({ text }) => !desk.saysAgain(text) && desk.tellOnce(text, { entryOf: keyOf(part) }));
  if (fresh.length < (named === null ? items.length : items.length / 2) || (over ?? named) === null) return null;
  const entries: ArticleBlock[] = [{ kind: 'list', items, isOrdered: true }];
  return groupOf(desk, part, { kind: 'steps', over, named, lead: 'steps', entries });
}

/** Named things. */
function composeThings(desk: Desk, part: Part): Group | null {
  const cards = readCards(desk, part);
  if (cards.length < (isBareList(part) ? fewestRows : 1) || isCrumb(part, cards)) return null;
  const isSome = (countIn(part.heading) ?? 0) > cards.length;
  const over = isSome ? part.heading : headingOver(part, cards.length);
  const arePeople = isCalled(desk, words.ofPeople, part) || cards.every(({ name }) => namesPeople(name.text));
  const areOthers = topicsOf(part.heading).has('integrations');
  const lines = cards.map(({ line }) => line?.text ?? '');
  const named = cards.every(({ role }) => role === 'use')
    ? desk.headed([arePeople ? `Who ${desk.product} is for` : 'Use cases'])
    : (nameFeatures(desk, { heading: isSome ? null : over, page: part.page }, lines) ??
      desk.headed([areOthers ? `What ${desk.product} works with` : null]));
  const isPart = cards.length < part.features.length;
  const entries = composeCards(cards, areOthers ? 'Name' : 'Feature');
  // Sentences in a row are a text.
  const isText = isBareList(part) && entries.length > 1;
  const lead = cards.length === 1 || isText ? 'group' : isSome || isPart ? 'some' : 'things';
  return groupOf(desk, part, { kind: 'features', over, named, lead, entries });
}

type Told = { kind: Topic['kind']; over: string | null; named: string | null; lead: LeadKind; entries: ArticleBlock[] };

/** What is told of a part under the heading that it has in the article (`named`); `over`: the site's. */
function groupOf(desk: Desk, part: Part, { kind, over, named, lead, entries }: Told): Group {
  const { page } = part;
  return {
    // How it is got, and how it is paid for, comes behind what it is.
    kind: isOfStart(part) ? 'start' : isOfPrices(desk, part) ? 'plans' : kind,
    page,
    line: lineOf(desk, part),
    heading: named,
    tell: (before, isLed) => {
      const isTable = entries[0]?.kind === 'table';
      const place = { heading: over === named ? null : over, page, isFurther: before === page, isLed, isTable };
      return tellPart(desk, place, part, lead, entries);
    },
  };
}

/** Things, or an order, behind what the page says before them. */
function tellPart(
  desk: Desk,
  place: PlaceInArticle,
  part: Part,
  kind: LeadKind,
  entries: ArticleBlock[],
): ArticleBlock[] {
  const [{ name = '', sentences = [] } = {}] = part.features;
  const { before, after } = underHeading(desk, part, sentences[0] ?? name);
  // One lead to a part is enough.
  const lead = before.length > 0 ? [...leadTo(desk, place), ...before] : leadTo(desk, place, kind);
  const further = after.length > 0 ? [...leadTo(desk, { ...place, heading: null, isFurther: true }), ...after] : [];
  return [...paragraphs([lead]), ...entries, ...paragraphs([further])];
}

/** Where the first of a part stands on its page. */
const lineOf = (desk: Desk, { features, page }: Part) => desk.lineAt(features[0]?.name ?? '', page);

/** How many a heading says there are: 'Three things that …'; 'Twenty seconds of …', or 'One place for …', counts none of them. */
function countIn(heading: string | null): number | null {
  const [first = '', counted = ''] = heading?.split(' ', 2) ?? [];
  const count = numberOf(first) ?? 0;
  return count < 2 || words.timeUnit.test(counted) ? null : count;
}

/** It leads to as many as it says. */
const headingOver = ({ heading }: Part, told: number): string | null =>
  [null, told].includes(countIn(heading)) ? heading : null;

/** A few words on one thing are no part of their own, nor is what is left of several. */
const isCrumb = (part: Part, [card, ...more]: readonly Card[]) =>
  more.length === 0 && (part.features.length > 2 || countWords(card?.line?.text ?? '') < fewestOfOne);

/** Those that have something to tell yet: what is told already gives its part no name. */
function readCards(desk: Desk, part: Part): Card[] {
  const all = part.features.length;
  const read = part.features.flatMap((feature) => readCard(desk, feature) ?? []);
  // Systems with one missing would be fewer, and a half of other things is another group.
  const areSystems = part.features.filter(({ name }) => readSystems(name).found.length > 0).length * 2 > all;
  if (areSystems ? read.length < all : read.length * 2 <= all) return [];
  const cards = read
    // 'Tide bell - how it rings' is told where 'Tide bell' was.
    .filter(({ name, line }) =>
      desk.nameOnce(name.text.split(/ [-–—|] | \(|: /)[0] ?? '', line?.text ?? '', 'thing', keyOf(part)),
    );
  if (isBareList(part)) {
    const fresh = cards.filter(({ name }) => desk.tellOnce(name.text, { entryOf: keyOf(part) }));
    // A list is told whole or not at all.
    return fresh.length * 2 > read.length ? read : [];
  }
  const entryOf = cards.length > 1 ? keyOf(part) : undefined;
  const fresh = cards.filter(({ line }) => line !== null && desk.tellOnce(line.text, { entryOf }));
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
  const some = features.slice(0, longestList);
  const areQuoted = !some.every(({ sentences }) => sentences.every(isFactual));
  const steps = some.map((feature) => readStep(desk, feature, areQuoted));
  return untilFirst(steps, (step) => step === null).filter((step) => step !== null);
}

/** A part whose entries are short is a list, or a table where they are many; where most have several sentences each has a paragraph of its own. */
function composeCards(cards: readonly Card[], label: string): ArticleBlock[] {
  const listed = (items: readonly Sentence[]) => toldAlike(items, true);
  if (cards.every(({ line }) => line === null)) return composeList(cards.map(({ name }) => name));
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
    const rows = fresh.map(({ name, line, items }) => ({
      cells: [name.text, items.length === 0 ? line.text : asText(items, `${line.text} `).text],
      facts: together([name, line, ...items]).facts,
    }));
    return [{ kind: 'table', header: [label, 'In the site’s words'], rows }, ...alone];
  }
  const lines = toldAlike(fresh.map(({ line }) => line));
  const told = fresh.map(({ name, items }, at) => ({ name: underName(name, lines[at] ?? name), items }));
  // Phrases are no paragraph.
  const said = fresh.flatMap(({ line }) => splitSentences(line.text));
  const isPhrase = (text: string) => countWords(text) < longestPhrase && shapeOf(text) === 'fragment';
  const arePhrases = said.filter(isPhrase).length * 2 > said.length;
  const isList = areShort || (arePhrases && fresh.length >= fewestRows && fresh.length <= longestList);
  if (isList && told.every(({ items }) => items.length === 0)) return [list(told.map(({ name }) => name)), ...alone];
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

/** What stands under one heading of a page. */
type Part = { heading: string | null; page: number; features: Feature[] };

const isOfStart = ({ heading }: Part) => words.ofStart.test(heading ?? '');

const isOfPrices = ({ material: { source, homeUrl } }: Desk, { page }: Part) =>
  page > 0 && pathTopics(source.pages[page]?.url ?? homeUrl).has('pricing');

/** An order to follow; one alone is none. */
const isSteps = ({ features }: Part) => features[0]?.role === 'step' && features.length > 1;
