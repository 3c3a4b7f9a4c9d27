import { frame, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { linked, pricingPage, trial } from './access.ts';

/** One way on; none where there is no better than the site itself, and the article has led there already. */
export function composeEnding(desk: Desk, isLinked: boolean): ArticleBlock[] {
  const { product } = desk;
  const { homeUrl } = desk.material;
  const pricing = pricingPage(desk);
  const start = trial(desk);
  if (!pricing && !start && isLinked) return [];
  const site = `[${product} site](${homeUrl})`;
  const way = pricing
    ? frame(desk.say('toPricing', { product, url: pricing.url }))
    : start
      ? {
          text: desk.say('toStart', { link: start.url ? linked(start) : `${linked(start)}, on the ${site}` }),
          facts: [start.fact],
        }
      : frame(desk.say('toHome', { product, url: homeUrl }));
  return [paragraph([way])];
}
