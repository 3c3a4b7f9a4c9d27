import type { Price } from '../../contract/product-sheet.ts';

const differs = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

const singular = (word: string) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** 'Users', 'user' and 'active user' are one; 'user' and 'seat' are not. */
export function sameUnit(a: string, b: string): boolean {
  const [first, second] = [a, b].map((unit) => unit.toLowerCase().split(/\s/).map(singular).join(' '));
  if (first === undefined || second === undefined) return false;
  return first === second || first.endsWith(` ${second}`) || second.endsWith(` ${first}`);
}

/** Whether two prices say the same where both say something: amount, currency, period and unit. */
export function samePrice(a: Price, b: Price): boolean {
  if (a.kind !== b.kind || a.amount !== b.amount || differs(a.upTo, b.upTo)) return false;
  if (differs(a.currency, b.currency) || differs(a.period, b.period)) return false;
  if (a.period !== null && b.period !== null && a.periods !== b.periods) return false;
  return a.unit === null || b.unit === null || sameUnit(a.unit, b.unit);
}
