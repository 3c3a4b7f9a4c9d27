import { escapePattern } from '../../escape-pattern.ts';

const patternOf = (phrase: string) => escapePattern(phrase).replaceAll('\\*', '\\p{L}*').replaceAll('_', '\\p{L}+');

/**
 * A pattern for any of the phrases of a list ('works with; integrat* with; works _ with') as words of their own, whatever their
 * case: '_' stands for any word, a star for the rest of one. It begins at words only, so that its work grows with the text alone.
 */
export function phrasePattern(list: string, flags: '' | 'g' = ''): RegExp {
  return new RegExp(`${phrasesOf(list)}(?![\\p{L}\\p{N}_])`, `iu${flags}`);
}

const phrasesOf = (list: string) => `(?<![\\p{L}\\p{N}_])(?:${list.split('; ').map(patternOf).join('|')})`;

/** A pattern for a short text that ends in one of the phrases and what else may stand there. */
export const endsInPhrase = (list: string, behind: string) => new RegExp(`${phrasesOf(list)}${behind}$`, 'iu');
