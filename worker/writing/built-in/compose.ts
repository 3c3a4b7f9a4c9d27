import type { ArticleBlock, Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { createKit, type Kit, marksOf } from './kit.ts';
import type { Outline, PlannedSection } from './plan.ts';
import { composeClosing } from './sections/closing.ts';
import { composeCompany } from './sections/company.ts';
import { composeFaq } from './sections/faq.ts';
import { composeAudience, composeFeatures, composePassages } from './sections/features.ts';
import { composeLead } from './sections/lead.ts';
import { composePricing } from './sections/pricing.ts';
import { composeVoices } from './sections/voices.ts';

type Composer = (kit: Kit, section: PlannedSection) => ArticleBlock[];

const composers: Record<PlannedSection['kind'], Composer> = {
  lead: composeLead,
  group: composeFeatures,
  audience: composeAudience,
  workflow: composePassages,
  pricing: composePricing,
  voices: composeVoices,
  company: composeCompany,
  faq: composeFaq,
  closing: composeClosing,
};

/** Writes one section; `earlier` are the sections before it, whose words it does not repeat. */
export function composeSection(
  material: Material,
  outline: Outline,
  index: number,
  earlier: readonly Section[],
): Section {
  const planned = outline.sections[index];
  if (!planned) throw new RangeError(`The outline has no section ${index}`);
  const kit = createKit(material, outline, earlier);
  return { ...compose(kit, planned), phrases: marksOf(kit) };
}

const compose = (kit: Kit, planned: PlannedSection): Section => ({
  id: planned.id,
  blocks: composers[planned.kind](kit, planned).filter(
    (block) => block.kind !== 'paragraph' || block.sentences.length > 0,
  ),
  phrases: [],
});

/** All sections in one go, as the plan tries them out. */
export function composeSections(material: Material, outline: Outline): Section[] {
  const kit = createKit(material, outline, []);
  return outline.sections.map((planned) => compose(kit, planned));
}
