import type { ArticleRow } from '../articles/to-article.ts';
import { type Product, type ProductField, partTitles } from '../contract/product.ts';
import type { Database } from '../db/client.ts';
import { inForce, type KeptWord, type ProductId, readKeptWords } from '../owner-words/words.ts';
import { correctSheet } from '../source/words/correct-source.ts';
import { type Field, fieldsOf, readFieldName } from '../source/words/fields.ts';
import { ideasFrom } from './ideas.ts';
import { noSheet, productOf, type Reading, readNewest, selectArticlesOn } from './reading.ts';
import { readCheck } from './site-check.ts';

/** What the site says of the product; 404 where nothing is kept. */
export async function requireReading(db: Database, id: ProductId): Promise<Reading> {
  const reading = await readNewest(db, id);
  if (!reading) throw noSheet();
  return reading;
}

export async function readProduct(db: Database, row: ArticleRow): Promise<Product> {
  const { url, ...id } = productOf(row);
  const [reading, words, listed] = await Promise.all([
    requireReading(db, id),
    readKeptWords(db, id),
    selectArticlesOn(db, id),
  ]);
  const { sheet } = reading;
  const pages = sheet.pages.map((page) => ({ ...page, fetchedAt: new Date(page.fetchedAt).toISOString() }));
  const corrected = correctSheet(sheet, inForce(words), sheet.pages.length);
  const taken = listed.map(({ keywords: [keyphrase = ''] }) => keyphrase);
  return {
    name: sheet.name,
    url,
    pages,
    fields: mergeWords(fieldsOf(sheet), words),
    articles: listed.map(({ id: articleId, slug, title, status, version }) => ({
      id: articleId,
      slug,
      title,
      status,
      version,
    })),
    check: await readCheck(db, id, reading),
    ideas: ideasFrom(corrected, taken),
  };
}

/** The site's fields with the owner's word where there is one, and at the end what the owner added. */
export function mergeWords(fields: readonly Field[], words: readonly KeptWord[]): ProductField[] {
  const said = new Map(words.filter(({ isWithdrawn }) => !isWithdrawn).map((word) => [word.field, word]));
  const isGone = ({ field, part }: Field) => {
    const price = `${field.split('/').slice(0, 2).join('/')}/price`;
    return part === 'plan' && field !== price && said.get(price)?.said === null;
  };
  const own = fields
    .filter((field) => !isGone(field))
    .map(({ page, quote, ...field }): ProductField => {
      const word = said.get(field.field);
      said.delete(field.field);
      return {
        ...field,
        value: word ? word.said : field.value,
        source: page === null || quote === null ? null : { page, quote },
        correction: word ? { site: field.value, at: word.updatedAt.toISOString() } : null,
      };
    });
  const added = [...said.values()].filter((word) => word.said !== null).flatMap(toAdded);
  return [...own, ...added];
}

const isPart = (name: string): name is ProductField['part'] => name in partTitles;

function toAdded({ field, label, said, updatedAt }: KeptWord): ProductField[] {
  const { part, facet } = readFieldName(field);
  const form = facet === 'price' ? 'price' : part === 'integration' ? 'name' : 'text';
  if (!isPart(part)) return [];
  return [
    {
      ...{ field, part, label: facet === 'price' ? `${label}: price` : label, value: said, form },
      ...{ canChange: part !== 'integration', source: null },
      correction: { site: null, at: updatedAt.toISOString() },
    },
  ];
}
