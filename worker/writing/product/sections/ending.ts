import { frame, paragraph } from '../../article/blocks.ts';
import type { ArticleBlock } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { lastStep, pricingPage } from './access.ts';

/** Where to go on: to the prices, and to what hands the product out, else to the site. */
export function composeEnding(desk: Desk): ArticleBlock[] {
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
            text: desk.say(placeOf(step.value), { product, place: nameOf(step.url, desk), url: step.url }),
            facts: [step.fact],
          },
        ]
      : []),
  ];
  if (ways.length > 0) return [paragraph(ways)];
  return [paragraph([frame(desk.say('toHome', { product, url: homeUrl }))])];
}

/** What is found there, as its button says it. */
const placeOf = (label: string) =>
  /\bdemo\b/i.test(label)
    ? 'toDemo'
    : /\btrial\b/i.test(label)
      ? 'toTrial'
      : /\btry\b/i.test(label)
        ? 'toTry'
        : /\b(?:download|install)/i.test(label)
          ? 'toDownload'
          : 'toStart';

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** The site by its product's name, another by its address. */
const nameOf = (url: string, { product, material }: Desk) =>
  hostOf(url) === hostOf(material.homeUrl) ? `the ${product} site` : hostOf(url);
