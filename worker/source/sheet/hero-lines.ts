import { findPrices } from '../money/index.ts';
import { countTextWords } from '../page/fold-text.ts';
import type { Source } from '../types.ts';
import { licencesOf } from './access/licence.ts';
import { readSystems } from './access/systems.ts';

const parting = /\s[·•|]\s/;
const [mostParts, longestPart, mostLines] = [6, 8, 2];
const calls = 'all|latest|see|view|read|get|try|watch|browse';
/** A link in the same row: 'all releases', 'see the app'. */
const isCall = (part: string) => new RegExp(`^(?:${calls})\\s`, 'i').test(part);
const lastCall = new RegExp(`\\s[·•|]\\s(?:${calls})\\s[^·•|]{1,30}$`, 'i');

/** Something that can be checked: what it costs, runs on or may be used for, which version it is, what it does without. */
const states = (part: string) =>
  /\b(?:free|no|not|never|without|open[- ]source|source available|trial|beta|alpha|preview|offline|self[- ]hosted)\b|\bv?\d+\.\d+/i.test(
    part,
  ) ||
  findPrices(part).length > 0 ||
  readSystems(part).found.length > 0 ||
  licencesOf(part, '').length > 0;

/** A clock, a sum of a bill or a state of the moment stands on a picture of a screen; 'Then $9' goes on with another line. */
const isOfScreen = (line: string) =>
  /\d:\d\d|@|:\s|^\/\/|\blive\b|^(?:then|or|and|plus)\s/i.test(line) || line === line.toUpperCase();

const mostTop = 3;

/** What is set largest at the top of the page that the user named, where it speaks of the product: 'Brinewell is a …'. */
export const topSentences = ({ pages: [first], sheet: { name } }: Pick<Source, 'pages' | 'sheet'>): string[] =>
  (first?.blocks ?? [])
    .flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    .slice(0, mostTop)
    .filter((text) => text.startsWith(`${name} `));

function isRow(line: string): boolean {
  const parts = line.split(parting);
  const areLabels = parts.every((part) => countTextWords(part) <= longestPart && !isCall(part)) && !/[.!?]$/.test(line);
  return parts.length > 1 && parts.length <= mostParts && areLabels && parts.some(states) && !isOfScreen(line);
}

/** The labels in a row at the top of the page that the user named, as they are printed: 'Free · macOS 14+ · no account'. */
export function heroLines({ pages: [first] }: Pick<Source, 'pages'>): string[] {
  const blocks = first?.blocks ?? [];
  const [, second = blocks.length] = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  const lines = blocks.slice(0, second).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return lines
    .map((line) => line.replace(lastCall, ''))
    .filter(isRow)
    .slice(0, mostLines);
}
