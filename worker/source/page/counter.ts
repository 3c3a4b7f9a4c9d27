import { type ElementNode, rawText } from './tree.ts';

const nought = /^0(?:[.,]0{1,3})?$/;
/** What a script counts up to stands in an attribute of its own: 'data-target="1200"'. */
const target = /^-?\d[\d.,_ ]{0,15}$/;

/** A figure that waits for a script to count it up: what stands there is no figure of the product's. */
export function isUnfilled(element: ElementNode): boolean {
  if (element.textLength === 0 || element.textLength > 5 || !nought.test(rawText(element).trim())) return false;
  return Object.entries(element.attributes).some(
    ([name, value]) => name.startsWith('data-') && target.test(value) && /[1-9]/.test(value),
  );
}
