import { RuleType } from 'markdown-to-jsx/html';
import { articleImagePath } from '../images.ts';
import type { ImagePath } from './html.ts';
import { addressOf, type MarkdownNode, partsOf, readMarkdown } from './read.ts';

/** The addresses of the pictures in a text, each once, in order. */
export function imagesIn(markdown: string): string[] {
  const { nodes, footnotes } = readMarkdown(markdown);
  const found = new Set<string>();
  const look = (node: MarkdownNode): void => {
    const address = node.type === RuleType.image ? addressOf(node) : null;
    if (address !== null) found.add(address);
    for (const part of partsOf(node)) part.forEach(look);
  };
  nodes.forEach(look);
  for (const footnote of footnotes) footnote.nodes.forEach(look);
  return [...found];
}

/** Where the site shows the pictures of an article's saved text: numbered in the order in which they stand in it. */
export function imagePathsOf(articleId: string, savedText: string): ImagePath {
  const numbers = new Map(imagesIn(savedText).map((address, number) => [address, number]));
  return (address) => {
    const number = numbers.get(address);
    return number === undefined ? null : articleImagePath(articleId, number, address);
  };
}
