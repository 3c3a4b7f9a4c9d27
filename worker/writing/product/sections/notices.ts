import { capitalise } from '../../../language/grammar.ts';
import { paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import { isOutdated } from '../../facts/outdated.ts';
import { shapeOf } from '../clause.ts';
import type { Desk } from '../desk.ts';
import { ended, isLeaning, isTellable, quoted } from '../read-sentence.ts';

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
