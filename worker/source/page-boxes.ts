import type { ElementNode } from './tree.ts';

const boxElements = new Set(['div', 'section', 'article', 'li', 'a', 'details', 'td', 'figure', 'aside', 'fieldset']);
const maxCompared = 60;

const classWords = (element: ElementNode) =>
  new Set(element.attributes.class?.slice(0, 600).split(/\s+/).filter(Boolean));

/** Cards of one row share most of their classes and have about as many headings; one of them may be highlighted. */
function areAlike(a: ElementNode, b: ElementNode): boolean {
  if (a.name !== b.name || b.textLength === 0 || Math.abs(a.headings - b.headings) > 1) return false;
  if ((a.headings === 0) !== (b.headings === 0)) return false;
  const [ofA, ofB] = [classWords(a), classWords(b)];
  if (ofA.size === 0 || ofB.size === 0) return ofA.size === ofB.size && a.headings + b.headings > 0;
  return ofA.intersection(ofB).size >= Math.min(ofA.size, ofB.size) * 0.6;
}

/** True for an element that is one of several alike in one parent, or that is a box by its name. */
export function isRepeatedBox(element: ElementNode): boolean {
  if (element.name === 'details' || element.name === 'section' || element.name === 'article') return true;
  const { parent } = element;
  if (!parent || !boxElements.has(element.name)) return false;
  let compared = 0;
  for (const other of parent.children) {
    if (other.kind === 'text' || other === element) continue;
    if (areAlike(element, other)) return true;
    compared += 1;
    if (compared >= maxCompared) return false;
  }
  return false;
}
