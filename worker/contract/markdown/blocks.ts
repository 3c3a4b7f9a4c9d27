import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/html';
import { addressOf, type MarkdownNode, partsOf, readMarkdown } from './read.ts';

export type TextLink = { text: string; url: string };

/** A stretch of text that stands by itself, as a reader sees it. */
export type TextBlock = {
  kind: 'heading' | 'paragraph' | 'row' | 'code';
  /** Of a heading; 0 for everything else. */
  level: number;
  text: string;
  links: TextLink[];
};

let latest: { markdown: string; blocks: TextBlock[] } | undefined;

/** The text of a markdown document in order: what word count and score are taken from. */
export function textBlocks(markdown: string): readonly TextBlock[] {
  if (latest?.markdown !== markdown) {
    const { nodes, footnotes } = readMarkdown(markdown);
    const blocks: TextBlock[] = [];
    for (const part of [nodes, ...footnotes.map((footnote) => footnote.nodes)]) addBlocks(part, blocks);
    latest = { markdown, blocks };
  }
  return latest.blocks;
}

function addBlocks(nodes: readonly MarkdownNode[], blocks: TextBlock[]): void {
  // Items of tight lists hold their text without a paragraph around it.
  let loose: MarkdownNode[] = [];
  const flush = () => {
    if (loose.length > 0) addText(blocks, 'paragraph', loose);
    loose = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(node);
      continue;
    }
    flush();
    if (node.type === RuleType.paragraph) addText(blocks, 'paragraph', node.children);
    else if (node.type === RuleType.heading) addText(blocks, 'heading', node.children, node.level);
    else if (node.type === RuleType.codeBlock) blocks.push({ kind: 'code', level: 0, text: node.text, links: [] });
    else if (node.type === RuleType.table) for (const row of [node.header, ...node.cells]) addRow(blocks, row);
    else for (const part of partsOf(node)) addBlocks(part, blocks);
  }
  flush();
}

const blockTypes: ReadonlySet<number> = new Set([
  RuleType.paragraph,
  RuleType.heading,
  RuleType.codeBlock,
  RuleType.table,
  RuleType.blockQuote,
  RuleType.orderedList,
  RuleType.unorderedList,
  RuleType.breakThematic,
  RuleType.frontmatter,
]);
const isInline = (node: MarkdownNode) => !blockTypes.has(node.type);

function addText(blocks: TextBlock[], kind: TextBlock['kind'], nodes: readonly MarkdownNode[], level = 0): void {
  const links: TextLink[] = [];
  const text = inlineText(nodes, links).trim();
  if (text !== '' || kind === 'heading') blocks.push({ kind, level, text, links });
}

/** Its cells apart: '5,000' beside '10,000' is no number of eight digits. */
function addRow(blocks: TextBlock[], row: MarkdownToJSX.TableNode['header']): void {
  const links: TextLink[] = [];
  const text = row
    .map((cell) => inlineText(cell, links).trim())
    .filter(Boolean)
    .join(' | ');
  blocks.push({ kind: 'row', level: 0, text: text.trim(), links });
}

/** The text of nodes in a line; the links in it are noted on the way. */
export function inlineText(nodes: readonly MarkdownNode[], links: TextLink[] = []): string {
  return nodes.map((node) => textOf(node, links)).join('');
}

function textOf(node: MarkdownNode, links: TextLink[]): string {
  if (node.type === RuleType.text) return node.text.replaceAll('\n', ' ');
  if (node.type === RuleType.codeInline) return node.text;
  if (node.type === RuleType.image) return node.alt ?? '';
  if (node.type === RuleType.breakLine) return ' ';
  if (node.type !== RuleType.link)
    return partsOf(node)
      .map((part) => inlineText(part, links))
      .join('');
  const text = inlineText(node.children, links);
  const url = addressOf(node);
  if (url !== null) links.push({ text: text.trim(), url });
  return text;
}
