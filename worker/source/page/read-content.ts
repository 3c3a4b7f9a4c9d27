import { isAction } from './action.ts';
import { asideOf, badgesBeside, badgesIn, isCalledBadge, withoutChildren } from './badges.ts';
import { isBlock, nameAmongSiblings, partsSpans } from './block-elements.ts';
import type { Box, Content, Line } from './content.ts';
import { currencySign } from './currency-icon.ts';
import { foldText } from './fold-text.ts';
import { readGrid } from './grid.ts';
import { isHidden } from './hidden.ts';
import { appendMark, appendRaised, appendText, createInlineText, type InlineText, isSetApart } from './inline-text.ts';
import { cross, withoutCross } from './line-text.ts';
import { headingLevel, headingOf, linesOf } from './lines.ts';
import { markWords, slotOf } from './marks.ts';
import { isMock } from './mock.ts';
import { namePart } from './named-part.ts';
import { readPicture } from './picture.ts';
import { type Place, topPlace, within } from './place.ts';
import { isRuledOut } from './ruled-out.ts';
import { markSignature } from './signature.ts';
import { isSkipped } from './skip-element.ts';
import { hasHead, readTable } from './tables.ts';
import { type ElementNode, rawText, type TreeNode } from './tree.ts';
import { adopt } from './wrappers.ts';

const maxLines = 3000;
const maxText = 150_000;

type Walk = { pageLength: number; lines: number; text: number; url: string };

/** Reads what a visitor can see below an element. Deterministic, linear in the size of the page. */
export function readContent(root: ElementNode, url: string): Box {
  const walk: Walk = { pageLength: root.textLength, lines: 0, text: 0, url };
  const children = readChildren(walk, root, topPlace);
  rankSections(children);
  return { kind: 'box', name: root.name, slot: '', marks: [], children };
}

const fewestTitles = 3;

/** Where a page sets a first heading over each of its sections, only the one over them all is the page's; a logo stands right before it. */
function rankSections(children: readonly Content[]): void {
  const lines: Line[] = [];
  gatherLines(children, lines);
  const titles = lines.filter(({ level }, at) => level === 1 && lines[at + 1]?.level !== 1);
  if (titles.length >= fewestTitles) for (const line of titles.slice(1)) line.level = 2;
}

function gatherLines(children: readonly Content[], into: Line[]): void {
  for (const child of children) {
    if (child.kind === 'line') into.push(child);
    else if (child.kind === 'box') gatherLines(child.children, into);
  }
}

function readChildren(walk: Walk, element: ElementNode, place: Place): Content[] {
  const found: Content[] = [];
  let inline = createInlineText();
  const flush = () => {
    if (inline.text !== '') found.push(...count(walk, linesOf(inline, element, place)));
    inline = createInlineText();
  };
  const parts = partsSpans(element);
  for (const [at, child] of element.children.entries()) {
    if (child.kind === 'text') {
      appendText(inline, child.text, { parent: element, ...place });
    } else if (child.name === 'br') {
      inline.text += '\n';
    } else if (currencySign(child) !== null) {
      appendText(inline, currencySign(child) ?? '', { parent: element, ...place });
    } else if (child.name === 'img') {
      const picture = readPicture(child);
      if (picture) found.push(picture);
    } else if (child.name === 'li' && isRuledOut(child) && !isHidden(child)) {
      found.push(...absentOf(walk, child));
    } else if (!isSkipped(child, walk.pageLength) && !isMock(child, walk.pageLength)) {
      const isApart = isAction(child) && !isInSentence(inline.text, element.children[at + 1]);
      if (parts || isBlock(child) || (child.name === 'cite' && place.isQuoted) || isApart) {
        flush();
        found.push(...readElement(walk, child, place));
      } else if (!isLinkedCall(child, inline.text, element.children[at + 1])) {
        appendInline(walk, inline, child, place);
        // Pictures in a running text stand beside it.
        if (child.textLength === 0 && child.elements > 0) found.push(...readChildren(walk, child, place));
      }
    }
  }
  flush();
  return found;
}

const longestAbsent = 80;

/** What an item says that its list rules out. */
function absentOf(walk: Walk, item: ElementNode): Content[] {
  const text = foldText(withoutCross(rawText(item)));
  if (isFull(walk) || !/\p{L}/u.test(text) || text.length > longestAbsent) return [];
  walk.lines += 1;
  walk.text += text.length;
  return [{ kind: 'absent', text }];
}

/** 'Click the [Save] button to …': what stands between small letters is a part of what is said. */
const isInSentence = (before: string, next: TreeNode | undefined) =>
  /\p{Ll}\s?$/u.test(before) && next?.kind === 'text' && /^\s{0,9}\p{Ll}{2}/u.test(next.text);

const maxCallLength = 40;

