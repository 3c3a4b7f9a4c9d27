import { countWords } from '../../../contract/text.ts';
import { joinList } from '../../../language/grammar.ts';
import { frame, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { isFree } from '../reckon.ts';
import { linked, pricingPage, trial } from './access.ts';

/** What only the reader can answer, and one way on. */
export function composeEnding(desk: Desk): ArticleBlock[] {
  const { product } = desk;
  const { homeUrl } = desk.material;
  const pricing = pricingPage(desk);
  const start = trial(desk);
  const site = `[${product} site](${homeUrl})`;
  const way = pricing
    ? frame(desk.say('toPricing', { product, url: pricing.url }))
    : start
      ? {
          text: desk.say('toStart', { link: start.url ? linked(start) : `${linked(start)}, on the ${site}` }),
          facts: [start.fact],
        }
      : frame(desk.say('toHome', { product, url: homeUrl }));
  return [paragraph([...questionsOf(desk).map(frame), way])];
}

/** What only the reader knows: whether the free plan's own limits are enough, and for how many it is bought. */
function questionsOf({ material }: Desk): string[] {
  const { plans } = material.source.sheet;
  const free = plans.find(isFree);
  const isPaid = plans.some((plan) => !isFree(plan));
  const unit = plans.map(({ price }) => price?.unit).find((of) => of && /^[a-z]+$/i.test(of));
  const limited = free && isPaid ? free.includes.filter((item) => /\d/.test(item) && countWords(item) < 8) : [];
  return [
    ...(limited.length > 0
      ? [`Is ${free?.name} enough for you, with ${joinList(limited.slice(0, 3).map((item) => `“${item}”`))}?`]
      : []),
    ...(unit ? [`How many ${unit.replace(/s$/, '')}s would you pay for, now and in a year?`] : []),
  ];
}
