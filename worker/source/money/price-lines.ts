import type { Price } from '../../contract/product-sheet.ts';
import { findPrices } from './find-prices.ts';
import { readPrice } from './read-price.ts';
import type { Home } from './signs.ts';

/** More lines than any card gives to one price. */
const mostLines = 7;
/** 'Starting at', '€', '29'. */
const mostBeforeNumber = 3;
/** Longer than a price and its conditions. */
const longestLine = 80;

/** Small figures beside large ones are cents: '$', '29', '99'. */
const isCents = (line: string, before: string) => /^\d\d$/.test(line) && /(?:^|[^\d.,\s])\s?\d{1,4}$/.test(before);

function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines.map((each) => each.trim())) {
    if (text === '') text = line;
    else if (/^[.,]\d/.test(line)) text += line;
    else if (isCents(line, text)) text += `.${line}`;
    else text += `\n${line}`;
  }
  return text;
}

/** `used`: lines of it. `rest`: what the last of them goes on to say. */
type PriceOfLines = { price: Price; used: number; rest?: string };

/** The price that lines begin with, as cards break it up: '$', '29', '/month'. Of several ways to read it the longest. */
export function readPriceLines(lines: readonly string[], home: Home = null): PriceOfLines | null {
  if (!lines[0]?.trim()) return null;
  const long = lines.findIndex((line) => line.length > longestLine);
  const most = Math.min(mostLines, long < 0 ? lines.length : Math.max(1, long));
  const hasNumber = lines.slice(0, mostBeforeNumber).some((line) => /\d/.test(line));
  // Without a number the words alone decide, and those stand in the first line: 'Free', 'Custom'.
  if (!hasNumber && readPrice(lines[0], home) === null) return null;
  for (let used = most; used > 0; used -= 1) {
    const taken = lines.slice(0, used);
    if (taken.at(-1)?.trim() === '') continue;
    const read = readPrice(joinLines(taken), home);
    if (!read) continue;
    const price = withoutBadges(read, taken, home);
    return withPeriod(price, lines.slice(0, used + 1), home) ?? { price, used };
  }
  return null;
}

/** Without the lines over the sum that change nothing of it: 'Best value', 'Save 17% with yearly billing'. */
function withoutBadges(price: Price, [, ...lines]: readonly string[], home: Home): Price {
  const shorter = lines.length > 0 ? readPrice(joinLines(lines), home) : null;
  const isSame =
    shorter !== null && JSON.stringify({ ...shorter, text: '' }) === JSON.stringify({ ...price, text: '' });
  return isSame ? withoutBadges(shorter, lines, home) : price;
}

/** 'per month · or $50 a year' */
const offersOther = /^[^\d]{1,20}[·•|,;–—-] ?or [^\d]{0,3}\d/i;

/** 'per month, cancel anytime' below an amount begins with its period and goes on with something else. */
function withPeriod(price: Price, lines: readonly string[], home: Home): PriceOfLines | null {
  const next = lines.at(-1) ?? '';
  if (price.kind !== 'amount' || price.period !== null || next.length > longestLine) return null;
  const said = `${price.text} ${next}`;
  const [found] = findPrices(said, home);
  return found?.start === 0 && found.price.period !== null && found.end > price.text.length
    ? {
        price: found.price,
        // The line is still to be read for the other price.
        ...(offersOther.test(next)
          ? { used: lines.length - 1 }
          : { used: lines.length, rest: said.slice(found.end).replace(/^[\s·•|,;–—-]{1,9}/, '') }),
      }
    : null;
}
