import { wordTargets } from '../../contract/options.ts';
import { countUsesInWords, keyphraseDensity, readKeyphrase, standsIn } from '../../contract/seo/keyphrase.ts';
import { wordsOf } from '../../contract/seo/sentences.ts';
import { countMarkdownWords, countWords } from '../../contract/text.ts';
import type { Material } from '../material.ts';
import { plainSentence, renderSections, type Section, sentencesOf } from '../section.ts';
import { composeSections } from './compose.ts';
import { collectItems, factsOfItem, type PlanItem } from './items.ts';
import type { KeyphraseShape } from './keyphrase-shape.ts';

export type PlannedSection = {
  id: string;
  kind: PlanItem['section'];
  theme: string | null;
  items: PlanItem[];
  /** Whether its subheading uses words of the keyphrase, and whether its text comes back to it. */
  keyInHeading: boolean;
  /** One heading has the keyphrase in full. */
  fullKeyInHeading: boolean;
  keyInText: boolean;
};

export type Outline = {
  keyphrase: KeyphraseShape;
  sections: PlannedSection[];
  /** Changes what is chosen among equals; a revision takes another. */
  salt: number;
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
  const outlineOf = (count: number): Outline => {
    const kept = ranked.slice(0, count).sort((a, b) => a.order - b.order);
    return {
      keyphrase,
      sections: arrangeSections(
        kept.map(({ item }) => item),
        material.seed,
      ),
      salt,
    };
  };
  // The remarks that bring the keyphrase back take room too, and another choice of words may take more.
  let count = fitLength(material, outlineOf, ranked.length);
  let outline = spreadKeyphrase(material, outlineOf(count));
  while (count > 4 && wordsFor(material, outline) > wordTargets[material.brief.length].most - roomForLinks) {
    count -= 3;
    outline = spreadKeyphrase(material, outlineOf(count));
  }
  return outline;
}

/** How much more of the source is tried than the article can hold: retelling drops and adds words. */
const roomForChoice = 1.6;
/** Words that pointers to other articles of the site may add. */
const roomForLinks = 50;

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

/** How many of the ranked items make the longest article that stays within the asked length. */
function fitLength(material: Material, outlineOf: (count: number) => Outline, total: number): number {
  const { least, most } = wordTargets[material.brief.length];
  const aim = Math.round(least + (most - least) * 0.75);
  if (wordsFor(material, outlineOf(total)) <= aim) return total;
  let fits = 1;
  let exceeds = total;
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (wordsFor(material, outlineOf(middle)) <= aim) fits = middle;
    else exceeds = middle;
  }
  return fits;
}

const leastDensity = 0.55;

/** Comes back to the keyphrase in as many sections as it takes to be what the article is visibly about, and in no more. */
function spreadKeyphrase(material: Material, outline: Outline): Outline {
  const keyphrase = readKeyphrase(outline.keyphrase.phrase);
  if (!keyphrase) return outline;
  let current = outline;
  for (const kind of remarkOrder) {
    for (const { id } of outline.sections.filter((section) => section.kind === kind)) {
      const sections = composeSections(material, current);
      const words = countMarkdownWords(renderSections(sections));
      const uses = countUses(sections, (text) => countUsesInWords(keyphrase, wordsOf(text)));
      const exact = countUses(sections, (text) => (standsIn(outline.keyphrase.phrase, text) ? 1 : 0));
      const enough =
        Math.min(keyphraseDensity(keyphrase, uses, words), (exact / words) * 100) >= leastDensity && uses >= 2;
      if (enough) return current;
      current = {
        ...current,
        sections: current.sections.map((section) => (section.id === id ? { ...section, keyInText: true } : section)),
      };
    }
  }
  return current;
}

const remarkOrder: ReadonlyArray<PlanItem['section']> = [
  'closing',
  'group',
  'pricing',
  'integrations',
  'overview',
  'faq',
  'workflow',
];

const countUses = (sections: readonly Section[], count: (text: string) => number) =>
  sections.flatMap(sentencesOf).reduce((sum, { text }) => sum + count(plainSentence(text)), 0);

const shareOfKeyHeadings = 0.42;

/** Sorts the kept items into sections, and gives some of their headings words of the keyphrase. */
function arrangeSections(items: readonly PlanItem[], seed: number): PlannedSection[] {
  const byId = new Map<string, PlannedSection>();
  for (const item of items) {
    const id = item.group === null ? item.section : `${item.section}-${item.group}`;
    const section = byId.get(id) ?? {
      id,
      kind: item.section,
      theme: item.theme,
      items: [],
      keyInHeading: false,
      fullKeyInHeading: false,
      keyInText: false,
    };
    section.items.push(item);
    byId.set(id, section);
  }
  const order = orderOf(seed);
  const sections = [...byId.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const headings = sections.filter(({ kind }) => kind !== 'lead').length;
  sections
    .filter(({ kind }) => keyHeadingOrder.includes(kind))
    .sort((a, b) => keyHeadingOrder.indexOf(a.kind) - keyHeadingOrder.indexOf(b.kind))
    .slice(0, Math.ceil(headings * shareOfKeyHeadings))
    .forEach((section, at) => {
      section.keyInHeading = true;
      section.fullKeyInHeading = at === 0;
    });
  return sections;
}

const keyHeadingOrder: ReadonlyArray<PlanItem['section']> = [
  'pricing',
  'overview',
  'closing',
  'workflow',
  'faq',
  'group',
  'integrations',
];

/** Where prices and customers' voices stand differs from article to article. */
function orderOf(seed: number): ReadonlyArray<PlanItem['section']> {
  const middle: Array<ReadonlyArray<PlanItem['section']>> = [
    ['group', 'workflow', 'integrations', 'pricing', 'voices', 'company'],
    ['workflow', 'group', 'integrations', 'voices', 'pricing', 'company'],
    ['group', 'integrations', 'workflow', 'voices', 'company', 'pricing'],
    ['group', 'workflow', 'pricing', 'integrations', 'voices', 'company'],
  ];
  return ['lead', 'overview', ...(middle[seed % middle.length] ?? []), 'faq', 'closing'];
}
