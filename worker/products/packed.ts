import { z } from 'zod';
import { fitSheet } from '../articles/sheets.ts';
import { type ProductSheet, productSheet } from '../contract/product-sheet.ts';
import { gunzip, gzip } from '../db/gzip.ts';
import type { Source } from '../source/types.ts';

/** A page with the text that was read, so that what rests on it can be proven. */
const keptPage = z.object({
  ...{ url: z.string(), title: z.string(), hash: z.string(), text: z.string() },
  fetchedAt: z.number(),
});
const keptReading = z.object({ sheet: productSheet, pages: z.array(keptPage), readAt: z.number() });
export type KeptReading = z.infer<typeof keptReading>;

/** A reading as it is kept apart from any article: compressed JSON. */
export const pack = (reading: KeptReading) => gzip(JSON.stringify(reading));

/** Null where nothing is kept, or only what an older version of the site made of it. */
export async function unpack(body: Uint8Array | null): Promise<KeptReading | null> {
  return body && (keptReading.safeParse(JSON.parse(await gunzip(body))).data ?? null);
}

export async function packReading({ sheet, pages }: Source): Promise<Buffer | null> {
  const fitted: ProductSheet | null = fitSheet(sheet);
  if (!fitted) return null;
  const kept = pages.map(({ url, title, hash, text, fetchedAt }) => ({ url, title, hash, text, fetchedAt }));
  return pack({ sheet: fitted, pages: kept, readAt: pages[0]?.fetchedAt ?? 0 });
}
