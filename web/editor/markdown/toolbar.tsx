import { redo, undo } from '@codemirror/commands';
import { openSearchPanel } from '@codemirror/search';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';
import { memo, type ReactNode, useMemo } from 'react';
import { RovingGroup } from '../../ui/roving-group.tsx';
import { insertTable, toggleBullets, toggleHeading, toggleMark, toggleNumbers, toggleQuote } from './commands.ts';
import * as icons from './toolbar-icons.tsx';

type Change = (state: EditorState) => TransactionSpec;
/** `key` as CodeMirror writes it: `Mod` is the key that commands have on this machine. */
type Tool = { name: string; key?: string; icon: ReactNode; change?: Change; run?: (view: EditorView) => unknown };

const changes: Tool[] = [
  { name: 'H2 heading', key: 'Mod-Alt-2', icon: 'H2', change: toggleHeading(2) },
  { name: 'H3 heading', key: 'Mod-Alt-3', icon: 'H3', change: toggleHeading(3) },
  { name: 'Bold', key: 'Mod-b', icon: <b>B</b>, change: toggleMark('**') },
  { name: 'Italic', key: 'Mod-i', icon: <i className="font-serif">I</i>, change: toggleMark('_') },
  { name: 'Bulleted list', key: 'Mod-Shift-8', icon: <icons.BulletsIcon />, change: toggleBullets },
  { name: 'Numbered list', key: 'Mod-Shift-7', icon: <icons.NumbersIcon />, change: toggleNumbers },
  { name: 'Quote', key: 'Mod-Shift-9', icon: <icons.QuoteIcon />, change: toggleQuote },
  { name: 'Table', key: 'Mod-Alt-t', icon: <icons.TableIcon />, change: insertTable },
];

const linkKey = 'Mod-k';

const andFocus = (command: (view: EditorView) => boolean) => (view: EditorView) => {
  command(view);
  view.focus();
};

/** The keys of the toolbar, for the editor. */
export const keysOf = (onLink: () => void): KeyBinding[] => [
  ...changes.flatMap(({ key, change }) =>
    key && change
      ? [
          {
            key,
            preventDefault: true,
            run: (view: EditorView) => {
              if (!view.state.readOnly) view.dispatch(change(view.state));
              return true;
            },
          },
        ]
      : [],
  ),
  {
    key: linkKey,
    preventDefault: true,
    run: () => {
      onLink();
      return true;
    },
  },
];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const keyText = (key: string) =>
  key
    .replace('Mod', isMac() ? '⌘' : 'Ctrl')
    .replace('Alt', isMac() ? '⌥' : 'Alt')
    .split('-')
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
const ariaKey = (key: string) => key.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+');

type ToolbarProps = { view: EditorView | null; run: (change: Change) => void; onLink: () => void };

/** One stop for the Tab key; the arrows go through it. */
export const Toolbar = memo(function Toolbar({ view, run, onLink }: ToolbarProps) {
  const tools = useMemo<Tool[]>(
    () => [
      ...changes.slice(0, 4),
      { name: 'Link', key: linkKey, icon: <icons.LinkIcon />, run: onLink },
      ...changes.slice(4),
      { name: 'Undo', key: 'Mod-z', icon: <icons.UndoIcon />, run: andFocus(undo) },
      {
        name: 'Redo',
        key: isMac() ? 'Mod-Shift-z' : 'Mod-y',
        icon: <icons.RedoIcon />,
        run: andFocus(redo),
      },
      { name: 'Find', key: 'Mod-f', icon: <icons.FindIcon />, run: openSearchPanel },
    ],
    [onLink],
  );
  return (
    <RovingGroup
      role="toolbar"
      aria-label="Formatting"
      className="flex flex-wrap gap-0.5 rounded-t-md border border-b-0 border-edge bg-wash p-1"
    >
      {tools.map(({ name, key, icon, change, run: act }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={key ? `${name} (${keyText(key)})` : name}
          aria-keyshortcuts={key && ariaKey(key)}
          onClick={() => (change ? run(change) : view && act?.(view))}
          className="grid size-9 place-items-center rounded-sm text-xs text-soft hover:bg-sheet hover:text-ink"
        >
          {icon}
        </button>
      ))}
    </RovingGroup>
  );
});
