import type { z } from 'zod';
import type { Question } from '../../model/ask.ts';
import type { Material } from '../facts/material.ts';
import type { Grounding } from '../grounding/grounding.ts';
import type { Draft } from '../writer.ts';
import type { Copies } from './copies.ts';
import type { outlineAnswer } from './schemas.ts';

/** What the model writer has before it while it writes one article. */
export type Desk = {
  material: Material;
  /** What the user, or by default the administrator, wants of the style. */
  wishes: string;
  /** Asks the model, under the rules of every question. Null: no answer that can be used. */
  ask<T>(step: string, progress: number, question: Omit<Question<T>, 'system'>): Promise<T | null>;
  /** The built-in writer's article from the same facts, where a part of it is needed; null where it cannot read the source. */
  supply: (() => Promise<Draft>) | null;
};

/** The name of a step, and how far the article is then. */
export type Step = { step: string; progress: number };

/** `language`: primary subtag of the language that the article is written in. */
export type ModelOutline = z.infer<typeof outlineAnswer>;
export type PlannedSection = ModelOutline['sections'][number];

/** The desk once the article is planned, with what its sentences are held against. */
export type PlannedDesk = Desk & { outline: ModelOutline; grounding: Grounding; copies: Copies };
