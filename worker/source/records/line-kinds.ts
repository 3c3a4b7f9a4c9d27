import { readPrice } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { countWords } from './count-words.ts';
import { isSum } from './sum-line.ts';

export const numberText =
  /^(?:(?:(?:step|phase|part)\s)?[#№]?\d{1,2}(?:[.):/]|\s?[·—–-])?|(?:step|phase|part)\s(?:one|two|three|four|five|six|seven|eight|nine|ten))$/i;
export const badgeWords = new Set([
  'badge',
  'tag',
  'pill',
  'chip',
  'ribbon',
  'eyebrow',
  'kicker',
  'label',
  'status',
  'meta',
]);
const priceWords = new Set(['price', 'amount', 'cost']);
export const maxTitleWords = 12;
export const maxBadgeWords = 4;

/** 'price-label' is called so, and is none. */
export const isBadge = (line: Line) =>
  isMarked(line, badgeWords) && !isSum(line) && !(isMarked(line, priceWords) && readPrice(line.text) !== null);

export const isMarked = (line: Line, words: ReadonlySet<string>) => line.marks.some((mark) => words.has(mark));

export const isHeading = (line: Line) => line.level > 0 && !numberText.test(line.text) && !isSum(line);

/** A sentence is a title only where it is set as one; somebody's words never are. */
const isSaid = ({ text, isQuoted, isBold }: Line) =>
  isQuoted || /^["“«„‘']/.test(text) || (!isBold && /[.!]$/.test(text));

export const isShort = (line: Line) => isBrief(line) && !isTerm(line.text);

export const isBrief = (line: Line) =>
  !isSaid(line) &&
  !line.isAction &&
  !line.isItem &&
  countWords(line.text) <= maxTitleWords &&
  !numberText.test(line.text) &&
  !isSum(line);

/** '/month', 'per seat': what a sum is for names nothing. */
const isTerm = (text: string) => /^(?:\/|per )/i.test(text);
