import type { ArticleBlock, Sentence } from '../../section.ts';
import { canSay, countWordsIn, finishSentence, type Kit, say } from '../kit.ts';

const mostWords = 75;
const mostSentences = 4;

export const wordsIn = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { text }) => sum + countWordsIn(text), 0);

export const paragraph = (sentences: Sentence[]): ArticleBlock => ({ kind: 'paragraph', sentences });

/** A sentence of the article's own; null where it would repeat one. */
export function frame(kit: Kit, text: string, facts: number[] = []): Sentence[] {
  const sentence = finishSentence(kit, text, facts);
  return sentence ? [sentence] : [];
}

/** Short paragraphs from units that should stay together: a unit opens a new paragraph where the one before is full. */
export function packParagraphs(units: ReadonlyArray<Sentence[]>): ArticleBlock[] {
  const paragraphs: Sentence[][] = [];
  for (const unit of units) {
    if (unit.length === 0) continue;
    const last = paragraphs.at(-1);
    const fits = last && last.length + unit.length <= mostSentences && wordsIn(last) + wordsIn(unit) <= mostWords;
    if (last && fits) last.push(...unit);
    else paragraphs.push(...cut(unit));
  }
  return paragraphs.map(paragraph);
}

function cut(unit: Sentence[]): Sentence[][] {
  if (unit.length <= mostSentences + 1 && wordsIn(unit) <= mostWords + 25) return [[...unit]];
  const half = Math.ceil(unit.length / 2);
  return half === unit.length ? [[...unit]] : [...cut(unit.slice(0, half)), ...cut(unit.slice(half))];
}

/** A remark that comes back to the keyphrase, where the plan wants one here. */
export function keyphraseRemark(
  kit: Kit,
  wanted: boolean,
  name: string,
  bank: readonly string[],
  slots: Record<string, string> = {},
  facts: number[] = [],
): Sentence[] {
  return wanted && canSay(kit, bank, slots) ? frame(kit, say(kit, name, bank, slots), facts) : [];
}
