import { escapePattern } from '../../escape-pattern.ts';
import { foldText } from '../../language/fold.ts';
import { type ArticleBlock, plainSentence, type Section, type Sentence } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import { basisOf, rootsOf, type Told } from './basis.ts';
import { findWrongDates } from './dates.ts';
import { findDoubts } from './doubts.ts';
import { type Counts, findWrongFigures } from './figures.ts';
import { createNameCheck } from './names.ts';
import { findFlips } from './negation.ts';
import { createPartnerCheck } from './partners.ts';
import { createPlanCheck } from './plan-features.ts';
import { findSwappedPrices, findWrongMoney, type PricedPlan } from './price-claims.ts';
import { findWrongLinks, findWrongQuotes } from './quotes.ts';
import { findWrongSpeakers } from './speakers.ts';
import { findStandards } from './standards.ts';
import { standsAsWord } from './stands-as-word.ts';
import { findRanks } from './superlatives.ts';

/** `inventions` cannot stay; `doubts` may be right, and a person should look. Each says what is wrong with the sentence. */
export type Findings = { inventions: string[]; doubts: string[] };

export type Grounding = {
  /** What the sentence has that its facts have not; `before` is the sentence that it may refer to, `following` the items of its list. */
  check(sentence: Sentence, around?: Around): Findings;
  /** The part of it that holds for sentences which a writer composes from the facts alone. */
  findInventions(sentence: Sentence): string[];
  /** Whether a title or heading claims nothing beyond these facts; any of its words may have a capital. */
  heading(text: string, facts: readonly number[]): string[];
};
type Around = { before?: Sentence; following?: number };
type Options = { language?: string; partners?: readonly string[] };

