import { countWords } from '../../../contract/text.ts';
import { opensWithVerb } from '../../../language/verbs.ts';
import { standsAsWord } from '../../../language/words.ts';
import { topicsOf } from '../../../source/records/heading-topics.ts';
import { ofOther } from '../../../source/sheet/lone-plans.ts';
import type { Passage } from '../../../source/types.ts';
import { paragraphs } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { headingFacts, leadTo } from '../headings.ts';
import { ofFee, pricesOf } from '../price-text.ts';
import { isEnded, isLeaning, mayBeQuoted } from '../read-sentence.ts';
import { beginningOf, freshTold, quoteApart, readRuns } from '../runs.ts';
import { upToLast } from '../stretch.ts';

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
    .flatMap(({ sentences, page, heading }) =>
      freshTold(
        desk,
        readRuns(desk, sentences, page).filter(
          ({ text }) =>
            aboutMoney.test(text) &&
            saysTerms.test(text) &&
            !ofGain.test(text) &&
            // 'Start free, then scale up' calls somebody, and says what nothing costs.
            !opensWithVerb(text) &&
            !asks.test(text) &&
            isOwnSum(desk, text),
        ),
      ).map((note) => ({ note, page, heading: topicsOf(heading).has('pricing') ? null : heading })),
    )
    .slice(0, mostNotes);
  if (told.length === 0 && desk.material.source.sheet.plans.length === 0) {
    const said = saidInstead(desk);
    return said.length === 0 ? [] : paragraphs([[desk.say('priceNote'), ...said]]);
  }
  const parts = Map.groupBy(told, (one) => (headingFacts(desk, one).length > 0 ? one.heading : null));
  return paragraphs(
    [...parts].map(([heading, of]) => [
      ...(heading === null ? [desk.say('priceNote')] : leadTo(desk, { heading, page: of[0]?.page ?? 0 })),
      ...of.map(({ note }) => note),
    ]),
  );
}

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

const asks = /^(?:who|what|how|why|when|where|which)\b/i;

const longestInstead = 60;

/** What a page of prices says where it has none, quoted whole: 'Free for now. We have not set a price yet.' */
function saidInstead(desk: Desk): Sentence[] {
  for (const { topic, sentences: lines, page } of desk.material.source.passages) {
    // A label at the end is none of it.
    const sentences = upToLast(lines, isEnded);
    const all = sentences.join(' ');
    const isMeant =
      topic === 'pricing' &&
      aboutMoney.test(all) &&
      saysTerms.test(all) &&
      countWords(all) <= longestInstead &&
      !isLeaning(all);
    if (!isMeant) continue;
    const said = beginningOf(desk, sentences, page, (text) => mayBeQuoted(text, desk.rivals) && isEnded(text));
    if (said.length === sentences.length && desk.tellOnce(all)) return quoteApart(desk, said, page);
  }
  return [];
}
