import type { Price } from '../../contract/product-sheet.ts';
import { priceOfOffer } from '../money/index.ts';
import type { PageMeta } from './types.ts';

type Offer = PageMeta['offers'][number];

/** An offer of structured data as a line of text ('Team: €5'), and its price; null where it has no name or no price. */
export function offerLine(offer: Offer): { name: string; price: Price; line: string } | null {
  const price = priceOfOffer(offer);
  return offer.name && price ? { name: offer.name, price, line: `${offer.name}: ${price.text}` } : null;
}
