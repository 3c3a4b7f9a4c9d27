import type { Box, Line } from '../page/content.ts';
import { remembered } from './remembered.ts';
import { isSum } from './sum-line.ts';

/** All lines below a box in reading order. */
export const linesOf = remembered((box: Box): readonly Line[] =>
  box.children.flatMap((child) => (child.kind === 'line' ? [child] : child.kind === 'box' ? linesOf(child) : [])),
);

const maxLinkWords = 4;

const leadsOn = ({ isLinked, level, isItem, text }: Line) =>
  isLinked && level === 0 && !isItem && text.split(' ').length <= maxLinkWords;

/** The lines of a record without its buttons and the links at its end, which lead on; where all lines are links, they are told. */
export function toldLines(box: Box): Line[] {
  const lines = linesOf(box).filter(({ isAction }) => !isAction);
  const last = lines.findLastIndex((line) => !leadsOn(line));
  return last === -1 ? lines : lines.slice(0, last + 1);
}

export const wordsIn = (box: Box) => linesOf(box).reduce((sum, { text }) => sum + text.split(' ').length, 0);

export const holdsTitle = (box: Box) => linesOf(box).some(({ level }) => level > 0);

/** A line that is a price and nothing else: what a plan has, and a part of a page has not. */
export const holdsSum = (box: Box) => linesOf(box).some(isSum);

/** A list with a name, a price and what is in it is a card. */
export const isListOfPlan = (box: Box) => box.name === 'ul' && linesOf(box).slice(1, 3).some(isSum);
