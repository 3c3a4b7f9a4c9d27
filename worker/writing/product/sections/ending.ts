import { frame, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { lastStep, pricingPage } from './access.ts';

/** Where to go on: to the prices, and to what hands the product out; nowhere if that is the site itself, and it is linked already. */
export function composeEnding(desk: Desk, isLinked: boolean): ArticleBlock[] {
  const { product } = desk;
  const { homeUrl } = desk.material;
  const pricing = pricingPage(desk);
  const isComing = desk.material.source.sheet.notices.some(({ availability }) => availability === 'coming');
  // What is not there yet cannot be got.
  const step = isComing ? undefined : lastStep(desk);
  const ways = [
    ...(pricing ? [frame(desk.say('toPricing', { product, url: pricing.url }))] : []),
    ...(step?.url
      ? [
          {
            text: desk.say(placeOf(step.value), {
              label: step.value.replace(/[[\]]/g, ''),
              host: hostOf(step.url),
              url: step.url,
            }),
            facts: [step.fact],
          },
        ]
      : []),
  ];
  if (ways.length > 0) return [paragraph(ways)];
  return isLinked ? [] : [paragraph([frame(desk.say('toHome', { product, url: homeUrl }))])];
}

/** What is found there, as its button says it. */
const placeOf = (label: string) =>
  /\bdemo\b/i.test(label) ? 'toDemo' : /\btrial\b/i.test(label) ? 'toTrial' : isNamed(label) ? 'toGet' : 'toStart';

/** 'Download for Windows' tells what is there; 'GET STARTED' and 'Try it free!' call. */
const isNamed = (label: string) =>
  label.includes(' ') && /\p{Ll}/u.test(label) && !/[[\]!]|^(?:get started|start|try|learn|join|sign)\b/i.test(label);

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
