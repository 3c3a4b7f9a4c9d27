import type { ElementNode } from './tree.ts';

const ruledOutClass =
  /(?:^|\s)(?:line-through|(?:is-)?excluded|(?:is-)?not-included|(?:is-)?unavailable|strike|strikethrough)(?:\s|$)/i;
/** Whole class names only: 'gap-x-8' is no cross. */
export const crossIcon =
  /(?:^|\s)(?:\S{0,40}-)?(?:xmark|x-mark|times|cross|x-circle|x-lg)(?:\s|$)|(?:^|\s)(?:bi|lucide|icon|fa|ti|feather|ph|mdi|tabler)-(?:x|close|minus)(?:\s|$)/i;
const iconElements = new Set(['svg', 'i', 'img', 'span']);

/** What a plan does not have is listed too, struck out or with a cross before it. */
export function isRuledOut(element: ElementNode): boolean {
  if (element.name === 's' || element.name === 'del' || element.name === 'strike') return true;
  if (element.textLength === 0 || element.textLength > 120 || element.headings > 0) return false;
  if (ruledOutClass.test(element.attributes.class ?? '')) return true;
  return element.children.slice(0, 4).some((child) => {
    if (child.kind === 'text' || child.textLength > 1 || !iconElements.has(child.name)) return false;
    const { class: classes = '', 'aria-label': label = '', alt = '', 'data-icon': icon = '' } = child.attributes;
    return crossIcon.test(`${classes} ${icon}`.slice(0, 400)) || /^(?:not included|no|cross|x)$/i.test(label || alt);
  });
}
