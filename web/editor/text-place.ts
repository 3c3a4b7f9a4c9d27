import { flushSync } from 'react-dom';
import type { Evidence, EvidenceStatement } from '../../worker/contract/evidence.ts';
import { fieldOf, locateStatements, type StatementField, statementAt, statementFields } from '../evidence/locate.ts';

/* The fields are asked as they stand: what is in them may be newer than what was judged. */

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const isTextElement = (element: Element | null): element is TextElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function elementOf(field: StatementField): TextElement | null {
  const element = document.querySelector(`form [name=${field}]`);
  return isTextElement(element) ? element : null;
}

const rangesIn = ({ statements }: Evidence, field: StatementField, text: string) =>
  locateStatements(
    statements.filter((statement) => fieldOf(statement) === field),
    text,
  );

/** The statement that the cursor stands in; null where it is in none. */
export function statementAtCursor(evidence: Evidence): string | null {
  const element = document.activeElement;
  const field = isTextElement(element) && statementFields.find((name) => name === element.name);
  if (!isTextElement(element) || !field) return null;
  return statementAt(rangesIn(evidence, field, element.value), element.value, element.selectionStart ?? 0);
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
  if (takesFocus && field === 'content') flushSync(openText);
  const element = elementOf(field);
  if (!element) return;
  const range = rangesIn(evidence, field, element.value).find(({ id }) => id === statement.id);
  if (takesFocus) {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }
  if (!range) return;
  element.setSelectionRange(range.start, range.end);
  if (element instanceof HTMLTextAreaElement) scrollToPlace(element, range.start);
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
