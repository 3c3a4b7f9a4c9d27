import type { ArticleBlock, Sentence } from '../../article/section.ts';
import { countWordsIn } from '../kit.ts';

const mostWords = 80;
const mostSentences = 4;

export const wordsIn = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { text }) => sum + countWordsIn(text), 0);

export const paragraph = (sentences: Sentence[]): ArticleBlock => ({ kind: 'paragraph', sentences });

export const heading = (text: string, level: 2 | 3 = 2): ArticleBlock => ({ kind: 'heading', level, text });

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
