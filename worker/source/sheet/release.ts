import type { SourcePage } from '../types.ts';

/** '2.0.7', '9 June 2024': a version of the product as its page prints it, with the day it came out; `quotes`: the lines that say so. */
type Release = { version: string; day: string | null; quotes: string[]; page: number };

const number = String.raw`v?(\d{1,4}(?:\.\d{1,6}){1,4}(?:-(?:alpha|beta|rc)[.\d]{0,6})?)`;
/** 'Version 2.0.7', 'Current version: v1.4', '2020/06/09 - Version 2.0.7 released!' */
const named = new RegExp(
  String.raw`^(?:[\d/.-]{8,10} - )?(?:(?:current|latest|newest|stable) )?version:? ${number}\b`,
  'i',
);
/** 'v1.4.2', alone or first among labels: 'v1.4 · MIT'. */
const labelled = new RegExp(`^${number.replace('v?', 'v')}$`, 'i');
/** 'Current version' over '0.6.0'. */
const heads = /^(?:current|latest) version:?$/i;
const alone = new RegExp(`^${number}$`, 'i');
const day = String.raw`\p{L}{3,9} \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9} \d{4}|\d{4}[-/]\d{2}[-/]\d{2}`;
const released = new RegExp(String.raw`(?:^|[|·•,] )(?:released (?:on )?|release date:? )(${day})\b`, 'iu');
const dated = new RegExp(`^(${day}) `, 'iu');
const parting = /\s[·•|]\s/;
const longest = 80;

/** The version that the first page to name one has first. */
export function findRelease(pages: ReadonlyArray<Pick<SourcePage, 'text'>>): Release | null {
  for (const [page, { text }] of pages.entries()) {
    const lines = text.split('\n').map((line) => line.trim());
    for (const [at, line] of lines.entries()) {
      if (line.length > longest) continue;
      const [next = '', after = ''] = lines.slice(at + 1, at + 3);
      const below = heads.test(line) ? alone.exec(next) : null;
      const label = line.split(parting).find((part) => labelled.test(part)) ?? '';
      const [, version] = below ?? named.exec(line) ?? labelled.exec(label) ?? [];
      if (version === undefined) continue;
      const dayLine = below ? after : next;
      const [, day = null] = released.exec(dayLine) ?? released.exec(line) ?? dated.exec(line) ?? [];
      const quotes = [...(below ? [line, next] : [line]), ...(released.test(dayLine) ? [dayLine] : [])];
      return { version, day, quotes, page };
    }
  }
  return null;
}
