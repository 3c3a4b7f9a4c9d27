import { descendants, type ElementNode } from './tree.ts';

const minMainLength = 300;

/** The part to read: <main> where the page has one that holds the substance, else everything. */
export function contentRoot(root: ElementNode): ElementNode {
  let main: ElementNode | null = null;
  let hasTitleOutside = false;
  for (const element of descendants(root)) {
    if (element.name === 'main' || element.attributes.role === 'main') main ??= element;
    else if (element.name === 'h1' && !isInside(element, main)) hasTitleOutside = true;
  }
  const isWhole = main !== null && main.textLength > Math.max(minMainLength, root.textLength * 0.5);
  return main && isWhole && !hasTitleOutside ? main : root;
}

function isInside(element: ElementNode, ancestor: ElementNode | null): boolean {
  for (let at: ElementNode | null = element; at; at = at.parent) if (at === ancestor) return true;
  return false;
}
