import { wordsOf } from '../../language/words.ts';
import type { SourcePage } from '../../source/types.ts';
import { headingWords, type Role } from './data/roles.ts';

const roleWords = headingWords.map(([role, words]) => [role, words.split(' ')] as const);

/** Short beginnings are whole words: 'law' is not the start of 'lawn'. */
const begins = (word: string, start: string) =>
  start.length > 4 ? word.startsWith(start) : word === start || word === `${start}s`;

/** What a heading promises; what stands under a narrower heading that promises nothing belongs to the larger one. */
export function roleOf(headings: readonly string[]): Role | null {
  const [role = null] = headings.flatMap((heading) => {
    const words = wordsOf(heading);
    return roleWords.find(([, starts]) => words.some((word) => starts.some((start) => begins(word, start))))?.[0] ?? [];
  });
  return role;
}

/** Each heading of a page with those above it, the narrowest first. */
export function readHeadings(page: SourcePage): ReadonlyMap<string, string[]> {
  const paths = new Map<string, string[]>();
  const open: Array<{ level: number; text: string }> = [];
  for (const block of page.blocks) {
    if (block.kind !== 'heading' || block.level === 1) continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    open.push(block);
    paths.set(block.text, open.map(({ text }) => text).reverse());
  }
  return paths;
}
