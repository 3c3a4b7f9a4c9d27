import { assembleSource } from '../../source/assemble.ts';
import { sentencesOf } from '../../source/sentences.ts';
import type { Passage, Source, SourcePage } from '../../source/types.ts';

/** Sentences of the first page's opening that say what the subject is. */
const mostSummary = 3;

/**
 * One source from several pages of different sites on one subject: all of it passages, so that nothing that one page says is taken
 * for another's. Pages that research read are plain text under headings; those that the idea named are sorted by the reader first.
 */
export function assembleTopic(named: readonly SourcePage[], researched: readonly SourcePage[]): Source {
  const pages = [...researched, ...named];
  const passages = [
    ...researched.flatMap(passagesOf),
    ...named.flatMap((page, at) => namedPassages(page, researched.length + at)),
  ];
  const [first] = pages;
  const opening = passages.find(({ page }) => page === 0);
  return {
    pages,
    language: first?.language ?? null,
    kind: 'article',
    name: first ? nameOf(first) : '',
    tagline: null,
    summary: (opening?.sentences ?? []).slice(0, mostSummary).map((text) => ({ text, page: 0 })),
    ...{ features: [], plans: [], priceNotes: [], integrations: [], faq: [], quotes: [], company: [] },
    passages,
  };
}

/** What a page is about: 'Proofing' of 'Proofing (baking)'. */
export const nameOf = ({ title }: SourcePage) => title.replace(/(?<!\s)\s*\([^()]*\)$/, '').trim();

function passagesOf(page: SourcePage, index: number): Passage[] {
  const passages: Passage[] = [{ heading: null, sentences: [], page: index }];
  for (const block of page.blocks) {
    if (block.kind === 'heading' && block.level > 1) passages.push({ heading: block.text, sentences: [], page: index });
    if (block.kind === 'paragraph') passages.at(-1)?.sentences.push(...sentencesOf(block.text, page.language));
  }
  return passages.filter(({ sentences }) => sentences.length > 0);
}

function namedPassages(page: SourcePage, index: number): Passage[] {
  const { summary, features, passages, company } = assembleSource([page]);
  return [
    { heading: null, sentences: [...summary, ...company].map(({ text }) => text), page: index },
    ...features.map(({ name, details }) => ({ heading: name, sentences: details, page: index })),
    ...passages.map(({ heading, sentences }) => ({ heading, sentences, page: index })),
  ].filter(({ sentences }) => sentences.length > 0);
}
