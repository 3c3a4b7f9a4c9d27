import type { Statement } from '../../contract/product-sheet.ts';
import { contentOf } from '../../language/words.ts';

const price =
  /\b(?:price|prices|pricing|priced|costs?|free|pay|paid|payment|plans?|subscriptions?|refunds?|trial|billing|billed|money[- ]back|charge[ds]?|discount|fees?|catch|cancel)\b/i;
const ownPrice = /\b(?:it costs?|free|pricing|prices?|paid|subscription|trial|refunds?|discount)\b/i;
/** 'Can I price each job by the hour?' and 'Can I bring my own prices?' are about the product. */
const asReader =
  /\b(?:i|we|you|to) (?:price|charge|bill|plan)\b|\b(?:my|our) (?:[a-z]{1,12} ){0,2}(?:prices?|costs?)\b/gi;

/** 'Can I switch between monthly and annual?' */
const byMonthOrYear = /\bmonthly (?:and|or|to) (?:annual|yearly)|\b(?:annual|yearly)(?:ly)? (?:and|or|to) monthly/i;

/** 'Does it find subscriptions?' of a finder of subscriptions asks what it does. */
export function asksAboutPrice(question: string, kind: Statement | null): boolean {
  const subject = contentOf(kind?.text.replace(/\bfree\b/gi, '') ?? '');
  const asked = question.replace(asReader, ' ').split(/[^\p{L}’'-]+/u);
  return (
    byMonthOrYear.test(question) || asked.some((word) => price.test(word) && contentOf(word).isDisjointFrom(subject))
  );
}

/** It asks so whatever stands around it, be nothing sold; 'Which plans are there?' where the answer has a sum. */
export const namesPrice = (question: string, answer: readonly string[]) =>
  ownPrice.test(question) || (/\bplans\b/i.test(question) && answer.some((text) => /[$€£¥₹]\s?\d/.test(text)));
