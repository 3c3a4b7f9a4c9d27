import type { Plan, Term } from '../../contract/product-sheet.ts';
import { countWords } from '../../contract/text.ts';
import { splitSentences } from '../../language/sentences.ts';
import { opensWithImperative } from '../../language/verbs.ts';
import { foldText, standsAsWord } from '../../language/words.ts';
import type { HeadingTopic } from '../records/heading-topics.ts';
import { charges, conditions } from './data/terms.ts';
import { saysDisclaimer } from './disclaimers.ts';
import { ofOther } from './lone-plans.ts';
import { phrasePattern } from './phrases.ts';
import { pricesOf } from './plan-prices.ts';
import { isPlans } from './plans.ts';
import { isAbout, type Section, sentencesIn } from './sections.ts';
import { isPitch, isSentence } from './sentences.ts';
import { asksToWait } from './statements.ts';

const most = 12;
const mostRead = 60;
/** A block up to here is told whole: what stands beside a term may narrow it. */
const longestBlock = 60;
const shortBlock = 45;
const fewestWords = 3;

/** Parts of a page that say it of others, or where each answer has its question. */
const elsewhere: readonly HeadingTopic[] = [
  ...([
    'questions',
    'voices',
    'customers',
    'comparison',
    'problem',
    'posts',
    'jobs',
    'sample',
    'mock',
    'install',
  ] as const),
];

const aboutMoney =
  /\b(?:price[sd]?|pricing|costs?|rates|free|pay|paid|plans?|trial|pilot|month(?:ly)?|year(?:ly)?|annual(?:ly)?|billed|billing|charged?|fees?|contracts?|cancel|discounts?|refunds?|credit card|vat|gst|tax(?:es)?)\b|[$€£¥₹]\s?\d/i;
/** 'Priced like what it is' says nothing of what is paid. */
const saysTerms =
  /\d|\b(?:free|costs?|pay|paid|paying|trial|months?|monthly|years?|yearly|annual(?:ly)?|billed|billing|charged?|fees?|contracts?|cancel|discounts?|refunds?|vat|gst|tax(?:es)?|include[sd]?|separate(?:ly)?|introductory)\b/i;
/** What buyers get out of it is no price. */
const ofGain = /\b(?:saves|saved|saving you|recovers|recovered|earns?|pays? for itself|return on investment|roi)\b/i;
/** A promise about the prices themselves sets no terms. */
const ofHonesty = /\b(?:hidden|surprise|secret|sneaky) (?:fees?|costs?|charges?)\b|\bno surprises\b/i;
/** Not in the price: its sum is another than a plan's. */
const isApart =
  /\b(?:separate(?:ly)?|additional(?:ly)?|extra|on top|not included|fees?|charges?|commissions?|surcharges?)\b/i;
const charged = phrasePattern(charges);
const denied = /\b(?:no|zero|without)\b|\d\s?%|[$€£¥₹]\s?\d/i;
const conditioned = phrasePattern(conditions);
const asks =
  /\?$|^(?:who|what|how|why|when|where|which|choose|pick|start|get|try|join|download|install|sign up|subscribe|scale|compare|see|need)\b/i;
const asksOrCalls = (text: string) =>
  asks.test(text) || (opensWithImperative(text) && !/^(?:cancel|pay)\b/i.test(text));
/** Fewer words are the label of a link, unless they say how much. */
const longestLabel = 6;
/** 'Open code • No contract • AI at work': a strapline, of which most is about something else. */
const isStrapline = (text: string) => {
  const parts = text.split(/ [•·|] /);
  return parts.length > 1 && parts.filter((part) => aboutMoney.test(part)).length * 2 <= parts.length;
};
const isLabel = (text: string) =>
  countWords(text) < longestLabel && !/\d|\b(?:no|free|any ?time|guarantee|included?|excluded?|extra)\b/i.test(text);

/** A longer sentence on a sum that is neither of the product nor of those who sell or read is about others. */
const longestSum = 12;

/** '2 months free', 'Save 20%': what stands on a switch between periods holds for one of them. */
const ofSwitch = /^(?:get |save )?(?:up to )?\d{1,2} ?(?:months?|%)(?: (?:free|off))?[.!]?$/i;

/** Says on what terms the product is paid for wherever it stands. */
const saysByItself = (text: string) => conditioned.test(text) || (charged.test(text) && denied.test(text));

/** Says it among prices. */
const saysOfPrices = (text: string) =>
  aboutMoney.test(text) && saysTerms.test(text) && !ofGain.test(text) && !ofOther.test(text) && !sampled.test(text);
/** 'Example: a $100 donation', 'Best for those who sell each month', '~$30 and an editor': a sample, whom it suits, an estimate. */
const sampled =
  /^[~≈]|^(?:example|e\.g\.|for example|based on|(?:best|ideal|perfect|great|made|built|designed) (?:fit )?(?:for|if|when)|for (?:those|teams|people))\b|\bfigures? based on\b/i;
/** Alone it says what is paid, and no more than that is argued. */
const saysSum = (text: string) =>
  /[$€£¥₹]\s?\d|\d\s?%|\b(?:free|billed|cancel\p{L}*|renew\p{L}*|refund\p{L}*|vat|tax(?:es)?)\b/iu.test(text) ||
  saysByItself(text);

