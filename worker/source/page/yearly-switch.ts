import { type ElementNode, rawText } from './tree.ts';
import type { PageLabel } from './types.ts';

/** What a switch between prices says: by the year, or for good. */
const onSwitch = /^(?:pay |billed |bill )?(?:(?:annual|annually|yearly|per year)\b|(?:lifetime|one[- ]time)$)/i;
/** 'data-yearly', 'data-price-annual': where a script takes the other price from. */
const yearly = /^data-.*(?:annual|year)/;
const sum = /^[$€£¥]?\d[\d.,]{0,9}$/;
/** 'data-year="2026"' says when. */
const date = /^(?:19|20)\d\d$/;

/** Whether a page offers to pay by the year, or once, in what only a script shows: on a switch, or in attributes of its prices. */
export const sellsByTheYear = (root: ElementNode, labels: readonly PageLabel[]): boolean =>
  labels.some(({ text }) => onSwitch.test(text)) || holdsPrice(root);

const monthly = /^data-.*month/;
const digitsOf = (text: string) => text.replace(/[^\d.]/g, '');

/** Whether a page shows, of the two sums that a script sets in one place, the one that is billed by the year. */
export function showsByTheYear(element: ElementNode): boolean {
  const sums = Object.entries(element.attributes).filter(([, value]) => sum.test(value));
  const [byYear, byMonth] = [yearly, monthly].map((term) => sums.find(([name]) => term.test(name))?.[1]);
  if (byYear && byMonth && byYear !== byMonth) return digitsOf(rawText(element)) === digitsOf(byYear);
  return element.children.some((child) => child.kind === 'element' && showsByTheYear(child));
}

const holdsPrice = ({ attributes, children }: ElementNode): boolean =>
  Object.entries(attributes).some(([name, value]) => yearly.test(name) && sum.test(value) && !date.test(value)) ||
  children.some((child) => child.kind === 'element' && holdsPrice(child));
