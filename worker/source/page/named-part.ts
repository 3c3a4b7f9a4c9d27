import type { Content, Line } from './content.ts';
import type { ElementNode } from './tree.ts';

/** Words for a piece of a page, whatever stands in it. */
const pieces = new Set(
  'section sec block area part wrapper wrap container inner content page main home landing row grid list group holder box'.split(
    ' ',
  ),
);
const parts = new Set(['section', 'div', 'article']);
const maxName = 60;

/** 'pricing' of 'section-pricing' and 'pricing__wrapper'; null where more is said. */
function subjectOf(name: string): string | null {
  if (name.length > maxName) return null;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !pieces.has(word));
  return words.length > 0 && words.length < 4 ? words.join(' ') : null;
}

/** What its makers call a part of a page, by its id or its first class: 'pricing', 'how it works'. */
function nameOfPart({ name, attributes: { id, class: classes }, headings }: ElementNode): string | null {
  if (!parts.has(name) || headings === 0) return null;
  return (id && subjectOf(id)) || (classes ? subjectOf(classes.trim().split(/\s/, 1)[0] ?? '') : null);
}

function firstHeading(children: readonly Content[]): Line | null {
  for (const child of children) {
    if (child.kind === 'line' && child.level > 0) return child;
    const inner = child.kind === 'box' ? firstHeading(child.children) : null;
    if (inner) return inner;
  }
  return null;
}

/** The first heading of a part is told what the part is called: the heading itself may say something else. */
export function namePart(element: ElementNode, children: readonly Content[]): void {
  const called = nameOfPart(element);
  const heading = called === null ? null : firstHeading(children);
  if (!heading || called === null) return;
  heading.called ??= called;
  if (element.name === 'section' || element.attributes.id) heading.section ??= called;
}
