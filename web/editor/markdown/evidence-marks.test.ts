import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { evidenceMarks, setCurrentMark, setMarks } from './evidence-marks.ts';

const text = 'One costs $9. Two is blue. Three is said.';
const mark = (id: string, state: 'sourced' | 'conflict' | 'background', words: string) => ({
  ...{ id, state, start: text.indexOf(words), end: text.indexOf(words) + words.length },
});

const marked = EditorState.create({ doc: text, extensions: evidenceMarks }).update({
  effects: setMarks.of([
    mark('1', 'conflict', 'One costs $9'),
    mark('2', 'sourced', 'Two is blue'),
    mark('3', 'background', 'Three is said'),
  ]),
}).state;

function wordsOf(state: EditorState, which: 'all' | 'current'): string[] {
  const found: string[] = [];
  const { [which]: marks } = state.field(evidenceMarks);
  for (const cursor = marks.iter(); cursor.value; cursor.next()) found.push(state.sliceDoc(cursor.from, cursor.to));
  return found;
}

it('marks what says something about the product', () => {
  expect(wordsOf(marked, 'all')).toEqual(['One costs $9', 'Two is blue']);
});

it('moves along with what is written before it', () => {
  const { state } = marked.update({ changes: { from: 0, insert: 'At first: ' } });
  expect(wordsOf(state, 'all')).toEqual(['One costs $9', 'Two is blue']);
});

it('shows the one that is looked at, and none that is not marked', () => {
  const looked = marked.update({ effects: setCurrentMark.of('2') }).state;
  expect(wordsOf(looked, 'current')).toEqual(['Two is blue']);
  expect(wordsOf(looked.update({ effects: setCurrentMark.of('3') }).state, 'current')).toEqual([]);
});

it('leaves out what ends behind the text', () => {
  const short = EditorState.create({ doc: 'One', extensions: evidenceMarks });
  const { state } = short.update({ effects: setMarks.of([mark('2', 'sourced', 'Two is blue')]) });
  expect(wordsOf(state, 'all')).toEqual([]);
});
