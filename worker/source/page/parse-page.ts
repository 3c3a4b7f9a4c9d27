import { sha256Hex } from '../../sha256.ts';
import { settleLanguage } from '../language.ts';
import { readBlocks } from '../records/index.ts';
import { pathTopics } from '../records/page-topics.ts';
import type { Block, PageMeta, SourcePage } from '../types.ts';
import { readContent } from './content.ts';
import { fitBlocks, fitSaid } from './fit-page.ts';
import { countTextWords } from './fold-text.ts';
import { type PageHead, readHead } from './head.ts';
import { readLinks } from './links.ts';
import { noMeta } from './no-meta.ts';
import { pageText } from './page-text.ts';
import { readPlainText } from './plain-text.ts';
import { readStructuredData } from './structured-data.ts';
import { descendants, type ElementNode, parseTree } from './tree.ts';

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
  const isWhole = main !== null && main.textLength > Math.max(minMainLength, root.textLength * 0.5);
  return main && isWhole && !hasTitleOutside ? main : root;
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

type Read = Omit<SourcePage, 'hash' | 'text' | 'language' | 'blocks'> & { blocks: readonly Block[] };

async function finishPage(page: Read, language: string | null): Promise<SourcePage> {
  const blocks = fitBlocks(page.blocks);
  const answers = page.meta.faq.flatMap(({ question, answer }) => [question, answer]);
  const offers = page.meta.offers.flatMap((offer) => (offer.name ? [offer.name] : []));
  const said = fitSaid(
    [page.meta.productName, page.meta.description, ...offers, ...answers].filter((text) => text !== null),
  );
  const text = pageText(page.title, page.description, blocks, said);
  return { ...page, blocks, text, hash: await sha256Hex(text), language: settleLanguage(language, text) };
}

/** Parses what an address answered: its text in reading order, its groups of like boxes as records. Pure but for the hash. */
export async function parsePage(
  html: string,
  url: string,
  fetchedAt: number,
  contentType = 'text/html',
): Promise<SourcePage> {
  if (!/html/.test(contentType)) {
    const blocks = readPlainText(html);
    const title = blocks.find((block) => block.kind === 'heading')?.text ?? '';
    return finishPage(
      { url, title, description: null, fetchedAt, blocks, canonical: null, links: [], meta: noMeta },
      null,
    );
  }
  const root = parseTree(html);
  const head = readHead(root);
  const said = readStructuredData(root);
  const blocks = readBlocks(readContent(contentRoot(root), url), pathTopics(url));
  const meta: PageMeta = { ...said, kind: pageKind(head, said.kind), siteName: head.siteName ?? said.siteName };
  const links = readLinks(root, url, head.language);
  return finishPage(
    { url, title: head.title, description: head.description, fetchedAt, blocks, meta, ...links },
    head.language,
  );
}

/** Words of a page that a writer can use. */
export const countUsableWords = (page: SourcePage) => countTextWords(page.text) - countTextWords(page.title);
