import type { Feature } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { joinList } from '../../../language/grammar.ts';
import { countWord } from '../../../language/numbers.ts';
import { opensWithImperative } from '../../../language/verb-forms.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { type Card, readCard, type Told } from '../cards.ts';
import { shapeOf } from '../clause.ts';
import type { Desk } from '../desk.ts';
import { nameFeatures, nameSteps } from '../headings.ts';
import { frame, fresh, join, paragraph, paragraphs } from '../prose.ts';
import type { Topic } from '../topic.ts';

export type Group = { heading: string | null; page: number; features: Feature[] };

const longestList = 7;
const mostInText = 2;
const mostCards = 10;
const shortParagraph = 50;
/** Fewer make no part of their own. */
const fewestCards = 3;

/** The part says whose verbs these are: it names the product, or calls its entries features. */
const isOfProduct = ({ product }: Desk, { heading, features }: Group) =>
  /\b(?:features?|capabilities|highlights|benefits)\b/i.test(heading ?? '') ||
  [heading ?? '', ...features.flatMap(({ name, sentences }) => [name, ...sentences])].some((text) =>
    text.includes(product),
  );

/** Features by the part of the page that they stand in, in the site's order: at most so many parts, none of them long. */
export function groupsOf(features: readonly Feature[], most: number): Group[] {
  const groups = new Map<string, Group>();
  for (const feature of features) {
    const key = `${feature.page} ${feature.heading} ${feature.role === 'step'}`;
    const group = groups.get(key) ?? { heading: feature.heading, page: feature.page, features: [] };
    group.features.push(feature);
    groups.set(key, group);
  }
  return joinSmallest([...groups.values()].flatMap(cutLong), most);
}

function cutLong({ features, ...place }: Group): Group[] {
  const parts = Math.ceil(features.length / mostCards);
  const size = Math.ceil(features.length / parts);
  return Array.from({ length: parts }, (_, at) => ({ ...place, features: features.slice(at * size, (at + 1) * size) }));
}

const ofSteps = /\b(?:how|steps?|start(?:ed)?|set ?up|setup|install(?:ation|ing)?|workflow|process)\b/i;

/** An order to follow: the part is called so, or its members are commands. Properties with numbers are none. */
const isSteps = ({ heading, features }: Group) =>
  features[0]?.role === 'step' &&
  features.length > 1 &&
  (ofSteps.test(heading ?? '') ||
    features.filter(({ name, sentences }) => [name, sentences[0] ?? ''].some(opensWithImperative)).length * 2 >=
      features.length);

/** Neighbours on one page that are no steps come together, the smallest first, until there are few enough. */
function joinSmallest(groups: readonly Group[], most: number): Group[] {
  const pairs = groups.slice(1).flatMap((group, at) => {
    const before = groups[at];
    if (!before || before.page !== group.page || isSteps(before) || isSteps(group)) return [];
    const size = before.features.length + group.features.length;
    return size <= mostCards
      ? [{ at, size, isTiny: Math.min(before.features.length, group.features.length) < fewestCards }]
      : [];
  });
  const tiny = pairs.filter(({ isTiny }) => isTiny);
  const candidates = groups.length > most ? pairs : tiny;
  const [best] = [...candidates].sort((a, b) => a.size - b.size || a.at - b.at);
  const [one, other] = best ? groups.slice(best.at, best.at + 2) : [];
  if (!best || !one || !other) return [...groups];
  const heading = one.features.length >= other.features.length ? one.heading : other.heading;
  const joined: Group = { heading, page: one.page, features: [...one.features, ...other.features] };
  return joinSmallest([...groups.slice(0, best.at), joined, ...groups.slice(best.at + 2)], most);
}

export function composeGroup(desk: Desk, group: Group): Topic | null {
  const isOwn = isOfProduct(desk, group);
  const cards = group.features
    .flatMap((feature) => readCard(desk, feature, isOwn) ?? [])
    .filter(({ name }) => desk.tellOnce(name.text));
  if (cards.length === 0) return null;
  const names = cards.map(({ name }) => name.text);
  const inSteps = isSteps(group) && cards.length > 1;
  const blocks = inSteps ? composeSteps(desk, group, cards) : composeCards(desk, group, cards);
  if (blocks.length === 0) return null;
  return {
    kind: inSteps ? 'steps' : 'features',
    page: group.page,
    heading: inSteps
      ? nameSteps(desk, group.heading, names)
      : nameFeatures(
          desk,
          group.heading,
          names,
          cards.map(({ line }) => line?.text ?? ''),
        ),
    blocks,
  };
}

