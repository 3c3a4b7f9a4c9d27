/** The one grammar of prices: what the reader, the sheet, the writers and the grounding know about money. */
export { mentionsUnit, samePrice, sameUnit } from './compare.ts';
export { isDiscount } from './discounts.ts';
export { type FoundPrice, findPrices, withoutPrices } from './find-prices.ts';
export { type CurrencyMention, findCurrencies, mentionsFree, mentionsPeriod } from './mentions.ts';
export { priceOfOffer } from './offer.ts';
export { isPeriodText } from './period-text.ts';
export { readPriceLines } from './price-lines.ts';
export { readPrice, readPrices } from './read-price.ts';
