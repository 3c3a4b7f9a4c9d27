import { escapePattern } from '../../escape-pattern.ts';
import { foldText } from '../../language/words.ts';
import { plainSentence, type Sentence } from '../article/section.ts';
import { type Around, basisOf, type Ground, inFull, namesOf, rootsOf, type Told } from './basis.ts';
import { createGenderCheck, createUnfoundedCheck, findRanks, findStandards } from './claims.ts';
import { findDoubts } from './doubts.ts';
import { findQuantities, findWrongDates, findWrongFigures, sameQuantity } from './figures.ts';
import { findWrongMoney } from './money.ts';
import { createNameCheck, createPartnerCheck } from './names.ts';
import { findFlips } from './negation.ts';
import { createPlanCheck, findSwappedPrices, pricedPlans } from './plans.ts';
import { findWrongLinks, findWrongQuotes, findWrongSpeakers } from './quotes.ts';
import { denialIn } from './said.ts';

/** `inventions` cannot stay; `doubts` may be right, and a person should look. Each says what is wrong with the sentence. */
export type Findings = { inventions: string[]; doubts: string[] };

export type Grounding = ReturnType<typeof createGrounding>;
type Options = { language?: string; partners?: readonly string[]; keyphrase?: string };

const missing = (words: string) => `“${words}” stands in none of its facts`;
const unknownName = (name: string) => `the name “${name}” stands in none of its facts`;

/** Decides whether sentences say more than the facts that they rest on, by what can be checked. */
export function createGrounding(material: Ground, { language = 'en', partners = [], keyphrase = '' }: Options = {}) {
  const { brief, book, source } = material;
  const { sheet, pages } = source;
  const asked = brief.keywords.map(foldText);
  const plans = pricedPlans(sheet.plans);
  const counts = { plans: plans.length, integrations: sheet.integrations.length };
  const wrongFeatures = createPlanCheck(sheet.plans);
  const names = createNameCheck(material, language, keyphrase);
  const partner = createPartnerCheck(source, partners);
  const unfounded = createUnfoundedCheck(source, asked);
  const wrongGender = createGenderCheck(pages);
  const named = rootsOf([...namesOf(sheet), keyphrase].join('\n'));
  const known = rootsOf([...asked, ...pages.flatMap(({ title, text }) => [title, text])].join('\n')).union(named);
  const measures = book.facts.flatMap(({ quote }) => findQuantities(quote, language)).filter(({ unit }) => unit);
  // 'Studio 365': a name may hold a figure.
  const figured = [sheet.name, ...brief.keywords].filter((name) => /\d/.test(name));
  const unnamed = (text: string) => figured.reduce(withoutName, text);
  const isDoubtable = language === 'en' && language === (source.language ?? 'en');

  const tell = (sentence: Sentence, around: Around = {}): Told => {
    // What is said of a partner is looked at apart.
    const text = inFull(partner.without(plainSentence(sentence.text)));
    const basis = basisOf(sentence.facts.flatMap((fact) => book.facts[fact] ?? []));
    return { ...around, text, folded: foldText(text), language, basis, isLinked: sentence.text.includes('](') };
  };

  const wrongNumbers = (told: Told): string[] => {
    const { wrong, rest } = findWrongMoney(unnamed(told.text), told.basis.quotes);
    const others = { ...told, text: rest, folded: foldText(rest) };
    const found = [...wrong, ...findWrongFigures(others, counts), ...findWrongDates(others)];
    return found.filter((words) => !asked.some((keyword) => keyword.includes(foldText(words))));
  };

  /** What neither a sentence nor a heading may claim beyond its facts. */
  const wrongClaims = (told: Told): string[] => [
    ...[...wrongNumbers(told), ...findStandards(told)].map(missing),
    ...findSwappedPrices(told.text, plans).map((claim) => `the page does not give the price ${claim}`),
    ...names.ofSheet(told).map(unknownName),
    ...findRanks(told, asked),
  ];

  /** Measures in words that the source gives of its product. */
  const measuresOf = (told: Told): string[] =>
    findQuantities(told.text, language)
      .filter((claim) => claim.unit && !/\d/.test(claim.text) && measures.some((known) => sameQuantity(claim, known)))
      .map(({ text, noun }) => `${text} ${noun}`);

  const withFacts = (told: Told): Findings => ({
    inventions: [
      ...wrongClaims(told),
      ...wrongFeatures(told.text, told.basis.quotes.join('\n')).map((claim) => `the page does not list ${claim}`),
      ...(language === 'en'
        ? [...findWrongSpeakers(told, sheet.quotes), ...(deniesList(told) ? [] : findFlips(told))]
        : []),
    ],
    doubts: isDoubtable ? findDoubts({ ...told, text: unnamed(told.text) }, known, named) : [],
  });

  const withoutFacts = (told: Told): Findings => {
    // 'Two questions come up' is no figure; '30 countries' and '$5' are, and the 'two minutes' of the page.
    const figures = wrongNumbers(told).filter((words) => /\d|[$€£]/.test(words));
    const { claims, doubts } = unfounded(told);
    return { inventions: [...[...figures, ...measuresOf(told)].map(missing), ...claims], doubts };
  };

  return {
    /** What the sentence has that its facts have not. */
    check: (sentence: Sentence, around?: Around): Findings => {
      const told = tell(sentence, around);
      const hasFacts = sentence.facts.length > 0;
      const found = hasFacts ? withFacts(told) : withoutFacts(told);
      const { unknown, elsewhere } = names.strangers(told);
      const inventions = [
        ...partner.claims(plainSentence(sentence.text), hasFacts),
        ...wrongGender(told),
        ...found.inventions,
        ...unknown.map(hasFacts ? unknownName : missing),
        ...findWrongQuotes(told, asked, pages),
        ...findWrongLinks(sentence.text, pages),
      ];
      const doubts = [...elsewhere.map(unknownName), ...found.doubts];
      return { inventions: [...new Set(inventions)], doubts: [...new Set(doubts)] };
    },
    /** What a title or heading claims beyond these facts; any of its words may have a capital. */
    heading: (text: string, facts: number[]) => wrongClaims(tell({ text, facts })),
  };
}

/** 'These are absent:' denies what its list names. */
const deniesList = ({ lead }: Told) => lead !== undefined && denialIn(plainSentence(lead.text)) !== undefined;

const withoutName = (text: string, name: string) =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu'), ' ');
