import type { Price } from '../../contract/product-sheet.ts';
import { findPrices, readPrice } from '../money/index.ts';

const parting = /\s[–—|·-]\s|:\s|\s?\((?=[^()]{2,30}\)$)/g;
const trailing = /[\s:(–—|·-]{1,4}$/;
const maxLength = 120;

/** '$3/mo or $30/yr': two ways to pay for one thing. */
const between = /^ (?:or|\/|\||·) $/i;

/** A name, the price behind it, and further ones that stand beside that. */
type Priced = { name: string; price: Price; others: Price[] };

/** 'Works – $12 a month', 'Solo: Free', 'Crew Contact us': a name and the price behind it; null where a text is no such thing. */
export function partAtPrice(text: string): Priced | null {
  if (text.length > maxLength) return null;
  const found = /\d/.test(text) ? findPrices(text) : [];
  const last = found.at(-1);
  if (last?.role === 'price' && last.end >= text.length - 1) {
    const isApart = ({ end }: { end: number }, at: number) => !between.test(text.slice(end, found[at + 1]?.start));
    const [one = last, ...others] = found.slice(1 + found.slice(0, -1).findLastIndex(isApart));
    const name = text.slice(0, one.start).replace(trailing, '');
    return /\p{L}{2}/u.test(name) ? { name, price: one.price, others: others.map(({ price }) => price) } : null;
  }
  const [, called = '', asked = ''] = /^(.{2,30}) (contact (?:us|sales)|talk to (?:us|sales))$/i.exec(text) ?? [];
  const onRequest = readPrice(asked);
  if (onRequest) return { name: called, price: onRequest, others: [] };
  const mark = [...text.matchAll(parting)].at(-1);
  const price = mark ? readPrice(text.slice(mark.index + mark[0].length).replace(/\)$/, '')) : null;
  return mark && price && mark.index > 1 ? { name: text.slice(0, mark.index), price, others: [] } : null;
}