/** 'Check your licence' behind a sentence, 'see the guide' behind a dash or in brackets: it leads elsewhere, and says nothing here. */
function isLinkedCall(element: ElementNode, before: string, next: TreeNode | undefined): boolean {
  const behind = next === undefined ? '' : next.kind === 'text' ? next.text.trim() : null;
  if (element.name !== 'a' || element.textLength > maxCallLength || behind === null) return false;
  const isSmall = /^\s*\p{Ll}/u.test(rawText(element));
  if (isSmall && /\p{L} \($/u.test(before)) return behind.startsWith(')');
  const isApart = /[.!?…]["”’)]?\s*$/.test(before) || (isSmall && /\p{Ll} [–—] $/u.test(before));
  return isApart && /^[.!→›»]?$/.test(behind);
}

/** 'Premium' as a label at the end of a name in bold: within a line it is a part of the name. */
const isMarkOf = ({ name, children, ownLength }: ElementNode, child: ElementNode) =>
  (name === 'strong' || name === 'b') && ownLength > 0 && children.at(-1) === child && isCalledBadge(child);

function appendInline(walk: Walk, inline: InlineText, element: ElementNode, place: Place): void {
  if (element.name === 'sup' && appendRaised(inline, element) === 'done') return;
  const inner = within(element, place, walk.url);
  inline.opened = true;
  for (const child of element.children) {
    if (child.kind === 'text') appendText(inline, child.text, { parent: element, ...inner });
    else if (child.name === 'br') inline.text += '\n';
    else if (currencySign(child) !== null) appendText(inline, currencySign(child) ?? '', { parent: element, ...inner });
    else if (isMarkOf(element, child)) appendMark(inline, foldText(rawText(child)), { parent: element, ...inner });
    else if (!isSkipped(child, walk.pageLength)) appendInline(walk, inline, child, inner);
  }
  inline.closed = true;
  inline.apart = isSetApart(element);
}

const longestPair = 40;
const value = /^(?:∞|\d[\d.,]{0,9}(?: ?\p{L}{1,10}){0,2}(?: ?\/ ?\p{L}{1,10})?|unlimited(?: \p{L}{1,10})?)$/iu;

/** 'Seats' and '5' set apart in one item are one line. */
function asPair([name, said, ...more]: readonly Content[]): Line | null {
  if (name?.kind !== 'line' || said?.kind !== 'line' || more.length > 0 || name.level + said.level > 0) return null;
  const isNamed = /\p{L}$/u.test(name.text) && !/\d/.test(name.text) && name.text.length <= longestPair;
  return isNamed && value.test(said.text) ? { ...name, text: `${name.text}: ${said.text}` } : null;
}

const isFull = (walk: Walk) => walk.lines >= maxLines || walk.text >= maxText;

/** The lines that still fit. */
function count(walk: Walk, lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => {
    if (isFull(walk)) return false;
    walk.lines += 1;
    walk.text += text.length;
    return true;
  });
}

function readElement(walk: Walk, element: ElementNode, place: Place): Content[] {
  if (isFull(walk)) return [];
  const rows = element.name === 'table' ? readTable(element) : readGrid(element);
  if (rows) {
    walk.lines += rows.length;
    walk.text += rows.reduce((sum, cells) => sum + cells.join('').length, 0);
    return [{ kind: 'table', rows, ...(hasHead(element) && { hasHead: true }) }];
  }
  const inner = within(element, place, walk.url);
  if (headingLevel(element) > 0) {
    const badges = badgesIn(element);
    const inline = createInlineText();
    const bare = withoutChildren(element, badges);
    appendInline(walk, inline, bare, inner);
    const aside = asideOf(bare);
    const lines = count(walk, headingOf(inline, element, inner)).map((line) =>
      aside !== null && line.text.endsWith(aside) ? { ...line, aside } : line,
    );
    return [...lines, ...badges.flatMap((badge) => readElement(walk, badge, place))];
  }
  const badges = badgesBeside(element);
  const children = [
    ...readChildren(walk, withoutChildren(element, badges), inner),
    ...badges.flatMap((badge) => readElement(walk, badge, inner)),
  ];
  namePart(element, children);
  const pair = element.name === 'li' ? asPair(children) : null;
  if (pair) return [pair];
  if (element.name === 'blockquote') markSignature(children);
  const marks = markWords(element);
  const [only, ...more] = children;
  if (!only) return element.name === 'li' && cross.test(rawText(element)) ? absentOf(walk, element) : [];
  // A list of nothing that is there is another's.
  if (element.name !== 'li' && children.every(({ kind }) => kind === 'absent')) return [];
  if (more.length === 0 && only.kind !== 'table') return [adopt(only, element, marks)];
  return [{ kind: 'box', name: nameAmongSiblings(element), slot: slotOf(element), marks, children }];
}
