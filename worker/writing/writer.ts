import type { Section, Sentence } from './article/section.ts';
import type { Material } from './facts/material.ts';
import type { Metadata, WrittenArticle } from './types.ts';

export type Draft = {
  sections: Section[];
  metadata: Metadata;
  /** Sentences of title and descriptions with the facts that they rest on, where the writer knows. */
  described?: Sentence[];
};

/** A writer that needs no model: it arranges an article at once, and purely, so that a resumed job makes the same one. */
export type BuiltInWriter = {
  compose(material: Material): Draft;
  /** What the user should know of how it was written. */
  notes(material: Material, draft: Draft): string[];
};

/** A draft as any writer hands it over. */
export type Written = Draft & {
  /** What the user should know of the article, its links and sections as they are in the end. */
  notes(finished: Draft): string[];
  /** English, where none is named. */
  language?: string;
  usage?: WrittenArticle['usage'];
};
