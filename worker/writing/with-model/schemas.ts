import { z } from 'zod';

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
