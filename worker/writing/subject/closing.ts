import { joinList } from '../../language/grammar.ts';
import { licenceNotice } from '../../research/index.ts';
import { type ArticleBlock, escapeMarks, type Section } from '../article/section.ts';
import type { Material } from '../facts/material.ts';
import type { Group } from './choose.ts';
import { orderOf, textsOf } from './data/angles.ts';
import { askAnyway, frames, headings } from './data/frames.ts';
import type { Quotation } from './quotations.ts';
import { inMarks, type Voice } from './voice.ts';

const mostTerms = 6;
const mostQuestions = 6;
const mostParts = 3;

const section = (id: keyof typeof headings, voice: Voice, ...blocks: ArticleBlock[]): Section => ({
  id,
  blocks: [{ kind: 'heading', level: 2, text: voice.choose(headings[id]) }, ...blocks],
});

/** What the other pages are about, as each of them says in its first sentence. */
export function composeTerms(quotations: readonly Quotation[], voice: Voice): Section | null {
  const openings = quotations
    .filter(({ page, part, from }) => page > 0 && part === null && from === 0)
    .slice(0, mostTerms);
  if (openings.length < 2) return null;
  const items = openings.map(({ page, sentences, facts }) => ({
    text: `${voice.linkTo(page)}: ${inMarks(sentences.slice(0, 1))}`,
    facts: facts.slice(0, 1),
  }));
  return section(
    'terms',
    voice,
    { kind: 'paragraph', sentences: [voice.plain(frames.terms)] },
    { kind: 'list', items },
  );
}

/** For each thing that was told of, and for what was not, what the reader should ask. */
export function composeQuestions(groups: readonly Group[], { brief }: Material, voice: Voice): Section {
  const told = groups.flatMap(({ role }) => role ?? []);
  const inOrder = [...told, ...orderOf(brief.angle).filter((role) => !told.includes(role))];
  const questions = inOrder.map((role) => voice.choose(textsOf(brief.angle, role).ask)).slice(0, mostQuestions - 1);
  const items = [...questions, voice.choose(askAnyway)].map((text) => ({ text, facts: [] }));
  return section('ask', voice, { kind: 'paragraph', sentences: [voice.plain(frames.ask)] }, { kind: 'list', items });
}

/** Which pages the article quotes, from which of their parts, and under which licence their text stands. */
export function composeSources(groups: readonly Group[], { source }: Material, voice: Voice): Section {
  const items = source.pages.map((_, page) => {
    const parts = groups.flatMap(({ quotations }) =>
      quotations.flatMap((one) => (one.page === page && one.part ? [one.part] : [])),
    );
    const named = [...new Set(parts)].slice(0, mostParts).map((part) => `“${escapeMarks(part)}”`);
    const from = named.length > 0 ? `, quoted from ${joinList(named)}` : '';
    return { text: `${voice.linkTo(page)}, ${escapeMarks(voice.siteOf(page))}${from}.`, facts: [] };
  });
  const licences = [...new Set(source.pages.flatMap((page) => licenceNotice(page) ?? []))];
  return section(
    'sources',
    voice,
    { kind: 'paragraph', sentences: [voice.plain(frames.sources)] },
    { kind: 'list', items },
    ...licences.map((text): ArticleBlock => ({ kind: 'paragraph', sentences: [{ text, facts: [] }] })),
  );
}
