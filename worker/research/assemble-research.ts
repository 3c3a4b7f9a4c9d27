import { wordsOf } from '../language/words.ts';
import { assembleSource } from '../source/sheet/assemble.ts';
import { emptySheet } from '../source/sheet/empty-sheet.ts';
import { sentencesOf } from '../source/sheet/sentences.ts';
import type { Passage, Source, SourcePage } from '../source/types.ts';
import { headingWords, type Role } from './data/roles.ts';

/**
 * One source from several pages of different sites on one subject: all of it passages, so that nothing that one page says is taken
 * for another's, `mostPassages` together. Pages that research read are plain text under headings; those that the idea named are sorted
 * by the reader first.
 */
export function assembleResearch(
  named: readonly SourcePage[],
  researched: readonly SourcePage[],
  mostPassages: number,
): Source {
  const pages = [...researched, ...named];
  const ofPages = [...researched.map(passagesOf), ...named.map(namedPassages)];
  const passages = fairShare(
    ofPages.map((told, page) => told.flatMap((one) => (one.sentences.length > 0 ? { ...one, page } : []))),
    mostPassages,
  );
  const [first] = pages;
  const sheet = emptySheet(pages, first ? nameOf(first) : '');
  return { pages, language: first?.language ?? null, kind: 'article', sheet, passages };
}

/** What a page is about: 'Proofing' of 'Proofing (baking)'. */
export const nameOf = ({ title }: Pick<SourcePage, 'title'>) => title.replace(/(?<!\s)\s*\([^()]*\)$/, '').trim();

/** As many passages as the facts hold, from each page in turn: first what it opens with, then what its headings promise. */
function fairShare(ofPages: ReadonlyArray<readonly Passage[]>, most: number): Passage[] {
  const rank = ({ heading }: Passage) => (heading === null ? 0 : roleOf([heading]) ? 1 : 2);
  const ranked = ofPages.map((passages) => passages.toSorted((a, b) => rank(a) - rank(b)));
  const inTurn = ranked.flatMap((passages) => [...passages.entries()]).sort(([a], [b]) => a - b);
  const taken = new Set(inTurn.slice(0, most).map(([, passage]) => passage));
  return ofPages.flat().filter((passage) => taken.has(passage));
}

type Told = Omit<Passage, 'page'>;

function passagesOf({ blocks, language }: SourcePage): Told[] {
  const passages: Told[] = [{ heading: null, sentences: [], topic: 'opening' }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level > 1) passages.push({ heading: block.text, sentences: [], topic: null });
    if (block.kind === 'paragraph') passages.at(-1)?.sentences.push(...sentencesOf(block.text, language));
  }
  return passages;
}

function namedPassages(page: SourcePage): Told[] {
  const source = assembleSource([page]);
  const { company, description, features } = source.sheet;
  const opening = [
    description?.text ?? [],
    ...source.passages.filter(({ topic }) => topic === 'opening').flatMap(({ sentences }) => sentences),
    ...company.map(({ text }) => text),
  ].flat();
  return [
    { heading: null, sentences: opening, topic: 'opening' },
    ...features.map(({ name, sentences }) => ({ heading: name, sentences, topic: null })),
    ...source.passages.filter(({ topic }) => topic === null),
  ];
}

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
