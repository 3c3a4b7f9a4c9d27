import type { Box, Line } from '../page/content.ts';
import { remembered } from './remembered.ts';
import { isSum } from './sum-line.ts';

/** All lines below a box in reading order. */
export const linesOf = remembered((box: Box): readonly Line[] =>
  box.children.flatMap((child) => (child.kind === 'line' ? [child] : child.kind === 'box' ? linesOf(child) : [])),
);

export const wordsIn = (box: Box) => linesOf(box).reduce((sum, { text }) => sum + text.split(' ').length, 0);

export const holdsTitle = (box: Box) => linesOf(box).some(({ level }) => level > 0);

/** A line that is a price and nothing else: what a plan has, and a part of a page has not. */
export const holdsSum = (box: Box) => linesOf(box).some(isSum);
