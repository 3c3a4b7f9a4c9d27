import { countWords } from '../../../contract/text.ts';
import { capitalise, joinList } from '../../../language/grammar.ts';
import { splitSentences } from '../../../language/sentences.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { isPaid } from '../../../source/sheet/compare-plans.ts';
import { isOutdated } from '../../../source/sheet/outdated.ts';
import { paragraph, paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, leadTo } from '../headings.ts';
import { ended, isLeaning, isTellable, labelled, mayBeQuoted, quoted, shapeOf } from '../read-sentence.ts';
import { fromFirst, limits, upToLast } from '../runs.ts';
import { releaseOf } from './access.ts';

/** In number; in words. */
const [mostNotices, mostTerms, fewestWords] = [2, 6, 6];

/** That a product is not out, or not for long, which of its plans cannot be had, that its last release is long ago: readers must know it first. */
export function composeNotices(desk: Desk): ArticleBlock[] {
  const [first, ...others] = [
    ...noticesOf(desk, false, `the site of ${desk.product} says:`),
    ...plansToCome(desk),
    ...oldRelease(desk),
  ];
  return first ? [paragraph([{ ...first, text: `**Before you start:** ${first.text}` }, ...others.map(begun)])] : [];
}

/** That prices are not asked yet, or not settled: it stands where they do. */
export const composePriceNotices = (desk: Desk) =>
  paragraphs([noticesOf(desk, true, 'of its prices, the site says:').map(begun)]);

const begun = ({ text, ...rest }: Sentence): Sentence => ({ ...rest, text: capitalise(text) });

function noticesOf(desk: Desk, areOfPrices: boolean, says: string): Sentence[] {
  const meant = desk.material.source.sheet.notices.filter(({ ofPrices = false }) => ofPrices === areOfPrices);
  return meant.slice(0, mostNotices).flatMap(({ text, page, availability }) => {
    const facts = desk.factsOf(text, page);
    const isLabel = shapeOf(text) !== 'clause';
    const state = isLabel && !areOfPrices ? words.stages.exec(text)?.[0].toLowerCase() : undefined;
    // 'Join the waitlist.' calls its reader, and says that there is one; what it waits for is quoted.
    const waits = availability === 'waitlist' && words.ofWaiting.test(text) && !/\blaunch/i.test(text);
    const stated = waits ? 'has a waitlist' : state && `is in ${state}`;
    const said = isLabel || isLeaning(text) || !isTellable(text, desk.rivals) ? `${says} ${quoted(text)}` : ended(text);
    return facts.length > 0 && (stated !== undefined || !isOutdated(text, desk.readAt)) && desk.tellOnce(text)
      ? [{ text: stated ? `according to its site, ${desk.product} ${stated}.` : said, facts }]
      : [];
  });
}

/** Where most of what is paid for cannot be had; where the whole product is to come, that is said of it. */
function plansToCome({ material, say }: Desk): Sentence[] {
  const { availability, plans } = material.source.sheet;
  const coming = material.announced.filter(({ plan }) => plan.availability === 'coming');
  if (availability === 'coming' || coming.length <= plans.filter(isPaid).length) return [];
  const facts = coming.flatMap(({ facts: { price } }) => price);
  return [say('plansToCome', { names: joinList(coming.map(({ plan }) => plan.name)) }, facts)];
}

/** A year or two are no time for what is finished; what is older may not run on what readers have today. */
function oldRelease(desk: Desk): Sentence[] {
  const { version = '', day = null, facts = [] } = releaseOf(desk) ?? {};
  const isOld = day !== null && isOutdated(day, desk.readAt);
  return isOld && facts.length > 0 ? [desk.say('oldRelease', { version, day }, facts)] : [];
}

/** A call, and a phrase of fewer words, is a slogan. */
const telling = (text: string) => (countWords(text) < fewestWords ? ['clause'] : ['clause', 'fragment']);

/** On what terms it is paid for, in the site's words, those of one part of the page together, under its heading where that says more than 'Prices'. */
export function termsOn(desk: Desk): ArticleBlock[] {
  const { plans, terms } = desk.material.source.sheet;
  // In words of what is told it says nothing, but where it sets a condition, names a sum, or holds of all plans.
  const isNews = (text: string) =>
    [limits, desk.addsFigure].some((says) => says(text)) ||
    words.conditions.test(text) ||
    (desk.addsWords(text) && telling(text).includes(shapeOf(text)));
  const cut = terms.map((term) => {
    const all = splitSentences(term.text);
    const news = fromFirst(all, isNews);
    // What points to something needs what stands before it.
    const said = words.points.test(news[0] ?? '') ? all : news;
    return { ...term, text: upToLast(said, isNews).join(' ') };
  });
  const ofAll = cut.find(({ text }) => words.namesAll.test(text));
  const told = cut
    .filter(({ text }) => !isLeaning(text))
    // Labels in a row are no sentence: they are told where nothing else says what it costs.
    .filter(({ text }, _, { length }) => !labelled.test(text) || (length === 1 && plans.length === 0))
    .filter(({ text }) => mayBeQuoted(text, desk.rivals) && !isOutdated(text, desk.readAt))
    // '3 months free' beside a switch is what a year costs less than twelve months.
    .filter(({ text }) => !/\bmonths? free\b/i.test(text) || /\b(?:annual|yearly|bill|pay)/i.test(text))
    .map((term) => ({
      ...term,
      facts: desk.factsOf(term.text, term.page),
      heading: topicsOf(term.heading).has('pricing') || headingFacts(desk, term).length === 0 ? null : term.heading,
    }))
    // The glance, or an answer, may have said most of it, but not that it holds of all plans.
    .filter(({ text, facts }) => facts.length > 0 && (text === ofAll?.text || !desk.saysAgain(text)))
    .filter(({ text }) => desk.tellOnce(text) || text === ofAll?.text)
    .slice(0, mostTerms);
  return paragraphs(
    [...Map.groupBy(told, ({ heading }) => heading)].map(([heading, of]) => [
      ...(heading === null ? [desk.say('priceNote')] : leadTo(desk, { heading, page: of[0]?.page ?? 0 })),
      ...of.map(({ text, facts }) => ({ text: quoted(text), facts })),
    ]),
  );
}
