import { escapePattern } from '../../escape-pattern.ts';
import { foldText } from '../../language/fold.ts';
import { plainSentence, type Sentence } from '../article/section.ts';
import { basisOf, rootsOf, type Told } from './basis.ts';
import { findWrongDates } from './dates.ts';
import { findDoubts } from './doubts.ts';
import { findWrongFigures } from './figures.ts';
import type { Ground } from './ground.ts';
import { findWrongMoney } from './money.ts';
import { createNameCheck } from './names.ts';
import { findFlips } from './negation.ts';
import { createPartnerCheck } from './partners.ts';
import { createPlanCheck } from './plan-features.ts';
import { findSwappedPrices, pricedPlans } from './plan-prices.ts';
import { findWrongLinks, findWrongQuotes } from './quotes.ts';
import { findWrongSpeakers } from './speakers.ts';
import { findStandards } from './standards.ts';
import { findRanks } from './superlatives.ts';
import { createUnfoundedCheck } from './unfounded.ts';

/** `inventions` cannot stay; `doubts` may be right, and a person should look. Each says what is wrong with the sentence. */
export type Findings = { inventions: string[]; doubts: string[] };

export type Grounding = {
  /** What the sentence has that its facts have not; `before` is the sentence that it may refer to, `following` the items of its list. */
  check(sentence: Sentence, around?: { before?: Sentence; following?: number }): Findings;
  /** What a title or heading claims beyond these facts; any of its words may have a capital. */
  heading(text: string, facts: readonly number[]): string[];
};
type Options = { language?: string; partners?: readonly string[] };

const missing = (words: string) => `“${words}” stands in none of its facts`;
const unknownName = (name: string) => `the name “${name}” stands in none of its facts`;
const unlisted = (claim: string) => `the page does not list ${claim}`;

/** Decides whether sentences say more than the facts that they rest on, by what can be checked. */
export function createGrounding(material: Ground, { language = 'en', partners = [] }: Options = {}): Grounding {
  const { brief, book, source } = material;
  const { sheet, pages } = source;
  const asked = brief.keywords.map(foldText);
  const plans = pricedPlans(sheet.plans);
  const counts = { plans: plans.length, integrations: sheet.integrations.length };
  const planCheck = createPlanCheck(sheet.plans);
  const names = createNameCheck(material, language);
  const partner = createPartnerCheck(source, partners);
  const isUnfounded = createUnfoundedCheck(source, asked, language);
  const speakers = sheet.quotes.map(({ speaker }) => speaker);
  const named = rootsOf([sheet.name, ...sheet.plans.map(({ name }) => name), ...speakers].join('\n'));
  const known = new Set([
    ...named,
    ...rootsOf([...asked, ...pages.flatMap(({ title, text }) => [title, text])].join('\n')),
  ]);
  const unnamed = nameRemover([sheet.name, ...brief.keywords]);
  const isDoubtable = language === 'en' && language === (source.language ?? 'en');

  const tell = (text: string, facts: readonly number[]): Told => ({
    ...{ text, folded: foldText(text), language },
    basis: basisOf(facts.flatMap((fact) => book.facts[fact] ?? [])),
  });

  const wrongNumbers = (told: Told, following = 0): string[] => {
    const money = findWrongMoney(unnamed(told.text), told.basis.quotes);
    const figures = findWrongFigures({ ...told, text: money.rest }, { ...counts, following });
    const isAsked = (words: string) => asked.some((keyword) => keyword.includes(foldText(words)));
    return [
      ...money.wrong,
      ...figures,
      ...findWrongDates({ ...told, text: money.rest, folded: foldText(money.rest) }),
    ].filter((words) => !isAsked(words));
  };

  const withFacts = (told: Told, facts: readonly number[], following = 0, before?: Sentence): Findings => {
    const bare = tell(partner.without(told.text), facts);
    const { unknown, elsewhere } = names(bare.text, told.basis);
    return {
      inventions: [
        ...wrongNumbers(bare, following).map(missing),
        ...findSwappedPrices(told.text, plans).map((claim) => `the page does not give the price ${claim}`),
        ...partner.claims(told.text, true),
        ...[...unknown, ...names.ofSheet(bare.text, told.basis)].map(unknownName),
        ...planCheck(told.text, told.basis.quotes.join('\n')).map(unlisted),
        ...findWrongSpeakers(told, sheet.quotes),
        ...findFlips(told),
        ...findRanks(bare, asked),
        ...findStandards(bare).map(missing),
      ],
      doubts: [
        ...elsewhere.map(unknownName),
        ...(isDoubtable
          ? findDoubts({ ...bare, text: unnamed(bare.text) }, known, named, before?.facts.length ? before.text : '')
          : []),
      ],
    };
  };

  const withoutFacts = (told: Told, linked: boolean, before?: Sentence): Findings => {
    const bare = tell(partner.without(told.text), []);
    const { unknown, elsewhere } = names(bare.text, told.basis);
    // 'Two questions come up' is no figure; '30 countries' and '$5' are.
    const figures = wrongNumbers(bare).filter((words) => /\d|[$€£]/.test(words));
    const { claims, doubts } = isUnfounded(bare, linked, before);
    return {
      inventions: [...partner.claims(told.text, false), ...[...figures, ...unknown].map(missing), ...claims],
      doubts: [...elsewhere.map(unknownName), ...doubts],
    };
  };

  return {
    check: ({ text, facts }, { before, following } = {}) => {
      const told = tell(plainSentence(text), facts);
      const isLinked = /\]\(/.test(text);
      const found = facts.length > 0 ? withFacts(told, facts, following, before) : withoutFacts(told, isLinked, before);
      const always = [...findWrongQuotes(told, asked, pages), ...findWrongLinks(text, pages)];
      return { inventions: [...new Set([...found.inventions, ...always])], doubts: [...new Set(found.doubts)] };
    },
    heading: (text, facts) => {
      const told = tell(plainSentence(text), facts);
      return [
        ...[...wrongNumbers(told), ...findStandards(told)].map(missing),
        ...findSwappedPrices(told.text, plans).map((claim) => `the page does not give the price ${claim}`),
        ...names.ofSheet(told.text, told.basis).map(unknownName),
        ...findRanks(told, asked),
      ];
    },
  };
}

/** Takes names away that may hold figures: 'Studio 365'. */
function nameRemover(names: readonly string[]): (text: string) => string {
  const patterns = names
    .filter((name) => /\d/.test(name))
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu'));
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}
