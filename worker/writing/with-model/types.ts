import type { z } from 'zod';
import type { KeepReply } from '../../model/ask.ts';
import type { Model } from '../../model/types.ts';
import type { Material } from '../facts/material.ts';
import type { Grounding } from '../grounding/grounding.ts';
import type { Draft } from '../writer.ts';
import type { Copies } from './copies.ts';
import type { outlineAnswer } from './schemas.ts';

/** What the model writer has before it while it writes one article. */
export type Desk = {
  material: Material;
  model: Model;
  /** The system message of every question. */
  rules: string;
  /** What the user, or by default the administrator, wants of the style. */
  wishes: string;
  keepAt(progress: number): KeepReply;
  /** The built-in writer's article from the same facts, where a part of it is needed; null where it cannot read the source. */
  supply: (() => Promise<Draft>) | null;
};

/** `language`: primary subtag of the language that the article is written in. */
export type ModelOutline = z.infer<typeof outlineAnswer>;
export type PlannedSection = ModelOutline['sections'][number];

/** What a section's sentences are held against. */
export type Checks = { grounding: Grounding; copies: Copies };
