import { flushSync } from 'react-dom';
import type { Evidence, EvidenceStatement } from '../../worker/contract/evidence.ts';
import type { SeoPlace } from '../../worker/contract/seo/types.ts';
import { fieldOf, locateStatements, type StatementField, statementAt, statementFields } from '../evidence/locate.ts';
import { type TextHandle, textEditor } from './text-handles.ts';

type FormField = SeoPlace['field'];

/* The fields are asked as they stand: what is in them may be newer than what was judged. */

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isTextElement = (element: Element | null): element is TextElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function plainHandle(element: TextElement): TextHandle {
  return {
    element,
    value: () => element.value,
    cursor: () => element.selectionStart ?? 0,
    focus: () => element.focus({ preventScroll: true }),
    select(start, end) {
      element.setSelectionRange(start, end);
      if (element instanceof HTMLTextAreaElement) scrollToPlace(element, start);
    },
  };
}

/** What a field is written in. */
export function handleOf(field: FormField): TextHandle | null {
  const editor = field === 'content' ? textEditor() : null;
  if (editor) return editor;
  const element = document.querySelector(`form [name=${field}]`);
  return isTextElement(element) ? plainHandle(element) : null;
}

const rangesIn = ({ statements }: Evidence, field: StatementField, text: string) =>
  locateStatements(
    statements.filter((statement) => fieldOf(statement) === field),
    text,
  );

/** The statement that the cursor stands in; null where it is in none. */
export function statementAtCursor(evidence: Evidence): string | null {
  const focused = document.activeElement;
  for (const field of statementFields) {
    const handle = handleOf(field);
    if (!handle || handle.element !== focused) continue;
    const text = handle.value();
    return statementAt(rangesIn(evidence, field, text), text, handle.cursor());
  }
  return null;
}

/**
 * Selects a statement's words where they are written and scrolls to them. `takesFocus`: the person goes on there; without it the
 * field scrolls and the page stays.
 */
export function selectWords(
  evidence: Evidence,
  statement: EvidenceStatement,
  takesFocus: boolean,
  openText: () => void,
): void {
  const field = fieldOf(statement);
  const find = (text: string) => rangesIn(evidence, field, text).find(({ id }) => id === statement.id) ?? null;
  selectIn(field, find, takesFocus, openText);
}

/** Goes to a place of the text: words in it, where they still stand there, or the field as a whole. */
export function goToPlace({ field, words }: SeoPlace, openText: () => void): void {
  const asStatement = { id: 'place', text: words ?? '' } as EvidenceStatement;
  selectIn(field, (text) => (words ? (locateStatements([asStatement], text)[0] ?? null) : null), true, openText);
}

function selectIn(
  field: FormField,
  find: (text: string) => { start: number; end: number } | null,
  takesFocus: boolean,
  openText: () => void,
): void {
  if (takesFocus && field === 'content') flushSync(openText);
  const handle = handleOf(field);
  if (!handle) return;
  const range = find(handle.value());
  if (takesFocus) {
    handle.focus();
    handle.element.scrollIntoView({ block: 'nearest' });
  }
  if (range) handle.select(range.start, range.end);
}

const copied = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'border',
  'boxSizing',
  'tabSize',
  'direction',
] as const;

/** A text field does not tell where in it a letter stands: a box of the same look does. */
function scrollToPlace(field: HTMLTextAreaElement, place: number): void {
  const look = getComputedStyle(field);
  const twin = document.createElement('div');
  for (const property of copied) twin.style[property] = look[property];
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    insetInlineStart: '0',
    top: '0',
    width: `${field.clientWidth}px`,
    borderWidth: '0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const end = document.createElement('span');
  twin.append(field.value.slice(0, place), end);
  document.body.append(twin);
  const top = end.offsetTop;
  twin.remove();
  field.scrollTop = Math.max(0, top - field.clientHeight / 3);
}
