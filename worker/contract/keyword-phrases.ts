import { z } from 'zod';
import { foldKey } from './fold-key.ts';
import { keywordMaxLength } from './limits.ts';

const tidy = (phrase: string) => phrase.trim().replace(/\s+/g, ' ');

/** One keyword as somebody types it. */
export const keywordPhrase = z
  .string('Keyword is required')
  .transform(tidy)
  .pipe(z.string().min(1, 'Keyword is required').max(keywordMaxLength, 'Keyword must be less than 150 characters'));

/** The first of each, case ignored. */
export function withoutRepetitions(phrases: string[]): string[] {
  const seen = new Set<string>();
  return phrases.filter((phrase) => !seen.has(foldKey(phrase)) && seen.add(foldKey(phrase)));
}

/** Comma-separated phrases: trimmed, without empty ones and without repetitions (case ignored). */
export function splitKeywords(text: string | null | undefined): string[] {
  return withoutRepetitions((text ?? '').split(',').map(tidy).filter(Boolean));
}

/** The phrases of a pasted list, be it one a line, of a table, or with commas or semicolons between them. */
export function splitPasted(text: string): string[] {
  return text
    .split(/[\r\n\t,;]/)
    .map(tidy)
    .filter(Boolean);
}
