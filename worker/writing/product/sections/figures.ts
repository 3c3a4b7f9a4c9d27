import type { Figure } from '../../../contract/product-sheet.ts';
import { countWords } from '../../../contract/text.ts';
import { escapePattern } from '../../../escape-pattern.ts';
import type { Sentence } from '../../article/section.ts';
import type { Desk } from '../desk.ts';
import { isTellable } from '../read-sentence.ts';

const nought = /^[~±<>]?[$€£]?0(?:[.,]0{1,2})?\s?(?:%|\p{L}{1,3}|\+)?$/u;
const fewest = 2;
const most = 4;
const longestFigure = 14;
const longestLabel = 20;
const longestRow = 40;

/** What the site sets in large figures, each with the words below it, for a row of a table. */
export function figuresOf(desk: Desk): Sentence | null {
  const told: Sentence[] = [];
  const { figures } = desk.material.source.sheet;
  // Counters that a script fills begin at nought: several of them, or one with a unit, are no figures.
  const areCounters = figures.filter(({ figure }) => nought.test(figure)).length > 1;
  for (const figure of figures) {
    if (nought.test(figure.figure) && (areCounters || figure.figure !== '0')) continue;
    const label = labelOf(figure);
    if (label === null) continue;
    const text = `${figure.figure} ${label}`;
    const facts = desk.factsOf(text, figure.page);
    const words = countWords([...told.map((one) => one.text), text].join(' '));
    if (facts.length === 0 || words > longestRow || told.length === most) continue;
    if (isTellable(label, desk.rivals) && isUndisputed(desk, figure.figure, label)) told.push({ text, facts });
  }
  const text = told.map((one) => one.text).join('; ');
  return told.length < fewest ? null : { text, facts: told.flatMap(({ facts }) => facts) };
}

/** What stands below a figure that has a line to itself; null of one that stands within a sentence, or below its label. */
function labelOf({ figure, quote }: Figure): string | null {
  const [line = '', label = '', ...more] = quote.split('\n');
  const isBox = line === figure && figure.length <= longestFigure && more.length === 0 && label !== '';
  // What a note takes back elsewhere is no figure by itself, and a list is no label.
  const isPlain = !/[*†‡¹²³]/.test(quote) && label.split(',').length < 3;
  return isBox && isPlain && countWords(label) <= longestLabel ? label.replace(/\.$/, '') : null;
}

/** Of pages that count one thing twice, and come to two figures, none is told. */
function isUndisputed({ material }: Desk, figure: string, label: string): boolean {
  const [thing = label] = label.split(' ');
  const counted = new RegExp(`(?<![\\d.,])(\\d[\\d.,]{0,12})\\+?\\s${escapePattern(thing)}(?!\\p{L})`, 'giu');
  const own = figure.replace(/[^\d.,]/g, '');
  return material.source.pages.every(({ text }) => [...text.matchAll(counted)].every(([, other]) => other === own));
}
