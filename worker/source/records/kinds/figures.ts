import type { Line } from '../../page/content.ts';
import { linesOf } from '../box-lines.ts';
import { countWords } from '../count-words.ts';
import type { Group } from '../find-groups.ts';
import { isSum } from '../sum-line.ts';
import { type Evidence, most } from './evidence.ts';
import { isDated } from './posts.ts';

/** A figure by itself: '235', '99.9%', '~15 ms', '10k+', '4.9/5', '44% → 74%'. */
export const figureText = /^[~≈<>≤≥+±-]?\s?[$€£¥]?\d\S{0,12}(?:\s\S{1,9}){0,2}$/u;
/** '01', '03 Transport': a place in an order. */
const place = /^0\d/;
/** '6 alarms' names a thing, '99.9%' does not. */
export const worded = /\s\p{L}{3}/u;

/** Whether what holds a figure is the title of a sentence. */
export const isTitle = (figure: string, below: string) => worded.test(figure) && /[.!]$/.test(below);

const maxLabelWords = 24;

function figureLines(lines: readonly Line[]): { figure: Line; label: Line } | null {
  const shown = lines.filter(({ isAction }) => !isAction);
  if (shown.length < 2 || shown.length > 3) return null;
  const figure = shown.find(({ text }) => figureText.test(text) && !isDated(text) && !place.test(text));
  const label = shown.find(
    (line) => line !== figure && countWords(line.text) <= maxLabelWords && /\p{L}{2}/u.test(line.text),
  );
  // '6 alarms' over a sentence is a title.
  if (figure && label && figure.level > 0 && isTitle(figure.text, label.text)) return null;
  if (!figure || !label || !shown.every((line) => countWords(line.text) <= maxLabelWords)) return null;
  // 'Acme Ltd', '$24,500', 'Won': cells of a row on a drawn screen.
  const isRow = shown.length > 2 && shown.every((line) => line === figure || countWords(line.text) < 3);
  const isEntry = shown.indexOf(label) < shown.indexOf(figure) && isSum(figure);
  return isRow || isEntry ? null : { figure, label };
}

/** '01', '2.', '3 · Run': numbers that count up from one record to the next are places in an order, no figures. */
export function areFigures({ group }: Evidence): boolean {
  const found = group.members.map((member) => figureLines(linesOf(member)));
  const figures = found.flatMap((lines) => lines?.figure.text ?? []);
  if (figures.length < group.members.length * most) return false;
  const first = found.findIndex((lines) => lines !== null);
  const places = found.map((lines, at) => (lines ? Number.parseInt(lines.figure.text, 10) - at : null));
  return !places.every((place) => place === null || place === places[first]);
}

/** The figure that a member of a group shows, with its label. */
export function readFigure(group: Group, at: number): { figure: string; label: string; isLabelFirst: boolean } | null {
  const member = group.members[at];
  const found = member && figureLines(linesOf(member));
  if (!found) return null;
  const lines = linesOf(member);
  return {
    figure: found.figure.text,
    label: found.label.text,
    isLabelFirst: lines.indexOf(found.label) < lines.indexOf(found.figure),
  };
}
