import type { Material } from '../material.ts';
import type { ArticleBlock, Section } from '../section.ts';
import { createKit, type Kit, marksOf } from './kit.ts';
import type { Outline, PlannedSection } from './plan.ts';
import { breakStretch } from './sections/break-stretch.ts';
import { composeClosing } from './sections/closing.ts';
import { composeFaq } from './sections/faq.ts';
import { composeGroup } from './sections/group.ts';
import { composeIntegrations } from './sections/integrations.ts';
import { composeLead } from './sections/lead.ts';
import { composePricing } from './sections/pricing.ts';
import { composeCompany, composeOverview, composeWorkflow } from './sections/prose.ts';
import { composeVoices } from './sections/voices.ts';

type Composer = (kit: Kit, section: PlannedSection, outline: Outline) => ArticleBlock[];

const composers: Record<PlannedSection['kind'], Composer> = {
  lead: composeLead,
  overview: composeOverview,
  group: composeGroup,
  workflow: composeWorkflow,
  integrations: composeIntegrations,
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
  const kit = createKit(
    material,
    outline.keyphrase,
    material.seed + (index + 1) * 7919 + outline.salt * 104729,
    earlier,
  );
  const blocks = composers[planned.kind](kit, planned, outline).filter(
    (block) => block.kind !== 'paragraph' || block.sentences.length > 0,
  );
  return { id: planned.id, blocks: breakStretch(kit, planned.kind, blocks), phrases: marksOf(kit) };
}

export function composeSections(material: Material, outline: Outline): Section[] {
  const sections: Section[] = [];
  for (let index = 0; index < outline.sections.length; index++) {
    // Marks of a section include those of all before it, so the last one is enough.
    sections.push(composeSection(material, outline, index, sections.slice(-1)));
  }
  return sections;
}