/** Decides whether sentences say more than the facts that they rest on, by what can be checked. */
export function createGrounding(material: Material, { language = 'en', partners = [] }: Options = {}): Grounding {
  const { brief, book, source } = material;
  const { sheet } = source;
  const plans = sheet.plans.map(
    ({ name, price, otherPrices }): PricedPlan => ({ name, prices: price ? [price, ...otherPrices] : otherPrices }),
  );
  const planCheck = createPlanCheck(sheet.plans);
  const names = createNameCheck(material, language);
  const partnerCheck = createPartnerCheck(source, partners);
  const known = rootsOf(
    [
      sheet.name,
      ...brief.keywords,
      ...sheet.quotes.map(({ speaker }) => speaker),
      ...source.pages.flatMap(({ title, text }) => [title, text]),
    ].join('\n'),
  );
  const isComparable = language === (source.language ?? 'en');
  const subjects = [
    // The subject of pages about a matter is no product: to introduce it is no claim.
    ...(source.kind === 'product' ? [sheet.name] : []),
    ...[...sheet.plans, ...sheet.integrations].map(({ name }) => name),
  ];
  const unnamed = nameRemover([sheet.name, ...brief.keywords]);
  const counts: Counts = { plans: plans.length, integrations: sheet.integrations.length, following: 0 };

  const toldBy = (text: string, facts: readonly number[]): Told => ({
    ...{ text, folded: foldText(text), language },
    basis: basisOf(facts.flatMap((fact) => book.facts[fact] ?? [])),
  });

  /** What is certain whoever wrote the sentence. */
  const hard = (told: Told, following: number): string[] => {
    const money = findWrongMoney(unnamed(told.text), told.basis.quotes);
    const rest = { ...told, text: money.rest };
    const isAsked = (words: string) => brief.keywords.some((keyword) => foldText(keyword).includes(foldText(words)));
    const missing = [
      ...money.wrong,
      ...findWrongFigures(rest, { ...counts, following }),
      ...findWrongDates(told),
    ].filter((words) => !isAsked(words));
    return [
      ...missing.map((words) => `“${words}” stands in none of its facts`),
      ...findSwappedPrices(told.text, plans).map((claim) => `the page does not give the price ${claim}`),
    ];
  };

  const withFacts = (told: Told, following: number): Findings => {
    const partner = partnerCheck.claims(told.text, true);
    const plain = partnerCheck.without(told.text);
    const bare = { ...told, text: plain, folded: foldText(plain) };
    const { unknown, elsewhere } = names(plain, told.basis);
    return {
      inventions: [
        ...hard(bare, following),
        ...partner,
        ...[...new Set([...unknown, ...names.ofSheet(plain, told.basis)])].map(
          (name) => `the name “${name}” stands in none of its facts`,
        ),
        ...planCheck
          .findWrongFeatures(told.text, told.basis.quotes.join('\n'))
          .map((claim) => `the page does not list ${claim}`),
        ...findWrongSpeakers(told, sheet.quotes),
        ...findFlips(told),
        ...findRanks(bare, brief.keywords).map((rank) => `“${rank}” ranks, and none of its facts does`),
        ...findStandards(bare).map((word) => `“${word}” stands in none of its facts`),
      ],
      doubts: [
        ...elsewhere.map((name) => `the name “${name}” stands in none of its facts`),
        ...(language === 'en' && isComparable ? findDoubts({ ...bare, text: unnamed(plain) }, known) : []),
      ],
    };
  };

  const withoutFacts = (text: string, told: Told, { before, following = 0 }: Around): Findings => {
    const leads = told.text.endsWith('?') || /\]\(/.test(text);
    const partner = partnerCheck.claims(told.text, false);
    const plain = partnerCheck.without(told.text);
    const { unknown, elsewhere } = names(plain, told.basis);
    const named = leads ? [] : subjects.filter((name) => standsAsWord(name, plain));
    const refersBack = pronoun.test(plain) && !impersonal.test(plain) && !(before && before.facts.length === 0);
    const figures = hard({ ...told, text: plain, folded: foldText(plain) }, following).filter((fault) =>
      /\d|[$€£]/.test(fault),
    );
    return {
      inventions: [
        ...partner,
        ...figures,
        ...unknown.filter((name) => !named.includes(name)).map((name) => `the name “${name}” needs a fact`),
        ...named.map((name) => `it speaks of ${name} and names no fact`),
        ...(!leads && (theProduct.test(plain) || refersBack) ? ['it speaks of the product and names no fact'] : []),
        ...(leads || language !== 'en'
          ? []
          : findRanks(told, brief.keywords).map((rank) => `“${rank}” ranks and names no fact`)),
      ],
      doubts: [
        ...elsewhere.map((name) => `the name “${name}” needs a fact`),
        ...(language === 'en' && concludes.test(plain) ? ['it draws a conclusion and names no fact'] : []),
      ],
    };
  };

  const check = ({ text, facts }: Sentence, around: Around = {}): Findings => {
    const told = toldBy(plainSentence(text), facts);
    const asked = brief.keywords.map(foldText);
    const always = [...findWrongQuotes(told, asked, source.pages), ...findWrongLinks(text, source.pages)];
    const found = facts.length > 0 ? withFacts(told, around.following ?? 0) : withoutFacts(text, told, around);
    return { inventions: [...new Set([...found.inventions, ...always])], doubts: [...new Set(found.doubts)] };
  };

  return {
    check,
    findInventions: ({ text, facts, kind }) => {
      const told = toldBy(plainSentence(text), facts);
      const linked = findWrongLinks(text, source.pages);
      if (kind === 'reckoned') return linked;
      const strangers = names
        .ofSheet(told.text, told.basis)
        .map((name) => `the name “${name}” stands in none of its facts`);
      const quoted = facts.length > 0 ? findWrongQuotes(told, brief.keywords.map(foldText), source.pages) : [];
      return [...hard(told, 0), ...strangers, ...quoted, ...linked];
    },
    heading: (text, facts) => {
      const told = toldBy(plainSentence(text), facts);
      return [
        ...hard(told, mostListed),
        ...names.ofSheet(told.text, told.basis).map((name) => `the name “${name}” stands in none of its facts`),
        ...findRanks(told, brief.keywords).map((rank) => `“${rank}” ranks, and none of its facts does`),
        ...findStandards(told).map((word) => `“${word}” stands in none of its facts`),
      ];
    },
  };
}

const mostListed = 0;
const pronoun = /^(?:it|its|they|their|this)\b/i;
const impersonal = /^it (?:pays|makes sense|is (?:worth|wise|tempting))\b/i;
const theProduct =
  /^the (?:product|tool|app|platform|software|service|company|team|plans?|prices?|makers?|vendor|website|site)\b/i;
/** What comes of something that the sentence before has told. */
const concludes =
  /^(?:(?:all of )?(?:this|that|these|those)|which)\s+(?:also\s+)?(?:makes?|means?|saves?|spares?|pays? off|lets?|helps?|cuts?|gives?)\b/i;

/** Takes names away that may hold figures: 'Studio 365'. */
function nameRemover(names: readonly string[]): (text: string) => string {
  const patterns = names
    .filter((name) => /\d/.test(name))
    .map((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu'));
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** The section without the sentences that say more than their facts. */
export function dropInventions(section: Section, grounding: Grounding): Section {
  const keep = (sentences: Sentence[]) =>
    sentences.filter((sentence) => grounding.findInventions(sentence).length === 0);
  const blocks = section.blocks.flatMap((block): ArticleBlock[] => {
    if (block.kind === 'paragraph') {
      const sentences = keep(block.sentences);
      return sentences.length > 0 ? [{ ...block, sentences }] : [];
    }
    if (block.kind === 'list') {
      const items = keep(block.items);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.kind === 'table') {
      const rows = block.rows.filter(
        ({ cells, facts }) => grounding.findInventions({ text: cells.join(' '), facts }).length === 0,
      );
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    return [block];
  });
  return { ...section, blocks };
}
