import type { ElementNode } from './tree.ts';

const maxMarks = 600;
/** The words of an element's class and id, camel case split, in lower case. */
export function markWords({ attributes }: ElementNode): string[] {
  if (attributes.class === undefined && attributes.id === undefined) return [];
  return `${attributes.class ?? ''} ${attributes.id ?? ''}`
    .slice(0, maxMarks)
    .replace(/([a-z])([A-Z])|([A-Z]{2})(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

const maxClasses = 400;
/** The names of an element's classes, as they are written. */
export const classNames = ({ attributes }: Pick<ElementNode, 'attributes'>): string[] =>
  (attributes.class ?? '').slice(0, maxClasses).split(/\s+/);

/** Element name and first class. Classes of one box and not of its likes are modifiers, which come later. */
export function slotOf(element: ElementNode): string {
  const [first = ''] = (element.attributes.class ?? '').trim().slice(0, 200).split(/\s+/, 1);
  return `${element.name}.${first}`;
}
