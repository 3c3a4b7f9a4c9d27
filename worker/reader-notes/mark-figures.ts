import type { EvidenceStatement } from '../contract/evidence.ts';
import { locateStatements } from '../contract/markdown/locate.ts';
import { findPrices } from '../source/money/index.ts';

/** What leads from a figure to where it is from: the number of a source, or the author's word. */
type Mark = { at: number; source: number | null };

const figure = /[$€£¥]?\d(?:[\d.,]*\d)?(?:\s?%)?/g;
const unseen = /<[^<>]*>|&#?\w{1,20};/g;

/**
 * An article's HTML with quiet marks after its figures and prices: one after the last of a sentence, one in each cell of a row. Pure;
 * what rests on the author's word has no number.
 */
export function markFigures(html: string, statements: readonly EvidenceStatement[]): string {
  const told = statements.filter(({ place }) => place === 'text' || place === 'row' || place === 'heading');
  const known = new Map(told.map((statement) => [statement.id, statement]));
  const marks = locateStatements(told, html).flatMap(({ id, start, end }) => {
    const statement = known.get(id);
    return statement && statement.place !== 'heading' ? marksOf(statement, html, { start, end: end + reach }) : [];
  });
  const parts: string[] = [];
  let from = 0;
  for (const { at, source } of marks.toSorted((one, other) => one.at - other.at)) {
    parts.push(html.slice(from, at), markText(source));
    from = at;
  }
  return [...parts, html.slice(from)].join('');
}

/** A percent sign may stand behind the last figure. */
const reach = 2;

function marksOf(
  statement: EvidenceStatement,
  whole: string,
  { start, end: till }: { start: number; end: number },
): Mark[] {
  const html = whole.slice(start, till);
  const { state, quotes, stated, place } = statement;
  if (stated.length === 0 && (state !== 'sourced' || quotes.length === 0)) return [];
  const text = html.replace(unseen, (marks) => ' '.repeat(marks.length));
  // The first cell names the row.
  const cells = place === 'row' ? spansOf(html).slice(1) : [{ from: 0, to: text.length }];
  return cells.flatMap(({ from, to }) => {
    const own = text.slice(from, to);
    const last = [...own.matchAll(figure)].at(-1);
    if (!last) return [];
    const around = findPrices(own).findLast(({ start: first, end }) => first <= last.index && last.index < end);
    const end = around?.end ?? last.index + last[0].length;
    const at = outsideLinks(whole, start + from + end);
    return [{ at, source: stated.length > 0 ? null : sourceOf(quotes, last[0]) }];
  });
}

/** The cells of a row, by where they end. */
function spansOf(html: string) {
  const ends = [...html.matchAll(/<\/t[dh]>/g)].map(({ index }) => index);
  return [0, ...ends].map((from, at) => ({ from, to: ends[at] ?? html.length })).filter(({ from, to }) => from < to);
}

/** A link in a link is none: the mark comes after it. */
function outsideLinks(html: string, at: number): number {
  const opened = html.lastIndexOf('<a ', at - 1);
  const closed = html.indexOf('</a>', at);
  return opened > html.lastIndexOf('</a>', at - 1) && closed >= 0 ? closed + '</a>'.length : at;
}

const sourceOf = (quotes: EvidenceStatement['quotes'], words: string) =>
  (quotes.find(({ quote }) => quote.includes(words.trim())) ?? quotes[0])?.source ?? 0;

/** Where the marks lead to: the foot of the article. */
export const sourceAnchor = (source: number) => `source-${source + 1}`;

const markText = (source: number | null) =>
  source === null
    ? '<sup class="source"><a href="#stated" aria-label="Stated by the author">author</a></sup>'
    : `<sup class="source"><a href="#${sourceAnchor(source)}" aria-label="Source ${source + 1}">${source + 1}</a></sup>`;
