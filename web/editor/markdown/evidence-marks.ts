import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { EvidenceState } from '../../../worker/contract/evidence.ts';

export type EvidenceMark = { id: string; state: EvidenceState; start: number; end: number };

type Marks = { all: DecorationSet; current: DecorationSet };

export const setMarks = StateEffect.define<readonly EvidenceMark[]>();
/** The statement that is looked at. */
export const setCurrentMark = StateEffect.define<string | null>();

/** What states nothing needs no colour. */
const isShown = ({ state }: EvidenceMark) => state !== 'background' && state !== 'unchecked';

const markOf = ({ id, state }: EvidenceMark) =>
  Decoration.mark({ class: 'cm-evidence', attributes: { 'data-state': state, 'data-mark': id }, id });
const currentMark = Decoration.mark({ class: 'cm-evidence-current' });

function currentOf(all: DecorationSet, wanted: string | null): DecorationSet {
  for (const cursor = all.iter(); cursor.value; cursor.next())
    if (cursor.value.spec.id === wanted) return Decoration.set(currentMark.range(cursor.from, cursor.to));
  return Decoration.none;
}

const none: Marks = { all: Decoration.none, current: Decoration.none };

/** The statements of a text in the colours of their states; they move along with what is written before them. */
export const evidenceMarks = StateField.define<Marks>({
  create: () => none,
  update(marks, { changes, effects, docChanged, newDoc }) {
    let { all, current } = docChanged ? { all: marks.all.map(changes), current: marks.current.map(changes) } : marks;
    for (const effect of effects) {
      if (effect.is(setMarks)) {
        const shown = effect.value.filter(
          (mark) => isShown(mark) && mark.end <= newDoc.length && mark.start < mark.end,
        );
        all = Decoration.set(
          shown.map((mark) => markOf(mark).range(mark.start, mark.end)),
          true,
        );
      }
      if (effect.is(setCurrentMark)) current = currentOf(all, effect.value);
    }
    return all === marks.all && current === marks.current ? marks : { all, current };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ all }) => all),
    EditorView.decorations.from(field, ({ current }) => current),
  ],
});
