import { RuleType } from 'markdown-to-jsx/html';
import { type MarkdownNode, partsOf, readMarkdown } from './read.ts';

/** The addresses of the pictures in a text, each once, in order. */
export function imagesIn(markdown: string): string[] {
  const { nodes, footnotes } = readMarkdown(markdown);
  const found = new Set<string>();
  const look = (node: MarkdownNode): void => {
    if (node.type === RuleType.image && node.target !== null) found.add(node.target);
    for (const part of partsOf(node)) part.forEach(look);
  };
  nodes.forEach(look);
  for (const footnote of footnotes) footnote.nodes.forEach(look);
  return [...found];
}
