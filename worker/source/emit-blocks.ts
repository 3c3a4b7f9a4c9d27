import { contactAction, isActionText, isFurnitureText } from './boilerplate.ts';
import { countTextWords } from './fold-text.ts';
import { createInlineText, type InlineText, splitLines } from './inline-text.ts';
import { markWords } from './skip-element.ts';
import type { ElementNode } from './tree.ts';
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
export const maxPageText = 150_000;

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

/** A typed tick is a bullet; a typed cross marks what is not there. */
function withoutTick(piece: string): string[] {
  if (/^[✗✘✕✖❌🚫]/u.test(piece)) return [];
  return [piece.replace(/^[✓✔☑✅•▪►➤]\ufe0f?\s*/u, '')].filter(Boolean);
}

/** Ends the running text and makes paragraphs of it. `owner` is the block element in which it stood. */
export function flush(walk: Walk, owner: ElementNode): void {
  const { text, linked, bold, lead } = walk.inline;
  walk.inline = createInlineText();
  if (text === '') return;
  const pieces = splitLines(splitLead(text, lead)).flatMap(withoutTick);
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

export const isFull = (walk: Walk) => walk.blocks.length >= maxBlocks || walk.room <= 0;

export function addBlock(walk: Walk, block: DraftBlock, length: number): void {
  if (walk.blocks.length >= maxBlocks || walk.room < length) return;
  walk.room -= length;
  walk.blocks.push(block);
  if (block.kind === 'heading') walk.lastHeading = block.text;
}

function addParagraph(walk: Walk, text: string, setApart: SetApart): void {
  addBlock(walk, { kind: 'paragraph', text, setApart: quoteMarks.test(text) ? null : setApart }, text.length);
}
