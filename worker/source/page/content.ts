import { siteOf } from '../fetch/index.ts';
import { isFiller } from './filler.ts';
import { foldText } from './fold-text.ts';
import { appendRaised, appendText, createInlineText, type InlineText, splitLines } from './inline-text.ts';
import { cleanHeading, cleanLine } from './line-text.ts';
import { isAction, isMock, isSkipped, markWords } from './skip-element.ts';
import { readTable } from './tables.ts';
import type { ElementNode } from './tree.ts';

/** A line of text as a visitor sees it. */
export type Line = {
  kind: 'line';
  text: string;
  /** Element name and first class: what lines of like boxes have in common. */
  slot: string;
  /** Words of the classes of its element and of the wrappers that hold nothing else. */
  marks: readonly string[];
  /** 1 to 6 for a heading, else 0. */
  level: number;
  isItem: boolean;
  isBold: boolean;
  /** All of it is a link. */
  isLinked: boolean;
  /** A button, or a link that looks like one. */
  isAction: boolean;
  isQuoted: boolean;
  /** A link to another site. */
  leadsAway: boolean;
  /** Length of the bold words that it begins with; 0 where it does not. */
  lead: number;
};

export type Table = { kind: 'table'; rows: string[][] };

/** A picture with a text of its own. */
export type Picture = { kind: 'picture'; alt: string; slot: string };

export type Box = {
  kind: 'box';
  name: string;
  slot: string;
  marks: readonly string[];
  children: Content[];
};

/** What a visitor can read of a page, in boxes as the markup nests them; wrappers around a single thing are gone. */
export type Content = Line | Table | Picture | Box;

const blockNames = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul label caption'.split(
    ' ',
  ),
);
const signatures = new Set(['cite', 'footer', 'figcaption']);
const boldNames = new Set(['strong', 'b']);
/** Whatever stands in one of these is one line, spans and all. */
const oneLine = /^(?:h[1-6]|p|a|button|summary|dt|label|blockquote)$/;
const maxLines = 3000;
const maxText = 150_000;
const maxMarks = 24;

type Walk = { pageLength: number; lines: number; text: number; url: string };
type Place = {
  isLinked: boolean;
  leadsAway: boolean;
  isBold: boolean;
  isQuoted: boolean;
  isAction: boolean;
  isItem: boolean;
};

export function headingLevel(element: ElementNode): number {
  if (/^h[1-6]$/.test(element.name)) return Number(element.name[1]);
  const { role, 'aria-level': level } = element.attributes;
  if (role === 'heading') return Math.min(6, Math.max(1, Math.trunc(Number(level)) || 3));
  return element.name === 'dt' || element.name === 'summary' ? 5 : 0;
}

/** Element name and first class. Classes of one box and not of its likes are modifiers, which come later. */
function slotOf(element: ElementNode): string {
  const [first = ''] = (element.attributes.class ?? '').trim().slice(0, 200).split(/\s+/, 1);
  return `${element.name}.${first}`;
}

const holdsBlocks = (element: ElementNode): boolean =>
  element.headings > 0 ||
  element.tables > 0 ||
  element.quotes > 0 ||
  element.children.some((child) => child.kind === 'element' && (blockNames.has(child.name) || isInlineBox(child)));

/** An inline element that wraps blocks is a block: a card that is one link. */
const isInlineBox = (element: ElementNode): boolean =>
  (element.name === 'a' || element.name === 'span' || element.name === 'button') &&
  element.children.some((child) => child.kind === 'element' && blockNames.has(child.name));

/** Spans side by side without a word between them are set apart by their style: a figure and its label, a name and a role. */
function partsSpans(element: ElementNode): boolean {
  if (oneLine.test(element.name)) return false;
  let parts = 0;
  for (const child of element.children) {
    if (child.kind === 'text') {
      if (child.text.trim() !== '') return false;
    } else if (child.textLength > 0) {
      if (child.name === 'br') return false;
      parts += 1;
    }
  }
  return parts > 1;
}

