/** Deeper than this, quotes, lists, emphasis and brackets are no structure that anybody reads. */
export const maxNesting = 32;

/** Characters that begin something in a line: each may make the parser look ahead to the end of the block. */
const marks = new Set([...'[`*_~=<@'].map((mark) => mark.charCodeAt(0)));
const isAddress = (text: string, at: number) => text.startsWith('://', at) || text.startsWith('www.', at);
/** Emphasis is nested by its marks, and the parser follows it by recursion: this many are far from the end of any stack. */
const maxMarksPerBlock = 4000;
/** Steps that the parser may take at worst over all blocks: marks and lines of a block times its length, summed up. */
const maxSteps = 200_000_000;
/** The parser fills up every row of a table to the width of its head. */
const maxTableCells = 20_000;
/** A list within a list stands two to four columns further to the right. */
const indentPerLevel = 4;

const [tab, newline, space] = [9, 10, 32];
const [openBracket, backslash, closeBracket, pipe, colon, w] = [91, 92, 93, 124, 58, 119];

/**
 * Whether a text may be given to the markdown parser. That is fast on whatever people write, but on some texts its work grows
 * with the square of their length. This pass over the text bounds what it can cost, whatever the text is.
 */
export function isReadable(text: string): boolean {
  let steps = 0;
  let cells = 0;
  for (let start = 0; start < text.length; ) {
    const block = measureBlock(text, start);
    steps += (block.marks + block.lines) * (block.end - start);
    cells += block.widest * block.lines;
    if (block.depth > maxNesting || block.marks > maxMarksPerBlock) return false;
    if (steps > maxSteps || cells > maxTableCells) return false;
    start = block.end;
  }
  return true;
}

type Block = { end: number; lines: number; marks: number; widest: number; depth: number };

/** Empty lines, and the lines up to the next empty one: nothing that begins within a line reaches further. */
function measureBlock(text: string, start: number): Block {
  const block: Block = { end: start, lines: 0, marks: 0, widest: 0, depth: 0 };
  let open = 0;
  let pipes = 0;
  let isBlank = true;
  let hasText = false;
  let lineStart = start;
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === newline) {
      block.lines++;
      if (pipes > block.widest) block.widest = pipes;
      if (isBlank && hasText) break;
      pipes = 0;
      isBlank = true;
      lineStart = at + 1;
      continue;
    }
    if (isBlank && code !== space && code !== tab) {
      isBlank = false;
      hasText = true;
      const containers = countContainers(text, at);
      const around = containers > 0 ? Math.floor((at - lineStart) / indentPerLevel) : 0;
      block.depth = Math.max(block.depth, containers + around);
    }
    if (code === backslash) at += text.charCodeAt(at + 1) === newline ? 0 : 1;
    else if (code === pipe) pipes++;
    else if (code === closeBracket) open = Math.max(0, open - 1);
    else if (marks.has(code) || ((code === colon || code === w) && isAddress(text, at))) {
      block.marks++;
      if (code === openBracket) block.depth = Math.max(block.depth, ++open);
    }
  }
  if (pipes > block.widest) block.widest = pipes;
  block.end = at + 1;
  return block;
}

/** Quotes and lists that a line opens one within the other. Nothing but stars or dashes is a rule across the page. */
function countContainers(text: string, start: number): number {
  const isSpace = (at: number) => text.charCodeAt(at) === space || text.charCodeAt(at) === tab;
  const kinds = new Set<string>();
  let count = 0;
  let at = start;
  for (;;) {
    const char = text[at] ?? '';
    let next = at;
    while (next < at + 9 && isDigit(text.charCodeAt(next))) next++;
    const isNumber = next > at && (text[next] === '.' || text[next] === ')');
    if (!isNumber && !'>-+*'.includes(char || ' ')) break;
    next += 1;
    if (char !== '>' && !isSpace(next) && text.charCodeAt(next) !== newline && next < text.length) break;
    kinds.add(isNumber ? '1' : char);
    count++;
    at = next;
    while (isSpace(at)) at++;
  }
  const isWhole = at >= text.length || text.charCodeAt(at) === newline;
  return isWhole && kinds.size === 1 && (kinds.has('-') || kinds.has('*')) ? 0 : count;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
