import { readTail } from './tail.ts';
import { isSpace, skipSpace, tokenize } from './tokens.ts';

const longestPeriod = 80;

/** A text that says how often or for whom a price is paid, and nothing else: '/month', 'per seat, billed yearly'. */
export function isPeriodText(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longestPeriod) return false;
  const tokens = tokenize(trimmed);
  const start = tokens.findIndex(({ text: piece }) => !/^[\s(,·–—-]$/.test(piece));
  const { says, next } = readTail(tokens, skipSpace(tokens, Math.max(0, start)), { isWhole: true });
  const isSaid = says.period !== undefined || says.unit !== undefined || says.billed !== undefined;
  return isSaid && tokens.slice(next).every((token) => isSpace(token) || /^[).*!]$/.test(token.text));
}