/** Reads what a visitor can see below an element. Deterministic, linear in the size of the page. */
export function readContent(root: ElementNode, url: string): Box {
  const walk: Walk = { pageLength: root.textLength, lines: 0, text: 0, url };
  const place = { isLinked: false, leadsAway: false, isBold: false, isQuoted: false, isAction: false, isItem: false };
  return { kind: 'box', name: root.name, slot: '', marks: [], children: readChildren(walk, root, place) };
}

function readChildren(walk: Walk, element: ElementNode, place: Place): Content[] {
  const found: Content[] = [];
  let inline = createInlineText();
  const flush = () => {
    if (inline.text !== '') found.push(...linesOf(walk, inline, element, place));
    inline = createInlineText();
  };
  const parts = partsSpans(element);
  for (const child of element.children) {
    if (child.kind === 'text') {
      appendText(inline, child.text, { parent: element, ...place });
    } else if (child.name === 'br') {
      inline.text += '\n';
    } else if (child.name === 'img') {
      const picture = readPicture(child);
      if (picture) found.push(picture);
    } else if (!isSkipped(child, walk.pageLength) && !isMock(child, walk.pageLength)) {
      if (
        parts ||
        blockNames.has(child.name) ||
        (child.name === 'cite' && place.isQuoted) ||
        isAction(child) ||
        holdsBlocks(child)
      ) {
        flush();
        found.push(...readElement(walk, child, place));
      } else {
        appendInline(walk, inline, child, place);
      }
    }
  }
  flush();
  return found;
}

function appendInline(walk: Walk, inline: InlineText, element: ElementNode, place: Place): void {
  if (element.name === 'sup' && appendRaised(inline, element) === 'done') return;
  const inner = within(walk, element, place);
  inline.opened = true;
  for (const child of element.children) {
    if (child.kind === 'text') appendText(inline, child.text, { parent: element, ...inner });
    else if (child.name === 'br') inline.text += '\n';
    else if (!isSkipped(child, walk.pageLength)) appendInline(walk, inline, child, inner);
  }
  inline.closed = true;
}

const within = (walk: Walk, element: ElementNode, place: Place): Place => ({
  isLinked: place.isLinked || element.name === 'a',
  leadsAway: place.leadsAway || (element.name === 'a' && leadsAway(element, walk.url)),
  isBold: place.isBold || boldNames.has(element.name),
  // A quotation may be signed inside its element.
  isQuoted: !signatures.has(element.name) && (place.isQuoted || element.name === 'blockquote' || element.name === 'q'),
  isAction: place.isAction || isAction(element),
  isItem: place.isItem || element.name === 'li',
});

function leadsAway(link: ElementNode, pageUrl: string): boolean {
  const { href = '' } = link.attributes;
  return (
    /^(?:https?:)?\/\//i.test(href) &&
    URL.canParse(href, pageUrl) &&
    siteOf(new URL(href, pageUrl)) !== siteOf(new URL(pageUrl))
  );
}

function readElement(walk: Walk, element: ElementNode, place: Place): Content[] {
  if (walk.lines >= maxLines || walk.text >= maxText) return [];
  const rows = element.name === 'table' ? readTable(element) : null;
  if (rows) {
    walk.lines += rows.length;
    walk.text += element.textLength;
    return [{ kind: 'table', rows }];
  }
  const inner = within(walk, element, place);
  const level = headingLevel(element);
  if (level > 0) return headingOf(walk, element, level, inner);
  const children = readChildren(walk, element, inner);
  const marks = markWords(element);
  const [only, ...more] = children;
  if (!only) return [];
  if (more.length === 0 && only.kind !== 'table') return [adopt(only, element, marks)];
  return [{ kind: 'box', name: element.name, slot: slotOf(element), marks, children }];
}

