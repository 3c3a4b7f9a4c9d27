import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/html';
import { escapeAttribute, escapeText } from '../escape.ts';
import { renderContents } from './contents.ts';
import { addressOf, headingPrefix, type MarkdownNode, type ReadMarkdown, readMarkdown, readPlain } from './read.ts';

/** The path under which the site shows a picture; null where it cannot yet. */
export type ImagePath = (address: string) => string | null;

/** References can repeat a long title many times: HTML beyond this is given up for plain paragraphs. */
const htmlMaxBytes = 1024 * 1024;

/** Bytes that no text can have more of than it has characters, in UTF-8. */
const bytesPerCharacter = 3;

/**
 * The HTML of an article's text. Raw HTML in it stays text, links and pictures only where they are safe. A long one begins with
 * its contents.
 */
export function renderMarkdown(markdown: string, imagePath: ImagePath): string {
  const html = renderRead(readMarkdown(markdown), markdown, imagePath);
  return html ?? renderRead(readPlain(markdown), markdown, imagePath) ?? '';
}

/** Null where it grows too long. */
function renderRead({ nodes, footnotes }: ReadMarkdown, markdown: string, imagePath: ImagePath): string | null {
  const writer = new HtmlWriter(imagePath);
  writer.write(renderContents(nodes, markdown.length));
  writer.nodes(nodes);
  if (footnotes.length > 0) {
    writer.write('<footer>');
    for (const { id, nodes: text } of footnotes) {
      writer.write(`<div id="${noteId(id)}">${escapeText(id)}: `);
      const [only] = text;
      writer.nodes(text.length === 1 && only?.type === RuleType.paragraph ? only.children : text);
      writer.write('</div>');
    }
    writer.write('</footer>');
  }
  return writer.finish();
}

const noteId = (label: string) => escapeAttribute(`note-${label.toLowerCase().replace(/\s/g, '-')}`);

class HtmlWriter {
  readonly #parts: string[] = [];
  readonly #imagePath: ImagePath;
  #length = 0;

  constructor(imagePath: ImagePath) {
    this.#imagePath = imagePath;
  }

  write(html: string): void {
    this.#parts.push(html);
    this.#length += html.length;
  }

  finish(): string | null {
    if (this.#length > htmlMaxBytes) return null;
    const html = this.#parts.join('');
    const mayBeLong = this.#length * bytesPerCharacter > htmlMaxBytes;
    return mayBeLong && new TextEncoder().encode(html).length > htmlMaxBytes ? null : html;
  }

  nodes(nodes: readonly MarkdownNode[]): void {
    for (const node of nodes) {
      if (this.#length > htmlMaxBytes) return;
      this.#node(node);
    }
  }

  #element(open: string, nodes: readonly MarkdownNode[], tag = open): void {
    this.write(`<${open}>`);
    this.nodes(nodes);
    this.write(`</${tag}>`);
  }

  #node(node: MarkdownNode): void {
    switch (node.type) {
      case RuleType.text:
        this.write(escapeText(node.text));
        break;
      case RuleType.paragraph:
        this.#element('p', node.children);
        break;
      case RuleType.heading:
        this.#heading(node);
        break;
      case RuleType.textFormatted:
        this.#element(formats.has(node.tag) ? node.tag : 'span', node.children);
        break;
      case RuleType.link:
        this.#element(anchor(node), node.children, 'a');
        break;
      case RuleType.image:
        this.#image(node);
        break;
      case RuleType.codeInline:
        this.write(`<code>${escapeText(node.text)}</code>`);
        break;
      case RuleType.codeBlock: {
        const language = node.lang ? ` class="language-${escapeAttribute(node.lang)}"` : '';
        // Long lines scroll sideways, by keyboard too.
        this.write(`<pre tabindex="0"><code${language}>${escapeText(node.text)}</code></pre>`);
        break;
      }
      case RuleType.unorderedList:
        this.#list('ul', 'ul', node.items);
        break;
      case RuleType.orderedList: {
        const start = node.start !== undefined && node.start !== 1 ? ` start="${node.start}"` : '';
        this.#list(`ol${start}`, 'ol', node.items);
        break;
      }
      case RuleType.gfmTask:
        this.write(`<input type="checkbox" disabled aria-label="${node.completed ? 'Done" checked' : 'Not done"'}>`);
        break;
      case RuleType.blockQuote:
        this.#quote(node);
        break;
      case RuleType.table:
        this.#table(node);
        break;
      case RuleType.breakLine:
        this.write('<br>');
        break;
      case RuleType.breakThematic:
        this.write('<hr>');
        break;
      case RuleType.footnoteReference:
        this.write(`<a href="#${noteId(node.text)}"><sup>${escapeText(node.text)}</sup></a>`);
        break;
    }
  }

