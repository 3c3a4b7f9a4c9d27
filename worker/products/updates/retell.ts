import type { Price } from '../../contract/product-sheet.ts';
import { findPrices } from '../../source/money/index.ts';
import { money } from '../../source/sheet/price-text.ts';

const escaped = (cell: string) => cell.replace(/[*`<>[\]\\]/g, '\\$&').replaceAll('|', '\\|');
const cellEnds = /(?<!\\)\|/;

/** A row as it stands in markdown, cell by cell as the new one has it; null where it is not the row that it should be. */
export function retellRow(raw: string, before: readonly string[], after: readonly string[]): string | null {
  const cells = raw.split(cellEnds);
  if (cells.length < before.length || before.length !== after.length) return null;
  const told = before.map((cell, at) => {
    const own = cells[at] ?? '';
    if (cell === after[at]) return own;
    const [old, fresh] = [escaped(cell), escaped(after[at] ?? '')];
    return own.includes(old) ? own.replace(old, () => fresh) : null;
  });
  if (told.includes(null)) return null;
  return [...told, ...cells.slice(before.length)].join('|');
}

/** A text as it stands in markdown with the words changed that differ between two plain texts; null where they are not to be found. */
export function retellText(raw: string, before: string, after: string): string | null {
  const [old, fresh] = [before, after].map((text) => text.split(/(?<=\s)/));
  if (!old || !fresh) return null;
  let from = 0;
  while (from < old.length && old[from] === fresh[from]) from += 1;
  let end = 0;
  while (end < old.length - from && end < fresh.length - from && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const around = 3;
  for (let context = around; context >= 0; context -= 1) {
    const start = Math.max(0, from - context);
    const words = old
      .slice(start, old.length - end)
      .join('')
      .replace(/[\s.]+$/, '');
    const others = fresh
      .slice(start, fresh.length - end)
      .join('')
      .replace(/[\s.]+$/, '');
    if (words !== '' && raw.split(words).length === 2) return raw.replace(words, () => others);
  }
  return null;
}

/** Others' words stay as they are; what is quoted is hidden, all in its place. The stretch may end before the closing mark. */
export const unquoted = (raw: string) => raw.replace(/“[^”]*(?:”|$)|"[^"]*"/g, (words) => ' '.repeat(words.length));

/** Words in the place of others, wherever they stand as such; with a capital where those had one. */
export function replaceWords(raw: string, before: string, after: string): string | null {
  const words = before.replace(/[.\s]+$/, '');
  const at = unquoted(raw).toLowerCase().indexOf(words.toLowerCase());
  if (words === '' || at < 0) return null;
  const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  if (isLetter(raw[at - 1]) || isLetter(raw[at + words.length])) return null;
  const isCapital = /^\p{Lu}/u.test(raw.slice(at)) && !/^\p{Lu}/u.test(words);
  const fresh = after.replace(/[.\s]+$/, '');
  const told = isCapital ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
  return raw.slice(0, at) + told + raw.slice(at + words.length);
}

const number = /\d(?:[\d.,]*\d)?/;
const digits = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 });

/** Where a text gives an old price: amount, and what else it says of it, are the price's. */
export const mentionsOf = (text: string, price: Price) =>
  findPrices(unquoted(text)).filter(
    ({ price: told, role }) =>
      role === 'price' &&
      price.kind === 'amount' &&
      told.kind === 'amount' &&
      told.amount === price.amount &&
      told.upTo === null &&
      (told.currency === null || price.currency === null || told.currency === price.currency) &&
      (told.period === null || price.period === null || told.period === price.period),
  );

/** A text with its mentions of a price given the new amount; null where a new amount alone does not tell the new price. */
export function retellPrice(text: string, before: Price, after: Price | null): string | null {
  if (after?.kind !== 'amount' || after.amount === null || after.upTo !== null || before.upTo !== null) return null;
  const { amount, currency } = after;
  const isSameKind = after.period === before.period && after.unit === before.unit && after.isFrom === before.isFrom;
  if (!isSameKind || (currency !== before.currency && currency === null)) return null;
  const sum = (told: string) => {
    if (currency === before.currency || currency === null) return told.replace(number, digits(amount));
    return told.replace(
      /(?:[$€£¥]|\b[A-Z]{3}\s?)?\d(?:[\d.,]*\d)?(?:\s?(?:[$€£¥]|\b[A-Z]{3}\b))?/,
      money(amount, currency),
    );
  };
  return mentionsOf(text, before).reduceRight(
    (told, { start, end }) => told.slice(0, start) + sum(told.slice(start, end)) + told.slice(end),
    text,
  );
}
