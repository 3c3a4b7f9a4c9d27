import { foldSpace } from './fold-text.ts';
import { type ElementNode, rawText } from './tree.ts';

/** Text between two block boundaries, as it is gathered from inline elements. '\n' stands for a forced line break. */
export type InlineText = {
  text: string;
  /** How many of its characters stand in links or buttons, and how many in bold type. */
  linked: number;
  bold: number;
  /** Length of the bold words with which the text begins; 0 where it does not. */
  lead: number;
  /** An inline element ended, and another began, since the last text. */
  closed: boolean;
  opened: boolean;
  /** The element that ended is set apart from what follows. */
  apart: boolean;
};

export const createInlineText = (): InlineText => ({
  text: '',
  linked: 0,
  bold: 0,
  lead: 0,
  closed: false,
  opened: false,
  apart: false,
});

/** No paragraph is longer; a longer text would also make the work grow faster than the page. */
const maxInlineText = 20_000;
const maxLead = 100;

const spacedLayout = /(?:^|[\s_-])(?:flex|grid|gap|space|row|justify|stack|cluster)(?:[\s_-]|$)/;

/** 'mx-1', 'ms-2', 'pe-1': the space beside it is no text. 'block', 'd-flex': it has a line of its own (Tailwind, Bootstrap). */
const setApart = /(?:^|\s)(?:[mp][xselr]-(?:[1-9]|auto|\[)|(?:d-)?(?:block|flex|grid)(?:\s|$))/;

export const isSetApart = (element: ElementNode | null): boolean =>
  setApart.test(element?.attributes.class?.slice(0, 400) ?? '');

/** 'Soon<small>not for sale yet</small>': several words set small are a line of their own. */
const isSmallPrint = (element: ElementNode | null, text: string) => element?.name === 'small' && /\S\s+\S/.test(text);

/**
 * Tells whether two inline elements that touch in the markup are apart on the screen: '$29' and '/month' are not, 'Projects' and
 * 'Unlimited' are. Letters wrapped one by one for an animation belong together.
 */
function needsSpace(before: string, after: string, parent: ElementNode | null, isApart: boolean): boolean {
  const last = before.at(-1) ?? '';
  const first = after[0] ?? '';
  if (/[\s(/[“‘$€£]/u.test(last) || /[\s)\]/.,;:!?%”’+]/u.test(first)) return false;
  if (isApart || spacedLayout.test(parent?.attributes.class?.slice(0, 400) ?? '')) return true;
  const lastWord = /[\p{L}\p{N}]{0,12}$/u.exec(before.slice(-12))?.[0] ?? '';
  if (after.trim().length === 1 || /^\p{L}$/u.test(lastWord)) return false;
  if (/\p{Ll}/u.test(last) && /\p{Ll}/u.test(first)) return false;
  return !(/\d/.test(last) && /\d/.test(first));
}

/** '29<span>per month</span>', '0<span>forever</span>', 'Solo<span>$29</span>', 'Crew<span>Contact us</span>' */
const isPriceSeam = (before: string, after: string) =>
  (/\d$/.test(before) && /^(?:per\s|(?:forever|once|one[- ]time|lifetime|billed)\b)/i.test(after)) ||
  (/\p{L}$/u.test(before) && /^(?:[$€£]\s?\d|(?:Contact|Talk to|Custom|Free|On request)\b)/.test(after));

/** '<span>STEP</span>Weigh each heap': set apart, for no word goes on so. */
const isShoutSeam = (before: string, after: string) => /\p{Lu}{3}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after);

export function appendText(
  into: InlineText,
  raw: string,
  place: { parent: ElementNode | null; isLinked: boolean; isBold: boolean },
): void {
  let text = into.text.length < maxInlineText ? foldSpace(raw.slice(0, maxInlineText)) : '';
  if (text === '') return;
  if (into.text === '' || into.text.endsWith('\n') || into.text.endsWith(' ')) text = text.trimStart();
  if (text === '') return;
  const isApart = into.apart || (into.opened && (isSetApart(place.parent) || isSmallPrint(place.parent, text)));
  const isTouching =
    ((into.closed || isPriceSeam(into.text, text)) && into.opened) || (into.closed && isShoutSeam(into.text, text));
  const isSeam = (isTouching || isApart) && into.text !== '';
  if (isSeam && needsSpace(into.text, text, place.parent?.parent ?? null, isApart)) into.text += ' ';
  into.text += text;
  into.closed = false;
  into.opened = false;
  into.apart = false;
  const length = text.trim().length;
  if (place.isLinked) into.linked += length;
  if (place.isBold) {
    into.bold += length;
    if (into.text.length < maxLead && into.bold >= into.text.trim().length) into.lead = into.text.trimEnd().length;
  }
}

/** A label behind bold words, in brackets: where they are all that stands before it, it is one of them. */
export function appendMark(into: InlineText, label: string, place: Parameters<typeof appendText>[2]): void {
  const isLead = into.lead === into.text.trimEnd().length;
  appendText(into, ` (${label})`, place);
  if (isLead) into.lead = into.text.length;
}

/** '29' and a raised '99' read 29.99; a raised '1' behind a word is a footnote's mark. */
export function appendRaised(into: InlineText, element: ElementNode): 'done' | 'as text' {
  const raised = foldSpace(rawText(element)).trim();
  if (/^[\d*†‡]{1,2}$/.test(raised) && /[\p{L}.,;:!?]\s?$/u.test(into.text)) return 'done';
  if (/^\d\d$/.test(raised) && /[$€£]\s?\d{1,6}\s?$/.test(into.text.slice(-12))) {
    into.text = `${into.text.trimEnd()}.${raised}`;
    return 'done';
  }
  return 'as text';
}

/** Splits at line breaks that part things; breaks inside a running sentence become spaces. */
export function splitLines(gathered: string): string[] {
  const text = gathered.slice(0, maxInlineText);
  if (!text.includes('\n')) return [text.trim()].filter(Boolean);
  const pieces: string[] = [];
  let isParted = true;
  for (const line of text.split('\n')) {
    const piece = line.trim();
    const before = pieces.at(-1);
    if (piece === '') {
      isParted = true;
    } else if (before === undefined || isParted || !runsOn(before, piece)) {
      pieces.push(piece);
      isParted = false;
    } else {
      pieces[pieces.length - 1] = `${before} ${piece}`;
    }
  }
  return pieces;
}

function runsOn(before: string, after: string): boolean {
  if (/[.!?:;]["”’)]?$/.test(before)) return false;
  return (
    /^[\p{Ll}(]/u.test(after) ||
    /[,–—-]$/.test(before) ||
    /\s(?:a|an|the|and|or|for|to|of|with|in|on|by|your|our)$/i.test(before)
  );
}
