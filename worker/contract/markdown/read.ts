import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/html';
import { urlMaxLength } from '../limits.ts';
import { isReadable, maxNesting } from './guard.ts';

export type MarkdownNode = MarkdownToJSX.ASTNode;

/** A text as it was read: its blocks in order, and the notes at its foot. */
export type ReadMarkdown = { nodes: MarkdownNode[]; footnotes: Array<{ id: string; nodes: MarkdownNode[] }> };

/** Headings stand among the ids of the whole page: one that reads 'Page data' must not take the place of ours. */
export const headingPrefix = 'section-';

const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);

/** The address where it may be followed or shown, else null; addresses within the site have no scheme and may be followed. */
export function safeAddress(address: string, use: 'link' | 'image'): string | null {
  const base = use === 'link' ? 'https://base.invalid' : undefined;
  if (address.length > urlMaxLength || !URL.canParse(address, base)) return null;
  const { protocol } = new URL(address, base);
  return (use === 'image' ? protocol === 'https:' : linkSchemes.has(protocol)) ? address : null;
}

/** Where a link leads or a picture is, if it may; the parser asks by itself, but not for every form of a link. */
export function addressOf({ type, target }: MarkdownToJSX.LinkNode | MarkdownToJSX.ImageNode): string | null {
  return target === null ? null : safeAddress(target, type === RuleType.image ? 'image' : 'link');
}

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  sanitizer: (value, tag) => safeAddress(value, tag === 'img' ? 'image' : 'link'),
  slugify: (text, slugify) => headingPrefix + slugify(text),
};

let latest: { markdown: string; read: ReadMarkdown } | undefined;

/**
 * The one way in which markdown is read. Score, word count, HTML and whatever else looks at the same text share one reading of
 * it, which nobody may change. A text that the parser must not see, or that nests too deep, is read as plain paragraphs.
 */
export function readMarkdown(markdown: string): ReadMarkdown {
  if (latest?.markdown !== markdown) latest = { markdown, read: parse(markdown.replace(/\r\n?/g, '\n')) };
  return latest.read;
}

function parse(text: string): ReadMarkdown {
  if (!isReadable(text)) return readPlain(text);
  const [first, ...others] = parser(text, options);
  if (!first) return { nodes: [], footnotes: [] };
  const isRefs = first.type === RuleType.refCollection;
  const nodes = isRefs ? others : [first, ...others];
  const footnotes = isRefs
    ? Object.entries(first.refs)
        .filter(([label]) => label.startsWith('^'))
        .map(([label, { target }]) => ({ id: label.slice(1), nodes: parser(target, options) }))
    : [];
  const all = [nodes, ...footnotes.map((footnote) => footnote.nodes)];
  return all.some((part) => isDeeper(part, maxNesting)) ? readPlain(text) : { nodes, footnotes };
}

/** Without any mark: what stands between empty lines is a paragraph. */
export function readPlain(markdown: string): ReadMarkdown {
  const paragraphs = markdown.split(/\n[ \t]*\n/).filter((text) => text.trim() !== '');
  const nodes = paragraphs.map((text): MarkdownNode => {
    return { type: RuleType.paragraph, children: [{ type: RuleType.text, text: text.trim() }] };
  });
  return { nodes, footnotes: [] };
}

/** The lists of nodes that stand in a node: one for a quote, one for each item of a list and each cell of a table. */
export function partsOf(node: MarkdownNode): MarkdownNode[][] {
  if (node.type === RuleType.orderedList || node.type === RuleType.unorderedList) return node.items;
  if (node.type === RuleType.table) return [...node.header, ...node.cells.flat()];
  return 'children' in node && node.children ? [node.children] : [];
}

function isDeeper(nodes: readonly MarkdownNode[], levels: number): boolean {
  // A list and a paragraph's emphasis are a level each, paragraphs and text are none that anybody counts.
  return nodes.some((node) => partsOf(node).some((part) => levels === 0 || isDeeper(part, levels - 1)));
}
