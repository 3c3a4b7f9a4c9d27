import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const faults = [
  'wrong price',
  'plans swapped',
  'another currency',
  'invented share',
  'misattributed quote',
  'invented integration',
  'changed date',
  'negation',
  'exclusivity',
] as const;
export type Fault = (typeof faults)[number];

/** A fault that a person planted into an article: `from` stands in it once, and becomes `to`. */
const plant = z.object({ article: z.string(), fault: z.enum(faults), from: z.string().min(1), to: z.string() });
export type Plant = z.infer<typeof plant>;

export const readPlants = (path: string): Plant[] => z.array(plant).parse(JSON.parse(readFileSync(path, 'utf8')));
