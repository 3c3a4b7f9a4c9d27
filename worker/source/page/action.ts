import { asks } from './hidden.ts';
import { markWords } from './marks.ts';
import type { ElementNode } from './tree.ts';

const actionWords = new Set(['btn', 'button', 'cta', 'buttons']);

const shortestCard = 70;
/** What is pressed to show more of a thing names it, and says what it is. */
export const isCard = ({ name, elements, textLength }: ElementNode) =>
  name === 'button' && elements > 1 && textLength > shortestCard;

/** A button, or a link that is dressed as one; the question of a folded answer is none, though it is often a button. */
export function isAction(element: ElementNode): boolean {
  const isButton = element.name === 'button' || element.attributes.role === 'button';
  if (isButton)
    return (
      element.attributes['aria-expanded'] === undefined && element.headings === 0 && !asks(element) && !isCard(element)
    );
  return element.name === 'a' && element.headings === 0 && markWords(element).some((word) => actionWords.has(word));
}
