import type { OwnerWord } from '../../contract/product.ts';
import type { ProductSheet } from '../../contract/product-sheet.ts';
import { inForce, type KeptWord } from '../../owner-words/words.ts';
import { fieldsOf } from '../../source/words/fields.ts';
import { changedFields, takeEntry, withPagesOf } from '../../source/words/take-entry.ts';
import { type ToldSheet, tellSheet } from './told.ts';

/** What a field was in an article's days, and what it is now; null: it is not so any more. */
export type FieldChange = { field: string; label: string; before: string[]; after: string | null };

export type States = {
  /** The sheet as articles are to have it. */
  target: ToldSheet;
  /** The sheet as the article may have been written from it. */
  earlier: ToldSheet[];
  changes: FieldChange[];
  /** Where the pages of the newest reading begin among the target's; the article's own come before. */
  shift: number;
};

/** Each costs a telling of the whole sheet. */
const mostStates = 12;

/** What an article's sheet was, and what it is to be: null where nothing is otherwise by now. */
export function statesOf(own: ProductSheet, newest: ProductSheet, words: readonly KeptWord[]): States | null {
  const said = inForce(words);
  const site = changedFields(own, newest).filter(({ after }) => !said.some(({ field }) => field === after.field));
  const values = new Map(fieldsOf(own).map((field) => [field.field, field]));
  const changes = [
    ...site.map(({ before, after }) => ({
      ...{ field: after.field, label: after.label, before: [before.value ?? ''], after: after.value },
    })),
    ...words.map(({ field, label, said: now, isWithdrawn, former }): FieldChange => {
      const known = values.get(field);
      const after = isWithdrawn ? (known?.value ?? null) : now;
      const before = [...(known?.value ? [known.value] : []), ...former].filter((value) => value !== after);
      return { field, label: known?.label ?? label, before, after };
    }),
  ].filter(({ before }) => before.length > 0);
  if (changes.length === 0) return null;
  const shift = own.pages.length;
  const fresh = site.reduce(
    (sheet, { after }) => takeEntry(sheet, newest, after.field, shift),
    withPagesOf(own, newest),
  );
  const earlier = sayings(words).slice(0, mostStates);
  return {
    target: tellSheet(fresh, said),
    earlier: earlier.map((one) => tellSheet(own, one)),
    changes,
    shift,
  };
}

/** The sets of words that held at some time: none, one after the other, and each with what it was before. */
function sayings(words: readonly KeptWord[]): OwnerWord[][] {
  const said = inForce(words);
  const formers = words.flatMap(({ field, label, former }) =>
    former.map((text) => [...said.filter((word) => word.field !== field), { field, label, said: text }]),
  );
  const alone = words.flatMap(({ field, label, former }) => former.map((text) => [{ field, label, said: text }]));
  return [[], ...said.map((_, at) => said.slice(0, at + 1)), ...formers, ...alone];
}
