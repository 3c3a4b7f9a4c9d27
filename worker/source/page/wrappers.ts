import type { Content, Line, Table } from './content.ts';
import { slotOf } from './marks.ts';
import type { ElementNode } from './tree.ts';

const maxMarks = 24;
const titleMarks = new Set(['title', 'heading', 'headline', 'header']);
const partMarks = new Set(['section', 'block', 'main', 'page']);
const maxTitleWords = 12;

/** Where a page has no heading elements, the classes of its makers tell: 'section-title', 'faq-question'. */
function levelByMarks(line: Line, marks: readonly string[]): number {
  if (line.level > 0 || line.isAction || line.text.split(' ').length > maxTitleWords) return line.level;
  return marks.some((mark) => titleMarks.has(mark)) && marks.some((mark) => partMarks.has(mark)) ? 2 : 0;
}

/** A wrapper around one thing goes; what its classes say stays with the thing. */
export function adopt(only: Exclude<Content, Table>, element: ElementNode, marks: readonly string[]): Content {
  if (only.kind === 'picture' || only.kind === 'absent') return only;
  const merged = [...marks, ...only.marks].slice(0, maxMarks);
  const hasSlot = element.attributes.class !== undefined || element.name === 'li' || element.name === 'blockquote';
  // A part of the page stays one, whatever lays it out inside.
  if (only.kind === 'box')
    return { ...only, name: element.name === 'section' ? element.name : only.name, marks: merged };
  return { ...only, marks: merged, level: levelByMarks(only, marks), ...(hasSlot && { slot: slotOf(element) }) };
}
