import { inSentence, joinList } from '../../language/grammar.ts';
import { foldText } from '../../language/words.ts';
import { nameOf } from '../../research/index.ts';
import { frame, heading, licencesOf, list, paragraph, section } from '../article/blocks.ts';
import { type ArticleBlock, escapeMarks, type Section, type Sentence } from '../article/section.ts';
import { orderOf, readerOf, textsOf } from './data/angles.ts';
import { askAnyway, type FrameKind, frames, headings } from './data/frames.ts';
import type { Desk, Group, Voice } from './desk.ts';
import { follows, type Quotation } from './quotations.ts';

const most = { gists: 8, terms: 6, questions: 6, parts: 3 };

export const composeBody = (desk: Desk): Section[] =>
  desk.groups.map((group, at) => {
    // At most half of the headings name the subject.
    const text = headingOf(group, desk, at % 2 === 0);
    const id = group.role ?? `part ${group.quotations[0]?.passage}`;
    return section(id, heading(text), ...blocksOf(group.quotations, desk.voice));
  });

/** A reader's question on the subject, or on what the one page is about that is quoted; else the page's own heading. */
function headingOf({ role, quotations }: Group, { brief, source, name, voice }: Desk, mayName: boolean): string {
  const [first] = quotations;
  if (role === null || !first) return escapeMarks(first?.part ?? '') || voice.choose(headings.overview);
  const texts = textsOf(brief.angle, role);
  const isOnSubject = quotations.every(({ nearness }) => nearness === 'on');
  if (isOnSubject && mayName && name.isHandy) return voice.choose(texts.headings);
  const plain = voice.choose(texts.plain);
  const isOnePart = new Set(quotations.map(({ passage }) => passage)).size === 1;
  const page = quotations.every((other) => other.page === first.page) ? source.pages[first.page] : undefined;
  if (!page || (isOnSubject && !mayName)) return plain;
  const told = isOnePart && first.part ? first.part : plain;
  return escapeMarks(`${nameOf(page)}: ${inSentence(told)}`);
}

/** Paragraphs of three quotations of each page. */
const blocksOf = (quotations: readonly Quotation[], voice: Voice): ArticleBlock[] =>
  [...Map.groupBy(quotations, ({ page }) => page).values()].flatMap((ofPage, rank) => {
    const quoted = ofPage.map((one, at) => voice.quote(frameFor(one, ofPage[at - 1], rank === 0), one));
    return quoted.flatMap((_, at) => (at % 3 === 0 ? paragraph(quoted.slice(at, at + 3).flat()) : []));
  });

function frameFor(quotation: Quotation, before: Quotation | undefined, isFirst: boolean): FrameKind {
  if (!before && quotation.part === null) return 'opening';
  if (!before) return isFirst ? 'first' : 'another';
  if (before.passage !== quotation.passage) return 'elsewhere';
  return follows(before, quotation) ? 'next' : 'later';
}

/** What the subject is, in the words of its page; for whom the article is, which search it answers and what it takes up. */
export function composeLead({ definition, gists, brief, name, voice }: Desk): Section {
  const [asked = name.plain] = brief.keywords;
  const isOther = foldText(asked) !== foldText(name.plain) && foldText(asked) !== foldText(name.inSentence);
  const own = [
    voice.choose(readerOf(brief.angle)),
    isOther ? `It starts from the search “${asked.replace(/["“”]/g, '')}”.` : '',
    gists.length > 1 ? `It takes up ${joinList(gists.slice(0, most.gists))}, in this order.` : '',
    voice.choose(frames.method),
  ];
  const quoted = definition ? voice.quote('lead', definition) : [];
  return section('lead', paragraph([...quoted, ...own.filter(Boolean).map(frame)]));
}

/** A list under its heading, and a sentence that leads to it. */
const listed = (id: 'terms' | 'ask' | 'sources', voice: Voice, items: Sentence[], ...more: ArticleBlock[]): Section =>
  section(id, heading(voice.choose(headings[id])), paragraph([frame(voice.choose(frames[id]))]), list(items), ...more);

/** What the other pages are about, as each of them says in its first sentence. */
export function composeTerms({ openings, voice }: Desk): Section | null {
  const others = openings.filter(({ page }) => page > 0).slice(0, most.terms);
  const items = others.flatMap(({ page, sentences }) =>
    sentences.slice(0, 1).map(({ text, facts }) => ({ text: `${voice.linkTo(page)}: “${escapeMarks(text)}”`, facts })),
  );
  return items.length < 2 ? null : listed('terms', voice, items);
}

/** For each thing that was told of, and for what was not, what the reader should ask. */
export function composeQuestions({ groups, brief, voice }: Desk): Section {
  const told = groups.flatMap(({ role }) => role ?? []);
  const inOrder = [...new Set([...told, ...orderOf(brief.angle)])].slice(0, most.questions - 1);
  const questions = inOrder.map((role) => voice.choose(textsOf(brief.angle, role).ask));
  return listed('ask', voice, [...questions, voice.choose(askAnyway)].map(frame));
}

/** Which pages the article quotes, from which of their parts, and under which licence their text stands. */
export function composeSources({ groups, source, voice }: Desk): Section {
  const items = source.pages.map((_, page) => {
    const quoted = groups.flatMap(({ quotations }) => quotations.filter((one) => one.page === page));
    const parts = [...new Set(quoted.flatMap(({ part }) => part || []))].slice(0, most.parts);
    const named = parts.map((part) => `“${escapeMarks(part)}”`);
    const from = named.length > 0 ? `, quoted from ${joinList(named)}` : '';
    return frame(`${voice.linkTo(page)}, ${escapeMarks(voice.siteOf(page))}${from}.`);
  });
  return listed('sources', voice, items, ...licencesOf(source.pages));
}
