import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fieldOf, locateStatements } from '../../evidence/locate.ts';
import { useCurrentStatement, useJudgedText } from '../judged-text.ts';
import { setTextEditor } from '../text-handles.ts';
import type { Content } from '../use-content.ts';
import { changeSettings, createEditor, type EditorSettings, replaceText, scrollToPlace } from './create-editor.ts';
import { setCurrentMark, setMarks } from './evidence-marks.ts';
import { LinkDialog } from './link-dialog.tsx';
import { keysOf, Toolbar } from './toolbar.tsx';

/** What the plain field held when the editor took its place. */
export type TakenOver = { start: number; end: number; scrollTop: number; hadFocus: boolean };

export type MarkdownEditorProps = EditorSettings & {
  content: Content;
  takenOver: TakenOver;
};

/** The article's text with its marks, in the colours of its evidence. Loaded with the editor's screen; a plain field stands in for it. */
export function MarkdownEditor({ content, takenOver, labelId, errorId, isReadOnly }: MarkdownEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [isLinking, setIsLinking] = useState(false);
  const settings = useMemo(() => ({ labelId, errorId, isReadOnly }), [labelId, errorId, isReadOnly]);
  const first = useRef({ settings, taken: takenOver });
  const { read, write, watch } = content;

  useEffect(() => {
    const { settings: given, taken } = first.current;
    let sent = read();
    const created = createEditor({
      text: sent,
      settings: given,
      keys: keysOf(() => setIsLinking(true)),
      onChange(next) {
        if (next === sent) return;
        sent = next;
        write(next);
      },
    });
    box.current?.append(created.dom);
    created.dispatch({ selection: { anchor: taken.start, head: taken.end } });
    created.scrollDOM.scrollTop = taken.scrollTop;
    if (taken.hadFocus) created.focus();
    setTextEditor({
      element: created.contentDOM,
      value: () => created.state.doc.toString(),
      cursor: () => created.state.selection.main.head,
      focus: () => created.focus(),
      select(start, end) {
        created.dispatch({ selection: { anchor: start, head: end } });
        scrollToPlace(created, start);
      },
    });
    // The form was given another text: an earlier version, somebody else's, what was left behind.
    const unwatch = watch((text) => {
      if (text === sent) return;
      sent = text;
      replaceText(created, text);
    });
    setView(created);
    return () => {
      unwatch();
      setTextEditor(null);
      created.destroy();
      setView(null);
    };
  }, [read, write, watch]);

  useEffect(() => {
    if (view) changeSettings(view, settings);
  }, [view, settings]);

  useEvidenceMarks(view);

  const run = useCallback(
    (change: (state: EditorState) => TransactionSpec) => {
      if (!view || view.state.readOnly) return;
      view.dispatch(change(view.state));
      view.focus();
    },
    [view],
  );
  const openLink = useCallback(() => setIsLinking(true), []);

  return (
    <div data-slot="markdown-editor">
      <Toolbar view={view} run={run} onLink={openLink} />
      <div ref={box} />
      {isLinking && view && (
        <LinkDialog
          selected={view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)}
          onInsert={run}
          onClose={() => setIsLinking(false)}
        />
      )}
    </div>
  );
}

function useEvidenceMarks(view: EditorView | null): void {
  const evidence = useJudgedText();
  const currentId = useCurrentStatement();
  useEffect(() => {
    if (!view) return;
    const statements = evidence?.statements.filter((statement) => fieldOf(statement) === 'content') ?? [];
    const states = new Map(statements.map(({ id, state }) => [id, state]));
    const marks = locateStatements(statements, view.state.doc.toString()).map((range) => ({
      ...range,
      state: states.get(range.id) ?? 'background',
    }));
    view.dispatch({ effects: setMarks.of(marks) });
  }, [view, evidence]);
  useEffect(() => {
    view?.dispatch({ effects: setCurrentMark.of(currentId) });
  }, [view, currentId]);
}
