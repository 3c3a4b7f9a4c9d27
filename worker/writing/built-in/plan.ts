import { wordTargets } from '../../contract/options.ts';
import { countMarkdownWords } from '../../contract/text.ts';
import type { Material } from '../material.ts';
import { renderSections } from '../section.ts';
import { composeSections } from './compose.ts';
import { collectItems, type PlanItem } from './items.ts';
import type { KeyphraseShape } from './keyphrase.ts';

export type PlannedSection = {
  id: string;
  kind: PlanItem['section'];
  theme: string | null;
  items: PlanItem[];
  /** Whether its subheading uses words of the keyphrase, and whether its text comes back to it. */
  keyInHeading: boolean;
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
  const { least, most } = wordTargets[material.brief.length];
  const aim = Math.round(least + (most - least) * 0.72);
  const items = collectItems(material);
  const byWeight = items
    .map((item, order) => ({ item, order }))
    .sort((a, b) => b.item.weight - a.item.weight || a.order - b.order);
  const outlineOf = (count: number): Outline => {
    const kept = byWeight.slice(0, count).sort((a, b) => a.order - b.order);
    return {
      keyphrase,
      sections: arrangeSections(
        kept.map(({ item }) => item),
        material,
      ),
      salt,
    };
  };
  const wordsOf = (outline: Outline) => countMarkdownWords(renderSections(composeSections(material, outline)));

  let best = outlineOf(items.length);
  let bestWords = wordsOf(best);
  let low = 1;
  let high = items.length;
  while (bestWords > most && low < high) {
    const middle = Math.floor((low + high) / 2);
    const outline = outlineOf(middle);
    if (wordsOf(outline) > aim) high = middle;
    else low = middle + 1;
    if (low >= high) {
      best = outlineOf(low);
      bestWords = wordsOf(best);
      for (let count = low - 1; bestWords > most * 0.97 && count > 0; count--) {
        best = outlineOf(count);
        bestWords = wordsOf(best);
      }
      break;
    }
  }
  return best;
}

const shareOfKeyHeadings = 0.45;

/** Sorts the kept items into sections in the order of the page, and spreads the keyphrase over them. */
function arrangeSections(items: readonly PlanItem[], material: Material): PlannedSection[] {
  const byId = new Map<string, PlannedSection>();
  for (const item of items) {
    const id = item.group === null ? item.section : `${item.section}-${item.group}`;
    const section = byId.get(id) ?? {
      id,
      kind: item.section,
      theme: item.theme,
      items: [],
      keyInHeading: false,
      keyInText: false,
    };
    section.items.push(item);
    byId.set(id, section);
  }
  const sections = [...byId.values()];
  const order = orderOf(material.seed);
  sections.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const headed = sections.filter(({ kind }) => keyHeadingKinds.has(kind));
  const wanted = Math.ceil(sections.length * shareOfKeyHeadings);
  headed
    .sort((a, b) => keyHeadingOrder.indexOf(a.kind) - keyHeadingOrder.indexOf(b.kind))
    .slice(0, wanted)
    .forEach((section) => {
      section.keyInHeading = true;
    });
  sections.forEach((section, at) => {
    section.keyInText = section.kind !== 'lead' && (section.kind === 'closing' || at % 2 === material.seed % 2);
  });
  return sections;
}

const keyHeadingOrder: ReadonlyArray<PlanItem['section']> = [
  'pricing',
  'overview',
  'closing',
  'group',
  'faq',
  'integrations',
  'workflow',
];
const keyHeadingKinds = new Set(keyHeadingOrder);

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
