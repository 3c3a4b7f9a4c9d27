import { frequentWords } from '../../language/data/frequent-words.ts';
import { functionWords } from '../../language/data/function-words.ts';
import { isPossibleThird, isThirdPersonVerb } from '../../language/verb-forms.ts';
import { standsAsWord } from '../../language/words.ts';
import type { Ground, Told } from './basis.ts';
import { findRanks } from './claims.ts';
import { concludes, impersonal, matters, pronoun, theProduct } from './data/product-words.ts';
import { offers } from './data/rank-words.ts';

const everyday: ReadonlySet<string> = new Set(frequentWords);
/** What makes a plan of the word before it. */
const ofPlan =
  /^(?:plans?|tiers?|packages?|editions?|versions?|accounts?|users?|customers?|members?|subscribers?)\b|ly\b/i;

/** 'Free assignment matters' begins with an everyday word; 'Free gets a seat' and 'Free users' with a plan that is called so. */
function asWord(text: string, name: string): string {
  const [next = ''] = text.slice(name.length + 1).split(' ', 1);
  const isNoun = !functionWords.has(next) && !isThirdPersonVerb(next) && !isPossibleThird(next) && !ofPlan.test(next);
  return text.startsWith(`${name} `) && everyday.has(name.toLowerCase()) && isNoun ? text.slice(name.length) : text;
}

const furthestVerb = 7;
/** Of no product: what it says of itself, of everybody, or why a thing matters. */
const isImpersonal = (text: string) =>
  impersonal.test(text) ||
  (/^this\b/i.test(text) && text.split(' ', furthestVerb).some((word) => matters.test(word.replace(/,$/, ''))));

/**
 * A sentence without facts explains or leads on; it says nothing about the product. A question or a link may name it, and a pronoun
 * may stand for what an explanation before it was about.
 */
export function createUnfoundedCheck({ kind, sheet }: Ground['source'], asked: readonly string[]) {
  const named = [...sheet.plans, ...sheet.integrations].map(({ name }) => name);
  // The subject of pages about a matter is no product: to introduce it is no claim.
  const subjects = kind === 'product' ? [sheet.name, ...named] : named;
  return (told: Told): { claims: string[]; doubts: string[] } => {
    const { text, folded, language, before, isLinked } = told;
    const doubts = language === 'en' && concludes.test(text) ? ['it draws a conclusion and names no fact'] : [];
    if (text.endsWith('?') || isLinked) return { claims: [], doubts };
    const refersBack = !isImpersonal(text) && before?.facts.length !== 0;
    const about = subjects.filter((name) => standsAsWord(name, asWord(text, name)));
    const [pointing] = theProduct.exec(text) ?? ((refersBack && pronoun.exec(text)) || []);
    if (pointing) about.push(`the product (“${pointing}”)`);
    // In an explanation 'the oddest file' ranks nobody's product.
    const ranked = offers.test(folded) ? findRanks(told, asked) : [];
    return { claims: [...about.map((name) => `it speaks of ${name} and names no fact`), ...ranked], doubts };
  };
}
