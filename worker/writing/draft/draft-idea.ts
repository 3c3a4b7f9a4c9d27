import * as limits from '../../contract/limits.ts';
import { articleFor, cutAtWord, withArticle } from '../../language/grammar.ts';
import { isActivity } from '../../language/verbs.ts';
import { nameSubject, subjectOf } from '../../research/index.ts';
import { frame, heading, list, paragraph, section } from '../article/blocks.ts';
import { escapeMarks } from '../article/section.ts';
import { fillSlots } from '../article/wording.ts';
import type { Brief, Metadata } from '../types.ts';
import type { Draft } from '../writer.ts';
import { type BriefAngle, briefAngles, narrowingQuestions } from './data/angles.ts';
import { nextSteps } from './data/next-steps.ts';

/** Says of a draft what it is and why: there was nothing to read, so nothing in it is a fact. */
export const draftNote = (isSearchAway: boolean) =>
  `${isSearchAway ? 'No source was read for this idea, because the search could not be reached' : 'No source was found for this idea'}: the article is a structured draft made from the idea itself, and its facts are still to be added.`;

/** There is no source that could be too thin. */
export const sayDraft = (suggestion: string) =>
  suggestion.replace(/^The source is too thin for /, 'The draft is shorter than ');

/** A brief for an article, and nothing that could be taken for one: what it has to answer, in which order, and where to look. */
export function draftIdea(brief: Brief): Draft {
  const name = nameSubject(subjectOf(brief));
  const inSentence = isActivity(name) ? name : withArticle(name);
  const { aim, parts } = briefAngles[brief.angle];
  const fill = (text: string) => fillSlots(text, { k: inSentence });
  const idea = cutAtWord(quotable(brief.idea ?? name), 160);
  const what = [
    `This is a brief for an article on ${escapeMarks(inSentence)}, not the article: no source was read for it.`,
    `It was made from this idea: “${escapeMarks(idea)}”`,
  ];
  const asked = [...new Set([...brief.keywords, name].map(quotable))].slice(0, 6);
  const searches = asked.map((search) => frame(`“${escapeMarks(search)}”`));
  const header = ['Part', 'What it answers', 'Sources to look for'];
  const rows = [...parts, ...narrowing(name)].map(({ name: part, question, look }) => ({
    ...{ cells: [part, fill(question), look], facts: [] },
  }));
  const sections = [
    section('lead', paragraph(what.map(frame)), paragraph([frame(escapeMarks(fill(aim)))])),
    section('searches', heading('Searches to answer'), list(searches)),
    section('outline', heading('Questions a reader has, and where to look'), { kind: 'table', header, rows }),
    section('next', heading('From brief to article'), list(nextSteps.map(frame))),
  ];
  return { sections, metadata: describeBrief(brief, name) };
}

/** What a user typed must not end the quotation that it stands in. */
const quotable = (text: string) => text.replace(/\s+/g, ' ').replace(/["“”]/g, "'").trim();

/** What narrows the idea is a part of its own: 'for small companies', 'without a wheel'. */
function narrowing(name: string): BriefAngle['parts'] {
  const [, joint = '', tail = ''] = /^.{3,60}? (for|in|with|without|at|during) ([^,.;:?!]{3,50})$/.exec(name) ?? [];
  const question = narrowingQuestions[joint];
  if (!question) return [];
  return [
    { name: 'The special case', question: fillSlots(question, { tail }), look: 'People who are in just this case' },
  ];
}

function describeBrief({ keywords, angle }: Brief, name: string): Metadata {
  const key = keywords[0] ?? name;
  const kind = `Brief for ${articleFor(angle)} ${angle} article on ${name}: the questions a reader has, an outline and the sources to look for.`;
  const described = kind.length < limits.metaDescriptionLeast ? `${kind} No source was read for it yet.` : kind;
  const cut = `${cutAtWord(described, limits.metaDescriptionMost - 1)}.`;
  return {
    title: cutAtWord(`Brief: ${key}`, limits.titleAimed),
    excerpt: `A brief for an article on ${name}: the questions it has to answer, an outline and the sources to look for.`,
    metaDescription: described.length > limits.metaDescriptionMost ? cut : described,
    keywords: [...new Set([...keywords, name])].slice(0, 10),
  };
}
