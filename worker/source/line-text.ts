import { foldText } from './fold-text.ts';
import { appendRaised, appendText, createInlineText } from './inline-text.ts';
import { isSkipped } from './skip-element.ts';
import type { ElementNode, TreeNode } from './tree.ts';

export const blockElements = new Set([
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
const maxLineLength = 1000;

/** All text of an element as one line; blocks inside count as space. */
export function lineOf(element: ElementNode, pageLength: number): string {
  const line = createInlineText();
  const visit = (node: TreeNode, parent: ElementNode): void => {
    if (node.kind === 'text') {
      appendText(line, node.text, { parent, isLinked: false, isBold: false });
      return;
    }
    if (isSkipped(node, pageLength)) return;
    if (node.name === 'br' || blockElements.has(node.name)) line.text += ' ';
    if (node.name === 'sup' && appendRaised(line, node) === 'done') return;
    line.opened = true;
    for (const child of node.children) visit(child, node);
    line.closed = true;
    if (blockElements.has(node.name)) line.text += ' ';
  };
  for (const child of element.children) visit(child, element);
  // The pilcrow or number sign behind a heading is its own link.
  return foldText(line.text)
    .slice(0, maxLineLength)
    .replace(/^#+\s+|\s?[#¶§🔗]{1,3}$/u, '');
}
