import { countTextWords } from './fold-text.ts';
import type { Verbatim } from './found.ts';
import { claim, type Ledger } from './ledger.ts';
import { itemsOf, paragraphsOf, type Section } from './outline.ts';
import { hasPrice } from './prices.ts';
import { isPitch, isSentence, splitSentences } from './sentences.ts';

const aboutPrice =
  /\b(?:free (?:plan|tier|trial|forever|for (?:up to|teams|personal|open))|free of charge|trial|discounts?|money[- ]back|refunds?|credit card|cancel (?:any ?time|whenever)|per (?:month|user|seat|year)|billed|billing (?:cycle|period)|annual(?:ly)? (?:plan|billing)|save \d+ ?%|\d+ ?% off|non-?profits?|upgrade or|downgrade|setup fees?|hidden (?:fees|costs)|pay as you go|VAT|taxes|no contracts?|lifetime (?:license|deal)|costs? (?:nothing|less|only)|prices? (?:start|include|exclude|are)|pricing (?:starts|is|scales))\b/i;
/** Notes below a button are no whole sentences, yet say all. */
const shortNote =
  /^(?:no credit card (?:required|needed)|cancel any ?time|no setup fees?|\d+[- ]day (?:free )?(?:trial|money[- ]back guarantee)|free \d+[- ]day trial|free forever|no contracts?)\b.{0,40}$/i;
const maxNotes = 16;

const inPriceList =
  /\b(?:pay|paid|charged?|fees?|costs?|prices?|free|licen[cs]es?|plans?|bill(?:s|ed|ing)?|invoiced?|seats?|cancel)\b/i;

const isInPriceList = (section: Section, text: string) => section.topic === 'pricing' && inPriceList.test(text);

export const isShortNote = (text: string) => shortNote.test(text);

/** Sentences about prices that are no plan: trials, discounts, what is free. */
export function findPriceNotes(sections: readonly Section[], ledger: Ledger, language: string | null): Verbatim[] {
  const notes: Verbatim[] = [];
  for (const section of sections) {
    if (section.topic === 'quotes' || section.topic === 'elsewhere') continue;
    for (const text of [...paragraphsOf(section), ...itemsOf(section)].flatMap(splitSentences)) {
      if (notes.length >= maxNotes) return notes;
      if (isPitch(text) || countTextWords(text) > 45) continue;
      const isNote =
        shortNote.test(text) ||
        (isSentence(text, language, 3) && (aboutPrice.test(text) || hasPrice(text) || isInPriceList(section, text)));
      if (isNote && claim(ledger, text)) notes.push({ text, page: section.page });
    }
  }
  return notes;
}
