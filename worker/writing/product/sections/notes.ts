import { countWords } from '../../../contract/text.ts';
import { capitalise } from '../../../language/grammar.ts';
import { opensWithVerb } from '../../../language/verbs.ts';
import { standsAsWord } from '../../../language/words.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { ofOther } from '../../../source/sheet/lone-plans.ts';
import type { Passage } from '../../../source/types.ts';
import { paragraph, paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { isOutdated } from '../../facts/outdated.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, leadTo } from '../headings.ts';
import { ofFee, pricesOf } from '../price-text.ts';
import { ended, isEnded, isLeaning, isTellable, mayBeQuoted, quoted, shapeOf } from '../read-sentence.ts';
import { beginningOf, freshTold, quoteApart, readRuns, upToLast } from '../runs.ts';

/** Leads to what readers must know first. */
export const beforeStart = 'Before you start';

const mostNotices = 2;
/** What a badge says of how far it is. */
const stages = /\b(?:(?:private|public|closed|open|early|technical|developer) )?(?:beta|alpha|preview|early access)\b/i;

/** That a product is not out, or not for long: readers must know it first. */
export const composeNotices = (desk: Desk) =>
  noticesOf(desk, false, (text) => `**${beforeStart}:** ${text}`, `the site of ${desk.product} says`);

/** That prices are not asked yet, or not settled: it stands where they do. */
export const composePriceNotices = (desk: Desk) => noticesOf(desk, true, capitalise, 'of its prices, the site says');

function noticesOf(desk: Desk, areOfPrices: boolean, begin: (text: string) => string, says: string): ArticleBlock[] {
  const meant = desk.material.source.sheet.notices.filter(({ ofPrices = false }) => ofPrices === areOfPrices);
  const told = meant.slice(0, mostNotices).flatMap(({ text, page }) => {
    const facts = desk.factsOf(text, page);
    const isLabel = shapeOf(text) !== 'clause';
    const state = isLabel && !areOfPrices ? stages.exec(text)?.[0].toLowerCase() : undefined;
    const said = isLabel || isLeaning(text) || !isTellable(text, desk.rivals) ? `${says} ${quoted(text)}` : ended(text);
    return facts.length > 0 && (state !== undefined || !isOutdated(text, desk.readAt)) && desk.tellOnce(text)
      ? [{ text: state ? `according to its site, ${desk.product} is in ${state}.` : said, facts }]
      : [];
  });
  const [first, ...others] = told;
  return first ? [paragraph([{ ...first, text: begin(first.text) }, ...others])] : [];
}

const mostNotes = 4;
const aboutMoney =
  /\b(?:price[sd]?|pricing|costs?|free|pay|paid|plans?|trial|month(?:ly)?|year(?:ly)?|annual(?:ly)?|billed|billing|charged?|fees?|discount|refunds?|credit card|vat|gst|tax(?:es)?)\b|[$€£¥₹]\s?\d/i;
/** 'Priced like what it is' says nothing of what is paid, 'no credit card required' of a trial alone. */
const saysTerms =
  /\d|\b(?:free|costs?|pay|paid|paying|trial|months?|monthly|years?|yearly|annual(?:ly)?|billed|billing|charged?|fees?|discount|refunds?|vat|gst|tax(?:es)?|include[sd]?)\b/i;
/** What buyers get out of it is no price. */
const ofGain = /\b(?:saves|saved|saving you|recovers|recovered|earns?|pays? for itself|return on investment|roi)\b/i;

/** Most of what it says is about money, whatever it stands under. */
export const isOfMoney = ({ topic, sentences }: Passage) =>
  topic === null && sentences.filter((text) => aboutMoney.test(text)).length * 2 > sentences.length;

/** Sentences about prices that are no plan, those of one part of the page together, under its heading where that says more than 'Prices'. */
export function notesOn(desk: Desk): ArticleBlock[] {
  const { passages } = desk.material.source;
  const told = passages
    .filter((passage) => passage.topic === 'pricing' || isOfMoney(passage))
    .flatMap(({ sentences, page, heading }) => {
      const notes = readRuns(desk, sentences, page).filter(({ text }) => isNote(desk, text));
      const over = topicsOf(heading).has('pricing') ? null : heading;
      return freshTold(desk, notes).map((note: Sentence) => ({ note, page, heading: over }));
    })
    .slice(0, mostNotes);
  const isBare = told.length === 0 && desk.material.source.sheet.plans.length === 0;
  const notes = isBare ? saidInstead(desk).map((note) => ({ note, page: 0, heading: null })) : told;
  const parts = Map.groupBy(notes, (one) => (headingFacts(desk, one).length > 0 ? one.heading : null));
  return paragraphs(
    [...parts].map(([heading, of]) => [
      ...(heading === null ? [desk.say('priceNote')] : leadTo(desk, { heading, page: of[0]?.page ?? 0 })),
      ...of.map(({ note }) => note),
    ]),
  );
}

/** It says on what terms the product is paid for, and asks or calls nobody. */
const isNote = (desk: Desk, text: string) =>
  tellsTerms(text) &&
  !ofGain.test(text) &&
  // 'Start free, then scale up' calls somebody, and says what nothing costs.
  !opensWithVerb(text) &&
  !/^(?:who|what|how|why|when|where|which)\b/i.test(text) &&
  isOwnSum(desk, text);

const tellsTerms = (text: string) => aboutMoney.test(text) && saysTerms.test(text);

/** A sum that no plan has is somebody else's, unless the sentence names the product or a plan, or no plan was read. */
const isOwnSum = ({ product, material }: Desk, text: string) =>
  !/[$€£¥₹]\s?\d/.test(text) ||
  ofFee.test(text) ||
  isApart.test(text) ||
  (material.source.sheet.plans.length === 0 && !ofOther.test(text)) ||
  [product, ...material.source.sheet.plans.map(({ name }) => name)].some((name) => standsAsWord(name, text)) ||
  material.source.sheet.plans.flatMap(pricesOf).some(({ amount }) => amount && text.includes(`${amount}`));

/** 'The reader is separate: $29 each' */
const isApart = /\b(?:separate(?:ly)?|additional(?:ly)?|extra|on top|not included)\b/i;

const longestInstead = 60;

/** What a page of prices says where it has none, quoted whole: 'Free for now. We have not set a price yet.' */
function saidInstead(desk: Desk): Sentence[] {
  for (const { topic, sentences: lines, page } of desk.material.source.passages) {
    // A label at the end is none of it.
    const sentences = upToLast(lines, isEnded);
    const all = sentences.join(' ');
    const isMeant = topic === 'pricing' && tellsTerms(all) && countWords(all) <= longestInstead && !isLeaning(all);
    const said = beginningOf(desk, sentences, page, (text) => mayBeQuoted(text, desk.rivals) && isEnded(text));
    if (isMeant && said.length === sentences.length && desk.tellOnce(all)) return quoteApart(desk, said, page);
  }
  return [];
}
