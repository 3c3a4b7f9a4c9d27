import { Parser } from 'htmlparser2';
import { SourceError } from '../fetch/index.ts';
import { classNames } from './marks.ts';
import { createStyleSheets } from './style-sheet.ts';

type TextNode = { kind: 'text'; text: string };

/** An element with sums over all that it holds, so that no later look at it needs another walk. Lengths are in characters. */
export type ElementNode = {
  kind: 'element';
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: ElementNode | null;
  /** The element right before it in its parent. */
  previous: ElementNode | null;
  /** The one right behind it. */
  next: ElementNode | null;
  children: TreeNode[];
  textLength: number;
  /** Of text directly inside, not within a child. */
  ownLength: number;
  linkLength: number;
  /** Of text in code and names of keys. */
  codeLength: number;
  headings: number;
  quotes: number;
  tables: number;
  /** Elements inside. */
  elements: number;
  /** Signs of copyright. */
  copyrights: number;
  /** Fields in which visitors set a number. */
  dials: number;
  /** The last letters of its text, white space aside. */
  tail: string;
};

export type TreeNode = TextNode | ElementNode;

/** Deeper pages are no pages: they are made to exhaust the parser's and the walker's stacks. */
const maxDepth = 1000;

/**
 * What looks at an element with all below it takes as long as there are elements, each as often as it is deep: a page of 5 MiB as
 * sites have them comes to a million, one that is made to stall its reader to hundreds.
 */
const maxDepthOfAll = 8_000_000;
const charactersOfElement = 20;

const unreadElements = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'canvas',
  'math',
]);
export const codeNames: ReadonlySet<string> = new Set(['code', 'kbd', 'samp']);
const headingName = /^h[1-6]$/;
const dialTypes = new Set(['range', 'number']);

const tailLength = 8;

function createElement(name: string, attributes: Record<string, string>, parent: ElementNode | null): ElementNode {
  return {
    kind: 'element',
    name,
    attributes,
    parent,
    previous: null,
    next: null,
    children: [],
    textLength: 0,
    ownLength: 0,
    linkLength: 0,
    codeLength: 0,
    headings: 0,
    quotes: 0,
    tables: 0,
    elements: 0,
    copyrights: 0,
    dials: name === 'input' && dialTypes.has(attributes.type ?? '') ? 1 : 0,
    tail: '',
  };
}

function addSums(parent: ElementNode, child: ElementNode): void {
  parent.textLength += child.textLength;
  parent.linkLength += child.name === 'a' || child.name === 'button' ? child.textLength : child.linkLength;
  parent.codeLength += codeNames.has(child.name) ? child.textLength : child.codeLength;
  parent.headings += child.headings + (headingName.test(child.name) ? 1 : 0);
  parent.quotes += child.quotes + (child.name === 'blockquote' ? 1 : 0);
  parent.tables += child.tables + (child.name === 'table' ? 1 : 0);
  parent.elements += child.elements + 1;
  parent.copyrights += child.copyrights;
  parent.dials += child.dials;
  parent.tail = (parent.tail + child.tail).slice(-tailLength);
}

export const isJsonLd = (element: ElementNode) =>
  element.name === 'script' && /^application\/ld\+json\b/i.test(element.attributes.type?.trim() ?? '');

/** Styles of drawings are for those alone, others hold in print or on some screens. */
const isStyleSheet = ({ name, parent, attributes }: ElementNode) =>
  name === 'style' && parent?.name !== 'svg' && /^(?:|all|screen)$/i.test(attributes.media ?? '');

/**
 * Parses HTML as forgivingly as browsers do. Texts of scripts (structured data excepted), styles and drawings are left out; what a
 * style sheet of the page hides has a style that says so.
 */
export function parseTree(html: string): ElementNode {
  const root = createElement('#root', {}, null);
  let current = root;
  let depth = 0;
  let depthOfAll = 0;
  let unread = 0;
  const sheets = createStyleSheets();
  let sheet = '';
  const goDown = (by: number) => {
    depthOfAll += by;
    if (depth > maxDepth || depthOfAll > maxDepthOfAll)
      throw new SourceError('The page is nested too deeply to be read.', { transient: false });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        goDown(depth);
        const isHidden = sheets.isHidden(classNames({ attributes }));
        const styled = isHidden ? { ...attributes, style: `${attributes.style ?? ''};display:none` } : attributes;
        const element = createElement(name, styled, current);
        element.previous = lastElement(current);
        if (element.previous) element.previous.next = element;
        current.children.push(element);
        current = element;
        if (unreadElements.has(name)) unread += 1;
      },
      ontext(text) {
        if (isStyleSheet(current)) sheet += text;
        if (unread > 0 && !isJsonLd(current)) return;
        goDown((depth * text.length) / charactersOfElement);
        const last = current.children.at(-1);
        if (last?.kind === 'text') last.text += text;
        else current.children.push({ kind: 'text', text });
        if (unread > 0) return;
        const shown = text.trim();
        current.textLength += shown.length;
        current.ownLength += shown.length;
        current.tail = (current.tail + shown.slice(-tailLength)).slice(-tailLength);
        if (shown.includes('©')) current.copyrights += 1;
      },
      onclosetag(name) {
        depth -= 1;
        if (unreadElements.has(name)) unread -= 1;
        const closed = current;
        if (isStyleSheet(closed)) {
          sheets.add(sheet);
          sheet = '';
        }
        if (!closed.parent) return;
        current = closed.parent;
        addSums(current, closed);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return root;
}

/** Texts that touch are one, so that of the last two children one is an element. */
function lastElement({ children }: ElementNode): ElementNode | null {
  const [before, last] = [children.at(-2), children.at(-1)];
  return last?.kind === 'element' ? last : before?.kind === 'element' ? before : null;
}

/** All elements below one, in page order. */
export function* descendants(element: ElementNode): Generator<ElementNode> {
  const waiting: TreeNode[] = element.children.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'text') continue;
    yield node;
    for (let last = node.children.length - 1; last >= 0; last -= 1) {
      const child = node.children[last];
      if (child) waiting.push(child);
    }
  }
}

/** All text below an element as it stands in the markup. */
export function rawText(node: TreeNode): string {
  return node.kind === 'text' ? node.text : node.children.map(rawText).join('');
}
