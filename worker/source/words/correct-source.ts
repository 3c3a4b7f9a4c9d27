import { authorAddress, type OwnerWord } from '../../contract/product.ts';
import type { Price, ProductSheet } from '../../contract/product-sheet.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { splitSentences } from '../../language/sentences.ts';
import { foldText } from '../../language/words.ts';
import { sha256Hex } from '../../sha256.ts';
import { findPrices, samePrice } from '../money/index.ts';
import { noMeta } from '../page/no-meta.ts';
import type { Source, SourcePage } from '../types.ts';
import { fieldsOf, readFieldName } from './fields.ts';
import { setField, statedLines } from './set-field.ts';

/** The owner's words as a page: what rests on them is told by the same rules as what rests on a page of the site. */
export async function authorPageOf(words: readonly OwnerWord[], at: number): Promise<SourcePage> {
  const text = words.flatMap(statedLines).join('\n');
  return {
    ...{ url: authorAddress, title: 'Stated by the author', description: null, language: null, fetchedAt: at },
    ...{ hash: await sha256Hex(`${authorAddress}\n${text}`), text, blocks: [], links: [], meta: noMeta },
  };
}

/** The sheet with all that its owner says in it; what is new stands on the page given. */
export const correctSheet = (sheet: ProductSheet, words: readonly OwnerWord[], page: number): ProductSheet =>
  words.reduce((corrected, word) => setField(corrected, word, page), sheet);

/**
 * What is to be told of a product whose owner says otherwise than its site: the sheet with the owner's words, and of what the site
 * says elsewhere nothing that speaks against them.
 */
export async function correctSource(source: Source, words: readonly OwnerWord[], at: number): Promise<Source> {
  if (words.length === 0) return source;
  const page = source.pages.length;
  const sheet = correctSheet(source.sheet, words, page);
  const speaksAgainst = againstWords(source.sheet, sheet, words);
  const holds = (text: string) => !speaksAgainst(text);
  const isTold = (entry: { text: string; page: number }) => entry.page === page || holds(entry.text);
  return {
    ...source,
    pages: [...source.pages, await authorPageOf(words, at)],
    sheet: {
      ...sheet,
      description: sheet.description && (isTold(sheet.description) ? sheet.description : null),
      plans: sheet.plans.map((plan) => ({ ...plan, includes: plan.includes.filter(holds) })),
      features: sheet.features.map((entry) =>
        entry.page === page ? entry : { ...entry, sentences: entry.sentences.filter(holds) },
      ),
      questions: sheet.questions
        .map((entry) => (entry.page === page ? entry : { ...entry, answer: entry.answer.filter(holds) }))
        .filter(({ answer }) => answer.length > 0),
      figures: sheet.figures.filter(({ claim, ...entry }) => isTold({ ...entry, text: claim })),
      company: sheet.company.filter(isTold),
      notices: sheet.notices.filter(isTold),
      limits: sheet.limits.filter(isTold),
      terms: sheet.terms.filter(isTold),
      access: sheet.access.filter(({ quote, page }) => isTold({ text: quote, page })),
    },
    passages: source.passages.map((passage) => ({ ...passage, sentences: passage.sentences.filter(holds) })),
  };
}

/** Shorter texts stand in many a sentence that says something else. */
const fewestLetters = 12;
const piecesOf = (text: string) => text.split('\n').flatMap(splitSentences);

/** Whether a text says what is said no more: a price that is gone, a name that is out, words that were replaced. */
function againstWords(
  before: ProductSheet,
  after: ProductSheet,
  words: readonly OwnerWord[],
): (text: string) => boolean {
  const values = new Map(fieldsOf(before).map(({ field, value }) => [field, value ?? '']));
  const replaced = words.map(({ field, said }) => {
    const kept = new Set(piecesOf(said ?? '').map(foldText));
    const pieces = piecesOf(values.get(field) ?? '').filter((piece) => !kept.has(foldText(piece)));
    return { ...readFieldName(field), pieces };
  });
  const texts = replaced
    .filter(({ part, facet }) => part !== 'integration' && facet !== 'price')
    .flatMap(({ pieces }) => pieces.filter(({ length }) => length >= fewestLetters).map(foldText));
  const names = replaced.filter(({ part }) => part === 'integration').flatMap(({ pieces }) => pieces.map(asWord));
  const left = pricesOf(after);
  const gone = pricesOf(before).filter((price) => !left.some((other) => samePrice(price, other)));
  return (text) => {
    const folded = foldText(text);
    return (
      names.some((name) => name.test(folded)) ||
      texts.some((other) => folded.includes(other)) ||
      findPrices(text).some(({ price }) => gone.some((other) => samePrice(other, price)))
    );
  };
}

const pricesOf = ({ plans }: ProductSheet): Price[] =>
  plans.flatMap(({ price, otherPrices }) => [...(price ? [price] : []), ...otherPrices]).filter(({ amount }) => amount);

const asWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(foldText(name))}(?![\\p{L}\\p{N}])`, 'u');
