import { contactAction, isActionText, isFurnitureText } from './boilerplate.ts';
import { countTextWords, foldText } from './fold-text.ts';
import {
  appendRaised,
  appendText,
  createInlineText,
  type InlineText,
  maxInlineText,
  splitLines,
} from './inline-text.ts';
import { isRepeatedBox } from './page-boxes.ts';
import { readQuote } from './page-quotes.ts';
import { isSkipped, markWords } from './skip-element.ts';
import { readTable } from './tables.ts';
import type { ElementNode, TreeNode } from './tree.ts';
import type { Block, Box } from './types.ts';

/** How plainly a paragraph looks like a title: by its type, or only by being called a name or a label. */
export type SetApart = 'title' | 'name' | null;

/** A block, and whether it is set apart; `page-titles.ts` makes headings of those that are. */
export type DraftBlock = Block & { setApart?: SetApart };

export type Walk = {
  blocks: DraftBlock[];
  boxes: Box[];
  inline: InlineText;
  pageLength: number;
  /** Characters that may still be taken: what is kept of a page is bounded. */
  room: number;
  lastHeading: string;
  linkDepth: number;
  boldDepth: number;
};

const maxBlocks = 3000;
const maxPageText = 150_000;

const blockElements = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'body',
    'center',
    'dd',
    'details',
    'dialog',
    'dir',
    'div',
    'dl',
    'dt',
  ],
  ...[
    'fieldset',
    'figcaption',
    'figure',
    'footer',
    'form',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hgroup',
    'hr',
    'html',
  ],
  ...[
    'legend',
    'li',
    'main',
    'ol',
    'p',
    'pre',
    'section',
    'summary',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ...['label', 'caption', 'optgroup'],
]);
const boldElements = new Set(['strong', 'b']);
const titleWords = new Set(['title', 'heading', 'headline', 'header']);
const nameWords = new Set(['name', 'question', 'label', 'subtitle', 'term']);
const boldClass =
  /(?:^|\s)(?:font-(?:bold|semibold|medium|extrabold|black)|fw-(?:bold|semibold)|bold|text-(?:lg|xl|[2-6]xl)|h[2-6])(?:\s|$)/;
export const integrationTopic =
  /\b(?:integrat\w+|works? with|connects? (?:with|to)|plays? (?:nicely|well) with|connectors|apps you)\b/i;

const quoteMarks = /^["“”«„'‘]/;

function looksSetApart(element: ElementNode): SetApart {
  const words = markWords(element);
  if (words.some((word) => nameWords.has(word))) return 'name';
  const isTitle =
    boldClass.test(element.attributes.class?.slice(0, 600) ?? '') || words.some((word) => titleWords.has(word));
  return isTitle ? 'title' : null;
}

/** '<b>Invoicing</b> Send them in seconds' is a name and its explanation; '<b>Unlimited</b> projects' is one phrase. */
function splitLead(text: string, lead: number): string {
  const rest = text.slice(lead).trim();
  const isName = lead > 0 && lead < 50 && /[\p{L}\p{N}]$/u.test(text.slice(0, lead)) && /^\p{Lu}/u.test(rest);
  return isName && countTextWords(rest) > 3 ? `${text.slice(0, lead)}\n\n${rest}` : text;
}

/** Ends the running text and makes paragraphs of it. `owner` is the block element in which it stood. */
function flush(walk: Walk, owner: ElementNode): void {
  const { text, linked, bold, lead } = walk.inline;
  walk.inline = createInlineText();
  if (text === '') return;
  const pieces = splitLines(splitLead(text, lead));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  for (const piece of pieces) {
    const isAllLink = linked >= length * 0.9;
    if (isAllLink && contactAction.test(piece)) {
      addParagraph(walk, piece, null);
    } else if (isFurnitureText(piece) || isActionText(piece)) {
      if (!isAllLink && contactAction.test(piece)) addParagraph(walk, piece, null);
    } else if (!isAllLink || keepsLinkText(walk, owner, piece)) {
      const isBold = bold >= length * 0.9 || (lead > 0 && piece.length === lead);
      addParagraph(walk, piece, isBold ? 'title' : looksSetApart(owner));
    }
  }
}

/** Text that is one link is mostly a way to elsewhere; cards that are links as a whole, and questions, are content. */
function keepsLinkText(walk: Walk, owner: ElementNode, text: string): boolean {
  if (text.endsWith('?') || text.length > 60 || owner.name === 'dt' || owner.name === 'li') return true;
  if (integrationTopic.test(walk.lastHeading)) return true;
  for (let at: ElementNode | null = owner, up = 0; at && up < 5; at = at.parent, up += 1) {
    if (at.name === 'a') return at.textLength > text.length + 20;
  }
  return false;
}

function addBlock(walk: Walk, block: DraftBlock, length: number): void {
  if (walk.blocks.length >= maxBlocks || walk.room < length) return;
  walk.room -= length;
  walk.blocks.push(block);
  if (block.kind === 'heading') walk.lastHeading = block.text;
}

function addParagraph(walk: Walk, text: string, setApart: SetApart): void {
  addBlock(walk, { kind: 'paragraph', text, setApart: quoteMarks.test(text) ? null : setApart }, text.length);
}

/** All text of an element as one line; blocks inside count as space. */
function lineOf(walk: Walk, element: ElementNode): string {
  const inner: Walk = { ...walk, blocks: [], boxes: [], inline: createInlineText() };
  const visit = (node: TreeNode, parent: ElementNode): void => {
    if (node.kind === 'text') {
      appendText(inner.inline, node.text, { parent, isLinked: false, isBold: false });
      return;
    }
    if (isSkipped(node, walk.pageLength)) return;
    if (node.name === 'br' || blockElements.has(node.name)) inner.inline.text += ' ';
    if (node.name === 'sup' && appendRaised(inner.inline, node) === 'done') return;
    inner.inline.opened = true;
    for (const child of node.children) visit(child, node);
    inner.inline.closed = true;
    if (blockElements.has(node.name)) inner.inline.text += ' ';
  };
  for (const child of element.children) visit(child, element);
  // The pilcrow or number sign behind a heading is its own link.
  return foldText(inner.inline.text)
    .replace(/^#+\s+|\s*[#¶§🔗]+$/u, '')
    .slice(0, 1000);
}

type Level = Extract<Block, { kind: 'heading' }>['level'];
const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];

function headingLevel(element: ElementNode): Level | null {
  if (/^h[1-6]$/.test(element.name)) return levels[Number(element.name[1]) - 1] ?? null;
  if (element.attributes.role === 'heading') return levels[Number(element.attributes['aria-level'] ?? 3) - 1] ?? 3;
  return element.name === 'dt' || element.name === 'summary' ? 5 : null;
}

function walkHeading(walk: Walk, element: ElementNode, level: Level): void {
  const text = lineOf(walk, element);
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
    .replace(/\s+(?:logo|icon|integration)$/i, '')
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
  const text = isInText ? '' : lineOf(walk, element);
  return isActionText(text) && !contactAction.test(text);
}

function walkNode(walk: Walk, element: ElementNode, parent: ElementNode): void {
  if (element.name === 'br') {
    if (walk.inline.text.length < maxInlineText) walk.inline.text += '\n';
    return;
  }
  if (walk.blocks.length >= maxBlocks || walk.room <= 0) return;
  if (element.name === 'img') walkImage(walk, element);
  if (isSkipped(element, walk.pageLength)) return;
  const isLink = element.name === 'a' || isButton(element);
  if (isButton(element) && !isQuestionButton(element) && !contactAction.test(lineOf(walk, element))) return;
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
