import { isEnded } from '../language/sentences.ts';
import { foldText } from '../language/words.ts';
import type { SourcePage } from './types.ts';

/** Where texts stand on their pages, by the lines of those, each of which is a block: `page` is the index of one. */
export function linesOfPages(pages: ReadonlyArray<Pick<SourcePage, 'text' | 'blocks'>>) {
  const printed = pages.map(({ text }) => text.split('\n'));
  const lines = printed.map((of) => of.map(foldText));
  const lineOf = (text: string, page: number) => {
    const folded = foldText(text);
    return lines[page]?.findIndex((line) => line.includes(folded)) ?? -1;
  };
  /** Whether a text stands on its page as it is, within one block. */
  const standsWhole = (text: string, page: number) => lineOf(text, page) >= 0;
  return {
    standsWhole,
    /** The line of a page that a text stands in, by its place; -1 where it stands in none. */
    lineAt: lineOf,
    /** The line of a page that a text stands in; null where it is none of one. */
    lineWith: (text: string, page: number) => printed[page]?.find((line) => line.includes(text)) ?? null,
    /** Whether nothing but a name stands before a text in its line on the page. */
    beginsLine(text: string, page: number, name: string): boolean {
      const [folded, own] = [foldText(text), foldText(name)];
      return (lines[page] ?? []).some((line) => {
        const [before = '', ...rest] = line.split(folded, 2);
        return rest.length > 0 && !/[\p{L}\p{N}]/u.test(before.replace(own, ''));
      });
    },
    /** The small line above a heading that says what its part is about; null where there is none. */
    labelOver(heading: string | null, page: number): string | null {
      const found = pages[page]?.blocks.find((block) => block.kind === 'heading' && block.text === heading);
      return found?.kind === 'heading' ? (found.label ?? null) : null;
    },
    /** Whether a text goes on from another, in its line or in the one below that. */
    follows(before: string | undefined, after: string | undefined, page: number): boolean {
      if (before === undefined || after === undefined) return false;
      const at = lineOf(before, page);
      const [line = '', next = ''] = at < 0 ? [] : (lines[page] ?? []).slice(at, at + 2);
      const isBelow = isEnded(before) && line.endsWith(foldText(before)) && next.startsWith(foldText(after));
      return isBelow || standsWhole(`${before} ${after}`, page);
    },
    standsBefore: (text: string, other: string, page: number) => lineOf(text, page) < lineOf(other, page),
    /** Whether the page has something between the two that is left out: in one line, or in a list. */
    isTorn(before: string, after: string, page: number): boolean {
      const [one, other] = [lineOf(before, page), lineOf(after, page)];
      return one === other ? !standsWhole(`${before} ${after}`, page) : !isEnded(before) && other !== one + 1;
    },
  };
}
