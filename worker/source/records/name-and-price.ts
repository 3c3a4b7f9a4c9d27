import type { Price } from '../../contract/product-sheet.ts';
import { findPrices, readPrice } from '../money/index.ts';

const parting = /\s[–—|·-]\s|:\s|\s?\((?=[^()]{2,30}\)$)/g;
const trailing = /[\s:(–—|·-]{1,4}$/;
const maxLength = 120;

/** 'Works – $12 a month', 'Solo: Free', 'Crew Contact us': a name and the price behind it; null where a text is no such thing. */
export function partAtPrice(text: string): { name: string; price: Price } | null {
  if (text.length > maxLength) return null;
  const last = /\d/.test(text) ? findPrices(text).at(-1) : undefined;
  const isEnd = last !== undefined && last.role === 'price' && last.end >= text.length - 1;
  const name = isEnd ? text.slice(0, last.start).replace(trailing, '') : '';
  if (isEnd) return /\p{L}{2}/u.test(name) ? { name, price: last.price } : null;
  const [, called = '', asked = ''] = /^(.{2,30}) (contact (?:us|sales)|talk to (?:us|sales))$/i.exec(text) ?? [];
  const onRequest = readPrice(asked);
  if (onRequest) return { name: called, price: onRequest };
  const mark = [...text.matchAll(parting)].at(-1);
  const price = mark ? readPrice(text.slice(mark.index + mark[0].length).replace(/\)$/, '')) : null;
  return mark && price && mark.index > 1 ? { name: text.slice(0, mark.index), price } : null;
}