  /** The page's title is its only h1. The link to itself is for readers who point; others have the contents. */
  #heading({ level, id, children }: MarkdownToJSX.HeadingNode): void {
    const tag = `h${Math.max(2, level)}`;
    this.write(`<${tag} id="${escapeAttribute(id)}">`);
    this.nodes(children);
    if (level <= 3) {
      this.write(`<a href="#${escapeAttribute(id)}" class="anchor" aria-hidden="true" tabindex="-1"></a>`);
    }
    this.write(`</${tag}>`);
  }

  #image(node: MarkdownToJSX.ImageNode): void {
    const { alt = '', title } = node;
    const target = addressOf(node);
    const path = target && this.#imagePath(target);
    if (path) {
      const words = `alt="${escapeAttribute(alt)}"${titleOf(title)}`;
      this.write(`<img src="${escapeAttribute(path)}" ${words} loading="lazy" decoding="async">`);
    } else if (target) {
      this.write(`<span class="unsaved-image">${escapeText(alt || 'Picture')} (shown once saved)</span>`);
    } else {
      this.write(escapeText(alt));
    }
  }

  #list(open: string, tag: string, items: MarkdownNode[][]): void {
    this.write(`<${open}>`);
    for (const item of items) this.#element('li', item);
    this.write(`</${tag}>`);
  }

  #quote({ alert, children }: MarkdownToJSX.BlockQuoteNode): void {
    this.write('<blockquote>');
    if (alert) this.write(`<p><strong>${escapeText(alert)}</strong></p>`);
    this.nodes(children);
    this.write('</blockquote>');
  }

  /** A wide table must be scrollable, by keyboard too. */
  #table({ header, cells, align }: MarkdownToJSX.TableNode): void {
    const row = (tag: string, row: MarkdownNode[][]) => {
      this.write('<tr>');
      for (const [column, cell] of row.entries()) {
        const side = align[column];
        this.#element(side ? `${tag} style="text-align:${side}"` : tag, cell, tag);
      }
      this.write('</tr>');
    };
    this.write('<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><thead>');
    row('th', header);
    this.write('</thead><tbody>');
    for (const cell of cells) row('td', cell);
    this.write('</tbody></table></div>');
  }
}

const formats = new Set(['strong', 'em', 'del', 'mark']);

const titleOf = (title: string | undefined) => (title ? ` title="${escapeAttribute(title)}"` : '');

/** Without a target where the address may not be followed: its words stay. */
function anchor(node: MarkdownToJSX.LinkNode): string {
  const { title } = node;
  const target = addressOf(node);
  if (target === null) return `a${titleOf(title)}`;
  const isOutside = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
  const href = target.startsWith('#') ? `#${headingPrefix}${target.slice(1)}` : target;
  const rel = isOutside ? ' rel="noopener external"' : '';
  return `a href="${escapeAttribute(encodeAddress(href))}"${titleOf(title)}${rel}`;
}

/** What has no place in an address is written as an escape; what is one already stays. */
function encodeAddress(address: string): string {
  return address.toWellFormed().replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent);
}
