import { joinList } from '../../language/grammar.ts';
import { frame, heading, licencesOf, list, paragraph, section } from '../article/blocks.ts';
import { type ArticleBlock, escapeMarks, type Section, type Sentence } from '../article/section.ts';
import { orderOf, textsOf } from './data/angles.ts';
import { askAnyway, frames, headings } from './data/frames.ts';
import type { Desk } from './desk.ts';
import type { Voice } from './voice.ts';

const mostTerms = 6;
const mostQuestions = 6;
const mostParts = 3;

/** A list under its heading, and a sentence that leads to it. */
const listed = (id: 'terms' | 'ask' | 'sources', voice: Voice, items: Sentence[], ...more: ArticleBlock[]): Section =>
  section(id, heading(voice.choose(headings[id])), paragraph([frame(voice.choose(frames[id]))]), list(items), ...more);

/** What the other pages are about, as each of them says in its first sentence. */
export function composeTerms({ openings, voice }: Desk): Section | null {
  const others = openings.filter(({ page }) => page > 0).slice(0, mostTerms);
  const items = others.flatMap(({ page, sentences }) =>
    sentences.slice(0, 1).map(({ text, facts }) => ({ text: `${voice.linkTo(page)}: “${escapeMarks(text)}”`, facts })),
  );
  return items.length < 2 ? null : listed('terms', voice, items);
}

/** For each thing that was told of, and for what was not, what the reader should ask. */
export function composeQuestions({ groups, brief, voice }: Desk): Section {
  const told = groups.flatMap(({ role }) => role ?? []);
  const inOrder = [...new Set([...told, ...orderOf(brief.angle)])].slice(0, mostQuestions - 1);
  const questions = inOrder.map((role) => voice.choose(textsOf(brief.angle, role).ask));
  return listed('ask', voice, [...questions, voice.choose(askAnyway)].map(frame));
}

/** Which pages the article quotes, from which of their parts, and under which licence their text stands. */
export function composeSources({ groups, source, voice }: Desk): Section {
  const items = source.pages.map((_, page) => {
    const quoted = groups.flatMap(({ quotations }) => quotations.filter((one) => one.page === page));
    const parts = [...new Set(quoted.flatMap(({ part }) => part || []))].slice(0, mostParts);
    const named = parts.map((part) => `“${escapeMarks(part)}”`);
    const from = named.length > 0 ? `, quoted from ${joinList(named)}` : '';
    return frame(`${voice.linkTo(page)}, ${escapeMarks(voice.siteOf(page))}${from}.`);
  });
  return listed('sources', voice, items, ...licencesOf(source.pages));
}
