import type { ProductSheet } from '../../contract/product-sheet.ts';
import type { Label } from './label.ts';
import { hasSamePrice } from './same-price.ts';
import { contentWords, countShared, fold, holdsWords, standsIn, startsAlike } from './words.ts';

/* When an entry of the sheet is the label's. The rules are those of the labelled sites; what they leave open is settled here. */

type Feature = { name: string; text: string };

const firstWords = 8;
const answerWords = 6;

/** 'Pro plan' and 'Pro' are one name. */
const planName = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => !['plan', 'tier', 'package', 'the'].includes(word))
    .join(' ');

export const isSamePlan = (label: Label['plans'][number], plan: ProductSheet['plans'][number]) =>
  planName(label.name) === planName(plan.name) && hasSamePrice(label, plan);

/** A speaker may be told with more words on one side ('Ada Roe' and 'Ada Roe, CTO'). */
const isSameSpeaker = (label: string | null | undefined, speaker: string) =>
  !label || holdsWords(fold(speaker), fold(label)) || holdsWords(fold(label), fold(speaker));

export const isSameQuote = (label: Label['quotes'][number], quote: ProductSheet['quotes'][number]) =>
  startsAlike(label.text, quote.text, firstWords) && isSameSpeaker(label.speaker, quote.speaker);

export const isSameQuestion = (label: Label['faq'][number], entry: ProductSheet['questions'][number]) =>
  fold(label.q) === fold(entry.question) && startsAlike(label.a, entry.answer.join(' '), answerWords);

export const isSameIntegration = (label: string, entry: ProductSheet['integrations'][number]) =>
  fold(label) === fold(entry.name);

/** Three quarters of the words of the longer name: a name is not found by a part of it. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [contentWords(one), contentWords(other)];
  return countShared(a, b) >= 0.75 * Math.max(a.size, b.size);
}

/** Half of the label's words: an entry may hold more sentences than the label's one. One shared word tells nothing. */
function isSameText(label: string, text: string): boolean {
  const words = contentWords(label);
  return words.size > 1 && countShared(words, contentWords(text)) >= 0.5 * words.size;
}

/** What has no sentence of its own is its name: a label whose name is a sentence may be an entry's sentence, and the reverse. */
export function isSameFeature(label: Feature, entry: Feature): boolean {
  return isSameName(label.name, entry.name) || isSameText(label.text || label.name, entry.text || entry.name);
}

export const featureOfLabel = ({ name, detail }: Label['features'][number]): Feature => ({ name, text: detail ?? '' });
export const featureOfEntry = ({ name, sentences }: ProductSheet['features'][number]): Feature => ({
  name,
  text: sentences.join(' '),
});

/** Found where the words of either stand in the other; one word alone ('3') is no claim. */
export function isSameFigure(label: string, { claim, quote }: ProductSheet['figures'][number]): boolean {
  const said = fold(label);
  return [claim, quote]
    .map(fold)
    .some((text) => text.includes(' ') && (holdsWords(text, said) || holdsWords(said, text)));
}

export const isRightKind = (what: readonly string[], kind: string) =>
  what.some((text) => holdsWords(fold(text), fold(kind)));

/** The strings of `never` that stand in any text of the sheet; addresses are no texts. */
export function findForbidden(never: readonly string[], sheet: ProductSheet): Array<{ string: string; text: string }> {
  const texts: string[] = [];
  const collect = (value: unknown, key?: string): void => {
    if (typeof value === 'string') {
      if (key !== 'url') texts.push(value);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) collect(inner, name);
    }
  };
  collect(sheet);
  return never.flatMap((string) => {
    const text = texts.find((text) => standsIn(text, string));
    return text === undefined ? [] : [{ string, text }];
  });
}
