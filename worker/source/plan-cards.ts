import { countTextWords } from './fold-text.ts';
import type { Plan } from './found.ts';
import { isPeriod, isWordPrice, type PriceLine, readPriceLine, splitNamedPrice } from './prices.ts';
import { isPitch } from './sentences.ts';
import type { Block } from './types.ts';

const badge =
  /^(?:most popular|popular|best value|recommended|best deal|new|beta|save .{1,24}|\d+% off|our pick|best seller|limited offer|(?:bill(?:ed)? )?(?:monthly|yearly|annually)|what['’]s included:?|includes?:?|features:?)$/i;
const intro =
  /^(?:what['’]s included|includes|included|plus|features|(?:everything in|all of|all features of) .{1,40}:|.{0,30}\b(?:plus|includes):)$/i;
const maxNameWords = 5;

const isName = (text: string) =>
  countTextWords(text) <= maxNameWords &&
  text.length < 45 &&
  !badge.test(text) &&
  !/[.?!:]$/.test(text) &&
  /\p{L}/u.test(text);

type Line = { text: string; isHeading: boolean; isItem: boolean };

function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block): Line[] => {
    if (block.kind === 'heading') return [{ text: block.text, isHeading: true, isItem: false }];
    if (block.kind === 'paragraph') return [{ text: block.text, isHeading: false, isItem: false }];
    if (block.kind === 'list') return block.items.map((text) => ({ text, isHeading: false, isItem: true }));
    return [];
  });
}

type FoundPrice = { line: PriceLine; at: number; name: string | null };

/** The card's price: the first amount, or where there is none, the first word that stands for one. */
function findPrice(lines: readonly Line[]): FoundPrice | null {
  let inWords: FoundPrice | null = null;
  for (const [at, { text, isItem }] of lines.entries()) {
    if (isItem) continue;
    const line = readPriceLine(text);
    if (line && !isWordPrice(line)) return { line, at, name: null };
    if (line) inWords ??= { line, at, name: null };
    const named = line ? null : splitNamedPrice(text);
    if (named) return { ...named, at };
  }
  // 'Free' at the top of a card is its name as much as its price.
  return inWords;
}

function findName(lines: readonly Line[], price: FoundPrice): string | null {
  if (price.name) return price.name;
  const candidates = lines.filter(
    (line, at) => at !== price.at && !line.isItem && isName(line.text) && !isPeriod(line.text),
  );
  const fits = candidates.filter(({ text }) => readPriceLine(text) === null || /^(?:free|custom)$/i.test(text));
  const name = fits.find((line) => line.isHeading) ?? fits[0];
  if (name) return name.text;
  return /^free$/i.test(price.line.price) ? price.line.price : null;
}

/** The same plan at another period ('$20 per agent, billed yearly'), where the card says so in a line of its own. */
function otherPeriods(plan: Plan, lines: readonly Line[]): Plan[] {
  return lines.flatMap(({ text }): Plan[] => {
    const line = readPriceLine(text.replace(/^or\s+/i, ''));
    const isOther = line?.period && line.price !== plan.price && line.period !== plan.period && !isWordPrice(line);
    return isOther ? [{ ...plan, price: line.price, period: line.period, description: null, features: [] }] : [];
  });
}

/** Reads a box as a plan of a price list; empty where it has no price or no name. */
export function readPlanCard(blocks: readonly Block[], page: number): Plan[] {
  const lines = linesOf(blocks);
  const found = findPrice(lines);
  const name = found && findName(lines, found);
  if (!found || !name) return [];
  const rest = lines.filter(({ text }, at) => at !== found.at && text !== name && !badge.test(text));
  const next = lines[found.at + 1];
  const period = found.line.period ?? (next && isPeriod(next.text) ? next.text : null);
  const others = rest.filter(({ text }) => text !== period && readPriceLine(text) === null && !intro.test(text));
  const descriptions = others.filter(
    (line) => !line.isItem && !line.isHeading && countTextWords(line.text) > 2 && !isPitch(line.text),
  );
  const [description = null] = descriptions.map(({ text }) => text);
  const isFeature = (line: Line) =>
    !isPitch(line.text) &&
    line.text !== description &&
    (line.isItem || !line.isHeading) &&
    countTextWords(line.text) <= 25;
  const features = others.filter(isFeature).map(({ text }) => text);
  const plan = { name, price: found.line.price, period, description, features: [...new Set(features)], page };
  return [plan, ...otherPeriods(plan, rest).slice(0, 1)];
}
