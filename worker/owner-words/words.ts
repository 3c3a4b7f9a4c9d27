import { and, eq, sql } from 'drizzle-orm';
import {
  type AdditionBody,
  type CorrectionBody,
  maxOwnerWords,
  type OwnerWord,
  type WithdrawalBody,
} from '../contract/product.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import type { Database } from '../db/client.ts';
import { ownerWords } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { fieldName, fieldsOf, readFieldName } from '../source/words/fields.ts';
import { faultOf } from '../source/words/set-field.ts';
import type { OwnerWords } from '../writing/types.ts';

/** Whose product it is, and the normalised address of its site. */
export type ProductId = { userId: string; productKey: string };

/** A word as it is kept: with what it was before, and when it was said. */
export type KeptWord = OwnerWord & { isWithdrawn: boolean; former: string[]; updatedAt: Date };

const ofProduct = ({ userId, productKey }: ProductId) =>
  and(eq(ownerWords.userId, userId), eq(ownerWords.productKey, productKey));

/** Oldest first, withdrawn ones too: articles may still have what they said. */
export async function readKeptWords(db: Database, id: ProductId): Promise<KeptWord[]> {
  const { field, label, said, isWithdrawn, former, updatedAt } = ownerWords;
  return db
    .select({ field, label, said, isWithdrawn, former, updatedAt })
    .from(ownerWords)
    .where(ofProduct(id))
    .orderBy(updatedAt, field);
}

export const inForce = (words: readonly KeptWord[]): OwnerWord[] =>
  words.filter(({ isWithdrawn }) => !isWithdrawn).map(({ field, label, said }) => ({ field, label, said }));

/** What writers of articles are to go by. */
export async function readOwnerWords(db: Database, id: ProductId): Promise<OwnerWords> {
  const kept = await readKeptWords(db, id);
  return { words: inForce(kept), at: kept.at(-1)?.updatedAt.getTime() ?? 0 };
}

const refuse = (message: string, path = 'said') =>
  new AppError('invalid_input', message, { issues: [{ path, message }] });

/** Keeps what the owner says of a field that the sheet has, or that the owner added. */
export async function correctField(
  db: Database,
  id: ProductId,
  sheet: ProductSheet,
  { field, said }: CorrectionBody,
): Promise<void> {
  const known = fieldsOf(sheet).find((one) => one.field === field);
  const added = known ? null : (await readKeptWords(db, id)).find((word) => word.field === field);
  if (!known && !added) throw refuse('There is no such field.', 'field');
  if (said !== null && known?.canChange === false)
    throw refuse('This can only be taken out: it is somebody else’s word.');
  // Back to what the site says is no correction.
  if (known && said === known.value) return withdrawWord(db, id, { field });
  await keepWord(db, id, { field, label: added?.label ?? nameOf(sheet, field) ?? known?.label ?? '', said });
}

/** What a field is of, as the sheet writes it: a plan's fields are of the plan. */
function nameOf(sheet: ProductSheet, field: string): string | null {
  const { part } = readFieldName(field);
  if (part !== 'plan') return null;
  return sheet.plans.find(({ name }) => field.startsWith(`${fieldName('plan', name)}/`))?.name ?? null;
}

/** Keeps something that the site does not say. */
export async function addField(
  db: Database,
  id: ProductId,
  sheet: ProductSheet,
  { part, label, said }: AdditionBody,
): Promise<void> {
  const isNamed = part === 'plan' || part === 'feature' || part === 'question';
  if (isNamed && !said) throw refuse('Please say what it is.');
  const field = fieldName(part, label, part === 'plan' ? 'price' : undefined);
  const sheetHas = fieldsOf(sheet).some((one) => one.field === field);
  const isKept = (await readKeptWords(db, id)).some((word) => word.field === field && !word.isWithdrawn);
  if (readFieldName(field).key === '') throw refuse('Please name it in letters or figures.', 'label');
  if (sheetHas || isKept) throw refuse('This is on the sheet already: correct it there.', 'label');
  await keepWord(db, id, { field, label, said: isNamed ? (said ?? '') : label });
}

async function keepWord(db: Database, { userId, productKey }: ProductId, word: OwnerWord): Promise<void> {
  const fault = faultOf(word);
  if (fault) throw refuse(fault);
  const id = { userId, productKey };
  const count = await db.$count(ownerWords, ofProduct(id));
  const updatedAt = new Date();
  if (count >= maxOwnerWords) throw refuse(`At most ${maxOwnerWords} corrections are kept of a product.`);
  await db
    .insert(ownerWords)
    .values({ ...id, ...word, updatedAt })
    .onConflictDoUpdate({
      target: [ownerWords.userId, ownerWords.productKey, ownerWords.field],
      set: { said: word.said, isWithdrawn: false, former: withFormer, updatedAt },
      setWhere: sql`${ownerWords.said} is not ${word.said} or ${ownerWords.isWithdrawn}`,
    });
}

/** What was said until now is remembered as what articles may have. */
const withFormer = sql`case when ${ownerWords.said} is null then ${ownerWords.former}
  else json_insert(${ownerWords.former}, '$[#]', ${ownerWords.said}) end`;

/** The site's word holds again. */
export async function withdrawWord(db: Database, id: ProductId, { field }: WithdrawalBody): Promise<void> {
  await db
    .update(ownerWords)
    .set({ said: null, isWithdrawn: true, former: withFormer, updatedAt: new Date() })
    .where(and(ofProduct(id), eq(ownerWords.field, field), eq(ownerWords.isWithdrawn, false)));
}
