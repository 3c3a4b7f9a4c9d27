import { pointCurrencies, withoutCents, withThousandths } from './currencies.ts';
import type { Token } from './tokens.ts';

const spaceInNumber = /^[ \u00a0\u2009\u202f]$/;
const dashes = new Set(['-', '–', '—', '‒', '−']);
export const isDash = (token: Token | undefined) => dashes.has(token?.text ?? '');

/** The digits at `at` with the groups that follow behind spaces, as '1 299,00' has. `joins` says which spaces join. */
export function readDigits(
  tokens: readonly Token[],
  at: number,
  joins: (space: string) => boolean,
): { text: string; next: number } {
  let text = tokens[at]?.text ?? '';
  let next = at + 1;
  if (!/^\d{1,3}$/.test(text)) return { text, next };
  for (let groups = 0; groups < 4; groups += 1) {
    const [space, group] = [tokens[next]?.text ?? '', tokens[next + 1]?.text ?? ''];
    const isGroup = spaceInNumber.test(space) && /^\d{3}(?:[.,]\d{1,2})?$/.test(group);
    if (!isGroup || (group.length === 3 && !joins(space))) break;
    text += ` ${group}`;
    next += 2;
    if (group.length > 3) break;
  }
  return { text, next };
}

/** '12.–', "1'299.-", '9,--': the place behind a dash that stands for no cents. */
export function skipDashCents(tokens: readonly Token[], at: number): number {
  if (!/^[.,]$/.test(tokens[at]?.text ?? '') || !isDash(tokens[at + 1])) return at;
  const next = isDash(tokens[at + 2]) ? at + 3 : at + 2;
  return tokens[next]?.kind === 'number' || tokens[next]?.kind === 'word' ? at : next;
}

const isGrouped = ([first = '', ...groups]: readonly string[], mark: string) =>
  first.length <= 3 &&
  (groups.every((group) => group.length === 3) ||
    // As in India: 1,00,000.
    (mark === ',' &&
      first.length <= 2 &&
      groups.at(-1)?.length === 3 &&
      groups.slice(0, -1).every((group) => group.length === 2)));

/** Of one mark with three digits behind it: whether those are decimals. */
function isDecimal(mark: string, first: string, currency: string | null): boolean {
  if (first === '0') return true;
  if (currency === null || mark === ',' || withoutCents.has(currency)) return false;
  return pointCurrencies.has(currency) || withThousandths.has(currency);
}

/**
 * The number that digits stand for; null where they are none (dates, versions, leading zeros). Of two kinds of marks the last
 * begins the decimals; a mark that stands twice parts thousands, and so do spaces and apostrophes. One mark alone begins decimals,
 * unless three digits follow: those are a thousand ('€1.299', '$1,299'), but decimals behind a zero ('€0,125') and behind the
 * point of a currency whose home writes decimals with a point ('$1.375').
 */
export function readAmount(text: string, currency: string | null): number | null {
  const parts = text.split(/[.,'’\s]/);
  const marks = text.replace(/\d+/g, '');
  const last = marks.at(-1) ?? '';
  const groupMarks = marks.slice(0, -1);
  let decimals = '';
  if (/[.,]/.test(last) && !groupMarks.includes(last)) {
    const behind = parts.at(-1) ?? '';
    const alone = groupMarks === '';
    if (!alone || behind.length !== 3 || isDecimal(last, parts[0] ?? '', currency)) {
      if (last === ',' && behind.length > 3 && parts[0] !== '0') return null;
      decimals = parts.pop() ?? '';
    }
  }
  const mark = parts.length > 1 ? (marks[0] ?? '') : '';
  const others = marks.slice(0, parts.length - 1).replaceAll(mark, '');
  if (others !== '' || (parts.length > 1 && !isGrouped(parts, mark))) return null;
  const whole = parts.join('');
  if (whole.length > 13 || decimals.length > 8 || (whole.length > 1 && whole.startsWith('0'))) return null;
  return Number(`${whole}.${decimals || 0}`);
}
