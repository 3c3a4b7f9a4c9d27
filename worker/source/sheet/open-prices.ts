import type { Notice, ProductSheet } from '../../contract/product-sheet.ts';
import { splitSentences } from '../../language/sentences.ts';
import { isAbout, paragraphsOf, type Section } from './sections.ts';

const prices = '(?:pricing|prices?|plans?)';
const settled = '(?:set|final|finali[sz]ed|decided|announced|fixed|public|published)';
const unfinished = '(?:pilot|beta|alpha|preview|early access|test phase|testing)';

/** How English says that what is asked is not settled, or is asked of nobody yet. Common wordings of sites before their launch. */
const open = [
  // 'Pricing is not final', 'We have not finalised plans or pricing'
  `\\b${prices}\\b[^.!?]{0,30}(?:\\bnot|n[’']t)\\b[^.!?]{0,20}\\b${settled}\\b`,
  `(?:\\bnot|n[’']t)\\b (?:yet )?${settled}\\b[^.!?]{0,20}\\b${prices}\\b`,
  // 'Pricing is a launch plan, not an active purchase flow'
  `\\b${prices}\\b[^.!?]{0,40}\\bnot (?:yet )?(?:an? )?(?:active|live)\\b`,
  `\\b${prices} (?:is |are |will be |to be )?(?:coming soon|announced (?:soon|later)|tba|to be announced)\\b`,
  // 'Free during the pilot', 'free while we are in beta'
  `\\bfree\\b[^.!?]{0,20}\\b(?:during|while|in|throughout)\\b[^.!?]{0,30}\\b${unfinished}\\b`,
  // 'Checkout is being configured', 'purchases are not yet open'
  `\\b(?:checkout|purchases?|payments?|billing)\\b (?:is|are) (?:being (?:configured|set up|built|prepared|tested)|not (?:yet |currently )?(?:open|available|live|enabled))\\b`,
  `\\b(?:example|sample|placeholder|provisional|indicative|illustrative) ${prices}\\b`,
  // 'Draft: pricing still to be confirmed'
  `\\b(?:draft|tentative|preliminary)\\b[^.!?]{0,20}\\b${prices}\\b`,
  // 'Prices shown are illustrative'
  `\\b${prices} (?:[a-z]{1,9} )?(?:is|are) (?:[a-z]{1,9} )?(?:examples?|samples?|placeholders?|provisional|indicative|illustrative)\\b`,
].map((pattern) => new RegExp(pattern, 'i'));

const saysOpen = (text: string) => open.some((pattern) => pattern.test(text));

const longest = 200;
/** What is asked later belongs to what is free now. */
const goesOn = /^(?:this|these|that)\b|\b(?:pricing|prices?|plans?|later|afterwards)\b/i;

/** What a site says, where it speaks of its prices, of their not being asked yet or not being settled; the first of it, or nothing. */
export function findOpenPrices(sections: readonly Section[]): Notice[] {
  const about = sections.filter((section) => isAbout(section, 'pricing') && !isAbout(section, 'questions', 'voices'));
  const said = about.flatMap((section) => {
    const { page, heading } = section;
    return [...(heading === null ? [] : [heading]), ...paragraphsOf(section)].flatMap((text): Notice[] => {
      const sentences = splitSentences(text.slice(0, 2 * longest));
      const at = sentences.findIndex((sentence) => saysOpen(sentence) && !sentence.endsWith('?'));
      const [told = '', next = ''] = at < 0 ? [] : sentences.slice(at);
      const whole = goesOn.test(next) ? `${told} ${next}` : told;
      return told === '' || whole.length > longest
        ? []
        : [{ text: whole, availability: null, ofPrices: true, page, quote: whole }];
    });
  });
  const sentence = said.find(({ text }) => /[.!]$/.test(text));
  const [first = labelIn(sections)] = said;
  return [sentence ?? first].filter((notice) => notice !== null);
}

const longestLabel = 60;
const longestWithSum = 120;

/** The first part of a line, and with it what is asked later. */
function opened(line: string): string {
  const parts = line.split(/ [·•|] /);
  const last = parts.findLastIndex((part) => /[$€£¥₹]\s?\d/.test(part));
  const whole = parts.slice(0, Math.max(0, last) + 1).join(' · ');
  return whole.length > (last > 0 ? longestWithSum : longestLabel) ? '' : whole;
}

/** 'Free during beta · No credit card', wherever a page begins. */
function labelIn(sections: readonly Section[]): Notice | null {
  const opening = sections.filter(({ page, level, isFirst }) => page === 0 && (level <= 1 || isFirst));
  const text = opening
    .flatMap(paragraphsOf)
    .map(opened)
    .find((line) => /^free\b/i.test(line) && saysOpen(line));
  return text === undefined ? null : { text, availability: null, ofPrices: true, page: 0, quote: text };
}

/** Prices are not asked yet, or not settled. */
export const arePricesOpen = ({ notices, plans }: ProductSheet) =>
  notices.some(({ ofPrices }) => ofPrices) || plans.some(({ contradiction }) => contradiction !== undefined);
