import { and, eq, sql } from 'drizzle-orm';
import type { FieldChange, SiteCheck } from '../contract/product.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import type { Database } from '../db/client.ts';
import { productReadings } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { ProductId } from '../owner-words/words.ts';
import { type Field, fieldsOf } from '../source/words/fields.ts';
import { takeEntry, withPagesOf } from '../source/words/take-entry.ts';
import { type KeptReading, pack, unpack } from './packed.ts';
import type { Reading } from './reading.ts';

const ofProduct = ({ userId, productKey }: ProductId) =>
  and(eq(productReadings.userId, userId), eq(productReadings.productKey, productKey));

/** Begins a look at the site; null where one is under way: there is never more than one. */
export async function beginCheck(db: Database, { userId, productKey, url }: ProductId & { url: string }) {
  const runId = crypto.randomUUID();
  const updatedAt = new Date();
  const [begun] = await db
    .insert(productReadings)
    .values({ userId, productKey, url, runId, updatedAt })
    .onConflictDoUpdate({
      target: [productReadings.userId, productReadings.productKey],
      set: { url, runId, failureReason: null, updatedAt },
      setWhere: sql`${productReadings.runId} is null`,
    })
    .returning({ runId: productReadings.runId });
  return begun ? runId : null;
}

const read = (db: Database, id: ProductId) => db.select().from(productReadings).where(ofProduct(id)).get();

/** What its owner took over of a look at the site. */
export async function readAccepted(db: Database, id: ProductId): Promise<KeptReading | null> {
  return unpack((await read(db, id))?.accepted ?? null);
}

/** The last look at the site, with what it found otherwise than the sheet has it. */
export async function readCheck(db: Database, id: ProductId, { sheet }: Reading): Promise<SiteCheck> {
  const row = await read(db, id);
  const found = await unpack(row?.found ?? null);
  return {
    isReading: row?.runId != null,
    failure: row?.failureReason ?? null,
    checkedAt: row?.checkedAt?.toISOString() ?? null,
    // What was read of an article since is newer than what was found before.
    changes: found && found.readAt >= (sheet.pages[0]?.fetchedAt ?? 0) ? changesBetween(sheet, found.sheet) : [],
  };
}

/** What a field says now, what is new, and what a page that was read again says no more. */
export function changesBetween(before: ProductSheet, after: ProductSheet): FieldChange[] {
  const [own, theirs] = [before, after].map((sheet) => new Map(fieldsOf(sheet).map((field) => [field.field, field])));
  const again = new Set(after.pages.map(({ url }) => url));
  const isReadAgain = ({ page }: Field) => page === null || again.has(before.pages[page]?.url ?? '');
  const changes = [...new Set([...(own?.keys() ?? []), ...(theirs?.keys() ?? [])])].flatMap((name) => {
    const [was, is] = [own?.get(name), theirs?.get(name)];
    const known = is ?? was;
    if (!known || (was?.value ?? null) === (is?.value ?? null) || (was && !is && !isReadAgain(was))) return [];
    const { field, part, label } = known;
    return [{ field, part, label, before: was?.value ?? null, after: is?.value ?? null }];
  });
  return changes;
}

/** Takes over what the look at the site found of these fields. */
export async function acceptFound(db: Database, id: ProductId, base: Reading, fields: readonly string[]) {
  const row = await read(db, id);
  const found = await unpack(row?.found ?? null);
  if (!row || !found) throw new AppError('conflict', 'There is nothing to take over. Please check the site again.');
  const shift = base.sheet.pages.length;
  const merged = fields.reduce(
    (sheet, field) => takeEntry(sheet, found.sheet, field, shift),
    withPagesOf(base.sheet, found.sheet),
  );
  const { sheet, pages } = withUsedPages(merged, [
    ...base.pages.map((page) => ({ ...page, text: page.text ?? '' })),
    ...found.pages,
  ]);
  const accepted = await pack({ sheet, pages, readAt: found.readAt });
  const [saved] = await db
    .update(productReadings)
    .set({ accepted, updatedAt: new Date() })
    .where(and(ofProduct(id), eq(productReadings.updatedAt, row.updatedAt)))
    .returning({ url: productReadings.url });
  if (!saved) throw new AppError('conflict', 'The sheet was changed in the meantime. Please look at it again.');
}

/** Pages from which nothing is any more are none of the sheet's. */
function withUsedPages<Page extends { url: string; fetchedAt: number }>(sheet: ProductSheet, pages: readonly Page[]) {
  const lists = [
    ...(['plans', 'features', 'integrations', 'quotes', 'questions'] as const),
    ...(['figures', 'company', 'notices', 'limits', 'access'] as const),
  ];
  const single = ['kind', 'description', 'audience'] as const;
  const used = new Set([
    ...lists.flatMap((name) => sheet[name].map(({ page }) => page)),
    ...single.flatMap((name) => sheet[name]?.page ?? []),
  ]);
  const kept = pages.flatMap((_, at) => (used.has(at) ? [at] : []));
  const move = <Entry extends { page: number }>(entry: Entry): Entry => ({ ...entry, page: kept.indexOf(entry.page) });
  const moved = { ...sheet };
  for (const name of lists) Object.assign(moved, { [name]: sheet[name].map((entry) => move(entry)) });
  for (const name of single) Object.assign(moved, { [name]: sheet[name] && move(sheet[name]) });
  return {
    sheet: { ...moved, pages: kept.flatMap((at) => sheet.pages[at] ?? []) },
    pages: kept.flatMap((at) => pages[at] ?? []),
  };
}
