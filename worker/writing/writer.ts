import type { Section } from './article/section.ts';
import type { Material } from './facts/material.ts';

/** What a writer says about its finished article. */
export type Metadata = { title: string; excerpt: string; metaDescription: string; keywords: string[] };

export type Draft = { sections: Section[]; metadata: Metadata };

/** A writer that needs no model: it arranges an article at once, and purely, so that a resumed job makes the same one. */
export type BuiltInWriter = {
  compose(material: Material): Draft;
  /** What the user should know of how it was written. */
  notes(material: Material, draft: Draft): string[];
};
