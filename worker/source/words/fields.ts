import { accessTitles, authorAddress, type FieldPart, type ProductField } from '../../contract/product.ts';
import type { Price, ProductSheet } from '../../contract/product-sheet.ts';
import { textKey } from '../page/fold-text.ts';

/** A field of a sheet as people read and correct it, apart from who says it. */
export type Field = Omit<ProductField, 'source' | 'correction'> & { page: number | null; quote: string | null };

const longestKey = 80;
export const keyOf = (name: string) => textKey(name).slice(0, longestKey).trim();

/** The name of a field: the part of the sheet, the entry, and what of the entry it is. */
export const fieldName = (part: FieldPart, name: string, facet?: string) =>
  [part, keyOf(name), ...(facet ? [facet] : [])].join('/');

export function readFieldName(field: string): { part: string; key: string; facet: string | null } {
  const [part = '', key = '', facet = null] = field.split('/');
  return { part, key, facet };
}

const pricesText = (prices: ReadonlyArray<Price | null>) =>
  prices.flatMap((price) => (price ? [price.text.replace(/\s+/g, ' ').trim()] : [])).join('; ') || null;

type Said = { text: string; page: number; quote: string };
const whereOf = ({ page, quote }: Pick<Said, 'page' | 'quote'>) => ({ page, quote });
const nowhere = { page: null, quote: null };

/** A sheet field by field. Of entries by one name the first counts. */
export function fieldsOf(sheet: ProductSheet): Field[] {
  const about = (label: string, name: string, said: Said | null): Field => ({
    ...{ field: `about/${name}`, part: 'about', label, value: said?.text ?? null, form: 'text', canChange: true },
    ...(said ? whereOf(said) : nowhere),
  });
  const one = (part: FieldPart, name: string, text: string, entry: Pick<Said, 'page' | 'quote'>): Field => ({
    ...{ field: fieldName(part, name), part, label: name, value: text, form: 'text', canChange: true },
    ...whereOf(entry),
  });
  const fields = [
    about('Kind of product', 'kind', sheet.kind),
    about('Description', 'description', sheet.description),
    about('For whom', 'audience', sheet.audience),
    ...sheet.plans.flatMap(planFields),
    ...sheet.features.map((feature) =>
      one('feature', feature.name, feature.sentences.join(' ') || feature.name, {
        ...feature,
        quote: feature.sentences.join(' ') || feature.quote,
      }),
    ),
    ...sheet.integrations.map((entry) => ({
      ...one('integration', entry.name, entry.name, entry),
      ...{ form: 'name' as const, canChange: false },
    })),
    ...sheet.questions.map((entry) =>
      one('question', entry.question, entry.answer.join(' '), { ...entry, quote: entry.answer.join(' ') }),
    ),
    ...sheet.figures.map((entry) => one('figure', entry.claim, entry.claim, entry)),
    ...sheet.quotes.map((entry) => ({
      ...one('quote', entry.text, entry.text, entry),
      ...{ label: entry.speaker, canChange: false },
    })),
    ...sheet.company.map((entry) => one('company', entry.text, entry.text, entry)),
    ...sheet.notices.map((entry) => one('notice', entry.text, entry.text, entry)),
    ...sheet.limits.map((entry) => one('limit', entry.text, entry.text, entry)),
    ...sheet.access.map((entry) => ({
      ...one('access', entry.value, entry.value, entry),
      label: accessTitles[entry.kind],
    })),
  ];
  return [...new Map(fields.toReversed().map((field) => [field.field, field])).values()].toReversed();
}

function planFields({
  name,
  price,
  otherPrices,
  description,
  includes,
  page,
  quote,
}: ProductSheet['plans'][number]): Field[] {
  const facet = (of: string, label: string, value: string | null, form: Field['form']): Field => ({
    ...{ field: fieldName('plan', name, of), part: 'plan', label: `${name}: ${label}`, value, form, canChange: true },
    ...(value === null ? nowhere : { page, quote: of === 'price' ? quote : value }),
  });
  return [
    facet('price', 'price', pricesText([price, ...otherPrices]), 'price'),
    ...(description === null ? [] : [facet('description', 'for whom', description, 'text')]),
    ...(includes.length === 0 ? [] : [facet('includes', 'what is listed', includes.join('\n'), 'lines')]),
  ];
}

/** The pages that were read: what the author says is none of them. */
export const sitePages = <Page extends { url: string }>({ pages }: { pages: readonly Page[] }): Page[] =>
  pages.filter(({ url }) => url !== authorAddress);

/** The place of the page that stands for the author's word; -1 where the author has said nothing. */
export const authorPage = (pages: ReadonlyArray<{ url: string }>) =>
  pages.findIndex(({ url }) => url === authorAddress);
