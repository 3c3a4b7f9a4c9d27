import type { Feature, Plan, Question } from '../../contract/product-sheet.ts';
import { contentOf } from '../../language/words.ts';
import { countTextWords, textKey } from '../page/fold-text.ts';
import { type HeadingTopic, topicsOf } from '../records/heading-topics.ts';
import { isMoney } from '../records/plan-alternatives.ts';
import { pageKey } from '../site/address.ts';
import type { SourcePage } from '../types.ts';
import { ofLedLists, ofLists } from './list-features.ts';
import { numberedOrders, ofOrder } from './ordered-features.ts';
import { isPlans } from './plans.ts';
import { isTold, type Known, ofRecords } from './record-features.ts';
import { ofSection, usualInRow } from './section-feature.ts';
import { areConditions, type Section, sentencesIn } from './sections.ts';
import { isElsewhere } from './to-feature.ts';
import { sharesOf, withoutTwinGroups } from './twin-groups.ts';

const namesSum = (text: string) => isMoney(text) || /\bfree\b/i.test(text);

/** 'Zone pricing' with no sum below it, on a page that is not about prices, is a thing that the product does. */
function apartFromPrices(section: Section): Section {
  const { heading, parent, blocks, topics } = section;
  const isOwnWord = topicsOf(heading).has('pricing') && parent !== null && !parent.topics.has('pricing');
  return !isOwnWord || blocks.some(isPlans) || namesSum(JSON.stringify(blocks))
    ? section
    : { ...section, topics: topics.difference(new Set<HeadingTopic>(['pricing'])) };
}

/** Several parts of a page that are called as plans are tell what is in them. */
function partsOfPlans(sections: readonly Section[], planKeys: ReadonlySet<string>): ReadonlySet<Section> {
  const called = sections.filter(({ heading }) => planKeys.has(textKey(heading ?? '')));
  const byPage = Map.groupBy(called, ({ page }) => page);
  return new Set([...byPage.values()].filter(({ length }) => length > 1).flat());
}

const muchMore = 3;

/** A card that leads to a page which tells of it at length is a teaser. */
function pageComparer(sections: readonly Section[], pages: readonly SourcePage[]): Known['saysMore'] {
  const told = new Set(sections.map(({ page }) => page));
  const places = new Map(pages.map(({ url }, page) => [pageKey(new URL(url)), page]));
  return (url, page, least) => {
    const at = places.get(pageKey(new URL(url)));
    return at !== undefined && at !== page && told.has(at) && (pages[at]?.text.length ?? 0) > muchMore * least;
  };
}

const muchFuller = 1.5;
const countWordsOf = ({ sentences }: Feature) => countTextWords(sentences.join(' '));
const isFuller = (one: Feature, other: Feature) => countWordsOf(one) >= muchFuller * countWordsOf(other);

const answersToCome =
  /\bwill be (?:open|supported|available|added|released|possible|ready)|\bis (?:planned|coming)\b|\bnot (?:yet|available|possible yet)\b|\bon (?:our|the) roadmap\b/i;
const shareOfAnswer = 0.6;

/** Things of which an answer says that they are still to come, whatever their cards say. */
function awaitedBy(questions: readonly Question[]): (feature: Feature) => boolean {
  const answers = questions
    .map(({ question, answer }) => [question, ...answer].join(' '))
    .filter((text) => answersToCome.test(text))
    .map((text) => contentOf(text));
  return ({ name, sentences }) => {
    const own = contentOf([name, ...sentences].join(' '));
    return answers.some((words) => contentOf(name).isSubsetOf(words) && sharesOf(own, words) >= shareOfAnswer);
  };
}

/** 'The screenshots use sample data.': what stands beside them tells of those data. */
const picturesSample =
  /^(?:all |the |these )?(?:screen ?shots?|screens|images|pictures|charts|figures)\b[^.!?]{1,60}\b(?:sample|demo|example|mock|fictional|synthetic|illustrative) data\b/i;

/** What the product does, thing by thing; a name that comes twice is told once, where most is said of it. */
export function findFeatures(
  sections: readonly Section[],
  {
    name: productName,
    plans,
    awaited,
    pages,
    questions,
  }: {
    name: string;
    plans: readonly Plan[];
    awaited: ReadonlySet<string>;
    pages: readonly SourcePage[];
    questions: readonly Question[];
  },
): Feature[] {
  // Under the product's own name stands all of it.
  const planNames = plans.map(({ name }) => name).filter((name) => textKey(name) !== textKey(productName));
  const saysMore = pageComparer(sections, pages);
  const sheet = { productName, planNames, planKeys: new Set(planNames.map(textKey)), awaited, saysMore };
  const usual = usualInRow(sections);
  const numbered = numberedOrders(sections);
  const ofPlans = partsOfPlans(sections, sheet.planKeys);
  const all = sections.flatMap((whole) => {
    if ([whole, whole.parent].some((one) => one && sentencesIn(one).some((text) => picturesSample.test(text))))
      return [];
    const step = numbered.get(whole);
    if (step) return [step];
    const section = apartFromPrices(whole);
    const order = ofOrder(section);
    const isSet = order.length > 0 || isElsewhere(section) || ofPlans.has(whole) || areConditions(whole);
    const alone = isSet ? [] : ofSection(section, usual(section), planNames, productName).filter(isTold);
    if (alone.length === 0 && !isSet) alone.push(...ofLedLists(section, planNames));
    if (alone.length === 0 && !isSet) alone.push(...ofLists(section, planNames, pages));
    return [...order, ...alone, ...ofRecords(section, sheet)];
  });
  const features: Feature[] = [];
  const known = new Map<string, Feature>();
  const isToCome = awaitedBy(questions);
  for (const feature of withoutTwinGroups(all.filter((one) => !isToCome(one)))) {
    const key = textKey(feature.name);
    // Steps are told whole, be one of them told elsewhere as well.
    const own = feature.role === 'step' ? `${textKey(feature.heading ?? '')} ${key}` : key;
    const first = known.get(own);
    if (first && ([first, feature].some(({ role }) => role === 'step') || !isFuller(feature, first))) continue;
    if (first) features.splice(features.indexOf(first), 1);
    features.push(feature);
    known.set(own, feature);
    if (!known.has(key)) known.set(key, feature);
  }
  return features;
}
