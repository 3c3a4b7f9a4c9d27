import { joinList } from '../../../language/grammar.ts';
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

/** Of what the sheet holds, and of what it does not. */
function questionsOf({ material }: Desk): string[] {
  const { plans } = material.source.sheet;
  const oneOf = (named: ReadonlyArray<{ name: string }>) =>
    joinList(
      named.map(({ name }) => name),
      'or',
    );
  const free = plans.find(isFree);
  const paid = plans.find((plan) => !isFree(plan) && plan.group === free?.group);
  const unit = plans.map(({ price }) => price?.unit).find((of) => of && /^[a-z]+$/i.test(of));
  return [
    ...(material.announced.length > 0
      ? [`By when would you need ${oneOf(material.announced.map(({ plan }) => plan))}, announced for later?`]
      : []),
    ...(unit ? [`How many ${unit.replace(/s$/, '')}s would you pay for, now and in a year?`] : []),
    ...(free && paid && !unit ? [`How far will ${free.name} take you before you need ${paid.name}?`] : []),
    ...(plans.length > 1 && plans.length < 5 && !(free && paid)
      ? [`Which of ${oneOf(plans)} holds what you need?`]
      : []),
  ];
}