const titleMarks = new Set(['title', 'heading', 'headline', 'header']);
const partMarks = new Set(['section', 'block', 'main', 'page']);
const maxTitleWords = 12;
const maxLabelWords = 6;

/** Where a page has no heading elements, the classes of its makers tell: 'section-title', 'faq-question'. */
function levelByMarks(line: Line, marks: readonly string[]): number {
  if (line.level > 0 || line.isAction || line.text.split(' ').length > maxTitleWords) return line.level;

  return marks.some((mark) => titleMarks.has(mark)) && marks.some((mark) => partMarks.has(mark)) ? 2 : 0;
}

/** A wrapper around one thing goes; what its classes say stays with the thing. */
function adopt(only: Exclude<Content, Table>, element: ElementNode, marks: readonly string[]): Content {
  if (only.kind === 'picture') return only;
  const merged = [...marks, ...only.marks].slice(0, maxMarks);
  const hasSlot = element.attributes.class !== undefined || element.name === 'li' || element.name === 'blockquote';
  if (only.kind === 'box') return { ...only, marks: merged };
  return { ...only, marks: merged, level: levelByMarks(only, marks), ...(hasSlot && { slot: slotOf(element) }) };
}

function headingOf(walk: Walk, element: ElementNode, level: number, place: Place): Line[] {
  const inline = createInlineText();
  appendInline(walk, inline, element, place);
  const text = cleanHeading(inline.text);
  if (text === '') return [];
  walk.lines += 1;
  walk.text += text.length;
  return [{ ...lineIn(element, place), text, level, isLinked: false, isAction: false, isBold: true, lead: 0 }];
}

function lineIn(element: ElementNode, place: Place): Omit<Line, 'text'> {
  const { isItem, isQuoted, leadsAway, isAction: acts } = place;
  const marks = markWords(element);
  return {
    ...{ kind: 'line', slot: slotOf(element), marks, level: 0, lead: 0 },
    ...{ isItem, isQuoted, leadsAway, isAction: acts, isBold: false, isLinked: false },
  };
}

function linesOf(walk: Walk, inline: InlineText, element: ElementNode, place: Place): Line[] {
  const length = inline.text.trim().length;
  const shared = {
    ...lineIn(element, place),
    isLinked: inline.linked >= length * 0.9,
    isBold: inline.bold >= length * 0.9,
  };
  return splitLines(inline.text).flatMap((piece, at): Line[] => {
    const text = cleanLine(piece);
    if (text === '' || isFiller(text) || walk.lines >= maxLines || walk.text >= maxText) return [];
    walk.lines += 1;
    walk.text += text.length;
    const isAsked = text.endsWith('?') && (shared.isBold || shared.marks.includes('question')) && !place.isQuoted;
    // A short paragraph in bold letters stands over what follows it.
    const isLabel =
      element.name === 'p' &&
      shared.isBold &&
      !shared.isLinked &&
      text.split(' ').length <= maxLabelWords &&
      /[\p{L}\p{N}]$/u.test(text);
    const moved = piece.length - text.length;
    const lead = at === 0 && inline.lead > moved ? Math.min(inline.lead - moved, text.length) : 0;
    return [{ ...shared, text, lead: shared.isBold ? 0 : lead, ...(isAsked ? { level: 5 } : isLabel && { level: 6 }) }];
  });
}

/** 'Acme logo' is the name of Acme. */
const pictureWords = /\s(?:logo|icon|integration)s?$|^(?:logo|icon) (?:of|for)\s/gi;

function readPicture(element: ElementNode): Picture | null {
  const { alt = '', 'aria-hidden': hidden, role } = element.attributes;
  const name = foldText(alt.slice(0, 200)).replace(pictureWords, '');
  if (name === '' || hidden === 'true' || role === 'presentation') return null;
  return { kind: 'picture', alt: name, slot: slotOf(element) };
}
