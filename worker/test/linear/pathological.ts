type Make = (length: number) => string;

const times =
  (piece: string): Make =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const nested =
  (open: string, close: string): Make =>
  (length) => {
    const levels = Math.floor(length / (open.length + close.length));
    return `${open.repeat(levels)}a${close.repeat(levels)}`;
  };
const growing =
  (piece: (step: number) => string): Make =>
  (length) => {
    let text = '';
    for (let step = 1; text.length < length; step += 1) text += piece(step);
    return text.slice(0, length);
  };
const then =
  (first: string, piece: string, last = ''): Make =>
  (length) =>
    first + times(piece)(length - first.length - last.length) + last;

const pieces = [
  ...[
    'a',
    'A ',
    '1',
    '1.',
    'a.b.',
    '. ',
    '.',
    '\n',
    ' ',
    '\t',
    '  \n',
    '\r\n',
    '\u00a0',
    '-',
    '– ',
    ',',
    '!',
    '“',
    '"',
    "'",
  ],
  ...[
    '[',
    ']',
    '[]',
    '(',
    ')',
    '![',
    '[a](',
    '[a]( ',
    '[a](<b',
    '[a](b "',
    '[a](b) ',
    '[a][',
    '[^a]',
    '[a]: b\n',
    '[^a]: b\n',
    '[^',
  ],
  ...[
    '`',
    '`a ``b ',
    '```\n',
    '~~~\n',
    '*',
    '* ',
    '*a ',
    '**a ',
    '*a _b ',
    '_',
    '_a_ ',
    'a_',
    '~~a ',
    '==a ',
    '\\',
    '\\[',
  ],
  ...[
    '|',
    '| ',
    '|a',
    '|-',
    '|a|b|\n',
    '> ',
    '>',
    '> a\n',
    '- ',
    '- a\n',
    '- a\nb\n',
    '- > ',
    '1. ',
    '+ a\n\n',
    '#',
    '# a\n',
    'a\n-\n',
  ],
  ...[
    '<',
    '<a',
    '<a b="',
    '</',
    '<!--',
    '<http://a',
    '&',
    '&amp',
    'http://',
    'http://a.b ',
    'www.',
    'www.a_',
    '@',
    'a@b.c ',
    '😀',
  ],
];

/** Many functions read the same texts, each several times: they are made once. */
function remembered(make: Make): Make {
  const made = new Map<number, string>();
  return (length) => {
    const text = made.get(length) ?? make(length);
    made.set(length, text);
    return text;
  };
}

const texts: Array<[name: string, make: Make]> = [
  ...pieces.map((piece): [string, Make] => [`${JSON.stringify(piece)} again and again`, times(piece)]),
  ['nested links', nested('[', '](b)')],
  ['nested pictures', nested('![', '](b)')],
  ['nested strong emphasis', nested('**', '**')],
  ['nested emphasis', nested('*a **b ', ' c** d*')],
  ['nested brackets', nested('(', ')')],
  ['nested elements', nested('<b>', '</b>')],
  ['longer and longer runs of backticks', growing((step) => `${'`'.repeat(step)} a `)],
  ['deeper and deeper quotes', growing((step) => `${'>'.repeat(step)} a\n`)],
  ['deeper and deeper lists', growing((step) => `${' '.repeat(step * 2)}- a\n`)],
  ['different notes', growing((step) => `[^r${step}]: u\n[^r${step}] `)],
  ['different references', growing((step) => `[r${step}]: /u\n[r${step}] `)],
  ['different headings', growing((step) => `## a ${step}\n`)],
  [
    'a wide table of empty rows',
    (length) => then(`${'|a'.repeat(length / 8)}|\n${'|-'.repeat(length / 8)}|\n`, '|\n')(length),
  ],
  ['one item and many lines', then('- a\n', 'b\n')],
  ['one item and many empty lines', then('- a', '\n', 'b')],
  ['space before the last word', then('a', ' ', 'b')],
  ['lines before the last word', then('a', '\n', 'b')],
  ['stops before the last word', then('a', '.', 'b')],
  ['marks before the last word', then('a ', '!?;:', 'b')],
  ['a link after an open address', then('www.', 'a.www.', '[a]_;')],
  ['a reference with a long address', (length) => then(`[a]: /${'b'.repeat(length / 2)}\n\n`, '[a] ')(length)],
  ['a reference with a long title', (length) => then(`[a]: /b "${'t '.repeat(length / 4)}"\n\n`, '[a] ')(length)],
];

/** Texts that slow down whatever looks too far ahead, by name, in any length. */
export const pathological = texts.map(([name, make]): [name: string, make: Make] => [name, remembered(make)]);
