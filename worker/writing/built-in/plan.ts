import { wordTargets } from '../../contract/options.ts';
import type { Material } from '../facts/material.ts';
import { findExcess } from './excess.ts';
import { fitLength, roomForChoice, withinRoom } from './fit-length.ts';
import type { Sparing } from './flow.ts';
import { collectItems, type PlanItem } from './items.ts';
import { nameKeyphrase } from './key-headings.ts';
import type { KeyphraseShape } from './keyphrase-shape.ts';
import { remember } from './kit.ts';

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

const mostRounds = 4;

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
    const tried = new Map<number, Outline>();
    const outlineWith = (items: number) => remember(tried, items, () => outlineOf(items, sparing));
    count = fitLength(material, outlineWith, ranked.length, count);
    return outlineWith(count);
  };
  let sparing: Sparing = plain;
  let best = fitted(sparing);
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
