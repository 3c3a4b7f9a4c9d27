/** A D1 statement takes 100 kB; this leaves room for what stands around a value. */
const maxPieceBytes = 90_000;
const encoder = new TextEncoder();

/** Selects a column as the SQL literal of its value. `quote` ends a text at a NUL, so such a text goes as its bytes. */
export function selectLiteral(column: string): string {
  return `case when typeof(${column}) = 'text' and instr(${column}, char(0)) > 0
    then 'cast(x''' || hex(${column}) || ''' as text)' else quote(${column}) end`;
}

/** Literals that together make the value of this one: one where it is short enough, else pieces to be put one after the other. */
export function splitLiteral(literal: string, maxBytes = maxPieceBytes): string[] {
  if (literal.length * 3 <= maxBytes || byteLength(literal) <= maxBytes) return [literal];
  const [, prefix = '', hex = '', suffix = ''] = /^((?:cast\()?x')([0-9a-f]*)('(?: as text\))?)$/i.exec(literal) ?? [];
  if (hex) {
    // An even number of digits; whole bytes alone may not be whole characters, but the pieces are put together as bytes.
    const size = maxBytes - (maxBytes % 2);
    return Array.from(
      { length: Math.ceil(hex.length / size) },
      (_, at) => prefix + hex.slice(at * size, (at + 1) * size) + suffix,
    );
  }
  return splitText(literal.slice(1, -1).replaceAll("''", "'"), maxBytes).map(
    (piece) => `'${piece.replaceAll("'", "''")}'`,
  );
}

/** Cuts between characters, never inside one, so that no piece is longer than this once its quotes are doubled. */
function splitText(text: string, maxBytes: number): string[] {
  const pieces: string[] = [];
  // Three bytes at most for a unit of UTF-16, and no character but the quote grows, from one byte to two.
  const units = Math.floor(maxBytes / 3);
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + units);
    if (isHighSurrogate(text.charCodeAt(to - 1)) && to < text.length) to -= 1;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

export const isBlob = (literal: string) => /^x'/i.test(literal);

export const byteLength = (text: string) => encoder.encode(text).length;
