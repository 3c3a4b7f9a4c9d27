import type { Picture } from './content.ts';
import { foldText } from './fold-text.ts';
import { slotOf } from './marks.ts';
import type { ElementNode } from './tree.ts';

/** 'Acme logo' is the name of Acme. */
const pictureWords = /\s(?:logo|icon|integration)s?$|^(?:logo|icon) (?:of|for)\s/gi;

/** A picture with a text of its own; null for one that only decorates. */
export function readPicture(element: ElementNode): Picture | null {
  const { alt = '', 'aria-hidden': hidden, role } = element.attributes;
  const name = foldText(alt.slice(0, 200)).replace(pictureWords, '');
  if (name === '' || hidden === 'true' || role === 'presentation') return null;
  return { kind: 'picture', alt: name, slot: slotOf(element) };
}
