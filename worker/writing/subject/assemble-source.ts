import { assembleSource } from '../../source/sheet/assemble.ts';
import { emptySheet } from '../../source/sheet/empty-sheet.ts';
import { sentencesOf } from '../../source/sheet/sentences.ts';
import type { Passage, Source, SourcePage } from '../../source/types.ts';
import { mostPassages } from '../facts/facts.ts';
import { openingOf } from '../facts/material.ts';
import { roleOf } from './role-of.ts';

/**
 * One source from several pages of different sites on one subject: all of it passages, so that nothing that one page says is taken
 * for another's. Pages that research read are plain text under headings; those that the idea named are sorted by the reader first.
 */
export function assembleResearch(named: readonly SourcePage[], researched: readonly SourcePage[]): Source {
  const pages = [...researched, ...named];
  const passages = fairShare([
    ...researched.map(passagesOf),
    ...named.map((page, at) => namedPassages(page, researched.length + at)),
  ]);
  const [first] = pages;
  return {
    pages,
    language: first?.language ?? null,
    kind: 'article',
    sheet: emptySheet(pages, first ? nameOf(first) : ''),
    passages,
  };
}

/** What a page is about: 'Proofing' of 'Proofing (baking)'. */
export const nameOf = ({ title }: Pick<SourcePage, 'title'>) => title.replace(/(?<!\s)\s*\([^()]*\)$/, '').trim();

/** As many passages as the facts hold, from each page in turn: first what it opens with, then what its headings promise. */
function fairShare(ofPages: ReadonlyArray<readonly Passage[]>): Passage[] {
  const rank = ({ heading }: Passage) => (heading === null ? 0 : roleOf([heading]) ? 1 : 2);
  const ranked = ofPages.map((passages) => [...passages].sort((a, b) => rank(a) - rank(b)));
  const taken = new Set<Passage>();
  for (let round = 0; ranked.some((passages) => round < passages.length) && taken.size < mostPassages; round += 1)
    for (const passage of ranked.flatMap((passages) => passages[round] ?? []).slice(0, mostPassages - taken.size))
      taken.add(passage);
  return ofPages.flat().filter((passage) => taken.has(passage));
}

function passagesOf(page: SourcePage, index: number): Passage[] {
  const passages: Passage[] = [{ heading: null, sentences: [], page: index, topic: 'opening' }];
  for (const block of page.blocks) {
    if (block.kind === 'heading' && block.level > 1)
      passages.push({ heading: block.text, sentences: [], page: index, topic: null });
    if (block.kind === 'paragraph') passages.at(-1)?.sentences.push(...sentencesOf(block.text, page.language));
  }
  return passages.filter(({ sentences }) => sentences.length > 0);
}

function namedPassages(page: SourcePage, index: number): Passage[] {
  const source = assembleSource([page]);
  const { company, features } = source.sheet;
  const opening = [...openingOf(source), ...company.map(({ text }) => text)];
  const told = [
    { heading: null, sentences: opening, topic: 'opening' as const },
    ...features.map(({ name, sentences }) => ({ heading: name, sentences, topic: null })),
    ...source.passages.filter(({ topic }) => topic === null),
  ];
  return told.filter(({ sentences }) => sentences.length > 0).map((passage) => ({ ...passage, page: index }));
}
