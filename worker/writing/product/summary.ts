import { countWords } from '../../contract/text.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { isPlural } from '../../language/grammar.ts';
import { isEnded, splitSentences } from '../../language/sentences.ts';
import { opensWithImperative, opensWithVerb } from '../../language/verbs.ts';
import { kindPhrase } from '../../source/sheet/kind-phrase.ts';
import { isOutdated } from '../../source/sheet/outdated.ts';
import type { Sentence } from '../article/section.ts';
import * as words from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { opensWithParticiple } from './headings.ts';
import { asInner, isOfName, labelled, leansBack, mayBeQuoted, shapeOf, straight } from './read-sentence.ts';
import { beginningOf, fromFirst, together, upToLast, wordsOf } from './runs.ts';

/** Less under the main heading is a slogan. */
const [fewestWords, fewestInHero, longestHero] = [6, 12, 60];

/** 'Try it free today!': what ends a description and describes nothing. */
const isCry = (text: string, isFirst: boolean) =>
  text.endsWith('!') || countWords(text) < 4 || words.cries.test(text) || (!isFirst && words.lastCries.test(text));

/** It sells, and says nothing of what is sold. */
export const offers = (text: string): boolean =>
  [words.calls, words.rebates].some((pattern) => pattern.test(text)) ||
  (opensWithImperative(text) && words.givesAway.test(text) && !words.makes.test(text));

/** Calls at its end, and labels in a row: 'Free draft · per turn · Pro.' */
const withoutCries = (kept: readonly Sentence[]) =>
  upToLast(kept, (one) => !isCry(one.text, one === kept[0]) && (one === kept[0] || !labelled.test(one.text)));

/** What stands right under the main heading of the page that the user named: whole sentences side by side, without calls at the end. */
export function heroOf(desk: Desk): Sentence[] {
  const heroes = desk.openings.map(({ sentences }) => {
    // A line under the heading is a part of it; 'A logbook for salt works.' begins what stands behind it.
    const isLed = (text: string, next = '') => countWords(text) > 2 && desk.standsWhole(`${text} ${next}`, 0);
    const begins = (text: string, at: number) =>
      isEnded(text) && (countWords(text) >= fewestWords || isLed(text, sentences[at + 1])) && !offers(text);
    const plain = sentences.map((text) => withoutLabel(text, desk.product));
    const said = fromProduct(fromFirst(plain, begins), desk.product);
    const kept = beginningOf(
      desk,
      leansBack(said[0] ?? '', desk.product) ? [] : said,
      0,
      (text, all) =>
        mayBeQuoted(text, desk.rivals) &&
        !isOutdated(text, desk.readAt) &&
        !desk.promises(text) &&
        countWords(all) <= longestHero &&
        desk.standsWhole(all, 0),
    );
    return withoutCries(kept);
  });
  return heroes.find((hero) => wordsOf(hero) >= fewestInHero && !isOfOthers(together(hero).text, desk.product)) ?? [];
}

/**
 * What the site says of its product in short, the best first: the description of the page that the user named, and what stands under
 * its first heading. From its first sentence on, without its calls, and no more than `most` characters. None where it says too little.
 */
export function siteSummaries(desk: Desk, most: number): Sentence[] {
  const [first] = desk.material.source.pages;
  const texts = [
    ...[first?.description, first?.meta.description].map((text) =>
      splitSentences(withoutLabel(text ?? '', desk.product)),
    ),
    // A line of several that call somebody is no sentence on the whole, one in two parts a badge.
    ...desk.openings.map(({ sentences }) =>
      sentences
        .map((text) => withoutLabel(text, desk.product))
        .filter((text) => isEnded(text) || !(opensWithImperative(text) || /[—–|·]/.test(text))),
    ),
  ];
  const told = texts.flatMap((one) => shortened(desk, one, most) ?? []);
  // What it is called says more than half of a sentence: 'Ledgerlark for salt works'.
  const isCalled = desk.material.source.sheet.kind !== null;
  return told
    .sort((one, other) => distance(one.text, desk) - distance(other.text, desk))
    .filter(({ text }) => !(isCalled && isHalf(text, desk.product)));
}

export const siteSummary = (desk: Desk, most: number): Sentence | null => siteSummaries(desk, most)[0] ?? null;

/** How far a summary begins from saying what the product is or does. */
function distance(text: string, desk: Desk): number {
  // 'Most planners hand you a list' comes before the product; 'Draw your rows on a map' calls its reader.
  if (isOfOther(text, desk.product) || words.ofOthers.test(text)) return 4;
  const [first = ''] = splitSentences(text);
  if (isOfName(text, desk.product)) return 0;
  // '1,013 heaps, weighed.' says less than a call that says what is done.
  const shapes = namesKind(first) ? ['fragment', 'clause', 'imperative'] : ['clause', 'imperative', 'fragment'];
  return 1 + shapes.indexOf(shapeOf(first));
}

