import { list, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { priceText } from '../price-text.ts';

/** What the site leaves open of its prices: as questions to ask. */
export function composeQuestionsLeft(desk: Desk): ArticleBlock[] {
  const { book, source } = desk.material;
  const contested = source.sheet.plans.flatMap(({ name, price, contradiction }, at): Sentence[] => {
    if (!price || !contradiction) return [];
    const prices = `${priceText(price)} or ${priceText(contradiction.price)}`;
    return [desk.say('askWhich', { name, prices }, book.plans[at]?.price)];
  });
  const [only, ...more] = contested;
  if (!only) return [];
  return more.length > 0
    ? [paragraph([desk.say('asks')]), list([only, ...more])]
    : [paragraph([desk.say('ask', { question: only.text }, only.facts)])];
}
