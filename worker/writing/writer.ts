import type { Section } from './article/section.ts';
import type { Material } from './facts/material.ts';
import type { Brief } from './types.ts';

/** What a writer says about its finished article. */
export type Metadata = { title: string; excerpt: string; metaDescription: string; keywords: string[] };

export type Draft = { sections: Section[]; metadata: Metadata };

/** What a draft lost points for; a revision is asked to mend it. */
export type Emphasis = readonly string[];

/**
 * A writer plans an article, writes it section by section and describes it, all from the same facts. Every result is kept as
 * JSON between the calls, which may be hours and a restart apart, so a writer holds nothing in memory.
 */
export type Writer<Outline> = {
  plan(material: Material, emphasis: Emphasis): Promise<Outline> | Outline;
  /** Names of the outline's sections, in order. */
  sectionsOf(outline: Outline): string[];
  writeSection(
    material: Material,
    outline: Outline,
    index: number,
    earlier: readonly Section[],
  ): Promise<Section> | Section;
  describe(material: Material, outline: Outline, sections: readonly Section[]): Promise<Metadata> | Metadata;
  /** What the user should know of how it was written. */
  notes(brief: Brief): string[];
};
