import { standsIn } from '../../../contract/seo/keyphrase.ts';
import { escapePattern } from '../../../escape-pattern.ts';
import { functionWords } from '../../../language/data/function-words.ts';
import { stem } from '../../../language/stem.ts';
import { wordsOf } from '../../../language/words.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { describeCategory } from '../category.ts';

import { choose, countWordsIn, type Kit, state } from '../kit.ts';
import { readOffer, tellStart } from '../offers.ts';
import type { PlannedSection } from '../plan.ts';
import { holdsKeyphrase } from '../product-noun.ts';
import { retellAll } from '../retell.ts';
import { readStatement } from '../rewrite/statement.ts';
import { tellIntegrations } from './integrations.ts';
import { packParagraphs, paragraph, wordsIn } from './paragraphs.ts';

/** The lead: what the product is and for whom, and its most concrete facts. */
export function composeLead(kit: Kit, planned: PlannedSection): ArticleBlock[] {
  const { book } = kit.material;
  const openings = planned.items.filter(({ part }) => part === 'opening').flatMap(({ at }) => book.opening[at] ?? []);
  const opening: Sentence[] = define(kit);
  const rest = inPageOrder(
    kit,
    openings.filter((fact) => !kit.told.has(fact)),
  );
  const others: Sentence[] = [];
  // Right after a definition alone the product needs no second naming.
  for (const fact of rest)
    others.push(...tellOther(kit, fact, others.at(-1) ?? (opening.length === 1 ? opening[0] : undefined)));
  const company = planned.items.filter(({ part }) => part === 'company').flatMap(({ at }) => book.company[at] ?? []);
  others.push(...retellAll(kit, company));
  if (planned.items.some(({ part }) => part === 'integrations')) others.push(...tellIntegrations(kit));
  const offer = readOffer(kit.material);
  const start = tellStart(offer);
  if (start) others.push(...state(kit, start.text, start.facts));
  else if (offer.free)
    others.push(
      ...state(
        kit,
        choose(kit, 'free plan', [`the ${offer.free.name} plan is free`, `the ${offer.free.name} plan costs nothing`]),
        offer.free.facts,
      ),
    );
  if (opening.length + others.length <= 4 && wordsIn([...opening, ...others]) < 70)
    return [paragraph([...opening, ...others])];
  if (others.length === 1) opening.push(...others.splice(0, 1));
  if (opening.length === 1 && others.length > 1) opening.push(...others.splice(0, 1));
  return [paragraph(opening), ...packParagraphs([others])];
}

/** What the product is, with the keyphrase. */
function define(kit: Kit): Sentence[] {
  const { category, keyphrase, wording, material } = kit;
  const { product } = wording;
  const derived = material.brief.keywords.length === 0;
  if (category && holdsKeyphrase(category, keyphrase.phrase)) {
    kit.told.add(category.fact);
    return tellDefinition(kit, product, describeCategory(category), category.fact);
  }
  if (
    !category &&
    derived &&
    material.source.kind !== 'article' &&
    keyphrase.inSentence !== null &&
    keyphrase.short === null
  )
    return state(kit, `${product} handles ${keyphrase.phrase}`, [material.book.name]);
  const what = category ? describeCategory(category) : null;
  const facts = category ? [category.fact] : [material.book.name];
  if (category) kit.told.add(category.fact);
  const tail = what ? `, ${what}` : '';
  const sentence = introduce(kit, tail);
  if (category) return state(kit, sentence, facts);
  const holding = (text: string) => (fact: number) => standsIn(text, material.book.facts[fact]?.quote ?? '');
  const definition =
    material.book.opening.find(holding(keyphrase.phrase)) ?? material.book.opening.find(holding(product));
  const told = definition === undefined ? [] : retellAll(kit, [definition]);
  return told.some(({ text }) => standsIn(keyphrase.phrase, text)) ? told : [...told, ...state(kit, sentence, facts)];
}

