import { siteOfPage } from '../../../contract/text.ts';
import { joinList } from '../../../language/grammar.ts';
import { pageNameOf } from '../../../source/records/page-topics.ts';
import { isFile, isStore, storeOf, systemOfFile } from '../../../source/sheet/access/ways.ts';
import { isPaid } from '../../../source/sheet/compare-plans.ts';
import { findContestedCounts } from '../../../source/sheet/contested-counts.ts';
import { sitePages } from '../../../source/words/fields.ts';
import { paragraph } from '../../article/blocks.ts';
import { type ArticleBlock, type Section, type Sentence, sentencesOf } from '../../article/section.ts';
import * as words from '../data/phrases.ts';
import type { Desk } from '../desk.ts';
import { priceFacts } from '../starting-price.ts';
import { lastSteps } from './access.ts';
import { readingOf, saysWhenRead } from './glance.ts';

/** The page of prices, where the article ends. */
const pricingPage = ({ material: { source } }: Desk) =>
  // Where no price was read, the page may show none.
  source.pages.slice(source.sheet.plans.some(isPaid) ? 1 : source.pages.length).find(isOfPrices);
const isOfPrices = ({ url }: { url: string }) => /\/(?:pricing|plans|prices)\b/i.test(new URL(url).pathname);

/** `before`: the article so far. Where to go on: to the prices, and to what hands the product out, else to the site. */
export function composeEnding(desk: Desk, before: readonly Section[]): ArticleBlock[] {
  const { homeUrl } = desk.material;
  const pricing = pricingPage(desk);
  const isComing = desk.material.source.sheet.notices.some(({ availability }) => availability === 'coming');
  // What is not there yet can be shown, and not be got.
  const found = lastSteps(desk).filter(
    (step) => step.url.split('#')[0] !== pricing?.url && (!isComing || placeOf(step) === 'toDemo'),
  );
  const ways = [...Map.groupBy(found, placeOf)].map(([place, of]) => {
    // What stands in two stores may be two parts of it.
    const joins = place === 'toStore' ? ' and ' : ' or ';
    const links = [...new Set(of.map(({ url }) => `[${nameOf(url, desk)}](${url})${forSystem(url)}`))].join(joins);
    const facts = of.map(({ fact }) => fact);
    return desk.say(place, { place: links }, facts);
  });
  const isLinked = (url: string) => before.flatMap(sentencesOf).some(({ text }) => text.includes(`](${url}`));
  const toPricing = pricing && !isLinked(pricing.url);
  const leading = toPricing ? [desk.say('toPricing', { url: pricing.url }), ...ways] : ways;
  const home = desk.say('toHome', { place: `[${siteOfPage(homeUrl)}](${homeUrl})` });
  const toHome = isLinked(new URL(homeUrl).origin) ? [] : [home];
  const isDated = before.flatMap(({ blocks }) => blocks).some(saysWhenRead);
  const reading = isDated ? [] : [desk.say('reading', readingOf(desk))];
  const [first, ...others] = questionsToAsk(desk);
  const asked = first ? [{ ...first, text: `**Before you decide:** ${first.text}` }, ...others] : [];
  const parts = [asked, [...(leading.length > 0 ? leading : toHome), ...reading]];
  return parts.filter(({ length }) => length > 0).map(paragraph);
}

/** What the pages of the site leave open: which of two prices, or counts, holds. */
function questionsToAsk(desk: Desk): Sentence[] {
  const contested = desk.material.source.sheet.plans.filter(({ price, contradiction }) => price && contradiction);
  const names = joinList(contested.map(({ name }) => name));
  const ofPrices = names === '' ? [] : [desk.say('askWhich', { names }, priceFacts(desk, contested))];
  return [...ofPrices, ...countsToAsk(desk)];
}

/** 'The home page names “6 tide alarms”, and the FAQ names “4 tide alarms”: which of the two holds?' */
function countsToAsk(desk: Desk): Sentence[] {
  const { source, announced, closed } = desk.material;
  const plans = [...source.sheet.plans, ...[...announced, ...closed].map(({ plan }) => plan)];
  return findContestedCounts({ ...source.sheet, plans }, sitePages(source)).map(([one, other]) => {
    const [first, second] = [one, other].map(({ text, page }) => `the ${desk.pageName(page)} names “${text}”`);
    const facts = [one, other].flatMap(({ quote, page }) => desk.factsOf(quote, page));
    return desk.say('askCount', { first: first ?? '', second: second ?? '' }, facts);
  });
}

/** What is found there, as its button says it. */
const placeOf = ({ value, url }: { value: string; url: string }) =>
  (isFile(url) ? 'toFile' : undefined) ??
  words.places.find(([place, says]) => says.test(value) && !(isStore(url) && place !== 'toInstall'))?.[0] ??
  (isStore(url) ? 'toStore' : /\/(?:releases|downloads?)\b/.test(url) ? 'toDownload' : 'toStart');

/** What is handed out there is for one system. */
const forSystem = (url: string) => (isFile(url) ? ` (for ${systemOfFile(url)})` : '');

/** A store and a file by their own names, the site by its product's, another by its address. */
const nameOf = (url: string, { product, material }: Desk) =>
  storeOf(url) ??
  (isFile(url)
    ? (new URL(url).pathname.split('/').at(-1) ?? '')
    : siteOfPage(url) === siteOfPage(material.homeUrl)
      ? `the ${product} ${pageNameOf(url, -1)}`
      : siteOfPage(url));
