import type { Content, Line } from './content.ts';

/** A stroke before a name: '— Mira Holt'. */
export const signingDash = /^\s?[–—―~-]{1,2}\s?(?:@|u\/|\p{Lu})/u;
const fullName = /^\p{Lu}[\p{L}.'’-]{1,30}(?:\s\p{Lu}[\p{L}.'’-]{0,30}){1,3}(?:\s?[,|·(–—-].{0,60})?$/u;
const maxWords = 12;

function linesIn(children: readonly Content[]): Line[] {
  return children.flatMap((child) =>
    child.kind === 'line' ? [child] : child.kind === 'box' ? linesIn(child.children) : [],
  );
}

/** Below the words of a quotation its last line may say whose they are: a link, or a name. */
export function markSignature(children: readonly Content[]): void {
  const lines = linesIn(children);
  const last = lines.at(-1);
  if (!last || lines.length < 2 || last.text.split(' ').length > maxWords || /[!?:]$/.test(last.text)) return;
  if (!last.isLinked && !fullName.test(last.text) && last.isQuoted) return;
  Object.assign(last, { isQuoted: false, isLinked: false, isAction: false, slot: 'cite.' });
}
