import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const fact = z.object({
  kind: z.string(),
  about: z.string().nullish(),
  text: z.string(),
  speaker: z.string().nullish(),
});
export type RowFact = z.infer<typeof fact>;

/** A sentence, the facts that it names, and what a reader made of it. */
export type Row = {
  subject: string;
  sentence: string;
  facts: RowFact[];
  verdict: 'honest' | 'general' | 'invented';
  lie: string | null;
};

const row = z.object({
  subject: z.string(),
  sentence: z.string(),
  facts: z.array(fact),
  verdict: z.enum(['honest', 'general', 'invented']),
  lie: z
    .string()
    .nullish()
    .transform((lie) => lie ?? null),
});

const told = z.tuple([z.string(), z.array(z.number())]);
const product = z.object({
  subject: z.string(),
  facts: z.array(fact),
  honest: z.array(told),
  general: z.array(z.string()),
  invented: z.array(z.tuple([z.string(), z.array(z.number()), z.string()])),
});

/** Rows of a file: a list of sentences each with its facts, or of products whose sentences name facts by their place. */
export function readRows(path: string): Row[] {
  if (!existsSync(path)) throw new Error(`There is no file of sentences at ${path}.`);
  const parsed = z.union([z.array(product), z.array(row)]).parse(JSON.parse(readFileSync(path, 'utf8')));
  return parsed.flatMap((entry): Row[] => ('sentence' in entry ? [entry] : rowsOf(entry)));
}

function rowsOf({ subject, facts, honest, general, invented }: z.infer<typeof product>): Row[] {
  const named = (places: readonly number[]) => places.flatMap((place) => facts[place] ?? []);
  return [
    ...honest.map(
      ([sentence, places]): Row => ({ subject, sentence, facts: named(places), verdict: 'honest', lie: null }),
    ),
    ...general.map((sentence): Row => ({ subject, sentence, facts: [], verdict: 'general', lie: null })),
    ...invented.map(
      ([sentence, places, lie]): Row => ({ subject, sentence, facts: named(places), verdict: 'invented', lie }),
    ),
  ];
}
