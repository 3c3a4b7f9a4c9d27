import type { Price } from '../../contract/product-sheet.ts';
import { tokenize } from './tokens.ts';
import { unitTranslations } from './words.ts';

const differs = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

const english = new Map(
  Object.entries(unitTranslations).flatMap(([word, others]) =>
    others.split('|').map((other) => [other, word] as const),
  ),
);

/** A unit's words in the singular, in English where they are common units of another language. */
function wordsOf(unit: string): string[] {
  return tokenize(unit.toLowerCase()).flatMap(({ kind, text }) => {
    if (kind !== 'word' && kind !== 'number') return [];
    const singular = /[^s]s$/.test(text) ? text.slice(0, -1) : text;
    return english.get(text) ?? english.get(singular) ?? singular;
  });
}

/** 'Users', 'Nutzer' and 'active user' are one; 'user' and 'seat' are not. */
export function sameUnit(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length);
  return short.length > 0 && short.every((word, at) => word === long[long.length - short.length + at]);
}

/** Whether a text speaks of a unit, in the singular or the plural. */
export function mentionsUnit(text: string, unit: string): boolean {
  const last = wordsOf(unit).at(-1);
  return last !== undefined && wordsOf(text).includes(last);
}

/** Whether two prices say the same where both say something: amount, currency, period and unit. */
export function samePrice(a: Price, b: Price): boolean {
  if (a.kind !== b.kind || a.amount !== b.amount || differs(a.upTo, b.upTo)) return false;
  if (differs(a.currency, b.currency) || differs(a.period, b.period)) return false;
  if (a.period !== null && b.period !== null && a.periods !== b.periods) return false;
  return a.unit === null || b.unit === null || sameUnit(a.unit, b.unit);
}
