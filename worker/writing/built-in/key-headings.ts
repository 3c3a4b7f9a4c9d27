import { readKeyphrase, shareOfWords } from '../../contract/seo/keyphrase.ts';
import type { Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { draftOf } from './fit-length.ts';
import type { PlanItem } from './items.ts';
import type { Outline, PlannedSection } from './plan.ts';

/** Readers and result lists see in the subheadings what an article is about: so large a share of them names it. */
const leastShare = 0.3;
const mostShare = 0.75;

/** Which sections' headings can name the keyphrase, the most natural ones first. */
const orders: ReadonlyArray<ReadonlyArray<PlanItem['section']>> = [
  ['pricing', 'closing', 'group', 'audience', 'faq', 'workflow', 'voices'],
  ['pricing', 'audience', 'faq', 'group', 'closing', 'workflow', 'voices'],
  ['closing', 'pricing', 'audience', 'group', 'workflow', 'faq', 'voices'],
];

type Parts = { group: PlannedSection['parts']; faq: PlannedSection['parts'] };

/** Headings of their own for features and questions help a reader find them, but only as many as the keyphrase can keep up with. */
const ways: readonly Parts[] = [
  { group: 'headings', faq: 'headings' },
  { group: 'headings', faq: 'runIn' },
  { group: 'runIn', faq: 'headings' },
  { group: 'runIn', faq: 'runIn' },
];

/** Chooses the form of the parts and the headings that name the keyphrase. */
export function nameKeyphrase(material: Material, outline: Outline): Outline {
  const order = orders[material.seed % orders.length] ?? [];
  const able = outline.sections
    // An article by somebody else has headings of its own; only what follows it is ours to name.
    .filter(
      ({ kind, first }) => first && order.includes(kind) && (material.source.kind !== 'article' || kind === 'closing'),
    )
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  // More than every other heading would sound like a chant.
  const most = Math.max(1, Math.ceil((outline.sections.length - 1) / 2));
  const counts = countHeadings(material, outline);
  let best = arrange(outline, { group: 'runIn', faq: 'runIn' }, able.slice(0, 1));
  for (const parts of ways) {
    const total =
      counts.own + (parts.group === 'headings' ? counts.group : 0) + (parts.faq === 'headings' ? counts.faq : 0);
    const needed = Math.min(able.length, Math.max(1, Math.ceil(total * leastShare)));
    for (let count = needed; count <= Math.min(most, able.length); count++) {
      best = arrange(outline, parts, able.slice(0, count));
      if (isNamed(draftOf(material, best), outline.keyphrase.phrase)) return best;
    }
  }
  return best;
}

/** Headings of the sections themselves, and those that features and questions would have. */
function countHeadings(material: Material, outline: Outline): { own: number; group: number; faq: number } {
  const counts = { own: 0, group: 0, faq: 0 };
  draftOf(material, arrange(outline, { group: 'headings', faq: 'headings' }, [])).forEach(({ blocks }, at) => {
    const kind = outline.sections[at]?.kind;
    for (const block of blocks) {
      if (block.kind !== 'heading') continue;
      if (block.level === 3 && (kind === 'group' || kind === 'faq')) counts[kind] += 1;
      else counts.own += 1;
    }
  });
  return counts;
}

function arrange(outline: Outline, parts: Parts, named: readonly PlannedSection[]): Outline {
  return {
    ...outline,
    sections: outline.sections.map((section) => ({
      ...section,
      parts: section.kind === 'group' ? parts.group : section.kind === 'faq' ? parts.faq : section.parts,
      keyInHeading: named.some(({ id }) => id === section.id),
    })),
  };
}

const headingsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])));

function isNamed(sections: readonly Section[], phrase: string): boolean {
  const keyphrase = readKeyphrase(phrase);
  const headings = headingsOf(sections);
  const shares = headings.map((text) => (keyphrase ? shareOfWords(keyphrase, text) : 0));
  const naming = shares.filter((share) => share > 0.5).length / headings.length;
  return shares.includes(1) && naming >= leastShare && naming <= mostShare;
}
