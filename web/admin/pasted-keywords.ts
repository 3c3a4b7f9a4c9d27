import { foldKey } from '../../worker/contract/fold-key.ts';
import { splitPasted } from '../../worker/contract/keyword-phrases.ts';
import type { SeoKeyword } from '../../worker/contract/keywords.ts';
import { keywordMaxLength } from '../../worker/contract/limits.ts';

export type LeftOut = { phrase: string; reason: string };

/** What of a pasted list can be added, and what cannot, each with its reason. */
export function reviewPasted(text: string, stored: readonly SeoKeyword[]): { fresh: string[]; leftOut: LeftOut[] } {
  const known = new Map(
    stored.map(({ keyword, used }) => [foldKey(keyword), used ? 'Used already' : 'In the list already']),
  );
  const fresh: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const phrase of splitPasted(text)) {
    const key = foldKey(phrase);
    const tooLong = phrase.length > keywordMaxLength ? `Too long: ${phrase.length}/${keywordMaxLength}` : undefined;
    const reason = tooLong ?? known.get(key);
    if (reason) leftOut.push({ phrase, reason });
    else fresh.push(phrase);
    if (!reason) known.set(key, 'Doubled');
  }
  return { fresh, leftOut };
}
