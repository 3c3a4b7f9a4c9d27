import { siteOfPage } from '../../../contract/text.ts';
import { isStore } from '../../../source/sheet/access/ways.ts';
import { paragraph } from '../../article/blocks.ts';
import { type ArticleBlock, type Section, sentencesOf } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { lastSteps, pricingPage } from './access.ts';

/** `before`: the article so far. Where to go on: to the prices, and to what hands the product out, else to the site. */
export function composeEnding(desk: Desk, before: readonly Section[]): ArticleBlock[] {
  const { homeUrl } = desk.material;
  const pricing = pricingPage(desk);
  const isComing = desk.material.source.sheet.notices.some(({ availability }) => availability === 'coming');
  // What is not there yet can be shown, and not be got.
  const found = lastSteps(desk).filter(
    (step) => step.url.split('#')[0] !== pricing?.url && (!isComing || placeOf(step) === 'toDemo'),
  );
  // One way into a store is enough.
  const isAgain = (url: string, before: string) => isStore(url) && siteOfPage(url) === siteOfPage(before);
  const steps = found.filter(({ url }, at) => !found.slice(0, at).some((before) => isAgain(url, before.url)));
  const ways = [...Map.groupBy(steps, placeOf)].map(([place, of]) => {
    const links = of.map(({ url }) => `[${nameOf(url, desk)}](${url})`).join(' or ');
    return desk.say(
      place,
      { place: links },
      of.map(({ fact }) => fact),
    );
  });
  // Where the page of prices is linked already, one way on is enough.
  const isLinked = (url: string) => before.flatMap(sentencesOf).some(({ text }) => text.includes(`](${url})`));
  const toPricing = pricing && (ways.length === 0 || !isLinked(pricing.url));
  if (toPricing) return [paragraph([desk.say('toPricing', { url: pricing.url }), ...ways])];
  if (ways.length > 0) return [paragraph(ways)];
  return isLinked(homeUrl) ? [] : [paragraph([desk.say('toHome', { place: `[${siteOfPage(homeUrl)}](${homeUrl})` })])];
}

const places = [
  ['toDemo', /\bdemo\b/i],
  ['toTrial', /\btrial\b/i],
  ['toTry', /\btry\b/i],
  ['toDownload', /\bdownload/i],
  ['toInstall', /\b(?:install|add to)\b/i],
] as const;

/** What is found there, as its button says it. */
const placeOf = ({ value, url }: { value: string; url: string }) =>
  places.find(([place, says]) => says.test(value) && !(isStore(url) && place !== 'toInstall'))?.[0] ??
  (isStore(url) ? 'toStore' : /\/(?:releases|downloads?)\b/.test(url) ? 'toDownload' : 'toStart');

/** The site by its product's name, another by its address. */
const nameOf = (url: string, { product, material }: Desk) =>
  siteOfPage(url) === siteOfPage(material.homeUrl) ? `the ${product} site` : siteOfPage(url);
