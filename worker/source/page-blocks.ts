import { contactAction, isActionText, isFurnitureText } from './boilerplate.ts';
import { addBlock, type DraftBlock, flush, integrationTopic, isFull, maxPageText, type Walk } from './emit-blocks.ts';
import { foldText } from './fold-text.ts';
import { appendRaised, appendText, createInlineText, maxInlineText } from './inline-text.ts';
import { blockElements, lineOf } from './line-text.ts';
import { isRepeatedBox } from './page-boxes.ts';
import { readQuote } from './page-quotes.ts';
import { isSkipped } from './skip-element.ts';
import { readTable } from './tables.ts';
import type { ElementNode } from './tree.ts';
import type { Block, Box } from './types.ts';

const boldElements = new Set(['strong', 'b']);
type Level = Extract<Block, { kind: 'heading' }>['level'];
const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];

function headingLevel(element: ElementNode): Level | null {
  if (/^h[1-6]$/.test(element.name)) return levels[Number(element.name[1]) - 1] ?? null;
  if (element.attributes.role === 'heading') return levels[Number(element.attributes['aria-level'] ?? 3) - 1] ?? 3;
  return element.name === 'dt' || element.name === 'summary' ? 5 : null;
}

function walkHeading(walk: Walk, element: ElementNode, level: Level): void {
  const text = lineOf(element, walk.pageLength);
  if (text && !isFurnitureText(text)) addBlock(walk, { kind: 'heading', level, text }, text.length);
}

/** Lists of bare links lead elsewhere, save where the names themselves say something. */
function isLinkList(walk: Walk, element: ElementNode): boolean {
  const items = element.children.filter((child) => child.kind === 'element').length;
  const isLinks = element.linkLength >= element.textLength * 0.9 && element.headings === 0;
  return isLinks && items > 1 && element.textLength < items * 40 && !integrationTopic.test(walk.lastHeading);
}

function walkList(walk: Walk, element: ElementNode): void {
  if (isLinkList(walk, element)) return;
  let items: string[] | null = null;
  for (const child of element.children) {
    if (child.kind === 'text' || isSkipped(child, walk.pageLength)) continue;
    const from = walk.blocks.length;
    walkElement(walk, child);
    const [only, ...more] = walk.blocks.slice(from);
    if (child.name === 'li' && only?.kind === 'paragraph' && more.length === 0) {
      walk.blocks.pop();
      if (items) {
        items.push(only.text);
      } else {
        items = [only.text];
        walk.blocks.push({ kind: 'list', items });
      }
    } else if (only) {
      items = null;
    }
  }
}

/** Names of logos, where a heading says that they are names of integrations. */
function walkImage(walk: Walk, element: ElementNode): void {
  const alt = foldText(element.attributes.alt ?? '')
    .replace(/(?<!\s)\s+(?:logo|icon|integration)$/i, '')
    .replace(/^logo (?:of|for) /i, '');
  const isAlone = element.parent?.textLength === 0;
  if (!alt || alt.length > 30 || !isAlone || !integrationTopic.test(walk.lastHeading)) return;
  const last = walk.blocks.at(-1);
  if (last?.kind === 'list') last.items.push(alt);
  else addBlock(walk, { kind: 'list', items: [alt] }, alt.length);
}

/** Blocks that need more than a look at their children; false where the element is an ordinary one. */
function walkSpecial(walk: Walk, element: ElementNode): boolean {
  const level = headingLevel(element);
  if (level !== null) {
    walkHeading(walk, element, level);
    return true;
  }
  if (element.name === 'ul' || element.name === 'ol') {
    walkList(walk, element);
    return true;
  }
  const rows = element.name === 'table' ? readTable(element) : null;
  const block = rows ? ({ kind: 'table', rows } as const) : readQuote(element, walk.pageLength);
  if (block) addBlock(walk, block, element.textLength);
  return block !== null;
}

function walkChildren(walk: Walk, element: ElementNode): void {
  for (const child of element.children) {
    if (child.kind === 'element') {
      walkNode(walk, child, element);
    } else {
      const place = { parent: element, isLinked: walk.linkDepth > 0, isBold: walk.boldDepth > 0 };
      appendText(walk.inline, child.text, place);
    }
  }
}

function walkElement(walk: Walk, element: ElementNode): void {
  const from = walk.blocks.length;
  if (!walkSpecial(walk, element)) {
    walkChildren(walk, element);
    flush(walk, element);
  }
  const inside = walk.blocks.slice(from);
  const isBox = inside.length > 1 && inside.some((block) => block.kind !== 'heading') && isRepeatedBox(element);
  if (isBox) walk.boxes.push({ from, to: walk.blocks.length });
}

const isButton = (element: ElementNode) => element.name === 'button' || element.attributes.role === 'button';

/** The question of a folded answer is often a button. */
const isQuestionButton = (element: ElementNode) =>
  element.textLength > 12 &&
  (element.attributes['aria-expanded'] !== undefined || element.attributes['aria-controls'] !== undefined);

/** A link to act that stands by itself; in a sentence, its words belong to the sentence. */
function isLoneAction(walk: Walk, element: ElementNode): boolean {
  if (element.textLength > 60 || element.headings > 0) return false;
  // A separator or an arrow beside it makes no sentence.
  const isInText = (element.parent?.ownLength ?? 0) > 4;
  const text = isInText ? '' : lineOf(element, walk.pageLength);
  return isActionText(text) && !contactAction.test(text);
}

function walkNode(walk: Walk, element: ElementNode, parent: ElementNode): void {
  if (element.name === 'br') {
    if (walk.inline.text.length < maxInlineText) walk.inline.text += '\n';
    return;
  }
  if (isFull(walk)) return;
  if (element.name === 'img') walkImage(walk, element);
  if (isSkipped(element, walk.pageLength)) return;
  const isLink = element.name === 'a' || isButton(element);
  if (isButton(element) && !isQuestionButton(element) && !contactAction.test(lineOf(element, walk.pageLength))) return;
  if (isLink && isLoneAction(walk, element)) return;
  if (element.name === 'sup' && appendRaised(walk.inline, element) === 'done') return;
  const holdsBlocks = element.headings > 0 || element.quotes > 0 || element.tables > 0;
  const isBlock = blockElements.has(element.name) || element.attributes.role === 'heading' || (isLink && holdsBlocks);
  if (isBlock) flush(walk, parent);
  walk.inline.opened = true;
  walk.linkDepth += isLink ? 1 : 0;
  walk.boldDepth += boldElements.has(element.name) ? 1 : 0;
  if (isBlock) walkElement(walk, element);
  else walkChildren(walk, element);
  if (isButton(element)) flush(walk, element);
  walk.linkDepth -= isLink ? 1 : 0;
  walk.boldDepth -= boldElements.has(element.name) ? 1 : 0;
  walk.inline.closed = true;
}

/** Reads a page's content in order. `root` is the part to read, `pageLength` the text length of the whole page. */
export function readBlocks(root: ElementNode, pageLength: number): { blocks: DraftBlock[]; boxes: Box[] } {
  const walk: Walk = {
    blocks: [],
    boxes: [],
    inline: createInlineText(),
    pageLength,
    room: maxPageText,
    lastHeading: '',
    linkDepth: 0,
    boldDepth: 0,
  };
  walkElement(walk, root);
  walk.boxes.sort((a, b) => a.from - b.from || b.to - a.to);
  return { blocks: walk.blocks, boxes: walk.boxes };
}
