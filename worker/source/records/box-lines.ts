import { remembered } from '../../remembered.ts';
import { readPrice } from '../money/index.ts';
import type { Box, Line } from '../page/content.ts';
import { isSum } from './sum-line.ts';

/** All lines below a box in reading order. */
export const linesOf = remembered((box: Box): readonly Line[] =>
  box.children.flatMap((child) => (child.kind === 'line' ? [child] : child.kind === 'box' ? linesOf(child) : [])),
);

/** What the lists below a box rule out. */
export const absentIn = (box: Box): string[] =>
  box.children.flatMap((child) =>
    child.kind === 'absent' ? [child.text] : child.kind === 'box' ? absentIn(child) : [],
  );

const maxLinkWords = 4;

/** 'View our roadmap', 'Learn more →' */
const calls = /[→›»↗]$|^(?:learn|read|see|view|find out|explore|discover|check out)\s(?:more|all|our|the|how)\b/i;
const maxCallWords = 5;

/** What asks its reader to go on, whether it is marked as a link or not. */
export const isCall = ({ level, isItem, text }: Line) =>
  level === 0 && !isItem && text.split(' ').length <= maxCallWords && calls.test(text);

const leadsOn = ({ isLinked, level, isItem, text }: Line) =>
  isLinked && level === 0 && !isItem && text.split(' ').length <= maxLinkWords;

/**
 * The lines of a record without its buttons, what asks at its end to see more, and links behind its first line, which lead on;
 * where all lines are links, they are told.
 */
export function toldLines(box: Box, { isSigned = false } = {}): Line[] {
  const lines = linesOf(box).filter(({ isAction }) => !isAction);
  // What people say may be signed by a link.
  if (isSigned) return lines;
  const first = lines.findIndex((line) => !leadsOn(line));
  const told = lines.filter((line, at) => at < first || first === -1 || !leadsOn(line));
  const last = told.at(-1);
  return last && told.length > 2 && isCall(last) ? told.slice(0, -1) : told;
}

export const wordsIn = (box: Box) => linesOf(box).reduce((sum, { text }) => sum + text.split(' ').length, 0);

export const holdsTitle = (box: Box) => linesOf(box).some(({ level }) => level > 0);

/** A line that is a price and nothing else: what a plan has, and a part of a page has not. */
export const holdsSum = (box: Box) => linesOf(box).some(isSum);

/** A list with a name, a price and what is in it is a card. */
export const isListOfPlan = (box: Box) => box.name === 'ul' && linesOf(box).slice(1, 3).some(isPriceOfPlan);

/** What ends the head of such a list: what follows is in the plan. */
export const isPriceOfPlan = (line: Line) => isSum(line) || readPrice(line.text)?.kind === 'free';
