import { foldText } from './fold-text.ts';
import { isSkipped, markWords } from './skip-element.ts';
import { descendants, type ElementNode, type TreeNode } from './tree.ts';
import type { Block } from './types.ts';

type QuoteBlock = Extract<Block, { kind: 'quote' }>;

const lineElements =
  /^(?:p|div|li|h[1-6]|figcaption|footer|cite|br|section|header|ul|dt|dd|blockquote|strong|b|small|span|a)$/;
const quoteWords = new Set(['testimonial', 'testimonials', 'review', 'quote', 'quotes', 'testimony']);
const maxAttribution = 160;
const maxBox = 1500;
const maxBlockquote = 4000;

/** Texts line by line below an element; `leave` is passed over. */
function linesOf(node: TreeNode, pageLength: number, leave: ElementNode | null, lines: string[] = ['']): string[] {
  if (node.kind === 'text') {
    lines[lines.length - 1] += node.text;
    return lines;
  }
  if (node === leave || (isSkipped(node, pageLength) && node.name !== 'footer')) return lines;
  const isLine = lineElements.test(node.name) && !/^(?:span|strong|b|a|small|em)$/.test(node.name);
  if (isLine) lines.push('');
  for (const child of node.children) {
    // Name and role often are two spans of one line.
    if (child.kind === 'element' && lineElements.test(child.name) && /^(?:span|strong|b|small)$/.test(child.name)) {
      if (node.name !== 'p' && node.name !== 'blockquote') lines.push('');
    }
    linesOf(child, pageLength, leave, lines);
  }
  if (isLine) lines.push('');
  return lines;
}

const cleanLines = (lines: string[]) => lines.map(foldText).filter((line) => /[\p{L}\p{N}]/u.test(line));

function joinSpeaker(lines: string[]): string | null {
  const speaker = lines
    .map((line) => line.replace(/^[\s–—―~-]+/, '').replace(/(?<![\s,|·•])[\s,|·•]+$/, ''))
    .filter((line) => line && !/^\d(?:\.\d)?(?:\s?\/\s?5)?(?: stars?)?$/i.test(line))
    .join(', ');
  return speaker === '' || speaker.length > maxAttribution ? null : speaker;
}

function findFirst(element: ElementNode, test: (at: ElementNode) => boolean): ElementNode | null {
  for (const at of descendants(element)) if (test(at)) return at;
  return null;
}

const isAttribution = (at: ElementNode) =>
  at.name === 'cite' || at.name === 'footer' || at.name === 'figcaption' || markWords(at).includes('author');

/** A blockquote, or the box that holds just one and the line that says whose it is. */
function readBlockquote(element: ElementNode, pageLength: number): QuoteBlock | null {
  const quote = element.name === 'blockquote' ? element : findFirst(element, (at) => at.name === 'blockquote');
  if (!quote) return null;
  const signed = findFirst(quote, isAttribution);
  const text = cleanLines(linesOf(quote, pageLength, signed)).join(' ');
  const inside = signed ? cleanLines(linesOf(signed, pageLength, null)) : [];
  const outside = element === quote ? [] : cleanLines(linesOf(element, pageLength, quote));
  return text ? { kind: 'quote', text, speaker: joinSpeaker([...inside, ...outside]) } : null;
}

/** A testimonial card of plain boxes: one long text, few short lines. */
function readCard(element: ElementNode, pageLength: number): QuoteBlock | null {
  const lines = cleanLines(linesOf(element, pageLength, null));
  const isLong = (line: string) => line.length > 60 || (line.length > 30 && /[.!?]["”’]?$/.test(line));
  const long = lines.filter(isLong);
  const short = lines.filter((line) => !isLong(line));
  if (long.length === 0 || long.length > 4 || short.length === 0 || short.length > 4) return null;
  if (long.some((line) => lines.indexOf(line) > lines.indexOf(short[0] ?? '') && short.length > 3)) return null;
  const speaker = joinSpeaker(short);
  return speaker ? { kind: 'quote', text: long.join(' '), speaker } : null;
}

/** The quote that an element is as a whole, if it is one. */
export function readQuote(element: ElementNode, pageLength: number): QuoteBlock | null {
  if (element.name === 'blockquote') {
    return element.headings > 1 || element.textLength > maxBlockquote ? null : readBlockquote(element, pageLength);
  }
  if (element.textLength > maxBox || element.headings > 1) return null;
  if (element.quotes === 1) {
    const quote = findFirst(element, (at) => at.name === 'blockquote');
    const rest = element.textLength - (quote?.textLength ?? 0);
    const isBox = element.name === 'figure' || (rest > 0 && rest <= maxAttribution);
    return isBox ? readBlockquote(element, pageLength) : null;
  }
  if (element.quotes > 1 || element.textLength < 30 || !markWords(element).some((word) => quoteWords.has(word)))
    return null;
  return readCard(element, pageLength);
}
