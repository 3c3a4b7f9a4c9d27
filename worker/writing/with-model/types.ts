import type { KeepReply } from '../../model/ask.ts';
import type { Model } from '../../model/types.ts';
import type { Material } from '../facts/material.ts';
import type { Draft, Emphasis } from '../writer.ts';

/** What the model writer has before it while it writes one article. */
export type Desk = {
  material: Material;
  model: Model;
  /** The system message of every question. */
  rules: string;
  /** What the user, or by default the administrator, wants of the style. */
  wishes: string;
  /**
   * Stands before the names of all steps: a revision has steps of its own. They differ from the built-in writer's too, so that a
   * job that began with one writer may go on with the other.
   */
  pass: string;
  /** What the first draft lost points for. */
  emphasis: Emphasis;
  keepAt(progress: number): KeepReply;
  /** The built-in writer's article from the same facts, where a part of it is needed; null where it cannot read the source. */
  supply: (() => Promise<Draft>) | null;
};

export type PlannedSection = { heading: string; about: string; facts: number[] };

export type ModelOutline = {
  /** Primary subtag of the language that the article is written in. */
  language: string;
  keyphrase: string;
  sections: PlannedSection[];
};

export type ModelDraft = Draft & { language: string; notes: string[] };
