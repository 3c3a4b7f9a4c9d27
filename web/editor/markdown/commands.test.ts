import { EditorState, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import {
  insertLink,
  insertTable,
  toggleBullets,
  toggleHeading,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './commands.ts';

/** A text with its selection between | and |, or the cursor at one. */
function stateOf(marked: string): EditorState {
  const [before = '', chosen, after] = marked.split('¦');
  const doc = [before, chosen, after].join('');
  const head = after === undefined ? before.length : before.length + (chosen?.length ?? 0);
  return EditorState.create({ doc, selection: { anchor: before.length, head } });
}

function changed(marked: string, change: (state: EditorState) => TransactionSpec): string {
  const { state } = stateOf(marked).update(change(stateOf(marked)));
  const { from, to } = state.selection.main;
  const text = state.doc.toString();
  const chosen = from === to ? '¦' : `¦${text.slice(from, to)}¦`;
  return text.slice(0, from) + chosen + text.slice(to);
}

describe('toggleMark', () => {
  const bold = toggleMark('**');
  it.each([
    ['what is selected', 'a ¦b c¦ d', 'a **¦b c¦** d'],
    ['the word at the cursor', 'a wo¦rd b', 'a **¦word¦** b'],
    ['nothing, to be written in', 'a ¦', 'a **¦**'],
  ])('marks %s, and takes it back', (_, before, marked) => {
    expect(changed(before, bold)).toBe(marked);
    expect(changed(marked, bold).replaceAll('¦', '')).toBe(before.replaceAll('¦', ''));
  });
});

describe('lines', () => {
  it.each([
    ['a heading', toggleHeading(2), '¦Prices', '## ¦Prices'],
    ['another heading', toggleHeading(3), '## ¦Prices', '### ¦Prices'],
    ['no heading', toggleHeading(2), '## ¦Prices', '¦Prices'],
    ['bullets', toggleBullets, '¦a\n\nb¦', '- ¦a\n\n- b¦'],
    ['no bullets', toggleBullets, '¦- a\n* b¦', '¦a\nb¦'],
    ['numbers in place of bullets', toggleNumbers, '¦- a\n- b¦', '¦1. a\n2. b¦'],
    ['a quote', toggleQuote, 'a¦', '> a¦'],
    ['a list in an empty line', toggleBullets, '¦', '- ¦'],
  ])('become %s', (_, change, before, expected) => {
    expect(changed(before, change)).toBe(expected);
  });
});

describe('insertTable', () => {
  it('stands apart from the lines around it, its first heading to be written', () => {
    const table = '| ¦Column¦ | Column |\n| --- | --- |\n|  |  |\n';
    expect(changed('Be¦fore.\nAfter.', insertTable)).toBe(`Before.\n\n${table}\n\nAfter.`);
    expect(changed('¦', insertTable)).toBe(table);
  });
});

describe('insertLink', () => {
  it('takes the place of what is selected', () => {
    expect(changed('See ¦this¦.', insertLink('that', '/prices'))).toBe('See [that](/prices)¦.');
  });

  it('stays a link whatever its words and its address hold', () => {
    expect(changed('¦', insertLink('a [b] c', 'https://a.example/x (y)'))).toBe(
      '[a \\[b\\] c](https://a.example/x%20%28y%29)¦',
    );
  });
});
