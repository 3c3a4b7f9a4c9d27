import { heading, paragraph, section } from '../article/blocks.ts';
import { type ArticleBlock, escapeMarks, type Section, type Sentence } from '../article/section.ts';
import { nameOf } from './assemble-source.ts';
import type { Group } from './choose.ts';
import { textsOf } from './data/angles.ts';
import { type FrameKind, headings } from './data/frames.ts';
import type { Desk } from './desk.ts';
import { follows, type Quotation } from './quotations.ts';
import type { Voice } from './voice.ts';

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
  return escapeMarks(`${nameOf(page)}: ${told.charAt(0).toLowerCase()}${told.slice(1)}`);
}

/** Paragraphs of each page. */
const blocksOf = (quotations: readonly Quotation[], voice: Voice): ArticleBlock[] =>
  [...Map.groupBy(quotations, ({ page }) => page).values()].flatMap((ofPage, rank) =>
    paragraphsOf(ofPage.map((one, at) => voice.quote(frameFor(one, ofPage[at - 1], rank === 0), one))),
  );

function frameFor(quotation: Quotation, before: Quotation | undefined, isFirst: boolean): FrameKind {
  if (!before && quotation.part === null) return 'opening';
  if (!before) return isFirst ? 'first' : 'another';
  if (before.passage !== quotation.passage) return 'elsewhere';
  return follows(before, quotation) ? 'next' : 'later';
}

const mostInParagraph = 3;

const paragraphsOf = (quoted: readonly Sentence[][]): ArticleBlock[] =>
  quoted.flatMap((_, at) =>
    at % mostInParagraph === 0 ? paragraph(quoted.slice(at, at + mostInParagraph).flat()) : [],
  );
