import { wordTargets } from '../../contract/options.ts';
import { findPoorReading } from '../../contract/seo/readability-checks.ts';
import { countMarkdownWords, countWords } from '../../contract/text.ts';
import { isCopied } from '../copied-runs.ts';
import type { Material } from '../material.ts';
import { plainSentence, renderSections, sentencesOf } from '../section.ts';
import { composeSections } from './compose.ts';
import type { Sparing } from './flow.ts';
import { collectItems, factsOfItem, type PlanItem } from './items.ts';
import { nameKeyphrase } from './key-headings.ts';
import type { KeyphraseShape } from './keyphrase-shape.ts';
import { readMaterial } from './kit.ts';

export type PlannedSection = {
  id: string;
  kind: PlanItem['section'];
  theme: string | null;
  isTheme: boolean;
  items: PlanItem[];
  /** Whether its heading names the keyphrase. */
  keyInHeading: boolean;
  /** Whether its parts have headings of their own, or begin with their names in bold. */
  parts: 'headings' | 'runIn';
  /** The first of its kind: it takes the plainest heading. */
  first: boolean;
};

export type Outline = {
  keyphrase: KeyphraseShape;
  sections: PlannedSection[];
  /** Changes what is chosen among equals; a revision takes another. */
  salt: number;
  sparing: Sparing;
};

/** Plans an article of the asked length: as much of the source as fits, what matters most first. */
export function planArticle(material: Material, keyphrase: KeyphraseShape, salt: number): Outline {
  const items = collectItems(material);
  const room = wordTargets[material.brief.length].most * roomForChoice;
  const ranked = withinRoom(
    material,
    items.map((item, order) => ({ item, order })).sort((a, b) => b.item.weight - a.item.weight || a.order - b.order),
    room,
  );
  const outlineOf = (count: number, sparing: Sparing): Outline => {
    const kept = ranked.slice(0, count).sort((a, b) => a.order - b.order);
    const sections = arrangeSections(
      kept.map(({ item }) => item),
      material.seed,
    );
    return { keyphrase, sections, salt, sparing };
  };
  const plain: Sparing = { copies: null, passives: null, tieMore: false, strict: false };
  let count: number | null = null;
  const fitted = (sparing: Sparing) => {
    count = fitLength(material, (tried) => outlineOf(tried, sparing), ranked.length, count);
    return outlineOf(count, sparing);
  };
  let sparing: Sparing = plain;
  let best = fitted(sparing);
  // Doing without the one may leave too much of the other.
  // More ties leave the facts alone, so they come first; doing without the one may leave too much of the other.
  for (let round = 0; round < mostRounds; round++) {
    const excess = findExcess(material, best);
    const tieMore = excess.tooFewTies && !sparing.tieMore;
    if (excess.copies === null && excess.passives === null && !tieMore) break;
    sparing = {
      copies: excess.copies ?? sparing.copies,
      passives: (tieMore ? null : excess.passives) ?? sparing.passives,
      tieMore: sparing.tieMore || tieMore,
      strict: round === mostRounds - 1,
    };
    best = fitted(sparing);
  }
  return nameKeyphrase(material, best);
}

const mostRounds = 4;
const mostCopied = 0.32;
const aimCopied = 0.27;
const aimPassive = 0.08;
const fullArticle = 300;

type Excess = Pick<Sparing, 'copies' | 'passives'> & { tooFewTies: boolean };

/** What a first plan has too much of: the source's own words, or the passive voice where other readers' troubles come with it. */
function findExcess(material: Material, outline: Outline): Excess {
  const { runs } = readMaterial(material);
  const sections = composeSections(material, outline);
  const sentences = sections.flatMap(sentencesOf);
  const copied = sentences.filter(({ text }) => isCopied(plainSentence(text), runs)).length;
  const content = renderSections(sections);
  const poor = findPoorReading(content);
  const tooManyPassives = poor.length > 1 && poor.includes('passive') && countMarkdownWords(content) >= fullArticle;
  return {
    copies: copied > mostCopied * sentences.length ? Math.floor(aimCopied * sentences.length) : null,
    tooFewTies: poor.length > 1 && poor.includes('transitions'),
    // A short article needs every sentence that there is.
    passives: tooManyPassives ? Math.floor(aimPassive * sentences.length) : null,
  };
}

