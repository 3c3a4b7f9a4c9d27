import { z } from 'zod';

/** Forms of the model's answers. Kept to what structured output understands everywhere: no optional parts, no lengths. */

const factNumbers = z
  .array(z.number())
  .describe('Numbers of the facts that this rests on; empty where it states nothing');

const sentence = z.object({ text: z.string(), facts: factNumbers });

const block = z.union([
  z.object({ kind: z.enum(['paragraph', 'list']), sentences: z.array(sentence) }),
  z.object({ kind: z.enum(['heading']), text: z.string() }),
  z.object({
    kind: z.enum(['table']),
    header: z.array(z.string()),
    rows: z.array(z.object({ cells: z.array(z.string()), facts: factNumbers })),
  }),
  z.object({ kind: z.enum(['quote']), fact: z.number().describe('Number of the fact of kind quote') }),
]);

export const sectionAnswer = z.object({ heading: z.string(), blocks: z.array(block) });
export type SectionAnswer = z.infer<typeof sectionAnswer>;

export const rewriteAnswer = z.object({
  sentences: z.array(z.object({ number: z.number(), text: z.string(), facts: factNumbers })),
});

export const outlineAnswer = z.object({
  language: z.string().describe('Two-letter code of the language to write in'),
  keyphrase: z.string(),
  sections: z.array(z.object({ heading: z.string(), about: z.string(), facts: factNumbers })),
});

export const metadataAnswer = z.object({
  title: z.string(),
  excerpt: z.string(),
  metaDescription: z.string(),
  keywords: z.array(z.string()),
});
