import { opensWithImperative } from '../../language/verbs.ts';
import type { Content, Line } from './content.ts';

/** A stroke before a name: '— Mira Holt'. */
export const signingDash = /^\s?[–—―~-]{1,2}\s?(?:@|u\/|\p{Lu})/u;
const fullName = /^\p{Lu}[\p{L}.'’-]{1,30}(?:\s\p{Lu}[\p{L}.'’-]{0,30}){1,3}(?:\s?[,|·(–—-].{0,60})?$/u;
const maxWords = 12;

/** The line at one end of what an element holds: at its end, or at its beginning. */
function lineAt(children: readonly Content[], end: 'first' | 'last'): Line | null {
  const isHolder = (child: Content) => child.kind === 'line' || child.kind === 'box';
  const child = end === 'first' ? children.find(isHolder) : children.findLast(isHolder);
  return child?.kind === 'box' ? lineAt(child.children, end) : child?.kind === 'line' ? child : null;
}

/** Below the words of a quotation its last line may say whose they are: a link, or a name. */
export function markSignature(children: readonly Content[]): void {
  const last = lineAt(children, 'last');
  if (!last || last === lineAt(children, 'first') || last.text.split(' ').length > maxWords || /[!?:]$/.test(last.text))
    return;
  // 'Try It Now' is a button.
  if (last.isAction && opensWithImperative(last.text)) return;
  if (!last.isLinked && !fullName.test(last.text) && last.isQuoted) return;
  Object.assign(last, { isQuoted: false, isLinked: false, isAction: false, slot: 'cite.' });
}
