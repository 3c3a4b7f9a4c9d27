import type { Feature } from '../../../contract/product-sheet.ts';
import { countWord, numberOf } from '../../../language/numbers.ts';
import { opensWithImperative } from '../../../language/verb-forms.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { type Card, readCard, type Told } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { isQuotable, nameFeatures, nameSteps, unstopped } from '../headings.ts';
import { frame, join, paragraph, paragraphs } from '../prose.ts';
import { ended } from '../read-sentence.ts';
import type { Topic } from '../topic.ts';

/** `headings`: what the site has over them; more than one where parts were joined. */
export type Group = { headings: string[]; page: number; features: Feature[] };

const longestList = 7;
/** Fewer lines are no table. */
const fewestRows = 3;
const mostCards = 10;
/** Fewer make no part of their own. */
const fewestCards = 3;

/** The part says whose verbs these are: it names the product, or calls its entries features. */
const isOfProduct = ({ product }: Desk, { headings, features }: Group) =>
  headings.some((heading) => /\b(?:features?|capabilities|highlights|benefits)\b/i.test(heading)) ||
  [...headings, ...features.flatMap(({ name, sentences }) => [name, ...sentences])].some((text) =>
    text.includes(product),
  );

/** Features by the part of the page that they stand in, in the site's order: at most so many parts, none of them long. */
export function groupsOf(features: readonly Feature[], most: number): Group[] {
  const groups = new Map<string, Group>();
  for (const feature of features) {
    const key = `${feature.page} ${feature.heading} ${feature.role === 'step'}`;
    const headings = feature.heading === null ? [] : [feature.heading];
    const group = groups.get(key) ?? { headings, page: feature.page, features: [] };
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
const isSteps = ({ headings, features }: Group) =>
  features[0]?.role === 'step' &&
  features.length > 1 &&
  (headings.some((heading) => ofSteps.test(heading)) ||
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
  const headings = [...new Set([...one.headings, ...other.headings])];
  const joined: Group = { headings, page: one.page, features: [...one.features, ...other.features] };
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
  const [heading = null] = group.headings.length === 1 ? group.headings : [];
  const lines = cards.map(({ line }) => line?.text ?? '');
  const named = inSteps ? nameSteps(desk, heading, names) : nameFeatures(desk, heading, names, lines);
  const place = placeOf(desk, { ...group, headings: heading === null || heading === named ? [] : [heading] });
  const blocks = inSteps ? composeSteps(desk, place, cards) : composeCards(desk, place, cards);
  return blocks.length === 0
    ? null
    : { kind: inSteps ? 'steps' : 'features', page: group.page, heading: named, blocks };
}

/** Where on the site a part stands, for the sentence that leads to it: without its heading the words may be about anything. */
type Standing = { page: string; heading?: string; facts: number[] };

function placeOf(desk: Desk, { headings: [heading], page }: Group): Standing {
  const facts = heading === undefined || !isQuotable(heading, desk.product) ? [] : desk.factsOf(heading, page);
  return {
    page: desk.pageName(page),
    facts,
    ...(heading !== undefined && facts.length > 0 ? { heading: unstopped(heading) } : {}),
  };
}

function leadTo(
  desk: Desk,
  { facts, ...slots }: Standing,
  place: 'group' | 'table' | 'steps',
  count: number,
): Sentence {
  const under =
    slots.heading === undefined || countsOtherwise(slots.heading, count) ? place : (`${place}Under` as const);
  return { text: desk.say(under, { ...slots, count: countWord(count) }), facts };
}

/** 'Four simple steps' over three of them. */
const countsOtherwise = (heading: string, count: number) =>
  heading.split(' ').some((word) => (numberOf(word) ?? count) !== count);

function composeSteps(desk: Desk, place: Standing, cards: readonly Card[]): ArticleBlock[] {
  const items = cards.slice(0, longestList).map(
    ({ name, line }): Sentence => ({
      text: line ? `**${name.text}:** ${line.text}` : name.text,
      facts: [...name.facts, ...(line?.facts ?? [])],
    }),
  );
  return [paragraph([leadTo(desk, place, 'steps', items.length)]), { kind: 'list', items, isOrdered: true }];
}

/** What has whole sentences is told in paragraphs, fragments in a table; a part that is mostly fragments is a table alone. */
function composeCards(desk: Desk, place: Standing, cards: readonly Card[]): ArticleBlock[] {
  const isWhole = ({ prose, line }: Card) => prose.length > 0 || line?.isWhole === true;
  const isProse = cards.filter(isWhole).length * 3 >= cards.length;
  const parts = isProse ? cards.filter(isWhole).map((card) => tell(desk, card)) : [];
  const fragments = cards.filter((card) => !(isProse && isWhole(card)) && card.line && desk.tellOnce(card.line.text));
  const rows = fragments.length < fewestRows ? [] : fragments.slice(0, mostCards);
  const told = [...parts, ...(rows.length > 0 ? [] : fragments.map(quote))].filter((part) => part.length > 0);
  const [first, ...more] = told;
  const blocks = first ? paragraphs([[leadTo(desk, place, 'group', told.length), ...first], ...more]) : [];
  if (rows.length === 0) return blocks;
  const lead = first
    ? frame(desk.say('tableMore', { page: place.page, count: countWord(rows.length) }))
    : leadTo(desk, place, 'table', rows.length);
  return [...blocks, paragraph([lead]), tableOf(rows, rows.every(({ role }) => role === 'use') ? 'For' : 'Feature')];
}

/** A card in running text, its name before its words: without it they would seem to be about the card before. None: it is told already. */
function tell(desk: Desk, card: Card): Sentence[] {
  const end = card.prose.findIndex(({ text }) => !desk.tellOnce(text));
  const [first, ...others] = join(end < 0 ? card.prose : card.prose.slice(0, end), desk.product);
  if (first)
    return [
      { ...first, text: `**${card.name.text}:** ${first.text}`, facts: [...card.name.facts, ...first.facts] },
      ...others,
    ];
  return card.prose.length === 0 && card.line && desk.tellOnce(card.line.text) ? quote(card) : [];
}

const quote = ({ name, line }: Card): Sentence[] =>
  line
    ? [
        {
          text: `**${name.text}:** “${ended(line.text.replace(/["“](.*?)["”]/g, '‘$1’'))}”`,
          facts: [...name.facts, ...line.facts],
        },
      ]
    : [];

const tableOf = (cards: readonly Card[], what: string): ArticleBlock => ({
  kind: 'table',
  header: [what, 'In the site’s words'],
  rows: cards.map(({ name, line }) => ({
    cells: [name.text, line?.text ?? ''],
    facts: [...name.facts, ...(line?.facts ?? [])],
  })),
});

/** What leans on a sentence that was told before goes with it. */
export function freshTold(desk: Desk, told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  let follows = false;
  for (const one of told) {
    follows = (!one.leans || follows) && desk.tellOnce(one.text);
    if (follows) kept.push(one);
  }
  return kept;
}
