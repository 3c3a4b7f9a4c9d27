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

export type Section = {
  id: string;
  blocks: ArticleBlock[];
};

export function renderSections(sections: readonly Section[]): string {
  return sections
    .flatMap((section) => section.blocks)
    .map(renderBlock)
    .filter((block) => block !== '')
    .join('\n\n');
}

function renderBlock(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.sentences.map(({ text }) => text).join(' ');
    case 'list':
      return block.items.map(({ text }, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${text}`).join('\n');
    case 'quote':
      return `> “${escapeMarks(block.text)}”${block.speaker ? `\n>\n> — ${escapeMarks(block.speaker)}` : ''}`;
    case 'table': {
      const row = (cells: string[]) =>
        `| ${cells.map((cell) => escapeMarks(cell).replaceAll('|', '\\|')).join(' | ')} |`;
      return [row(block.header), row(block.header.map(() => '---')), ...block.rows.map(({ cells }) => row(cells))].join(
        '\n',
      );
    }
  }
}

/** Words of the source stand as they are: nothing in them is markdown. */
export const escapeMarks = (text: string) => text.replace(/[*`<>[\]\\]/g, '\\$&');

/** What a block says, without marks. */
export function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map(({ text }) => text).join(' ');
    case 'list':
      return block.items.map(({ text }) => text).join(' ');
    case 'table':
      return [block.header, ...block.rows.map(({ cells }) => cells)].flat().join(' ');
    default:
      return block.text;
  }
}

/** Every sentence of a section that is shown as prose. */
export function sentencesOf(section: Section): Sentence[] {
  return section.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : [],
  );
}

export const plainSentence = (text: string) => text.replace(/\[([^\][]*)\]\([^)[]*\)/g, '$1').replace(/\*\*/g, '');
