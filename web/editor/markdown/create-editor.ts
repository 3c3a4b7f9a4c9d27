import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkup, markdownLanguage } from '@codemirror/lang-markdown';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { evidenceMarks } from './evidence-marks.ts';
import { look } from './look.ts';
import { textDirection } from './text-direction.ts';

export type EditorSettings = {
  labelId: string;
  /** What is wrong with the text, by the id of its message. */
  errorId: string | undefined;
  isReadOnly: boolean;
};

const settings = new Compartment();

const settingsOf = ({ labelId, errorId, isReadOnly }: EditorSettings): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.editorAttributes.of(errorId ? { class: 'cm-invalid' } : {}),
  EditorView.contentAttributes.of({
    'aria-labelledby': labelId,
    'aria-invalid': String(errorId !== undefined),
    ...(errorId && { 'aria-describedby': errorId }),
    // It is the field that scrolls, and says so.
    tabindex: '0',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
  }),
];

export const changeSettings = (view: EditorView, next: EditorSettings) =>
  view.dispatch({ effects: settings.reconfigure(settingsOf(next)) });

type EditorOptions = {
  text: string;
  settings: EditorSettings;
  keys: readonly KeyBinding[];
  onChange: (text: string) => void;
};

/** Lists and quotes go on in the next line. Tab is nobody's key here: it leads on, as everywhere in the form. */
const writingKeys: KeyBinding[] = [
  { key: 'Enter', run: insertNewlineContinueMarkup },
  { key: 'Backspace', run: deleteMarkupBackward },
];

/** As the buttons of the site are written. */
const phrases = {
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  replace: 'Replace',
  'replace all': 'Replace all',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
};

export function createEditor({ text, settings: given, keys, onChange }: EditorOptions): EditorView {
  return new EditorView({
    state: EditorState.create({
      doc: text,
      extensions: [
        settings.of(settingsOf(given)),
        history(),
        EditorView.lineWrapping,
        textDirection,
        markdownLanguage,
        evidenceMarks,
        look,
        search({ top: true }),
        EditorState.phrases.of(phrases),
        keymap.of([...keys, ...writingKeys, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    }),
  });
}

/** Puts another text in place of the present one, changing no more than what differs. */
export function replaceText(view: EditorView, text: string): void {
  const present = view.state.doc.toString();
  const most = Math.min(present.length, text.length);
  let start = 0;
  while (start < most && present[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && present.at(-1 - end) === text.at(-1 - end)) end += 1;
  view.dispatch({ changes: { from: start, to: present.length - end, insert: text.slice(start, text.length - end) } });
}

/** How often a place is looked for: heights of what was never shown are guesses, which get better with each look. */
const looks = 4;

/** Brings a place into sight within the editor; the page itself stays where it is. */
export function scrollToPlace(view: EditorView, place: number, left = looks): void {
  const { scrollDOM } = view;
  if (left === looks) scrollDOM.scrollTop = view.lineBlockAt(place).top - scrollDOM.clientHeight / 3;
  if (left === 0) return;
  view.requestMeasure({
    read: () => view.coordsAtPos(place)?.top,
    write(top) {
      if (top !== undefined) {
        const { top: start, height } = scrollDOM.getBoundingClientRect();
        scrollDOM.scrollTop += top - start - height / 3;
      }
      scrollToPlace(view, place, left - 1);
    },
  });
}
