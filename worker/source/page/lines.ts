import type { Line } from './content.ts';
import { foldText } from './fold-text.ts';
import { type InlineText, splitLines } from './inline-text.ts';
import { cleanHeading, cleanLine, isAwaitedPrice } from './line-text.ts';
import { markWords, slotOf } from './marks.ts';
import type { Place } from './place.ts';
import { signingDash } from './signature.ts';
import type { ElementNode } from './tree.ts';

const maxLabelWords = 6;
const maxSetHeading = 100;

export function headingLevel(element: ElementNode): number {
  if (/^h[1-6]$/.test(element.name)) return Number(element.name[1]);
  // Site kits have a class that sets a text as a heading.
  const set = /(?:^|\s)h([1-6])(?:\s|$)/.exec(element.attributes.class?.slice(0, 200) ?? '');
  if (set && element.headings === 0 && element.textLength < maxSetHeading) return Number(set[1]);
  const { role, 'aria-level': level } = element.attributes;
  if (role === 'heading') return Math.min(6, Math.max(1, Math.trunc(Number(level)) || 3));
  return element.name === 'dt' || element.name === 'summary' ? 5 : 0;
}

/** The line of a heading: none where no word of it is left. */
export function headingOf(inline: InlineText, element: ElementNode, place: Place): Line[] {
  // What a key does is told under '← →', and not under the key before it.
  const text = cleanHeading(inline.text) || (element.name === 'dt' ? foldText(inline.text) : '');
  if (text === '') return [];
  // Somebody's words may be set as large as a heading.
  if (isSaid(text)) return [{ ...lineIn(element, place), text, isBold: true, isQuoted: true }];
  const level = headingLevel(element);
  if (isRunning(text, level)) return [{ ...lineIn(element, place), text }];
  return [
    {
      ...lineIn(element, place),
      text,
      level,
      isLinked: false,
      isAction: false,
      isBold: true,
      lead: 0,
    },
  ];
}

const maxSignature = 100;
const minSaid = 6;
const isSaid = (text: string) => /^[“„«"].+[”“»"]$/.test(text) && text.split(' ').length >= minSaid;

const fewestInRunning = 10;
/** A whole sentence set as a small heading, for its size: running text. */
const isRunning = (text: string, level: number) =>
  level > 3 && text.endsWith('.') && text.split(' ').length >= fewestInRunning;

function lineIn(element: ElementNode, place: Place): Omit<Line, 'text'> {
  const { isItem, isOrdered, isQuoted, leadsAway, leadsTo, isAction: acts } = place;
  const marks = markWords(element);
  return {
    ...{ kind: 'line', slot: slotOf(element), marks, level: 0, lead: 0 },
    ...{ isItem, isQuoted, leadsAway, isAction: acts, isBold: false, isLinked: false },
    ...(leadsTo !== null && { leadsTo }),
    ...(isItem && isOrdered && { isOrdered: true as const }),
  };
}

/** The lines of the text that stands between two blocks of an element. */
export function linesOf(inline: InlineText, element: ElementNode, place: Place): Line[] {
  const length = inline.text.trim().length;
  const shared = {
    ...lineIn(element, place),
    isLinked: !place.isSigned && inline.linked >= length * 0.9,
    isBold: inline.bold >= length * 0.9,
  };
  // A signature is set in lines: a name, a role.
  const isSignature = place.isQuoted && inline.lead > 0 && inline.text.includes('\n') && length < maxSignature;
  const pieces = place.isSigned || isSignature ? inline.text.split('\n') : splitLines(inline.text);
  return pieces.flatMap((piece, at): Line[] => {
    const awaited = foldText(piece);
    const text = isAwaitedPrice(awaited, shared.marks) ? awaited : cleanLine(piece);
    if (text === '') return [];
    // A button that asks folds its answer out.
    const isTitle = shared.isBold || shared.marks.includes('question') || element.name === 'button';
    const isAsked = text.endsWith('?') && isTitle && !place.isQuoted;
    // A short paragraph in bold letters stands over what follows it.
    const isLabel =
      element.name === 'p' &&
      shared.isBold &&
      !shared.isLinked &&
      text.split(' ').length <= maxLabelWords &&
      /[\p{L}\p{N}]$/u.test(text);
    const isSigning = signingDash.test(piece);
    const moved = piece.length - text.length;
    const lead = at === 0 && inline.lead > moved ? Math.min(inline.lead - moved, text.length) : 0;
    return [
      {
        ...shared,
        text,
        lead: shared.isBold ? 0 : lead,
        ...(isSigning && { signs: true as const }),
        ...(place.isQuoted && (isSigning || isSignature) && { isQuoted: false, isLinked: false }),
        ...(isAsked ? { level: 5 } : isLabel && { level: 6 }),
      },
    ];
  });
}
