import { list, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { priceText } from '../price-text.ts';
import { measuredPlans } from './tables.ts';

/** What the site leaves open of its prices, and what buyers must know of themselves to choose a plan: as questions to ask. */
export function composeQuestionsLeft(desk: Desk): ArticleBlock[] {
  const { book, source } = desk.material;
  const contested = source.sheet.plans.flatMap(({ name, price, contradiction }, at): Sentence[] => {
    if (!price || !contradiction) return [];
    const prices = `${priceText(price)} or ${priceText(contradiction.price)}`;
    return [desk.say('askWhich', { name, prices }, book.plans[at]?.price)];
  });
  const measured = measuredPlans(desk);
  const values = measured?.values.join(', ').replace(/, ([^,]*)$/, ' or $1') ?? '';
  const enough = measured ? [desk.say('askMeasure', { values, label: measured.label }, measured.facts)] : [];
  const [only, ...more] = [...contested, ...enough];
  if (!only) return [];
  return more.length > 0
    ? [paragraph([desk.say('asks')]), list([only, ...more])]
    : [paragraph([desk.say('ask', { question: only.text }, only.facts)])];
}
