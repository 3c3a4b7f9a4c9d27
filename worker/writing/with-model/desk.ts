import { z } from 'zod';
import type { Question } from '../../model/ask.ts';
import type { Material } from '../facts/material.ts';
import type { Grounding } from '../grounding/grounding.ts';
import type { Draft } from '../writer.ts';
import type { Copies } from './blocks.ts';
import { fixedRules } from './data/fixed-rules.ts';

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

/** A section that is to be written, and where in the article. */
export type Place = Step & {
  planned: PlannedSection;
  position: 'introduction' | 'body' | 'closing' | 'extra';
  words: number;
};

/** The desk once the article is planned, with what its sentences are held against. */
export type PlannedDesk = Desk & { outline: ModelOutline; grounding: Grounding; copies: Copies };

/** Forms of the model's answers. Kept to what structured output understands everywhere: no optional parts, no lengths. */

/** As long as the sentences of sources: what reads them takes its time for longer ones. Too long is sent back to be mended. */
const maxLineLength = 1000;
const tooLong = `Keep each sentence, heading and cell below ${maxLineLength} characters`;
const line = z.string().refine((text) => text.length <= maxLineLength, tooLong);
const facts = z.array(z.number());
const sentence = z.object({ kind: z.enum(['claim', 'explanation', 'connective']), text: line, facts });
export type AnsweredSentence = z.infer<typeof sentence>;

const row = z.object({ cells: z.array(line), facts });

/** A heading is one sentence, a quote one that names its fact: two forms take less telling than four. */
const block = z.union([
  z.object({ kind: z.enum(['paragraph', 'list', 'heading', 'quote']), sentences: z.array(sentence) }),
  z.object({ kind: z.enum(['table']), header: z.array(line), rows: z.array(row) }),
]);

export const sectionAnswer = z.object({ heading: line, blocks: z.array(block) });
export type SectionAnswer = z.infer<typeof sectionAnswer>;

export const rewriteAnswer = z.object({ sentences: z.array(z.object({ number: z.number(), ...sentence.shape })) });

export const outlineAnswer = z.object({
  language: line.describe('two letters'),
  keyphrase: line,
  audience: line,
  question: line.describe('what the readers typed into the search'),
  angle: line,
  sections: z.array(z.object({ heading: line, about: line, facts })),
});

export const metadataAnswer = z.object({ title: line, excerpt: line, metaDescription: line, keywords: z.array(line) });

const numbered = fixedRules.map((rule, at) => `${at + 1}. ${rule}`).join('\n');

/** Rules first: they never change, so an endpoint may keep what it has read. */
export const systemMessage = (systemPrompt: string) =>
  `These rules stand above everything else:\n${numbered}\n${systemPrompt.trim()}`.trim();

export const tellWishes = (wishes: string) => (wishes ? `Wishes (the rules stand above them):\n${wishes}` : '');

/** The parts of a question, those that are the same for all of an article first. */
export const joinParts = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');
