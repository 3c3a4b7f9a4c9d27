/** Prices as pages write them. Every repetition is bounded: these patterns meet whatever a page sends. */

const number = String.raw`\d{1,3}(?:[.,'’\u00a0 ]\d{3}){0,3}(?:[.,]\d{1,2}|[.,]-)?|\d{1,9}(?:[.,]\d{1,2})?`;
const symbol = String.raw`(?:US|A|CA|C|NZ|HK|S|R)?[$]|[€£¥₹₩₪฿₺₴]|R\$|CHF|USD|EUR|GBP|SEK|NOK|DKK|PLN|CAD|AUD|INR|JPY`;
const after = String.raw`€|£|\$|kr\.?|zł|Kč|Ft|USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CAD|AUD|INR|JPY|dollars|euros`;
const amount = String.raw`(?:(?:${symbol})\s?(?:${number})(?!\d)(?:\s?(?:USD|EUR|GBP|CAD|AUD))?|(?:${number})\s?(?:${after})(?![\p{L}\p{N}]))`;
/** '$2M raised' is no price. */
const notScaled = String.raw`(?!\s?(?:[KMBkm]\b|million|billion|thousand|%))`;

const anyPrice = new RegExp(`${amount}${notScaled}`, 'u');
const leading = '(?:(?:from|starts? (?:at|from)|starting (?:at|from)|only|just|about|ab) )?';
const priceStart = new RegExp(`^(${leading}${amount}${notScaled})(?![\\p{L}\\p{N}])\\s{0,3}(.{0,90})$`, 'iu');

const wordPrice =
  /^(free|custom|contact us|contact sales|contact our sales team|let['’]s talk|talk to (?:us|sales)|get a quote|request a quote|on request|price on request|custom (?:pricing|quote|price)|ask for (?:a quote|pricing)|by agreement|tailored)(?:\s(forever|for ever|for life|always))?[.!]?$/i;

const periodStart =
  /^(?:[/(·,–-]|per\b|a (?:month|year|week|day|seat|user)\b|an? |each\b|every\b|monthly|yearly|annual|annually|billed|paid|one[- ]?(?:time|off)|once|lifetime|forever|for ?ever|mo\b|yr\b|month|year|user|seat|p\.?\s?m\.?|excl|incl|plus|\+|usd|eur|for life|for (?:up to )?\d)/i;

export type PriceLine = { price: string; period: string | null };

export const hasPrice = (text: string) => anyPrice.test(text.slice(0, 2000));

/** A text that is about how often or for whom a price is paid: '/month', 'per seat, billed yearly'. */
export function isPeriod(text: string): boolean {
  return (
    text.length < 70 &&
    periodStart.test(text) &&
    !hasPrice(text) &&
    !/[.!]$/.test(text.replace(/\b(?:mo|yr|p\.m)\.$/, ''))
  );
}

/** Reads a line that is a price and nothing else, with its period where it stands in the same line. */
export function readPriceLine(line: string): PriceLine | null {
  const [, price, rest = ''] = priceStart.exec(line) ?? [];
  if (price !== undefined) {
    const tail = rest.trim();
    if (tail === '') return { price, period: null };
    return periodStart.test(tail) && tail.length < 80 ? { price, period: tail } : null;
  }
  const [, words, period] = wordPrice.exec(line) ?? [];
  return words === undefined ? null : { price: words, period: period ?? null };
}

export const isWordPrice = (line: PriceLine) => !hasPrice(line.price);

/** 'Starter – $9/month' as one heading or cell: a name and a price line. */
export function splitNamedPrice(text: string): { name: string; line: PriceLine } | null {
  if (text.length > 100) return null;
  const [, named = '', words = ''] = /^(\S.{0,40}?)(?:\s[–—-]|:)\s+(\S.{2,30})$/.exec(text) ?? [];
  const inWords = wordPrice.test(words) ? readPriceLine(words) : null;
  if (inWords) return { name: named, line: inWords };
  const at = anyPrice.exec(text)?.index ?? -1;
  const name = at > 0 ? text.slice(0, at).replace(/(?<![\s:(–—|-])[\s:(–—|-]+$/, '') : '';
  const line = name ? readPriceLine(text.slice(at).replace(/\)$/, '').trim()) : null;
  return line && /\p{L}/u.test(name) && name.length < 40 ? { name, line } : null;
}
