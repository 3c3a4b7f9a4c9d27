import { joinList } from '../../../language/grammar.ts';
import { list, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock, Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { inText, priceText } from '../price-text.ts';
import { isOnRequest, priceFacts } from '../starting-price.ts';
import { measuredPlans } from './tables.ts';

/** What the sheet leaves open of the plans, and what buyers must know of themselves to choose one: as questions to ask. */
export function composeQuestionsLeft(desk: Desk): ArticleBlock[] {
  const { plans } = desk.material.source.sheet;
  const contested = plans.flatMap(({ name, price, contradiction }, at): Sentence[] => {
    if (!price || !contradiction) return [];
    const prices = `${priceText(price)} or ${priceText(contradiction.price)}`;
    return [desk.say('askWhich', { name, prices }, desk.material.book.plans[at]?.price)];
  });
  const onRequest = plans.filter(isOnRequest);
  const measured = measuredPlans(desk);
  const values = measured?.values.join(', ').replace(/, ([^,]*)$/, ' or $1') ?? '';
  const questions = [
    ...contested,
    ...(onRequest.length > 0
      ? [
          desk.say(
            'askPrice',
            { names: joinList(onRequest.map(({ name }) => inText(name))) },
            priceFacts(desk, onRequest),
          ),
        ]
      : []),
    ...(measured ? [desk.say('askMeasure', { values, label: measured.label }, measured.facts)] : []),
  ];
  const [only, ...more] = questions;
  if (!only) return [];
  return more.length > 0
    ? [paragraph([desk.say('asks')]), list(questions)]
    : [paragraph([desk.say('ask', { question: only.text }, only.facts)])];
}
