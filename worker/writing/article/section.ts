/** An article while it is made: blocks of sentences, each with the facts it rests on. */

/**
 * `facts` are indexes into the material's facts; empty where the sentence says nothing about the product. `reckoned`: worked out from
 * its facts, `reckoning` says how ('12 x $10'); `explanation`: general knowledge of the subject.
 */
export type Sentence = { text: string; facts: number[]; kind?: 'reckoned' | 'explanation'; reckoning?: string };

export type ArticleBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; sentences: Sentence[] }
  | { kind: 'list'; items: Sentence[]; isOrdered?: boolean }
  | { kind: 'quote'; text: string; speaker: string | null; facts: number[] }
  | { kind: 'table'; header: string[]; rows: Array<{ cells: string[]; facts: number[] }> };

/** `id`: what it holds, 'plans'; several may hold the same. */
export type Section = { id: string; blocks: ArticleBlock[] };

export function renderSections(sections: readonly Section[]): string {
  const blocks = sections.flatMap((section) => section.blocks.map(renderBlock));
  return blocks.filter(Boolean).join('\n\n');
}

function renderBlock(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return asText(textOf(block));
    case 'list':
      return block.items.map(({ text }, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${asText(text)}`).join('\n');
    case 'quote':
      return `> “${escapeMarks(block.text)}”${block.speaker ? `\n>\n> — ${escapeMarks(block.speaker)}` : ''}`;
    case 'table': {
      const row = (cells: string[]) =>
        `| ${cells.map((cell) => escapeMarks(cell).replaceAll('|', '\\|')).join(' | ')} |`;
      const [header, ...rows] = [block.header, ...block.rows.map(({ cells }) => cells)].map(row);
      return [header, row(block.header.map(() => '---')), ...rows].join('\n');
    }
  }
}

/** Words of the source stand as they are: nothing in them is markdown. */
export const escapeMarks = (text: string) => text.replace(/[*`<>[\]\\]/g, '\\$&');

/** 'P<n>' and, in a quotation, 'a **bold** word' are text, as code is. */
const asText = (text: string) =>
  text
    .replace(/`[^`]{0,400}`|(?<!\\)<(?=[\p{L}/!?])/gu, (found) => (found === '<' ? '\\<' : found))
    .replace(/“[^“”]*”/g, (said) =>
      said.replace(/`[^`]{0,400}`|(?<!\\)\*/g, (found) => (found === '*' ? '\\*' : found)),
    );

/** What a block says, line by line: a heading, a sentence, an item, a quote, or a row with its cells joined. */
export function linesOf(block: ArticleBlock, betweenCells = ' '): Sentence[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences;
    case 'list':
      return block.items;
    case 'table':
      return [{ cells: block.header, facts: [] }, ...block.rows].map(({ cells, facts }) => ({
        ...{ text: cells.join(betweenCells), facts },
      }));
    default:
      return [{ text: block.text, facts: 'facts' in block ? block.facts : [] }];
  }
}

/** What a block says, without marks. */
export const textOf = (block: ArticleBlock) => joinTexts(linesOf(block));

export const joinTexts = (sentences: ReadonlyArray<{ text: string }>) => sentences.map(({ text }) => text).join(' ');

export const isProse = ({ kind }: ArticleBlock) => kind === 'paragraph' || kind === 'list';

/** Every sentence of a section that is shown as prose. */
export const sentencesOf = ({ blocks }: Section) => blocks.filter(isProse).flatMap((block) => linesOf(block));

/** Every sentence of their paragraphs; items of lists are none. */
export const sentencesInParagraphs = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])));

/** The facts that are told, each once. */
export const factsIn = (sections: readonly Section[]) => [
  ...new Set(sections.flatMap(({ blocks }) => blocks.flatMap(factsOf))),
];

export const factsOf = (block: ArticleBlock) => linesOf(block).flatMap(({ facts }) => facts);

/** The block with other sentences or items, a quote as it is; nothing where none are left. Headings and tables stay. */
export function changeSentences(block: ArticleBlock, change: (sentences: Sentence[]) => Sentence[]): ArticleBlock[] {
  if (block.kind === 'heading' || block.kind === 'table') return [block];
  const changed = change(linesOf(block));
  if (changed.length === 0) return [];
  if (block.kind === 'quote') return [block];
  return [block.kind === 'list' ? { ...block, items: changed } : { ...block, sentences: changed }];
}

/** The sections with each sentence as `change` has it. */
export const mapSentences = (sections: readonly Section[], change: (sentence: Sentence) => Sentence): Section[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => changeSentences(block, (all) => all.map(change))),
  }));

const link = /\[([^\][]*)\]\(([^)[]*)\)/g;

type LinkChange = (words: string, url: string, link: string, text: string) => string;

/** The text with other words in place of its links. */
export const changeLinks = (text: string, change: LinkChange) =>
  text.replace(link, (whole, words: string, url: string) => change(words, url, whole, text));

export const plainSentence = (text: string) => changeLinks(text, (words) => words).replaceAll('**', '');

export const urlsIn = (text: string) => [...text.matchAll(link)].map(([, , url = '']) => url);
