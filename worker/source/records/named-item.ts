import { readPrice } from '../money/index.ts';
import type { Line } from '../page/content.ts';
import { countWords } from './count-words.ts';

/** '<b>Invoicing</b> Send them in seconds' is a title and its text; '<b>Unlimited</b> projects' is one phrase. */
export function splitLead(line: Line): Line[] {
  const { text, lead } = line;
  const rest = text
    .slice(lead)
    .replace(/^[\s:.–—-]{1,4}/, '')
    .trim();
  const isTitle = lead > 1 && lead < 80 && /^[\p{Lu}\p{N}“"]/u.test(rest) && countWords(rest) > 2;
  const isParted = lead > 1 && lead < 80 && /^\s?[:–—-]\s/.test(text.slice(lead)) && countWords(rest) > 2;
  if (!isTitle && !isParted) return [line];
  const name = text
    .slice(0, lead)
    .trim()
    .replace(/[:–—-]$/, '')
    .trim();
  return [
    { ...line, text: name, lead: 0, isBold: true, slot: `${line.slot} b`, isItem: false },
    { ...line, text: rest, lead: 0, isItem: false },
  ];
}

/** 'Storage adapters (local, FTP)' */
const bracketed = /^(\S.{2,70}?)\s\(([^()]{8,300})\)$/u;
const dash = /(?:\s[–—-]|:)\s/;
const maxName = 71;
const maxNameWords = 8;

/** What stands before and behind the first dash or colon of a text, where it is near enough. */
function partAtDash(text: string): { name: string; rest: string } | null {
  const found = dash.exec(text.slice(1, maxName + 3));
  if (!found) return null;
  const end = found.index + 1;
  return { name: text.slice(0, end), rest: text.slice(end + found[0].length) };
}

function partAtBracket(text: string): { name: string; rest: string } | null {
  const [, name, rest] = bracketed.exec(text) ?? [];
  return name !== undefined && rest !== undefined ? { name, rest } : null;
}

/** 'Invoicing — send them in seconds': a line by itself that names a thing and says what it is. */
export function splitName(line: Line): Line[] {
  const split = splitLead(line);
  if (split.length > 1) return split;
  const { name = '', rest = '' } = partAtDash(line.text) ?? partAtBracket(line.text) ?? {};
  const isTold = countWords(rest) > 2 || readPrice(rest) !== null;
  if (name === '' || countWords(name) > maxNameWords || !isTold || /[.!?,;]/.test(name.slice(0, -1))) return [line];
  return [
    { ...line, text: name, slot: `${line.slot} b`, isBold: true, isItem: false },
    { ...line, text: rest, isItem: false },
  ];
}

export const isNamedItem = (line: Line) => splitName(line).length > 1;
