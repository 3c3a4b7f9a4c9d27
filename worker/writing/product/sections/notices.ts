import type { Notice } from '../../../contract/product-sheet.ts';
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
export function composeNotices(desk: Desk): ArticleBlock[] {
  const [first, ...others] = noticesOf(desk, (notice) => !notice.ofPrices);
  return first ? [paragraph([{ ...first, text: `**${beforeStart}:** ${first.text}` }, ...others])] : [];
}

/** That prices are not asked yet, or not settled: it stands where they do. */
export function composePriceNotices(desk: Desk): ArticleBlock[] {
  const [first, ...others] = noticesOf(desk, (notice) => notice.ofPrices === true);
  return first ? [paragraph([{ ...first, text: capitalise(first.text) }, ...others])] : [];
}

const noticesOf = (desk: Desk, isMeant: (notice: Notice) => boolean) =>
  desk.material.source.sheet.notices
    .filter(isMeant)
    .slice(0, mostNotices)
    .flatMap(({ text, page, ofPrices }) => {
      const facts = desk.factsOf(text, page);
      const isLabel = shapeOf(text) !== 'clause';
      const state = isLabel && !ofPrices ? stages.exec(text)?.[0].toLowerCase() : undefined;
      const said =
        isLabel || isLeaning(text) || !isTellable(text, desk.rivals)
          ? ofPrices
            ? `of its prices, the site says ${quoted(text)}`
            : `the site of ${desk.product} says ${quoted(text)}`
          : ended(text);
      const told = state ? `according to its site, ${desk.product} is in ${state}.` : said;
      return facts.length > 0 && (state !== undefined || !isOutdated(text, desk.readAt)) && desk.tellOnce(text)
        ? [{ text: told, facts }]
        : [];
    });
