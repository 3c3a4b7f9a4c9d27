import { siteOfPage } from '../../../contract/text.ts';
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

const places = [
  ['toDemo', /\bdemo\b/i],
  ['toTrial', /\btrial\b/i],
  ['toTry', /\btry\b/i],
  ['toDownload', /\b(?:download|install)/i],
] as const;

/** What is found there, as its button says it. */
const placeOf = (label: string) => places.find(([, says]) => says.test(label))?.[0] ?? 'toStart';

/** The site by its product's name, another by its address. */
const nameOf = (url: string, { product, material }: Desk) =>
  siteOfPage(url) === siteOfPage(material.homeUrl) ? `the ${product} site` : siteOfPage(url);
