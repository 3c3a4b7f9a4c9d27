import type { ProductSheet } from '../../contract/product-sheet.ts';
import { fieldsOf, keyOf, readFieldName } from './fields.ts';

/** Two readings of one site as the pages of both: those of the second come after those of the first. */
export const withPagesOf = (sheet: ProductSheet, other: ProductSheet): ProductSheet => ({
  ...sheet,
  pages: [...sheet.pages, ...other.pages],
});

/** The sheet with the entry of a field as another reading has it; gone where that has none. `shift`: where its pages begin. */
export function takeEntry(sheet: ProductSheet, other: ProductSheet, field: string, shift: number): ProductSheet {
  const { part, key } = readFieldName(field);
  const moved = <Entry extends { page: number }>(entry: Entry): Entry => ({ ...entry, page: entry.page + shift });
  const take = <Entry extends { page: number }>(own: Entry[], theirs: Entry[], nameOf: (entry: Entry) => string) => {
    const isIt = (entry: Entry) => keyOf(nameOf(entry)) === key;
    const found = theirs.find(isIt);
    if (!found) return own.filter((entry) => !isIt(entry));
    return own.some(isIt) ? own.map((entry) => (isIt(entry) ? moved(found) : entry)) : [...own, moved(found)];
  };
  switch (part) {
    case 'about': {
      if (key !== 'kind' && key !== 'description' && key !== 'audience') return sheet;
      const said = other[key];
      return { ...sheet, [key]: said && moved(said) };
    }
    case 'plan':
      return { ...sheet, plans: take(sheet.plans, other.plans, ({ name }) => name) };
    case 'feature':
      return { ...sheet, features: take(sheet.features, other.features, ({ name }) => name) };
    case 'integration':
      return { ...sheet, integrations: take(sheet.integrations, other.integrations, ({ name }) => name) };
    case 'question':
      return { ...sheet, questions: take(sheet.questions, other.questions, ({ question }) => question) };
    case 'figure':
      return { ...sheet, figures: take(sheet.figures, other.figures, ({ claim }) => claim) };
    case 'quote':
      return { ...sheet, quotes: take(sheet.quotes, other.quotes, ({ text }) => text) };
    case 'company':
      return { ...sheet, company: take(sheet.company, other.company, ({ text }) => text) };
    case 'notice':
      return { ...sheet, notices: take(sheet.notices, other.notices, ({ text }) => text) };
    case 'limit':
      return { ...sheet, limits: take(sheet.limits, other.limits, ({ text }) => text) };
    case 'access':
      return { ...sheet, access: take(sheet.access, other.access, ({ value }) => value) };
    default:
      return sheet;
  }
}

/** The fields that two readings of a site both have, and tell otherwise. */
export function changedFields(before: ProductSheet, after: ProductSheet) {
  const others = new Map(fieldsOf(after).map((field) => [field.field, field]));
  return fieldsOf(before).flatMap((field) => {
    const other = others.get(field.field);
    return other && other.value !== null && field.value !== null && other.value !== field.value
      ? [{ before: field, after: other }]
      : [];
  });
}
