import { z } from 'zod';

/** Forms of the model's answers. Kept to what structured output understands everywhere: no optional parts, no lengths. */

/** As long as the sentences of sources: what reads them takes its time for longer ones. Too long is sent back to be mended. */
const maxLineLength = 1000;
const line = z
  .string()
  .refine(
    (text) => text.length <= maxLineLength,
    `Keep each sentence, heading and cell below ${maxLineLength} characters`,
  );

const factNumbers = z
  .array(z.number())
  .describe('Numbers of the facts that this rests on; empty where it states nothing');

const sentence = z.object({ text: line, facts: factNumbers });

const block = z.union([
  z.object({ kind: z.enum(['paragraph', 'list']), sentences: z.array(sentence) }),
  z.object({ kind: z.enum(['heading']), text: line }),
  z.object({
    kind: z.enum(['table']),
    header: z.array(line),
    rows: z.array(z.object({ cells: z.array(line), facts: factNumbers })),
  }),
  z.object({ kind: z.enum(['quote']), fact: z.number().describe('Number of the fact of kind quote') }),
]);

export const sectionAnswer = z.object({ heading: line, blocks: z.array(block) });
export type SectionAnswer = z.infer<typeof sectionAnswer>;

export const rewriteAnswer = z.object({
  sentences: z.array(z.object({ number: z.number(), text: line, facts: factNumbers })),
});

export const outlineAnswer = z.object({
  language: line.describe('Two-letter code of the language to write in'),
  keyphrase: line,
  sections: z.array(z.object({ heading: line, about: line, facts: factNumbers })),
});

export const metadataAnswer = z.object({
  title: line,
  excerpt: line,
  metaDescription: line,
  keywords: z.array(line),
});
