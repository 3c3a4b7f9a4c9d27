import type { Material } from '../facts/material.ts';
import type { Group } from './choose.ts';
import type { SubjectName } from './name.ts';
import type { Quotation } from './quotations.ts';
import type { Voice } from './voice.ts';

/** What is at hand while one article on a subject is arranged. */
export type Desk = Material & {
  name: SubjectName;
  voice: Voice;
  /** What each page begins with. */
  openings: readonly Quotation[];
  /** What the first page begins with. */
  definition: Quotation | null;
  groups: readonly Group[];
  /** What the article takes up, each in a word or two. */
  gists: readonly string[];
};