/**
 * On what terms the product is paid for, beside its plans and the questions about it: blocks of the parts on prices, and elsewhere what
 * tells by itself. A sum that no plan has is told where it is a fee, or the product's by name.
 */
export function findTerms(
  sections: readonly Section[],
  { name, plans, offered }: { name: string; plans: readonly Plan[]; offered: readonly string[] },
): Term[] {
  const ownSums = plans.flatMap(pricesOf).flatMap(({ amount }) => (amount ? [amount] : []));
  const ownNames = [name, ...plans.map((plan) => plan.name)];
  const inPlans = new Set(plans.flatMap(({ quote }) => quote.split('\n').map(foldText)));
  const isOwnSum = (text: string) =>
    !/[$€£¥₹]\s?\d/.test(text) ||
    isApart.test(text) ||
    (plans.length === 0 &&
      !ofOther.test(text) &&
      (countWords(text) < longestSum || /\b(?:we|our|you|your)\b/i.test(text))) ||
    ownNames.some((own) => standsAsWord(own, text)) ||
    ownSums.some((sum) => text.includes(`${sum}`));
  // Without plans, a sum that the structured data gives as the product's price is one.
  const saysOffer = (text: string) =>
    plans.length === 0 &&
    offered.some((sum) => Number(sum) > 0 && standsAsWord(sum, text) && /[$€£¥₹]\s?\d/.test(text));
  const found = sections.flatMap((section): Term[] => {
    const { page, heading } = section;
    if (isAbout(section, ...elsewhere)) return [];
    const all = sentencesIn(section);
    const isOfPrices = isAbout(section, 'pricing') || section.blocks.some(isPlans);
    // What is free there is the waiting.
    if (!isOfPrices && all.some((text) => asksToWait.test(text))) return [];
    // Under whatever heading: 'Free is the plan'.
    const isOfMoney =
      heading !== null &&
      (all.length > 1 || aboutMoney.test(heading)) &&
      all.filter((text) => aboutMoney.test(text)).length * 2 > all.length;
    const says = (said: string) => {
      // 'Barrier-free' costs what it costs, and 'free software' may cost something.
      const text = said.replace(/\p{L}-free\b|\bfree (?:software|hardware)\b/giu, ' ');
      return (
        !asksOrCalls(text) &&
        !isLabel(text) &&
        !ofSwitch.test(text) &&
        !isStrapline(text) &&
        !(ofHonesty.test(text) && !/\d/.test(text)) &&
        !/^(?:[*†‡¹²³]|then\b)/i.test(text) &&
        isOwnSum(text) &&
        (saysOffer(text) || saysByItself(text) || (saysOfPrices(text) && (isOfPrices || (isOfMoney && saysSum(text)))))
      );
    };
    const places = section.blocks.flatMap((block) => placesOf(block, heading, isOfPrices));
    return places.flatMap(({ line, over, isBox, isItem }) => {
      // 'Refunds up to noon' in a list of features is what its user may grant.
      if (inPlans.has(foldText(line)) || saysDisclaimer(line) || (isItem && !isOfPrices && !isOfMoney)) return [];
      const sentences = splitSentences(line).filter((text) => !isPitch(text));
      const telling = isBox ? sentences.filter(saysByItself).slice(0, 1) : sentences.filter(says);
      const isTold =
        !isBox &&
        (telling.length * 2 >= sentences.length || (isOfPrices && countWords(line) <= shortBlock)) &&
        countWords(line) <= longestBlock;
      const texts = isTold
        ? [sentences.join(' ')]
        : telling.filter(
            (text) =>
              isSentence(text) &&
              saysSum(text) &&
              !leans.test(text) &&
              // '20 pans a day, free. No credit card required.'
              !ofFree.test(sentences[sentences.indexOf(text) - 1] ?? ''),
          );
      return texts
        .filter(
          (text) =>
            telling.length > 0 &&
            countWords(text) >= fewestWords &&
            (isSentence(text) || saysSum(text)) &&
            line.includes(text),
        )
        .filter((text) => !/:$|^(?:or|and|but|that|this|these|those)\b/i.test(text))
        .map((text) => ({ text, heading: over, page, quote: text }));
    });
  });
  const first = found.slice(0, mostRead);
  const keys = first.map(({ text }) => foldText(text));
  // Of two that say the same the one that says more.
  const isWithin = (key: string, at: number) =>
    keys.some((other, from) => from !== at && other.includes(key) && (other !== key || from < at));
  return first.filter((_, at) => !isWithin(keys[at] ?? '', at)).slice(0, most);
}

/** What is said right behind it holds for what is free. */
const ofFree = /\bfree\b(?! trial)/i;

/** It needs the sentence before it. */
const leans = /^(?:it|its|this|that|these|those|they|their|such|then|so|but|and|or|also|however|otherwise|you only)\b/i;

/**
 * Running text and the lines of lists, with what stands over them: what stands in boxes is about what the box is, which among prices may
 * be a term of them, 'Refund policy' say.
 */
function placesOf(block: Section['blocks'][number], over: string | null, isOfPrices: boolean) {
  const lines = block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [];
  const boxes = isOfPrices && block.kind === 'records' && block.of === 'features' ? block.records : [];
  return [
    ...lines.map((line) => ({ line, over, isBox: false, isItem: block.kind === 'list' })),
    ...boxes.flatMap(({ title, lines }) => lines.map((line) => ({ line, over: title, isBox: true, isItem: false }))),
  ];
}
