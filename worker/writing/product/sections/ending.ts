import { countWords } from '../../../contract/text.ts';
import { frame, heading, list, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { isFree } from '../reckon.ts';
import { linked, pricingPage, trial } from './access.ts';

const most = 4;
const fewest = 2;

/** What a page can't settle, as questions, and one way on. */
export function composeEnding(desk: Desk): ArticleBlock[] {
  const { product } = desk;
  const { homeUrl } = desk.material;
  const items = questionsOf(desk).slice(0, most).map(frame);
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
  const link = paragraph([way]);
  // One question is no list, and no part of its own.
  if (items.length < fewest) return [link];
  return [heading(desk.say('ending')), list(items), link];
}

/** What only the reader knows: whether the free plan's own limits are enough, and for how many it is bought. */
function questionsOf({ material }: Desk): string[] {
  const { plans } = material.source.sheet;
  const free = plans.find(isFree);
  const isPaid = plans.some((plan) => !isFree(plan));
  const unit = plans.map(({ price }) => price?.unit).find((of) => of && /^[a-z]+$/i.test(of));
  const limited = free && isPaid ? free.includes.filter((item) => /\d/.test(item) && countWords(item) < 8) : [];
  return [
    ...limited.slice(0, 3).map((item) => `Is “${item}” enough for you, as ${free?.name} has it?`),
    ...(unit ? [`How many ${unit.replace(/s$/, '')}s would you pay for, now and in a year?`] : []),
  ];
}
