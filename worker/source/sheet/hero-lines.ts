import { findPrices } from '../money/index.ts';
import { countTextWords } from '../page/fold-text.ts';
import { isStateLabel } from '../page/state-label.ts';
import { topicsOf } from '../records/heading-topics.ts';
import { pathWords } from '../records/page-topics.ts';
import type { Source } from '../types.ts';
import { licencesOf } from './access/licence.ts';
import { readSystems } from './access/systems.ts';

const parting = /\s[·•|]\s/;
const stop = /\.\s/;
const [mostParts, longestPart, mostLines, mostBeside] = [6, 8, 2, 3];
const calls = 'all|latest|see|view|read|get|try|watch|browse';
/** A link in the same row: 'all releases', 'see the app'. */
const firstCall = new RegExp(`^(?:${calls})\\s`, 'i');
const lastCall = new RegExp(`\\s[·•|]\\s(?:${calls})\\s[^·•|]{1,30}$`, 'i');

/** Something that can be checked: what it costs, runs on or may be used for, which version it is, what it does without. */
const states = (part: string) =>
  /\b(?:free|no|not|never|without|open[- ]source|source available|trial|beta|alpha|preview|offline|self[- ]hosted)\b|\bv?\d+\.\d+/i.test(
    part,
  ) ||
  findPrices(part).length > 0 ||
  readSystems(part).found.length > 0 ||
  licencesOf(part, '').length > 0;

/** 'Windows 10+': what it needs is said of the product wherever it stands on its page. */
function requires(part: string): boolean {
  const { found, rest } = readSystems(part);
  // Many more words are a button's, or about something there.
  return /\d/.test(part) && found.length > 0 && countTextWords(rest.replaceAll(/[\d.+]+/g, '')) <= mostBeside;
}

const isPriced = (part: string) => /\bfree\b/i.test(part) || findPrices(part).length > 0;

/** A clock, a sum of a bill or a state of the moment stands on a picture of a screen, a date of release below a download; 'Then $9' goes on with another line. */
const isOfScreen = (line: string) =>
  /\d:\d\d|@|:\s|^\/\/|\b(?:live|released)\b|^(?:then|or|and|plus)\s/i.test(line) || line === line.toUpperCase();

const mostTop = 3;

/** What is set largest at the top of the page that the user named, where it speaks of the product: 'Brinewell is a …'. */
export const topSentences = ({ pages: [first], sheet: { name } }: Pick<Source, 'pages' | 'sheet'>): string[] =>
  (first?.blocks ?? [])
    .flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    .slice(0, mostTop)
    .filter((text) => text.startsWith(`${name} `));

function isRow(line: string, isTop: boolean): boolean {
  // 'Windows 10 or later. Apache 2.0. No account.'
  const isStopped = line.endsWith('.') && requires(line.split(stop)[0] ?? '');
  const parts = partsOf(line);
  const areLabels =
    parts.every((part) => countTextWords(part) <= longestPart && !firstCall.test(part)) &&
    (isStopped || !/[.!?]$/.test(line));
  // Further down a price is that of a part.
  const areSaid = isTop ? parts.some(states) : parts.some(requires) && !parts.some(isPriced);
  return parts.length > 1 && parts.length <= mostParts && areLabels && areSaid && !isOfScreen(line);
}

const partsOf = (line: string) => (line.endsWith('.') ? line.slice(0, -1).split(stop) : line.split(parting));

/** A row of labels of a page, as printed. */
type LabelRow = { line: string; page: number };

/**
 * The labels in a row on the page that the user named, at its top or where they say what it needs, 'Free · macOS 14+ · no account', and
 * the latter on pages on how it is installed.
 */
export const heroLines = ({ pages }: Pick<Source, 'pages'>): LabelRow[] =>
  pages
    .flatMap(({ url, blocks }, page) => {
      const [, second = blocks.length] = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
      const isRead = page === 0 || topicsOf(pathWords(url)).has('install');
      return (isRead ? blocks : []).flatMap((block, at): LabelRow[] => {
        const line = block.kind === 'paragraph' ? block.text.replace(lastCall, '') : '';
        // What it says of how far the product is stands before all else.
        return isRow(line, page === 0 && at < second) && !isStateLabel(line) ? [{ line, page }] : [];
      });
    })
    .slice(0, mostLines);
