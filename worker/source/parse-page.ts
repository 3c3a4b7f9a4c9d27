import { sha256Hex } from '../sha256.ts';
import type { DraftBlock } from './emit-blocks.ts';
import { fitPage } from './fit-page.ts';
import { countTextWords, foldText } from './fold-text.ts';
import { settleLanguage } from './language.ts';
import { readLinks } from './page/links.ts';
import { readBlocks } from './page-blocks.ts';
import { type PageHead, readHead } from './page-head.ts';
import { pageText } from './page-text.ts';
import { settleMainHeading, settleTitles } from './page-titles.ts';
import { dropRepeats } from './repeats.ts';
import { readStructuredData } from './structured-data.ts';
import { descendants, type ElementNode, parseTree } from './tree.ts';
import type { Block, Box, PageMeta, SourcePage } from './types.ts';

const docsGenerator =
  /docusaurus|vitepress|mkdocs|sphinx|gitbook|vuepress|starlight|nextra|docsify|jsdoc|typedoc|hugo book|mdbook/;
const minMainLength = 300;

/** The part to read: <main> where the page has one that holds the substance, else everything. */
function contentRoot(root: ElementNode): ElementNode {
  let main: ElementNode | null = null;
  let hasTitleOutside = false;
  for (const element of descendants(root)) {
    if (element.name === 'main' || element.attributes.role === 'main') main ??= element;
    else if (element.name === 'h1' && !isInside(element, main)) hasTitleOutside = true;
  }
  return main && main.textLength > minMainLength && !hasTitleOutside ? main : root;
}

function isInside(element: ElementNode, ancestor: ElementNode | null): boolean {
  for (let at: ElementNode | null = element; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

function pageKind(head: PageHead, said: PageMeta['kind']): PageMeta['kind'] {
  if (docsGenerator.test(head.generator)) return 'docs';
  if (said) return said;
  return head.ogType === 'article' ? 'article' : head.ogType === 'product' ? 'product' : null;
}

async function finishPage(
  page: Omit<SourcePage, 'hash' | 'text' | 'language'>,
  language: string | null,
): Promise<SourcePage> {
  const fitting = { ...page, ...fitPage(page) };
  const text = pageText(fitting.title, fitting.description, fitting.blocks, fitting.meta);
  return { ...fitting, text, hash: await sha256Hex(text), language: settleLanguage(language, text) };
}

/** A plain text: paragraphs are parted by empty lines; marks of lists and underlined or '#' titles are understood. */
function parsePlainText(text: string): Block[] {
  const blocks: DraftBlock[] = [];
  for (const part of text.slice(0, 150_000).split(/\n[ \t\r]*\n/)) {
    const lines = part.split('\n').map(foldText).filter(Boolean);
    const [first = ''] = lines;
    const items = lines.filter((line) => /^[-*•+]\s/.test(line)).map((line) => line.slice(2).trim());
    if (first === '') continue;
    const title = /^#{1,6}\s/.test(first)
      ? first.replace(/^#+\s+/, '')
      : /^[=~-]{3,}$/.test(lines[1] ?? '')
        ? first
        : null;
    if (title) blocks.push({ kind: 'heading', level: blocks.length === 0 ? 1 : 2, text: title });
    else if (items.length === lines.length) blocks.push({ kind: 'list', items });
    else blocks.push({ kind: 'paragraph', text: lines.join(' ') });
  }
  return blocks;
}

/** What structured data says of the product stands before all else: pages that scripts fill have little more. */
function withDescription(
  content: { blocks: Block[]; boxes: Box[] },
  description: string | null,
): { blocks: Block[]; boxes: Box[] } {
  const isKnown = content.blocks.some(
    (block) => block.kind === 'paragraph' && description && block.text.includes(description),
  );
  if (description === null || isKnown) return content;
  return {
    blocks: [{ kind: 'paragraph', text: description }, ...content.blocks],
    boxes: content.boxes.map((box) => ({ from: box.from + 1, to: box.to + 1 })),
  };
}

/** Parses what an address answered into its readable blocks. Pure but for the hash. */
export async function parsePage(
  html: string,
  url: string,
  fetchedAt: number,
  contentType = 'text/html',
): Promise<SourcePage> {
  if (!/html/.test(contentType)) {
    const blocks = parsePlainText(html);
    const title = blocks.find((block) => block.kind === 'heading')?.text ?? '';
    const meta: PageMeta = { kind: null, siteName: null, productName: null, offers: [], faq: [] };
    return finishPage(
      { url, title, description: null, fetchedAt, blocks, boxes: [], canonical: null, links: [], meta },
      null,
    );
  }
  const root = parseTree(html);
  const head = readHead(root);
  const { description, ...said } = readStructuredData(root);
  const draft = readBlocks(contentRoot(root), root.textLength);
  const repeated = dropRepeats(settleTitles(draft.blocks), draft.boxes);
  const { blocks, boxes } = withDescription(
    { ...repeated, blocks: settleMainHeading(repeated.blocks) },
    head.description === null ? null : description,
  );
  const meta: PageMeta = { ...said, kind: pageKind(head, said.kind), siteName: head.siteName ?? said.siteName };
  const page = { url, title: head.title, description: head.description ?? description, fetchedAt, blocks, boxes, meta };
  return finishPage({ ...page, ...readLinks(root, url, head.language) }, head.language);
}

/** Words of a page that a writer can use. */
export const countUsableWords = (page: SourcePage) => countTextWords(page.text) - countTextWords(page.title);
