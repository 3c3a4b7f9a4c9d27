import { z } from 'zod';
import { article } from './articles.ts';
import type { Access } from './product-sheet.ts';

/*
 * A product as its owner sees it: what the pages of its site say, field by field, and what the owner says in place of it. A product
 * is a user's, by the normalised address that articles were written from.
 */

/** Stands where the address of a page would: what rests on it was said by the author. */
export const authorAddress = 'author:stated';

/** The texts of the fields of a sheet are at most this long. */
export const fieldMaxLength = 2000;
export const fieldLabelMaxLength = 200;
/** Of one product so many of its owner's words are kept. */
export const maxOwnerWords = 200;

export const fieldParts = [
  ...(['about', 'plan', 'feature', 'integration', 'question'] as const),
  ...(['figure', 'quote', 'company', 'notice', 'limit', 'access'] as const),
];
export type FieldPart = (typeof fieldParts)[number];

export const partTitles: Readonly<Record<FieldPart, string>> = {
  about: 'What it is',
  plan: 'Plans and prices',
  feature: 'Features',
  integration: 'Integrations',
  question: 'Questions and answers',
  figure: 'Figures',
  quote: 'Quotations',
  company: 'Who makes it',
  notice: 'Good to know first',
  limit: 'Limits and conditions',
  access: 'How to get it',
};

/** What an entry of how the product is got is. */
export const accessTitles: Readonly<Record<Access['kind'], string>> = {
  system: 'Runs on',
  licence: 'Licence',
  command: 'Command',
  way: 'Way to get it',
};

/** What can be added to a part: what its name is asked as, and its text; null where the name is all there is. */
export const addedParts = {
  plan: { label: 'Plan', text: 'Price' },
  feature: { label: 'Feature', text: 'What it does' },
  integration: { label: 'Integration', text: null },
  question: { label: 'Question', text: 'Answer' },
  figure: { label: 'Claim with its figure', text: null },
  company: { label: 'Statement', text: null },
  notice: { label: 'Notice', text: null },
  limit: { label: 'Limit', text: null },
  access: { label: 'A system, licence, command or way', text: null },
} as const satisfies Partial<Record<FieldPart, { label: string; text: string | null }>>;
export type AddedPart = keyof typeof addedParts;

/** What the owner says of a field; null: it is not so, and is said no more. */
export const ownerWord = z.object({ field: z.string(), label: z.string(), said: z.string().nullable() });
export type OwnerWord = z.infer<typeof ownerWord>;

export const productField = z.object({
  field: z.string(),
  part: z.enum(fieldParts),
  label: z.string(),
  /** As articles use it; null: nothing was found, or the owner took it out. */
  value: z.string().nullable(),
  /** What kind of text it is: prices are read by their grammar, lists line by line. */
  form: z.enum(['text', 'lines', 'price', 'name']),
  /** Words of others stay as they are: they can only be taken out. */
  canChange: z.boolean(),
  /** Where the site says what it says: the page (its place in `pages`) and its words there. */
  source: z.object({ page: z.number().int(), quote: z.string() }).nullable(),
  /** What the site says where the owner says otherwise; its value null: the site says nothing. */
  correction: z.object({ site: z.string().nullable(), at: z.string() }).nullable(),
});
export type ProductField = z.infer<typeof productField>;

const productPage = z.object({ url: z.string(), title: z.string(), fetchedAt: z.string() });
const productArticle = article.pick({ id: true, slug: true, title: true, status: true, version: true });

/** A field that the site says otherwise since it was read last. */
export const fieldChange = z.object({
  field: z.string(),
  part: z.enum(fieldParts),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** The last look at the site: under way, failed, or what it found. */
export const siteCheck = z.object({
  isReading: z.boolean(),
  failure: z.string().nullable(),
  checkedAt: z.string().nullable(),
  changes: z.array(fieldChange),
});
export type SiteCheck = z.infer<typeof siteCheck>;

export const product = z.object({
  name: z.string(),
  url: z.string(),
  pages: z.array(productPage),
  fields: z.array(productField),
  articles: z.array(productArticle),
  check: siteCheck,
  /** What another article from this could be about. */
  ideas: z.array(z.object({ keyword: z.string(), reason: z.string() })),
});
export type Product = z.infer<typeof product>;

const fieldName = z.string().min(1).max(160);
const said = z.string().trim().min(1, 'Please say what it is.').max(fieldMaxLength, 'Please keep this shorter.');

/** A correction of one field; `said` null takes the field out. */
export const correctionBody = z.object({ field: fieldName, said: said.nullable() });
export type CorrectionBody = z.infer<typeof correctionBody>;

export const additionBody = z.object({
  part: z.enum(Object.keys(addedParts) as [AddedPart, ...AddedPart[]]),
  label: z.string().trim().min(1, 'Please name it.').max(fieldLabelMaxLength, 'Please keep this shorter.'),
  /** Asked of what has a name apart from it. */
  said: z.string().trim().max(fieldMaxLength, 'Please keep this shorter.').nullish(),
});
export type AdditionBody = z.infer<typeof additionBody>;

export const withdrawalBody = z.object({ field: fieldName });
export type WithdrawalBody = z.infer<typeof withdrawalBody>;
export const acceptedChangesBody = z.object({ fields: z.array(fieldName).min(1).max(1000) });

/** A sentence or a cell of an article that the product's sheet says otherwise by now. */
export const articleChange = z.object({
  id: z.string(),
  field: z.string(),
  /** The field as it is called on the sheet. */
  label: z.string(),
  before: z.string(),
  /** Null: it must be rewritten by hand. Empty: it goes. */
  after: z.string().nullable(),
});
export type ArticleChange = z.infer<typeof articleChange>;

export const productUpdates = z.object({
  articles: z.array(z.object({ article: productArticle, changes: z.array(articleChange) })),
});
export type ProductUpdates = z.infer<typeof productUpdates>;

export const acceptedUpdatesBody = z.object({ ids: z.array(z.string().max(64)).min(1).max(1000) });
