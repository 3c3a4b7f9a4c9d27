import { describe, expect, it } from 'vitest';
import { readDocument } from '../seo/document.ts';
import { textBlocks } from './blocks.ts';
import { isReadable } from './guard.ts';
import { renderMarkdown } from './html.ts';
import { readMarkdown } from './read.ts';
import { countMarkdownWords } from './text.ts';

const render = (text: string) => renderMarkdown(text, () => null);
const textsOf = (markdown: string) => textBlocks(markdown).map(({ text }) => text);

describe('readMarkdown', () => {
  it('reads a text once, whoever asks', () => {
    const text = 'One *text*.';
    const read = readMarkdown(text);
    countMarkdownWords(text);
    readDocument(text);
    render(text);
    expect(readMarkdown(text)).toBe(read);
  });

  const nested: Array<[string, (levels: number) => string]> = [
    ['quotes', (levels) => `${'> '.repeat(levels)}deep`],
    ['lists in a line', (levels) => `${'- '.repeat(levels)}deep`],
    ['lists', (levels) => Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- deep`).join('\n')],
    ['quotes of lists', (levels) => `${'> - '.repeat(levels / 2)}deep`],
    ['emphasis', (levels) => `${'*a **b '.repeat(levels / 2)}deep${' c** d*'.repeat(levels / 2)}`],
  ];

  it.each(nested)('reads %s as deep as anybody needs, and deeper ones as paragraphs', (_, make) => {
    expect(render(make(20))).toMatch(/<(?:blockquote|li|em)>/);
    for (const levels of [40, 400]) expect(render(make(levels)), `${levels}`).toMatch(/^(?:<p>[^<]*<\/p>)+$/);
  });

  it('reads a line of stars or dashes as the rule that it is', () => {
    expect(render(`a\n\n${'* '.repeat(50)}\n\n${'- '.repeat(50)}`)).toBe('<p>a</p><hr><hr>');
  });

  it('keeps the words of what it reads as paragraphs', () => {
    expect(textsOf(`first\r\n\r\n${'> '.repeat(40)}two words`)).toEqual(['first', `${'> '.repeat(40)}two words`]);
    expect(countMarkdownWords(`first\n\n${'['.repeat(40)}two words`)).toBe(3);
  });

  it.each(['[a](', '[a](<b', '[', '![', '*a _b ', 'www.a_', '- a\n', '|\n'])(
    'does not give %s to the parser in any number',
    (piece) => {
      expect(isReadable(piece.repeat(3))).toBe(true);
      expect(isReadable(piece.repeat(200_000 / piece.length))).toBe(false);
    },
  );

  it('gives the parser whatever people write', () => {
    const row = '| **Plan** | [Link](https://a.example/page) | $12 | `code` | *note* |\n';
    const item = '- **Lead**: a sentence with a [link](https://a.example/) and more words to read.\n';
    const paragraph = `${'Some words with [a link](https://a.example/) and **bold** ones. '.repeat(20)}\n\n`;
    const table = `${row}|---|---|---|---|---|\n${row.repeat(200)}\n`;
    const code = `\n\`\`\`js\n${'  if (list[index] === "*") call(list[0][1]);\n'.repeat(300)}\`\`\`\n`;
    expect(isReadable(paragraph.repeat(60) + table + item.repeat(200) + code.repeat(2))).toBe(true);
  });
});

describe('the text of a document', () => {
  it('is what a reader sees', () => {
    const text = [
      '# A *title*',
      'See [the maker](https://maker.example/ "t"),\nhis `code` and ![a chart](https://a.example/c.png).',
      '- one\n- two\n  - three',
      '| a | b |\n|---|---|\n| c | [d](/d) |',
      '> said\n> so',
      '```js\nlet a;\n```',
      'Noted.[^1]\n\n[^1]: A note.',
    ].join('\n\n');
    expect(textsOf(text)).toEqual([
      'A title',
      'See the maker, his code and a chart.',
      'one',
      'two',
      'three',
      'a | b',
      'c | d',
      'said so',
      'let a;',
      'Noted.',
      'A note.',
    ]);
    expect(countMarkdownWords(text)).toBe(24);
  });

  it('is measured by stretches of prose, tables and code apart', () => {
    const document = readDocument(
      'One two.\n\n## Three\n\nFour five. Six [seven](/s).\n\n| a |\n|---|\n| b |\n\n```\ncode code\n```',
    );
    expect(document).toMatchObject({
      headings: [{ level: 2, text: 'Three' }],
      stretches: [2, 4],
      links: [{ text: 'seven', url: '/s' }],
      words: 9,
    });
    expect(document.sentences.map(({ text }) => text)).toEqual(['One two.', 'Four five.', 'Six seven.']);
  });
});
