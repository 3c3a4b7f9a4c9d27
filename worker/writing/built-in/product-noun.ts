import { standsIn } from '../../contract/seo/keyphrase.ts';
import { capitalise } from '../../language/grammar.ts';
import type { Category } from './category.ts';
import type { Kit } from './kit.ts';

/** What the product can be called instead of its name, with the keyphrase in it: 'the staff scheduling software'. Null where nothing fits. */
export function productNoun({
  keyphrase,
  category,
  material,
}: Pick<Kit, 'keyphrase' | 'category' | 'material'>): string | null {
  if (category && holdsKeyphrase(category, keyphrase.phrase)) return `the ${category.noun}`;
  // What a thin page is about need not be what its product is.
  if (!category && material.brief.keywords.length === 0) return null;
  return keyphrase.short === null ? null : `the ${keyphrase.short}`;
}

export const holdsKeyphrase = ({ noun, tail }: Category, phrase: string) =>
  standsIn(phrase, noun) || standsIn(phrase, `${noun} ${tail}`);

/** The keyphrase as it stands after a preposition: 'the studio billing tool', 'podcast transcription'. Null where it is no noun. */
export function keyphraseAsNoun({ keyphrase }: Pick<Kit, 'keyphrase'>): string | null {
  if (keyphrase.short !== null) return `the ${keyphrase.short}`;
  return keyphrase.activity ?? keyphrase.inSentence;
}

export const capitalised = ({ keyphrase }: Pick<Kit, 'keyphrase'>) => capitalise(keyphrase.phrase);
