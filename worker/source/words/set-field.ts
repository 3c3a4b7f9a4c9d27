import type { OwnerWord } from '../../contract/product.ts';
import type { Plan, Price, ProductSheet, Statement } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { readPrices } from '../money/index.ts';
import { kindOfAccess } from '../sheet/access/kind-of.ts';
import { keyOf, readFieldName } from './fields.ts';

/** Prices as a person writes them: '$39 per month', or several with '; ' between them. Empty: that is no price. */
export const readSaidPrices = (text: string): Price[] => readPrices(text.trim());

/** Whether a text can be what the owner says of a field; else why not. */
export function faultOf({ field, said }: OwnerWord): string | null {
  const { part, facet } = readFieldName(field);
  if (said === null || part !== 'plan' || facet !== 'price') return null;
  return readSaidPrices(said).length > 0 ? null : 'Please write the price as a page would: “$39 per month”, “Free”.';
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const figurePattern = /[$€£¥]?\d[\d.,]*(?:\s?%)?/;

/** What stands for a field on the author's page: what is said, with what it is said of where that is no part of it. */
export function statedLines({ field, label, said }: OwnerWord): string[] {
  if (said === null) return [];
  const { part, facet } = readFieldName(field);
  if (part === 'plan' && facet === 'price') return [label, ...readSaidPrices(said).map(({ text }) => text)];
  if (part === 'plan' && facet === 'includes') return [label, ...linesOf(said)];
  if (part === 'feature' || part === 'question') return [label, said];
  return [...(part === 'plan' ? [label] : []), said];
}

/** The sheet with what is said of a field in it; the entry then stands on the page given. What is said of no field changes nothing. */
export function setField(sheet: ProductSheet, word: OwnerWord, page: number): ProductSheet {
  const { part, key, facet } = readFieldName(word.field);
  const { label, said } = word;
  const stated = (text: string) => ({ text, page, quote: text });
  switch (part) {
    case 'about':
      return key === 'kind' || key === 'description' || key === 'audience'
        ? { ...sheet, [key]: said === null ? null : stated(said) }
        : sheet;
    case 'plan':
      return { ...sheet, plans: setPlan(sheet.plans, word, { key, facet, page }) };
    case 'feature':
      return {
        ...sheet,
        features: put(
          sheet.features,
          (entry) => keyOf(entry.name) === key,
          said,
          (known) => ({
            ...{ name: label, heading: null, role: 'feature' as const, availability: null, plans: [] },
            ...known,
            ...{ sentences: splitSentences(said ?? ''), page, quote: label },
          }),
        ),
      };
    case 'integration':
      return {
        ...sheet,
        integrations: put(
          sheet.integrations,
          (entry) => keyOf(entry.name) === key,
          said,
          () => ({
            ...{ name: label, page, quote: label },
          }),
        ),
      };
    case 'question':
      return {
        ...sheet,
        questions: put(
          sheet.questions,
          (entry) => keyOf(entry.question) === key,
          said,
          (known) => ({
            ...{ question: known?.question ?? label, answer: splitSentences(said ?? ''), page, quote: label },
          }),
        ),
      };
    case 'figure':
      return {
        ...sheet,
        figures: put(
          sheet.figures,
          (entry) => keyOf(entry.claim) === key,
          said,
          () => ({
            ...{
              claim: said ?? '',
              figure: figurePattern.exec(said ?? '')?.[0] ?? said ?? '',
              page,
              quote: said ?? '',
            },
          }),
        ),
      };
    case 'quote':
      return { ...sheet, quotes: sheet.quotes.filter(({ text }) => keyOf(text) !== key) };
    case 'company':
      return { ...sheet, company: putStatement(sheet.company, key, said, page) };
    case 'limit':
      return { ...sheet, limits: putStatement(sheet.limits, key, said, page) };
    case 'access':
      return {
        ...sheet,
        access: put(
          sheet.access,
          (entry) => keyOf(entry.value) === key,
          said,
          (known) => {
            const value = said ?? '';
            return { kind: known?.kind ?? kindOfAccess(value), value, url: known?.url ?? null, page, quote: value };
          },
        ),
      };
    case 'notice':
      return {
        ...sheet,
        notices: put(
          sheet.notices,
          (entry) => keyOf(entry.text) === key,
          said,
          () => ({
            ...stated(said ?? ''),
            availability: null,
          }),
        ),
      };
    default:
      return sheet;
  }
}

/** The entry in its place, at the end where there was none, or nowhere where it is not so. */
function put<Entry>(
  entries: readonly Entry[],
  isIt: (entry: Entry) => boolean,
  said: string | null,
  make: (known: Entry | null) => Entry,
): Entry[] {
  if (said === null) return entries.filter((entry) => !isIt(entry));
  return entries.some(isIt) ? entries.map((entry) => (isIt(entry) ? make(entry) : entry)) : [...entries, make(null)];
}

const putStatement = (statements: readonly Statement[], key: string, said: string | null, page: number) =>
  put(
    statements,
    (entry) => keyOf(entry.text) === key,
    said,
    () => ({ text: said ?? '', page, quote: said ?? '' }),
  );

type PlanPlace = { key: string; facet: string | null; page: number };

function setPlan(plans: readonly Plan[], { label, said }: OwnerWord, { key, facet, page }: PlanPlace): Plan[] {
  const isIt = ({ name }: Plan) => keyOf(name) === key;
  const known = plans.find(isIt);
  if (facet === 'price') {
    // A plan without its price is no plan that anybody can take.
    return put(plans, isIt, said, (plan) => {
      const [price = null, ...otherPrices] = readSaidPrices(said ?? '');
      const name = plan?.name ?? label;
      const bare = { description: null, includes: [], group: null, availability: null };
      const quote = [name, ...[price, ...otherPrices].flatMap((each) => each?.text ?? [])].join('\n');
      // The plan's other facets stay where the site says them.
      return { ...bare, page, ...plan, name, price, otherPrices, quote };
    });
  }
  if (!known) return [...plans];
  const change = facet === 'includes' ? { includes: linesOf(said ?? '') } : { description: said };
  return plans.map((plan) => (isIt(plan) ? { ...plan, ...change } : plan));
}
