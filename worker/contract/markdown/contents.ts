import { RuleType } from 'markdown-to-jsx/html';
import { escapeAttribute, escapeText } from '../escape.ts';
import { inlineText } from './blocks.ts';
import type { MarkdownNode } from './read.ts';

/** Characters from which on an article is long enough to be jumped around in: about 900 words. */
const leastLength = 5400;
const leastEntries = 3;

/** The main headings of a long text, to jump to; nothing where it is short. */
export function renderContents(nodes: readonly MarkdownNode[], length: number): string {
  if (length < leastLength) return '';
  const entries = nodes.flatMap((node) =>
    node.type === RuleType.heading && node.level <= 2 ? [{ id: node.id, text: inlineText(node.children).trim() }] : [],
  );
  if (entries.length < leastEntries) return '';
  const items = entries
    .filter(({ text }) => text !== '')
    .map(({ id, text }) => `<li><a href="#${escapeAttribute(id)}">${escapeText(text)}</a></li>`);
  if (items.length === 0) return '';
  return `<nav aria-label="Contents" class="contents-box"><p aria-hidden="true">Contents</p><ol>${items.join('')}</ol></nav>`;
}
