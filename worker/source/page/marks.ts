import type { ElementNode } from './tree.ts';

const maxMarks = 600;
const marksCache = new WeakMap<ElementNode, readonly string[]>();

/** The words of an element's class and id, camel case split, in lower case. */
export function markWords(element: ElementNode): readonly string[] {
  let words = marksCache.get(element);
  if (!words) {
    words = `${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`
      .slice(0, maxMarks)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean);
    marksCache.set(element, words);
  }
  return words;
}

/** Element name and first class. Classes of one box and not of its likes are modifiers, which come later. */
export function slotOf(element: ElementNode): string {
  const [first = ''] = (element.attributes.class ?? '').trim().slice(0, 200).split(/\s+/, 1);
  return `${element.name}.${first}`;
}
