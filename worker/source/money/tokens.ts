type TokenKind = 'word' | 'number' | 'space' | 'mark';
/** A piece of a text; `from` and `to` are its place there. */
export type Token = { kind: TokenKind; text: string; from: number; to: number };

const piece = /(\d+(?:[.,'’]\d+)*)|(\p{L}[\p{L}\p{M}]*)|(\s+)|[^\p{L}\s]/gu;

/** Words, numbers with the marks inside them, runs of space, and every other character by itself. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(piece), (match): Token => {
    const kind = match[1] ? 'number' : match[2] ? 'word' : match[3] ? 'space' : 'mark';
    return { kind, text: match[0], from: match.index, to: match.index + match[0].length };
  });
}

export const isSpace = (token: Token | undefined) => token?.kind === 'space';
/** The place behind space at `at`, if there is any. */
export const skipSpace = (tokens: readonly Token[], at: number) => (isSpace(tokens[at]) ? at + 1 : at);