/** A long definition takes two sentences. */
function tellDefinition(kit: Kit, subject: string, what: string, fact: number): Sentence[] {
  const long = /^(.{12,}?) (that|which) (\p{Ll}+s .+)$/u.exec(what);
  const [, head, , does] = long ?? [];
  if (head && does && countWordsIn(what) > 24)
    return [...state(kit, `${subject} is ${head}`, [fact]), ...state(kit, `it ${does}`, [fact])];
  return state(kit, `${subject} is ${what}`, [fact]);
}

/** Leads from what readers searched for to the product, where the source does not call it so itself. */
function introduce(kit: Kit, tail: string | null): string {
  const { keyphrase, wording } = kit;
  const { phrase } = keyphrase;
  if (kit.material.source.kind === 'article') return `${wording.product} reports on ${phrase}`;
  const end = tail ?? '';
  const first = phrase.split(' ')[0]?.toLowerCase() ?? '';
  if (standsIn(wording.product, phrase))
    return `this article looks at ${phrase}${end && `: ${wording.product} is ${end.replace(/^, /, '')}`}`;
  if (/^(?:best|top)$/.test(first)) return `any comparison of the ${phrase} can include ${wording.product}${end}`;
  if (/^how$/.test(first)) return `for readers who want to know ${phrase}, one answer is ${wording.product}${end}`;
  if (keyphrase.short !== null)
    return /\bsoftware$/.test(phrase)
      ? `one choice of ${phrase} is ${wording.product}${end}`
      : `one ${phrase} to know is ${wording.product}${end}`;
  if (/^(?:what|why|when|where|who|which|is|are|can|do|does)$/.test(first))
    return `for readers who ask ${phrase}, one product to know is ${wording.product}${end}`;
  return choose(kit, 'topic', [
    `for ${phrase}, one product to know is ${wording.product}${end}`,
    `one product for ${phrase} is ${wording.product}${end}`,
  ]);
}

/** A further definition is told as what the product does; one that adds nothing is left out. */
function tellOther(kit: Kit, fact: number, before: Sentence | undefined): Sentence[] {
  const quote = kit.material.book.facts[fact]?.quote ?? '';
  const { product } = kit.wording;
  if (
    !kit.category ||
    !new RegExp(`^${escapePattern(product)} is (?:an?|the)? ?${escapePattern(kit.category.noun)}\\b`).test(quote)
  )
    return adds(kit, quote) && !saysForWhom(kit, quote) ? retellAll(kit, [fact], before ? { before } : {}) : [];
  const does = / that (\p{Ll}+s .+)$/u.exec(readStatement(quote, kit.wording)?.text ?? '')?.[1];
  if (!does || quote.includes(':')) return [];
  kit.told.add(fact);
  return state(kit, `${product} ${does}`, [fact]);
}

/** True for a second 'is for …' where the definition has said for whom the product is. */
const saysForWhom = ({ category, wording }: Kit, quote: string) =>
  /^for /.test(category?.tail ?? '') &&
  new RegExp(
    `^(?:${escapePattern(wording.product)} is (?:(?:built|made|designed|meant) )?|(?:Built|Made|Designed|Meant) )for `,
  ).test(quote);

/** False where half of what a sentence says has been said: product pages define themselves more than once. */
function adds(kit: Kit, quote: string): boolean {
  const stems = (text: string) =>
    new Set(
      wordsOf(text)
        .filter((word) => word.length > 2 && !functionWords.has(word))
        .map(stem),
    );
  const own = stems(quote);
  return [...kit.said].every((sentence) => {
    const said = stems(sentence);
    const shared = [...own].filter((word) => said.has(word)).length;
    return shared < 3 || shared / own.size < 0.6;
  });
}

function inPageOrder({ material }: Kit, facts: readonly number[]): number[] {
  const place = (fact: number) => {
    const { quote, source } = material.book.facts[fact] ?? { quote: '', source: 0 };
    const at = material.source.pages[source]?.text.indexOf(quote) ?? -1;
    return at < 0 ? Number.MAX_SAFE_INTEGER : source * 1e7 + at;
  };
  return [...facts].sort((a, b) => place(a) - place(b));
}
