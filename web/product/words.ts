import type { ProductField } from '../../worker/contract/product.ts';
import { inOneLine } from '../evidence/words.ts';

/** '3 Nov', the same on every machine. */
export const shortDay = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** 'Your correction (site: $29)': whose word a field has; null where it is the site's. */
export function correctionText({ correction, value }: Pick<ProductField, 'correction' | 'value'>): string | null {
  if (!correction) return null;
  if (value === null) return 'Taken out by you';
  return correction.site === null
    ? 'Your word (not found on the site)'
    : `Your correction (site: ${brief(correction.site)})`;
}

const longest = 90;
const brief = (text: string) => {
  const line = inOneLine(text, ', ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()} …` : line;
};

export const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