function composeSteps(desk: Desk, { page }: Group, cards: readonly Card[]): ArticleBlock[] {
  const items = cards.slice(0, longestList).map(
    ({ name, line }): Sentence => ({
      text: line ? `**${name.text}:** ${line.text}` : name.text,
      facts: [...name.facts, ...(line?.facts ?? [])],
    }),
  );
  const lead = frame(desk.say('steps', { count: countWord(items.length), page: desk.pageName(page) }));
  return [paragraph([lead]), { kind: 'list', items, isOrdered: true }];
}

/** What has whole sentences is told in paragraphs, the rest in a table; a part that is mostly lines is a table alone. */
function composeCards(desk: Desk, { page }: Group, cards: readonly Card[]): ArticleBlock[] {
  const slots = { page: desk.pageName(page) };
  const withProse = cards.map((card) => ({ card, prose: freshTold(desk, card.prose) }));
  const told = withProse.filter(({ prose }) => prose.length > 0);
  const isProse = told.length * 3 >= cards.length;
  const parts = isProse ? told.map(({ card, prose }) => introduce(card, join(prose, desk.product))) : [];
  // A card whose sentences were all told before has nothing left to tell.
  const open = withProse.filter(({ card, prose }) => prose.length > 0 || card.prose.length === 0);
  const rest = open.filter(({ prose }) => !isProse || prose.length === 0).map(({ card }) => card);
  const lines = rest
    .filter(({ line, prose }) => line !== null && (prose.length > 0 || desk.tellOnce(line.text)))
    .slice(0, mostCards);
  const names = rest
    .filter(
      (card) =>
        !lines.includes(card) && /^[\p{Lu}\p{N}]/u.test(card.name.text) && shapeOf(card.name.text) === 'fragment',
    )
    .map(({ name }) => name);
  const [first = [], ...others] = parts;
  const lead = first.length > 0 ? [frame(desk.say('group', slots))] : [];
  const blocks = paragraphs([[...lead, ...first], ...others]);
  if (lines.length > mostInText) {
    const place = parts.length > 0 ? 'tableMore' : 'table';
    const lead = frame(desk.say(place, { ...slots, count: countWord(lines.length) }));
    blocks.push(paragraph([lead]), tableOf(lines, rest.every(({ role }) => role === 'use') ? 'For' : 'Feature'));
  } else if (lines.length > 0) blocks.push(paragraph([tellLines(desk, lines)]));
  if (names.length > 0) blocks.push(paragraph([tellNames(desk, names)]));
  return merged(blocks);
}

/** A few lines are no table. */
function tellLines(desk: Desk, cards: readonly Card[]): Sentence {
  const told = cards.map(({ name, line }) => `“${name.text}” (“${(line?.text ?? '').replace(/\.$/, '')}”)`);
  return {
    text: desk.say(cards.length === 1 ? 'oneMore' : 'few', { lines: joinList(told), count: countWord(cards.length) }),
    facts: cards.flatMap(({ name, line }) => [...name.facts, ...(line?.facts ?? [])]),
  };
}

const tellNames = (desk: Desk, names: readonly Sentence[]): Sentence => ({
  text: desk.say('names', { names: joinList(names.map(({ text }) => `“${text}”`)) }),
  facts: names.flatMap(({ facts }) => facts),
});

const tableOf = (cards: readonly Card[], what: string): ArticleBlock => ({
  kind: 'table',
  header: [what, 'In the site’s words'],
  rows: cards.map(({ name, line }) => ({
    cells: [name.text, line?.text ?? ''],
    facts: [...name.facts, ...(line?.facts ?? [])],
  })),
});

/** The card's name stands before its words: without it they would seem to be about the card before. */
function introduce({ name }: Card, [first, ...others]: readonly Sentence[]): Sentence[] {
  if (!first) return [];
  return [{ ...first, text: `**${name.text}:** ${first.text}`, facts: [...name.facts, ...first.facts] }, ...others];
}

/** What leans on a sentence that was told before goes with it. */
export function freshTold(desk: Desk, told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  let follows = false;
  for (const one of told) {
    follows = (!one.leans || follows) && fresh(desk, [one]).length > 0;
    if (follows) kept.push(one);
  }
  return kept;
}

/** Neighbouring paragraphs that are short make one. */
function merged(blocks: readonly ArticleBlock[]): ArticleBlock[] {
  const all: ArticleBlock[] = [];
  const isShort = (sentences: readonly Sentence[]) =>
    countWords(sentences.map(({ text }) => text).join(' ')) < shortParagraph;
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.kind === 'paragraph' && block.kind === 'paragraph' && isShort(block.sentences) && isShort(last.sentences))
      all[all.length - 1] = paragraph([...last.sentences, ...block.sentences]);
    else all.push(block);
  }
  return all;
}