/** 'A quiet logbook for salt works.': it is no sentence that a site says, and describes something. */
export const namesKind = (text: string) =>
  // 'Free up' is a call, 'Free, open-source' none.
  (/^an? /i.test(text) || opensWithKind(text.replace(/^free, /i, ''))) &&
  splitSentences(text).length === 1 &&
  shapeOf(text.replace(/^free, /i, '')) === 'fragment';

const opensWithKind = (text: string) =>
  // 'Saltworks builds tools' is one of several.
  !isPlural(kindPhrase(text)?.split(' ').at(-1) ?? 'tools') && !opensWithVerb(text) && !opensWithImperative(text);

/** 'Ledgerlark for salt works', 'From salt to sums', 'Built by rakers': neither what it is nor what it does. */
function isHalf(text: string, product: string): boolean {
  const isNameOnly = text.startsWith(`${product} `) && !isOfName(text, product);
  const isCondition = /^(?:for|with|in|on|from|by)\b/i.test(text);
  const isFragment = () => shapeOf(splitSentences(text)[0] ?? '') === 'fragment';
  return (!text.startsWith(product) && opensWithParticiple(text)) || ((isNameOnly || isCondition) && isFragment());
}

/** 'Most crews still count by hand', of neither the product nor its reader: unquoted it would be the article's own opinion. */
export const argues = (text: string, { product }: Pick<Desk, 'product'>) =>
  isOfOther(text, product) && !/\byou(?:r|rs)?\b/i.test(text);

/** A statement with a subject of its own that neither names the product nor speaks to the reader. */
export const isOfOther = (text: string, product: string) =>
  shapeOf(text) === 'clause' &&
  !opensWithVerb(text) &&
  !/^you\b/i.test(text) &&
  // 'A log built for salt works' is a name: no verb stands before what is said of it.
  !(/^(?:an?|one) /i.test(text) && !words.auxiliary.test(text)) &&
  !text.toLowerCase().includes(product.toLowerCase());

/** 'Ledgerlark: Ledgerlark keeps …' */
function withoutLabel(text: string, product: string): string {
  const behind = text.slice(product.length);
  const said = behind.replace(/^ ?[:|–—-] (?=\S)/, '');
  return text.startsWith(product) && said !== behind ? said : text;
}

/** 'Harbours have never had …' tells of the time before, 'You want …' of a wish: the product comes later. */
const isOfOthers = (text: string, product: string) =>
  (/.n['’]t\b|.\b(?:not|cannot|never|nobody)\b/i.test(text) &&
    !text.includes(product) &&
    !/^it\b|\b(?:we|our|you|your)\b/i.test(text) &&
    !opensWithImperative(text)) ||
  /^you (?:want|need|know|deserve|love|hate|spend|don['’]t|shouldn['’]t|already)\b/i.test(text);

const latest = 3;

/** Without what leads up to the product: 'Most planners hand you a list. Ledgerlark plans …' */
function fromProduct(texts: readonly string[], product: string): readonly string[] {
  const at = texts.slice(0, latest).findIndex((text) => !isOfOther(text, product));
  const first = texts[at] ?? '';
  const begins = isOfName(first, product) || opensWithImperative(first);
  return at > 0 && begins && !leansBack(first, product) ? texts.slice(at) : texts;
}

function shortened(desk: Desk, texts: readonly string[], most: number): Sentence | null {
  const { plans } = desk.material.source.sheet;
  const ofPlans = plans.map(({ name }) => new RegExp(`.\\b${escapePattern(name)}\\b`));
  const namesPlan = (text: string) => ofPlans.some((pattern) => pattern.test(text));
  const kept = beginningOf(
    desk,
    fromProduct(texts, desk.product),
    0,
    (text, all) =>
      mayBeQuoted(text, desk.rivals) &&
      !desk.promises(text) &&
      !(text === all && (leansBack(text, desk.product) || offers(text))) &&
      // What a plan has stands with the plans, where its state and its price are.
      !namesPlan(text.replaceAll(desk.product, '')) &&
      all.length <= most &&
      desk.standsWhole(all, 0),
  );
  const { text, facts } = together(withoutCries(kept));
  const first = kept[0]?.text ?? '';
  const areOthers = [text, first].some((said) => isOfOthers(said, desk.product));
  // What leads up to the product is not told without it: 'You weigh by hand. Sums are lost. We fix that.'
  const names = (said: string) => words.makers.test(straight(said)) || said.includes(desk.product);
  const isLeadUp = !names(text) && names(texts.slice(kept.length).join(' ')) && shapeOf(first) === 'clause';
  return countWords(text) < fewestWords || areOthers || isLeadUp ? null : { text: asInner(text), facts };
}
