import type { EvidenceStatement } from '../evidence.ts';

export const statementFields = ['title', 'excerpt', 'metaDescription', 'content'] as const;
export type StatementField = (typeof statementFields)[number];

/** The field of an article that a statement is written in. */
/** As much of a statement as it takes to find it. */
export type Located = Pick<EvidenceStatement, 'id' | 'text' | 'place'>;

export const fieldOf = ({ place }: Pick<Located, 'place'>): StatementField =>
  place === 'heading' || place === 'text' || place === 'row' ? 'content' : place;

export type TextRange = { id: string; start: number; end: number };

/** What a reader never sees of markdown: the addresses of links, tags, comments, escaped characters. */
const unseen = [/\]\([^()\s]*(?:\s+"[^"\n]*")?\)/g, /<[^<>\n]*>/g, /&#?\w{1,20};/g];
const seen = /[\p{L}\p{N}$€£¥%]/u;

/** The letters and figures of a text, and where in it each of them stands. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (seen.test(character)) {
      const folded = character.toLowerCase();
      letters += folded;
      for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    }
    at += character.length;
  }
  return { letters, places };
}

/** As long as before, so that what is left stands where it stood. */
const blank = (markdown: string) =>
  unseen.reduce((text, marks) => text.replace(marks, (found) => ' '.repeat(found.length)), markdown);

/**
 * Where statements stand in a text as it is written: their words are looked for without the marks around them, one after the
 * other. One that has been changed since is left out.
 */
export function locateStatements(statements: ReadonlyArray<Omit<Located, 'place'>>, markdown: string): TextRange[] {
  const { letters, places } = lettersOf(blank(markdown));
  let from = 0;
  return statements.flatMap(({ id, text }) => {
    const wanted = lettersOf(text).letters;
    const found = wanted === '' ? -1 : letters.indexOf(wanted, from);
    if (found === -1) return [];
    from = found + wanted.length;
    return [{ id, start: places[found] ?? 0, end: (places[from - 1] ?? 0) + 1 }];
  });
}

/** What may stand between a sentence's last letter and the place after its last mark. */
const mostClosingMarks = 6;

/** The statement that a place in the text belongs to. */
export function statementAt(ranges: readonly TextRange[], markdown: string, place: number): string | null {
  const range = ranges.findLast(({ start }) => start <= place);
  if (!range) return null;
  if (place <= range.end) return range.id;
  const between = markdown.slice(range.end, place);
  return between.length <= mostClosingMarks && !/\s/.test(between) ? range.id : null;
}
