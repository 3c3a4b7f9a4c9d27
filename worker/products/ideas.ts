import type { Product } from '../contract/product.ts';
import type { ProductSheet } from '../contract/product-sheet.ts';
import { joinList } from '../language/grammar.ts';

const mostIdeas = 6;
const mostNames = 3;
const longestKind = 6;

/** What another article could be about: search phrases that the sheet has something to say on and that no article is on yet. */
export function ideasFrom(sheet: ProductSheet, taken: readonly string[]): Product['ideas'] {
  const { name, kind, audience, plans, features, integrations, questions, quotes } = sheet;
  const names = (entries: ReadonlyArray<{ name: string }>) =>
    joinList(entries.slice(0, mostNames).map((entry) => entry.name));
  const kindOf = kind && kind.text.split(' ').length <= longestKind ? kind.text : null;
  const whom = audience?.text.replace(/^for /i, '') ?? '';
  const ideas = [
    ...(kindOf ? [{ keyword: kindOf, reason: 'The kind of product, as its site names it' }] : []),
    ...(kindOf && whom && whom.split(' ').length <= longestKind
      ? [{ keyword: `${kindOf} for ${whom}`, reason: 'For whom its site says it is' }]
      : []),
    ...(plans.length > 0 ? [{ keyword: `${name} pricing`, reason: `Plans: ${names(plans)}` }] : []),
    ...(features.length > 1 ? [{ keyword: `${name} features`, reason: `Features: ${names(features)}` }] : []),
    ...(integrations.length > 1
      ? [{ keyword: `${name} integrations`, reason: `Integrations: ${names(integrations)}` }]
      : []),
    ...(quotes.length > 1 ? [{ keyword: `${name} reviews`, reason: `${quotes.length} quotations on its site` }] : []),
    ...questions
      .slice(0, 1)
      .map(() => ({ keyword: `${name} questions`, reason: `${questions.length} answered questions` })),
    { keyword: name, reason: 'The product by its name' },
  ];
  const known = new Set(taken.map((keyword) => keyword.toLowerCase()));
  return ideas.filter(({ keyword }) => !known.has(keyword.toLowerCase())).slice(0, mostIdeas);
}
