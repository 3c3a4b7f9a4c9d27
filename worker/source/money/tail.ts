import { readBilled, readRebate } from './billed.ts';
import type { ReadPart, Scope, Tail } from './parts.ts';
import * as part from './parts.ts';
import { isSpace, type Token } from './tokens.ts';

/** In this order: what is 'billed yearly' is not paid 'yearly'. */
const readers: readonly ReadPart[] = [
  part.readAndUp,
  readBilled,
  part.readFor,
  part.readPer,
  part.readAdverb,
  part.readNote,
  readRebate,
  part.readCondition,
  part.readBareNoun,
];

/** What is said twice must be the same; 'per seat / event' is paid for each of both, and '/ 1500 stars / 35 coins' are other sums. */
function join(said: Tail, says: Tail): Tail | null {
  const isOfBoth = said.unit && says.unit && said.unit !== says.unit && !said.unit.includes(' per ');
  const clash = Object.entries(says).some(([key, value]) => {
    const before = said[key as keyof Tail];
    return before !== undefined && before !== value && key !== 'currency' && !(isOfBoth && key === 'unit');
  });
  if (clash) return null;
  if (!isOfBoth) return { ...said, ...says };
  const { unit, ...others } = { ...said, ...says };
  return /^\d/.test(unit ?? '') ? others : { ...others, unit: `${said.unit} per ${unit}` };
}

const separators = new Set(',()[]·•|–—-*;:¹²³†'.split(''));
const mostSeparators = 5;

function skipSeparators(tokens: readonly Token[], at: number, { isWhole }: Scope): number {
  let next = at;
  while (next < at + mostSeparators) {
    const token = tokens[next];
    const isStop =
      token?.text === '.' && (isWhole || tokens[next + 1]?.kind === 'word' || tokens[next + 1]?.text === '/');
    const isGap = isSpace(token) ? isWhole || !token?.text.includes('\n') : separators.has(token?.text ?? '') || isStop;
    if (!isGap) break;
    next += 1;
  }
  return next;
}

/** Everything that belongs to a price behind its amount, and the place behind it. */
export function readTail(tokens: readonly Token[], at: number, scope: Scope): { says: Tail; next: number } {
  let says: Tail = {};
  let [next, isOpen] = [at, false];
  for (;;) {
    const place = skipSeparators(tokens, next, scope);
    let joined: Tail | null = null;
    for (const read of readers) {
      const found = read(tokens, place, scope);
      joined = found && join(says, found.says);
      if (!found || !joined) continue;
      isOpen ||= tokens.slice(next, found.next).some(({ text }) => text === '(');
      const isClosed = isOpen && tokens[found.next]?.text === ')';
      [says, next, isOpen] = [joined, found.next + (isClosed ? 1 : 0), isOpen && !isClosed];
      break;
    }
    if (!joined) return { says, next };
  }
}
