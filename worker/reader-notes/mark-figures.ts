import type { Evidence, EvidenceStatement } from '../contract/evidence.ts';
import { locateStatements } from '../contract/markdown/locate.ts';
import { escapePattern } from '../escape-pattern.ts';
import { findPrices } from '../source/money/index.ts';

/** How marks are written into a text, which is HTML of ours or an author's markdown. */
type Style = {
  cellEnds: RegExp;
  /** A link in a link is none: the place after the one that a place is in. */
  outsideLinks(text: string, at: number): number;
  /** A mark leads to a page by its place among the noted ones, or to the author's word. */
  write(place: number | null): string;
};

/** Where the marks of HTML lead to: the foot of the article. */
export const sourceAnchor = (place: number) => `source-${place + 1}`;

export const inHtml: Style = {
  cellEnds: /<\/t[dh]>/g,
  outsideLinks(html, at) {
    const isInside = html.lastIndexOf('<a ', at - 1) > html.lastIndexOf('</a>', at - 1);
    const end = html.indexOf('</a>', at);
    return isInside && end >= 0 ? end + '</a>'.length : at;
  },
  write: (place) =>
    place === null
      ? '<sup class="source"><a href="#stated" aria-label="Stated by the author">author</a></sup>'
      : `<sup class="source"><a href="#${sourceAnchor(place)}" aria-label="Source ${place + 1}">${place + 1}</a></sup>`,
};

export const inMarkdown: Style = {
  cellEnds: /(?<!\\)\|/g,
  outsideLinks(markdown, at) {
    const isInside = markdown.lastIndexOf('[', at - 1) > markdown.lastIndexOf(']', at - 1);
    const [rest = ''] = /^[^\][\n]{0,500}\]\([^()\s]{0,2000}\)/.exec(markdown.slice(at)) ?? [];
    return isInside ? at + rest.length : at;
  },
  write: (place) => (place === null ? '[^author]' : `[^${place + 1}]`),
};

type Noted = Pick<Evidence, 'sources' | 'statements'>;
type Marked = { text: string; pages: Evidence['sources'] };

const figure = /[$€£¥]?\d(?:[\d.,]*\d)?(?:\s?%)?/g;
/** What no reader sees of either. */
const unseen = [/\]\([^()\s]*(?:\s+"[^"\n]*")?\)/g, /<[^<>]*>|&#?\w{1,20};/g];

/**
 * A text with quiet marks after its figures and prices: one after the last of a sentence, one in each cell of a row; and its pages in
 * the order in which marks lead to them, then the others. Pure; what rests on the author's word has no number.
 */
export function markFigures(text: string, { sources, statements }: Noted, style: Style = inHtml): Marked {
  const told = statements.filter(({ place }) => place === 'text' || place === 'row' || place === 'heading');
  const known = new Map(told.map((statement) => [statement.id, statement]));
  const blank = unseen.reduce((seen, marks) => seen.replace(marks, (found) => ' '.repeat(found.length)), text);
  const marks = locateStatements(told, text).flatMap(({ id, start, end }) => {
    const statement = known.get(id);
    if (!statement || statement.place === 'heading' || !isFounded(statement)) return [];
    const range = { from: start, to: Math.min(text.length, end + reach) };
    // The first cell names the row.
    const spans = statement.place === 'row' ? cellsOf(text, range, style).slice(1) : [range];
    return spans.flatMap((span) => {
      const found = lastFigure(blank.slice(span.from, span.to));
      if (!found) return [];
      return [{ at: style.outsideLinks(text, span.from + found.end), source: sourceOf(statement, found.words) }];
    });
  });
  const inOrder = marks.toSorted((one, other) => one.at - other.at);
  const order = [
    ...new Set([...inOrder.flatMap(({ source }) => (source === null ? [] : [source])), ...sources.keys()]),
  ];
  const parts: string[] = [];
  let from = 0;
  for (const { at, source } of inOrder) {
    parts.push(text.slice(from, at), style.write(source === null ? null : order.indexOf(source)));
    from = at;
  }
  return { text: [...parts, text.slice(from)].join(''), pages: order.flatMap((source) => sources[source] ?? []) };
}

/** Whether some of it rests on the author's word. */
export const isStated = ({ statements }: Noted) => statements.some(({ stated }) => stated.length > 0);

/** A percent sign may stand behind the last figure. */
const reach = 2;

const isFounded = ({ state, quotes, stated }: EvidenceStatement) =>
  stated.length > 0 || (state === 'sourced' && quotes.length > 0);

/** The last figure of a text, and where what it is a part of ends: '$12 a month'. */
function lastFigure(text: string): { words: string; end: number } | null {
  const last = [...text.matchAll(figure)].at(-1);
  if (!last) return null;
  const price = findPrices(text).findLast(({ start, end }) => start <= last.index && last.index < end);
  return { words: last[0].trim(), end: price?.end ?? last.index + last[0].length };
}

type Span = { from: number; to: number };

/** The cells of a row, by where they end. */
function cellsOf(text: string, { from, to }: Span, { cellEnds }: Style): Span[] {
  const ends = [...text.slice(from, to).matchAll(cellEnds)].map(({ index }) => from + index);
  return [from, ...ends].map((start, at) => ({ from: start, to: ends[at] ?? to }));
}

/** Who says a figure; what was worked out from several is the author's where one of them is. */
function sourceOf({ quotes, stated }: EvidenceStatement, words: string): number | null {
  const whole = new RegExp(`(?<![\\d.,])${escapePattern(words)}(?![.,]?\\d)`);
  const isIn = (text: string) => whole.test(text);
  if (stated.some(isIn)) return null;
  const quote = quotes.find((each) => isIn(each.quote)) ?? (stated.length > 0 ? undefined : quotes[0]);
  return quote?.source ?? null;
}
