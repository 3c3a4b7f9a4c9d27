import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const byItsWords = Decoration.line({ attributes: { dir: 'auto' } });

function linesInView({ visibleRanges, state }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      lines.add(line.from, line.from, byItsWords);
      at = line.to + 1;
    }
  return lines.finish();
}

/** Each line runs as its words do: from the left, or from the right. */
export const textDirection = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = linesInView(view);
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = linesInView(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
];
