import { frame, list, paragraph, paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { bareName, type Card, readCard, readStep } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, nameFeatures, nameSteps, unstopped } from '../headings.ts';
import { asInner, ended } from '../read-sentence.ts';
import type { Topic } from '../topic.ts';
import { isSteps, mostCards, type Part, partKey } from './feature-groups.ts';
import { runningText } from './running-text.ts';

const longestList = 7;
/** Fewer lines are no table. */
const fewestRows = 3;

export function composeGroup(desk: Desk, parts: readonly Part[]): Topic | null {
  const read = parts.map((part) => ({ part, cards: readCards(desk, part) })).filter(({ cards }) => cards.length > 0);
  const [first] = read;
  if (!first) return null;
  const cards = read.flatMap((one) => one.cards);
  const inSteps = isSteps(first.part) && cards.length > 1;
  const heading = read.length === 1 ? first.part.heading : null;
  const names = inSteps ? first.part.features.map(({ name }) => bareName(name)) : cards.map(({ name }) => name.text);
  const lines = cards.map(({ line }) => line?.text ?? '');
  const named = inSteps ? nameSteps(desk, heading, names) : nameFeatures(desk, heading, names, lines);
  const blocks = read.flatMap((one) => {
    const place = placeOf(desk, one.part, named);
    const entries = inSteps ? composeSteps(desk, place, one.part) : composeCards(desk, place, one.cards);
    return [...entries, ...runningText(desk, one.part)];
  });
  if (blocks.length === 0) return null;
  const kind = inSteps ? 'steps' : 'features';
  return { kind, page: first.part.page, heading: named, blocks };
}

function readCards(desk: Desk, part: Part): Card[] {
  const isOwn = isOfProduct(desk, part);
  return part.features
    .flatMap((feature) => readCard(desk, feature, isOwn) ?? [])
    .filter(({ name }) => desk.tellOnce(name.text));
}

/** The part says whose verbs these are: it names the product, or calls its entries features. */
const isOfProduct = ({ product }: Desk, { heading, features }: Part) =>
  /\b(?:features?|capabilities|highlights|benefits)\b/i.test(heading ?? '') ||
  [heading ?? '', ...features.flatMap(({ name, sentences }) => [name, ...sentences])].some((text) =>
    text.includes(product),
  );

/** Where on the site a part stands, for the sentence that leads to it: without its heading the words may be about anything. */
type Standing = { page: string; heading?: string; facts: number[] };

function placeOf(desk: Desk, part: Part, named: string | null): Standing {
  const { heading, page } = part;
  const isNew = desk.isNewPart(partKey(part));
  const facts = heading === named || !isNew ? [] : headingFacts(desk, heading, page);
  const known = heading === null || facts.length === 0 ? {} : { heading: unstopped(heading) };
  return { page: desk.pageName(page), facts, ...known };
}

function leadTo(desk: Desk, { facts, ...slots }: Standing, place: 'group' | 'table' | 'steps'): Sentence {
  return { text: desk.say(slots.heading === undefined ? place : `${place}Under`, slots), facts };
}

/** From the first on, without a gap: an order with one missing is another order. */
function composeSteps(desk: Desk, place: Standing, { features }: Part): ArticleBlock[] {
  const steps = features.slice(0, longestList).map((feature) => readStep(desk, feature));
  const end = steps.indexOf(null);
  const items = (end < 0 ? steps : steps.slice(0, end)).filter((step) => step !== null);
  // What is told already is no news for being numbered.
  if (items.filter(({ text }) => desk.tellOnce(text)).length < 2) return [];
  const lead = leadTo(desk, place, items.length === features.length ? 'steps' : 'group');
  return [paragraph([lead]), { kind: 'list', items, isOrdered: true }];
}

/** What has whole sentences is told in paragraphs, fragments in a table; a part that is mostly fragments is a table alone. */
function composeCards(desk: Desk, place: Standing, cards: readonly Card[]): ArticleBlock[] {
  const isWhole = ({ prose, whole }: Card) => prose.length > 0 || whole !== null;
  const isProse = cards.filter(isWhole).length * 3 >= cards.length;
  const told = isProse ? cards.filter(isWhole).map((card) => tell(desk, card)) : [];
  const fragments = isProse ? cards.filter((card) => !isWhole(card)) : cards;
  const rows = fragments.filter(({ line }) => line && desk.tellOnce(line.text)).slice(0, mostCards);
  // One is no list.
  const single =
    told.length > 0 && rows.length === 1 ? rows.flatMap(({ name, line }) => (line ? [quote(name, line)] : [])) : [];
  const [first, ...more] = [...told, ...single].filter((part) => part.length > 0);
  const blocks = first ? paragraphs([[leadTo(desk, place, 'group'), ...first], ...more]) : [];
  if (rows.length < 2) return blocks;
  const lead = first ? frame(desk.say('tableMore', { page: place.page })) : leadTo(desk, place, 'table');
  return [...blocks, paragraph([lead]), rows.length < fewestRows ? listOf(rows) : tableOf(rows)];
}

/** A card in running text, its name before its words: without it they would seem to be about the card before. None: it is told already. */
function tell(desk: Desk, card: Card): Sentence[] {
  const end = card.prose.findIndex(({ text }) => !desk.tellOnce(text));
  const [first, ...others] = end < 0 ? card.prose : card.prose.slice(0, end);
  if (first)
    return [
      { ...first, text: `**${card.name.text}:** ${first.text}`, facts: [...card.name.facts, ...first.facts] },
      ...others,
    ];
  return card.whole && desk.tellOnce(card.whole.text) ? quote(card.name, card.whole) : [];
}

const quote = (name: Sentence, { text, facts }: Sentence): Sentence[] => [
  { text: `**${name.text}:** “${ended(asInner(text))}”`, facts: [...name.facts, ...facts] },
];

const factsOf = ({ name, line }: Card) => [...name.facts, ...(line?.facts ?? [])];

const tableOf = (cards: readonly Card[]): ArticleBlock => ({
  kind: 'table',
  header: [cards.every(({ role }) => role === 'use') ? 'For' : 'Entry', 'In the site’s words'],
  rows: cards.map((card) => ({ cells: [card.name.text, card.line?.text ?? ''], facts: factsOf(card) })),
});

const listOf = (cards: readonly Card[]): ArticleBlock =>
  list(cards.map((card) => ({ text: `**${card.name.text}:** ${card.line?.text ?? ''}`, facts: factsOf(card) })));
