import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const text = z.string().trim().min(1);

/** What a person has found on the pages of one site. */
const label = z.object({
  what: z.array(z.string()),
  features: z.array(z.object({ name: text, detail: z.string().nullish() })),
  plans: z.array(z.object({ name: text, price: z.string().nullable(), period: z.string().nullable() })),
  integrations: z.array(text),
  quotes: z.array(z.object({ text, speaker: z.string().nullish() })),
  faq: z.array(z.object({ q: text, a: z.string() })),
  numbers: z.array(text),
  never: z.array(text),
});
export type Label = z.infer<typeof label>;

export type LabelledSite = { name: string; folder: string; label: Label };

/** A broken label is told by its place, not by what it says: it may be one that nobody is to see. */
function readLabel(file: string): Label {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} could not be read as JSON.`);
  }
  const { data, error } = label.safeParse(value);
  if (data === undefined) throw new Error(`${file}: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return data;
}

/** The labelled sites of a folder, by name. Fails where it is not there: nothing was measured then. */
export function findSites(folder: string, wanted: string | undefined): LabelledSite[] {
  let names: string[];
  try {
    names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && (wanted === undefined || entry.name === wanted))
      .map(({ name }) => name)
      .sort();
  } catch {
    throw new Error(`There are no labelled sites at ${folder}. Name their folder: npm run bench:reader -- FOLDER`);
  }
  if (names.length === 0) throw new Error(`There is no site ${wanted ?? ''} at ${folder}.`);
  return names.map((name) => ({
    name,
    folder: join(folder, name),
    label: readLabel(join(folder, name, 'label.json')),
  }));
}
