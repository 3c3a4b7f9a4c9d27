import { type ChangeSpec, EditorSelection, type EditorState, type Line, type TransactionSpec } from '@codemirror/state';

/** What a key or a button does to the text; null where there is nothing to do. */
type Change = (state: EditorState) => TransactionSpec;

const linesOf = (state: EditorState): Line[] => {
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
};

/** Puts `mark` around what is selected, or the word at the cursor; takes it away where it is there. */
export const toggleMark =
  (mark: string): Change =>
  (state) => {
    const chosen = state.selection.main;
    const { from, to } = chosen.empty ? (state.wordAt(chosen.head) ?? chosen) : chosen;
    const size = mark.length;
    const isMarked =
      state.sliceDoc(from - size, from) === mark && state.sliceDoc(to, to + size) === mark && from - size >= 0;
    const changes = isMarked
      ? [
          { from: from - size, to: from },
          { from: to, to: to + size },
        ]
      : [
          { from, insert: mark },
          { from: to, insert: mark },
        ];
    const shift = isMarked ? -size : size;
    return { changes, selection: EditorSelection.range(from + shift, to + shift), userEvent: 'input' };
  };

const blockMark = /^(?:#{1,6} +|> ?|[-*+] +|\d{1,9}[.)] +)/;

/** Begins each selected line with a mark, in place of another; takes it away where all have it. */
function toggleLines(markOf: (at: number) => string, isMark: (found: string) => boolean): Change {
  return (state) => {
    const lines = linesOf(state);
    const written = lines.filter(({ text }) => text.trim() !== '');
    const meant = written.length > 0 ? written : lines;
    const found = meant.map(({ text }) => blockMark.exec(text)?.[0] ?? '');
    const isThere = found.every(isMark);
    const changes: ChangeSpec[] = meant.map(({ from }, at) => ({
      from,
      to: from + (found[at]?.length ?? 0),
      insert: isThere ? '' : markOf(at),
    }));
    const set = state.changes(changes);
    const { anchor, head } = state.selection.main;
    return {
      changes: set,
      selection: EditorSelection.range(set.mapPos(anchor, 1), set.mapPos(head, 1)),
      userEvent: 'input',
    };
  };
}

export const toggleHeading = (level: number): Change =>
  toggleLines(
    () => `${'#'.repeat(level)} `,
    (found) => found.trim() === '#'.repeat(level),
  );
export const toggleQuote = toggleLines(
  () => '> ',
  (found) => found.startsWith('>'),
);
export const toggleBullets = toggleLines(
  () => '- ',
  (found) => /^[-*+]/.test(found),
);
export const toggleNumbers = toggleLines(
  (at) => `${at + 1}. `,
  (found) => /^\d/.test(found),
);

const emptyTable = ['| Column | Column |', '| --- | --- |', '|  |  |'].join('\n');

/** A table below the line of the cursor, with its first heading selected. */
export const insertTable: Change = (state) => {
  const line = state.doc.lineAt(state.selection.main.head);
  const before = line.text.trim() === '' ? '' : '\n\n';
  const after = line.number < state.doc.lines && state.doc.line(line.number + 1).text.trim() !== '' ? '\n' : '';
  const start = line.to + before.length + '| '.length;
  return {
    changes: { from: line.to, insert: `${before}${emptyTable}\n${after}` },
    selection: EditorSelection.range(start, start + 'Column'.length),
    userEvent: 'input',
    scrollIntoView: true,
  };
};

const linkMarks = /[[\]]/g;

/** A link in place of what is selected. */
export const insertLink =
  (text: string, address: string): Change =>
  (state) => {
    const { from, to } = state.selection.main;
    const target = /[\s()<>]/.test(address)
      ? encodeURI(address).replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))
      : address;
    const insert = `[${text.replace(linkMarks, '\\$&')}](${target})`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input' };
  };