/** How much more of the source is tried than the article can hold: retelling drops and adds words. */
const roomForChoice = 2.2;
/** The first of the ranked items, as many as could possibly fit: a source of book length is not composed in full to be cut. */
function withinRoom<Ranked extends { item: PlanItem }>(material: Material, ranked: Ranked[], room: number): Ranked[] {
  let words = 0;
  const end = ranked.findIndex(({ item }) => {
    words += factsOfItem(material.book, item).reduce(
      (sum, fact) => sum + countWords(material.book.facts[fact]?.quote ?? ''),
      0,
    );
    return words > room;
  });
  return end < 0 ? ranked : ranked.slice(0, end);
}

const wordsFor = (material: Material, outline: Outline) =>
  countMarkdownWords(renderSections(composeSections(material, outline)));

/** Words below the aim that are not worth another try. */
const nearEnough = 30;

/** How far below the aim a count that fitted a plan much like this one may come out. */
const stillNear = 150;

/** How many of the ranked items make the longest article that stays within the asked length; `hint` fitted an earlier plan. */
function fitLength(
  material: Material,
  outlineOf: (count: number) => Outline,
  total: number,
  hint: number | null,
): number {
  const { least, most } = wordTargets[material.brief.length];
  const aim = Math.round(least + (most - least) * 0.75);
  if (hint !== null) {
    const words = wordsFor(material, outlineOf(hint));
    if (words <= aim && (hint === total || words > aim - stillNear)) return hint;
  }
  let fits = 1;
  let fitting = 0;
  let exceeds = total;
  let exceeding = wordsFor(material, outlineOf(total));
  if (exceeding <= aim) return total;
  // Items are of much the same length, so the share of the words tells about the share of the items: few tries are needed.
  while (exceeds - fits > 1 && aim - fitting > nearEnough) {
    const guess = fits + Math.round(((aim - fitting) / (exceeding - fitting)) * (exceeds - fits));
    const middle = Math.min(exceeds - 1, Math.max(fits + 1, guess));
    const words = wordsFor(material, outlineOf(middle));
    if (words <= aim) [fits, fitting] = [middle, words];
    else [exceeds, exceeding] = [middle, words];
  }
  return fits;
}

/** Sorts the kept items into sections. */
function arrangeSections(items: readonly PlanItem[], seed: number): PlannedSection[] {
  const byId = new Map<string, PlannedSection>();
  for (const item of items) {
    const id = item.group === null ? item.section : `${item.section}-${item.group}`;
    const section = byId.get(id) ?? {
      id,
      kind: item.section,
      theme: item.theme,
      isTheme: item.isTheme,
      items: [],
      keyInHeading: false,
      parts: 'runIn',
      first: ![...byId.values()].some(({ kind }) => kind === item.section),
    };
    section.items.push(item);
    byId.set(id, section);
  }
  const order = orderOf(seed);
  return [...byId.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Where prices and customers' voices stand differs from article to article. */
function orderOf(seed: number): ReadonlyArray<PlanItem['section']> {
  const middle: Array<ReadonlyArray<PlanItem['section']>> = [
    ['group', 'workflow', 'audience', 'voices', 'pricing', 'faq', 'company'],
    ['audience', 'group', 'workflow', 'pricing', 'voices', 'faq', 'company'],
    ['group', 'workflow', 'audience', 'pricing', 'voices', 'company', 'faq'],
    ['group', 'workflow', 'voices', 'audience', 'pricing', 'company', 'faq'],
  ];
  return ['lead', ...(middle[seed % middle.length] ?? []), 'closing'];
}
