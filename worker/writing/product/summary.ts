import { countWords } from '../../contract/text.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithImperative, opensWithVerb } from '../../language/verbs.ts';
import { contentOf } from '../../language/words.ts';
import { isOutdated } from '../../source/sheet/outdated.ts';
import type { Sentence } from '../article/section.ts';
import { ofOthers } from './data/phrases.ts';
import type { Desk } from './desk.ts';
import { asInner, isEnded, isOfName, isTellable, labelled, leansBack, mayBeQuoted, shapeOf } from './read-sentence.ts';
import { beginningOf, fromFirst, together, upToLast, wordsOf } from './runs.ts';

const fewestWords = 6;
/** Less is a slogan. */
const fewestInHero = 12;

const cries = /^(?:choose|pick|select|compare|discover|explore|learn|see)\b/i;
/** Behind another sentence these call to more. */
const lastCries = /^(?:try|join|download|install|get started|sign up|how|what|why|where)\b/i;

/** 'Try it free today!': what ends a description and describes nothing. */
const isCry = (text: string, isFirst: boolean) =>
  text.endsWith('!') || countWords(text) < 4 || cries.test(text) || (!isFirst && lastCries.test(text));

/** It sells, and says nothing of what is sold. */
const offers = (text: string) =>
  lastCries.test(text) || /\d ?% off\b|\b(?:discount|limited[- ]time|free trial)\b/i.test(text);

const withoutCries = (kept: readonly Sentence[]) => upToLast(kept, (one) => !isCry(one.text, one === kept[0]));

const longestHero = 60;

/** What stands right under the main heading of the page that the user named: whole sentences side by side, without calls at the end. */
export function heroOf(desk: Desk): Sentence[] {
  // What stands before the first heading is a banner as often as not.
  const headed = [...desk.openings].sort((a, b) => Number(a.heading === null) - Number(b.heading === null));
  const heroes = headed.map(({ sentences }) => {
    // A line under the heading is a part of it.
    const said = fromFirst(sentences, (text) => isEnded(text) && countWords(text) >= fewestWords && !offers(text));
    const kept = beginningOf(
      desk,
      leansBack(said[0] ?? '', desk.product) ? [] : said,
      0,
      (text, all) =>
        mayBeQuoted(text, desk.rivals) &&
        !labelled.test(text) &&
        !isOutdated(text, desk.readAt) &&
        isEnded(text) &&
        countWords(all) <= longestHero &&
        desk.standsWhole(all, 0),
    );
    return withoutCries(kept);
  });
  return heroes.find((hero) => wordsOf(hero) >= fewestInHero && !isOfOthers(together(hero).text, desk.product)) ?? [];
}

/**
 * What the site says of its product in short: the description of the page that the user named, else what stands under its first
 * heading. From its first sentence on, without its calls, and no more than `most` characters. Null where it says too little.
 */
export function siteSummary(desk: Desk, most: number): Sentence | null {
  const { pages, passages } = desk.material.source;
  // Elsewhere on the page it may say any one thing of the product.
  const central = contentOf(
    [pages[0]?.title, pages[0]?.description, ...desk.openings.map(({ heading }) => heading)].join(' '),
  ).difference(contentOf(desk.product));
  const isCentral = (text: string) => contentOf(text).intersection(central).size > 1;
  const named = passages.flatMap(({ sentences, topic, page }) =>
    page === 0 ? sentences.filter((text) => says(text, desk.product) && (topic === 'opening' || isCentral(text))) : [],
  );
  const texts = [
    splitSentences(withoutLabel(pages[0]?.description ?? '', desk.product)),
    // A line of several that call somebody is no sentence on the whole, one in two parts a badge.
    ...desk.openings.map(({ sentences }) =>
      sentences.filter((text) => isEnded(text) || !(opensWithImperative(text) || /[—–|·]/.test(text))),
    ),
    ...named.map((text) => [text]),
  ];
  const told = texts.flatMap((one) => shortened(desk, one, most) ?? []);
  // 'Draw your rows on a map' calls its reader, 'Most planners hand you a list' comes before the product: both say less of it.
  const plain = told.filter(({ text }) => !opensWithImperative(text));
  return plain.find(({ text }) => !argues(text, desk) && !ofOthers.test(text)) ?? plain[0] ?? told[0] ?? null;
}

/** 'Most crews still count by hand', of neither the product nor its reader: unquoted it would be the article's own opinion. */
export const argues = (text: string, { product }: Pick<Desk, 'product'>) =>
  shapeOf(text) === 'clause' &&
  !opensWithVerb(text) &&
  !text.toLowerCase().includes(product.toLowerCase()) &&
  !/\byou(?:r|rs)?\b/i.test(text);

/** 'Ledgerlark: Ledgerlark keeps …' */
function withoutLabel(text: string, product: string): string {
  const behind = text.slice(product.length);
  const said = behind.replace(/^ ?[:|–—] (?=\S)/, '');
  return text.startsWith(product) && said !== behind ? said : text;
}

/** 'Ledgerlark keeps …': what it is or does, in a sentence of its own. */
const says = (text: string, product: string) =>
  isOfName(text, product) &&
  /^ (?:is|lets|helps|makes|gives|turns|brings|provides|keeps)\s/.test(text.slice(product.length));

/** 'Harbours have never had …' tells of the time before, 'You want …' of a wish, 'Meh, paper works' who doubts: the product comes later. */
const isOfOthers = (text: string, product: string) =>
  (/.n['’]t\b|.\b(?:not|cannot|never|nobody)\b/i.test(text) &&
    !text.includes(product) &&
    !/^it\b|\b(?:we|our|you|your)\b/i.test(text) &&
    !opensWithImperative(text)) ||
  /^you (?:want|need|know|deserve|love|hate|spend|don['’]t|shouldn['’]t|already)\b/i.test(text) ||
  /^(?:meh|ugh|hmm+|huh|yeah|well|sure|okay|oh|wow)\b,?/i.test(text);

/** How to use what the page shows at this place. */
const handles = /^(?:click|tap|hover|scroll|swipe|drag)\b/i;

function shortened(desk: Desk, texts: readonly string[], most: number): Sentence | null {
  const kept = beginningOf(
    desk,
    texts,
    0,
    (text, all) =>
      isTellable(text, desk.rivals) &&
      !(text === all && leansBack(text, desk.product)) &&
      !labelled.test(text) &&
      !handles.test(text) &&
      all.length <= most &&
      desk.standsWhole(all, 0),
  );
  const { text, facts } = together(withoutCries(kept));
  const first = kept[0]?.text ?? '';
  const isNameOnly = text.startsWith(`${desk.product} `) && !isOfName(text, desk.product);
  const isCondition = /^(?:for|with|in|on|from|by)\b/i.test(text);
  const isHalf = (isNameOnly || isCondition) && shapeOf(first) === 'fragment';
  const areOthers = [text, first].some((said) => isOfOthers(said, desk.product));
  return countWords(text) < fewestWords || isHalf || areOthers ? null : { text: asInner(text), facts };
}
