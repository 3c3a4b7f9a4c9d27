import { readPrice } from '../money/index.ts';
import type { Line } from '../page/content.ts';

const maxLength = 40;

/** A line that is a price with a figure and nothing else; it may be set as large as a heading. */
export const isSum = ({ text }: Line) => text.length < maxLength && /\d/.test(text) && readPrice(text) !== null;
