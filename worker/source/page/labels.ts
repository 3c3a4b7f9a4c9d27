import { foldText } from './fold-text.ts';
import { isHidden } from './hidden.ts';
import { cleanLine } from './line-text.ts';
import { addressOf } from './links.ts';
import { codeNames, type ElementNode, rawText, type TreeNode } from './tree.ts';
import type { PageLabel } from './types.ts';

const maxLabel = 160;
const maxAround = 100;
const maxLead = 200;
const maxCode = 2000;
/** A label is no tree: what looks into it may look again at what is around it. */
const maxElements = 24;
const maxLabels = 1500;

/** What is no text of the page. */
const unread = new Set(
  'script style noscript template svg iframe object canvas math select head option textarea input'.split(' '),
);
const isRunning = new Set('p li dd'.split(' '));
const inLine = new Set('span b strong em i small code kbd samp sup sub mark abbr font u bdi br wbr time'.split(' '));

/** Text without that of buttons beside it ('Copy'); lines of code stay lines. */
function codeOf(element: ElementNode): string {
  return element.children
    .map((child) =>
      child.kind === 'text'
        ? child.text
        : child.name === 'br'
          ? '\n'
          : child.name === 'button' || unread.has(child.name) || isHidden(child)
            ? ''
            : `${codeOf(child)}${child.name === 'div' ? '\n' : ''}`,
    )
    .join('');
}

const isCode = (node: TreeNode): node is ElementNode => node.kind === 'element' && codeNames.has(node.name);

const apart = (node: TreeNode): string => (node.kind === 'text' ? node.text : node.children.map(apart).join(' '));

const isPlain = (element: ElementNode): boolean =>
  element.children.every((child) => child.kind === 'text' || (inLine.has(child.name) && isPlain(child)));

/** Spans side by side with no word between them are things of their own. */
const isLine = (element: ElementNode): boolean =>
  element.elements <= maxElements &&
  isPlain(element) &&
  (element.ownLength > 0 || element.children.filter((child) => child.kind === 'element').length === 1);

/** The text of an element right before one of its children. */
function textBefore({ children }: ElementNode, at: number): string {
  const before = children.slice(Math.max(0, at - maxElements), at);
  return foldText(before.map((node) => (node.kind === 'text' ? node.text : rawText(node).slice(-maxLead))).join(''));
}

/** A card that is one link is called after its heading. */
function headingIn(element: ElementNode): ElementNode | null {
  if (element.headings === 0) return null;
  const children = element.children.filter((child) => child.kind === 'element');
  const own = children.find(({ name }) => /^h[1-6]$/.test(name));
  return own ?? children.map(headingIn).find((found) => found !== null) ?? null;
}

const isParted = ({ children }: ElementNode): boolean =>
  children.some((child) => child.kind === 'element' && (/^(?:small|div|p)$/.test(child.name) || isParted(child)));

function nameOf(link: ElementNode): string {
  const { 'aria-label': label = '', title = '' } = link.attributes;
  const picture = link.children.find((child) => child.kind === 'element' && child.name === 'img');
  const alt = picture?.kind === 'element' ? (picture.attributes.alt ?? '') : '';
  // 'Mac App Store badge' tells what the picture is.
  const drawn = alt.slice(0, 2 * maxLabel).replace(/\s(?:badge|button|icon|logo|image)$/i, '');
  const named = headingIn(link) ?? link;
  // 'Download for Windows' and 'x64' below it are two things.
  const said = isParted(named) ? apart(named) : rawText(named);
  const text = link.textLength > 0 ? said : drawn || label || title;
  return cleanLine(foldText(text.slice(0, 2 * maxLabel)));
}

/**
 * The short texts of a page in their order, wherever they stand: buttons and links, badges, commands, the footer. Most of them say
 * nothing that a page is about; how its product is got is often said by them alone.
 */
export function readLabels(root: ElementNode, page: string): PageLabel[] {
  const found: PageLabel[] = [];
  const place = { heading: null as string | null, level: 0 };
  let said = '';
  const add = (kind: PageLabel['kind'], text: string, element: ElementNode, more: Partial<PageLabel> = {}) => {
    const around =
      element.parent !== null && element.parent.textLength <= maxAround && element.parent.elements <= maxElements
        ? element.parent
        : element;
    const lead = kind === 'command' && said !== '' && said !== text ? { lead: said } : {};
    if (text !== '') found.push({ kind, text, url: null, ...place, near: foldText(apart(around)), ...lead, ...more });
  };
  // What leads to code stands right before it, in its line or above it.
  const say = (text: string) => {
    said = cleanLine(foldText(text.slice(-2 * maxLead)));
    if (said.length > maxLead) said = '';
  };
  // Code within a sentence is a part of it.
  const sayBefore = (element: ElementNode, at: number) => {
    const before = textBefore(element, at);
    if (before !== '') say(before.endsWith(':') ? before : '');
  };
  // What stands in a table is said of one thing beside others; a link in it leads to one of them.
  const look = (element: ElementNode, inTable: boolean): void => {
    if (found.length >= maxLabels || unread.has(element.name) || isHidden(element)) return;
    const { name, textLength } = element;
    if (/^h[1-6]$/.test(name)) {
      place.heading = foldText(rawText(element).slice(0, 300));
      place.level = Number(name[1]);
      say('');
    }
    if (name === 'a' || name === 'button') {
      if (textLength <= maxLabel)
        add('link', nameOf(element), element, { url: addressOf(element.attributes.href, page)?.href ?? null });
      if (name === 'a' || textLength > maxLabel) return;
    }
    if (name === 'pre' || codeNames.has(name)) {
      if (textLength <= maxCode) add('command', codeOf(element).trim(), element, { isApart: true });
      say('');
      return;
    }
    if (!inTable && textLength > 0 && textLength <= maxLabel && isLine(element)) {
      const text = codeOf(element);
      add('text', cleanLine(foldText(text)), element);
      // Code in a line is a command without what is said of it; two in one line are a choice.
      const addCode = (code: ElementNode, more: Partial<PageLabel> = {}) =>
        add('command', codeOf(code).split('\n').map(foldText).join('\n'), code, more);
      if (!element.children.some(isCode)) addCode(element);
      for (const [at, code] of element.children.entries()) {
        if (!isCode(code)) continue;
        sayBefore(element, at);
        addCode(code, code.textLength === textLength || said.endsWith(':') ? { isApart: true } : {});
      }
      say(/^h[1-6]$/.test(name) ? '' : text);
      return;
    }
    // A line of small print may have a link in it.
    if (!inTable && isRunning.has(name) && textLength <= maxLabel && element.ownLength * 2 > textLength)
      add('text', cleanLine(foldText(rawText(element))), element);
    for (const [at, child] of element.children.entries()) {
      if (child.kind === 'text') continue;
      if (isCode(child) && found.length < maxLabels) sayBefore(element, at);
      const before = said;
      look(child, inTable || name === 'table');
      // 'Copy' says nothing of the code behind it.
      if (child.name === 'button') said = before;
    }
    if (isRunning.has(name)) say(textLength <= maxLead ? rawText(element) : '');
  };
  look(root, false);
  return found;
}
