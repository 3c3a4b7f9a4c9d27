import { readPrice } from '../money/index.ts';
import { type ElementNode, rawText } from './tree.ts';

export const struckOut: ReadonlySet<string> = new Set(['s', 'del', 'strike']);

const maxClasses = 400;
const maxPrice = 24;
const classNames = (classes: string) => classes.slice(0, maxClasses).toLowerCase().split(/\s/);

/** Struck out, or not in it, as site kits call it: 'line-through', 'is-excluded', 'pricing_not_available'. */
const ruledOut =
  /(?:^|[-_])(?:line-through|strike(?:through)?|excluded|unavailable|not[-_](?:included|available))(?:[-_]|$)/;

/** A price of before, as its makers call it: 'price-old', 'was'. */
const former = /(?:^|[-_])(?:old|was|original|former|previous|regular|before)(?:[-_]|$)/;

function isFormerPrice(element: ElementNode, names: readonly string[]): boolean {
  if (element.textLength >= maxPrice || !names.some((name) => former.test(name))) return false;
  const text = rawText(element);
  return /\d/.test(text) && readPrice(text) !== null;
}

const cross = /^(?:\S{0,40}-)?(?:xmark|x-mark|times|cross|x-circle|x-lg)$/;
/** Signs of the common icon fonts; whole class names only: 'gap-x-8' is no cross. */
const crossOfFont = /^(?:bi|lucide|icon|fa|ti|feather|ph|mdi|tabler)-(?:x|close|minus)$/;

/** Whether classes draw a cross: what stands beside it is not there. */
export const isCrossIcon = (classes: string) =>
  classNames(classes).some((name) => cross.test(name) || crossOfFont.test(name));

const iconElements = new Set(['svg', 'i', 'img', 'span']);

/** What a plan does not have is listed too, struck out or with a cross before it. */
export function isRuledOut(element: ElementNode): boolean {
  if (struckOut.has(element.name)) return true;
  if (element.textLength === 0 || element.textLength > 120 || element.headings > 0) return false;
  const names = classNames(element.attributes.class ?? '');
  if (names.some((name) => ruledOut.test(name)) || isFormerPrice(element, names)) return true;
  return element.children.slice(0, 4).some((child) => {
    if (child.kind === 'text' || child.textLength > 1 || !iconElements.has(child.name)) return false;
    const { class: classes = '', 'aria-label': label = '', alt = '', 'data-icon': icon = '' } = child.attributes;
    return isCrossIcon(`${classes} ${icon}`) || /^(?:not included|no|cross|x)$/i.test(label || alt);
  });
}
